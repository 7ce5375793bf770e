//! Positions and actions as numbers, for programs that learn to play: see `docs/encodings.md`.

use rynek_kernel::{ActionRange, CellWriter, Game, ObservationPart, Space, Viewer};

use crate::{
    Action, Attraction, Boulevards, Lot, Setup, Street,
    components::{Cards, DEAREST},
    lots::{ENDS, neighbours},
    state::Step,
};

/// More money is written as this much.
const MOST_CASH: i16 = 999;
/// The lots of a street.
const LOTS: usize = Lot::COUNT / Street::COUNT;
/// The cards of an attraction that have a price.
const PAID: usize = Cards::COUNT - 1;

// The blocks of action numbers.
const SELL: usize = Lot::COUNT;
const FREE: usize = SELL + Attraction::COUNT * PAID;
const BUY: usize = FREE + Attraction::COUNT;
const PASS: usize = BUY + Attraction::COUNT;
const BANKRUPT: usize = PASS + 1;

/// For every set of cards in price order, the turn of each card to leave its stack, from 1; 0 for one that is not there.
const PRICE_ORDER: [[i16; Cards::COUNT]; 32] = {
    let mut turns = [[0; Cards::COUNT]; 32];
    let mut cards = 0;
    while cards < turns.len() {
        let (mut place, mut turn) = (0, 1);
        while place < Cards::COUNT {
            if cards >> place & 1 == 1 {
                turns[cards][place] = turn;
                turn += 1;
            }
            place += 1;
        }
        cards += 1;
    }
    turns
};

pub(crate) fn space(setup: &Setup) -> Space {
    let players = usize::from(setup.players);
    let map = [Street::COUNT, LOTS];
    let flags = ObservationPart::flags;
    let part = ObservationPart::new;
    let parts = vec![
        flags("hand", &map, "Whether you hold this building (streets A to L, lots 1 to 4); 0 for spectators"),
        flags("built", &map, "Whether this lot is built on"),
        part("cost", &map, (0, 2 * DEAREST as i16), "What the building costs now; 0 if it is built"),
        part(
            "stacks",
            &[Attraction::COUNT, Cards::COUNT],
            (0, Cards::COUNT as i16),
            "The place of this card in its stack, 1 for the next one; 0 if it is not there (cards by price, the free one first)",
        ),
        flags("shares", &[players, Attraction::COUNT, Cards::COUNT], "Whether this player holds this card"),
        part(
            "price",
            &[Attraction::COUNT],
            (-1, 255),
            "The price of the next share that can be bought; -1 if there is none",
        ),
        part(
            "unfinished",
            &[Attraction::COUNT],
            (0, Street::COUNT as i16),
            "The unfinished streets at this attraction",
        ),
        flags("free", &[Attraction::COUNT], "Whether the player to move may take the free share of this attraction"),
        part("cash", &[players], (0, MOST_CASH), "The money of this player, in millions; more than 999 is 999"),
        part("buildings", &[players], (0, Lot::COUNT as i16), "How many buildings this player holds"),
        part(
            "bankrupt",
            &[players],
            (0, players as i16),
            "0 in the game, 1 for the first player to go bankrupt, 2 for the next",
        ),
        flags("mover", &[players], "Whether it is this player's turn, also while they draw"),
        flags("phase", &[5], "One of: first hands are drawn, build, take a share, draw a building, over"),
        flags("selling", &[1], "Whether the player to move has sold a share this turn"),
        part("bag", &[1], (0, Lot::COUNT as i16), "How many buildings are in the bag"),
    ];
    let ranges = vec![
        ActionRange::new("build", &map, "Build on this lot (streets A to L, lots 1 to 4)"),
        ActionRange::new(
            "sell",
            &[Attraction::COUNT, PAID],
            "Sell this share (the four with a price, the cheapest first)",
        ),
        ActionRange::new("free", &[Attraction::COUNT], "Take the free share of this attraction"),
        ActionRange::new("buy", &[Attraction::COUNT], "Buy the next share of this attraction"),
        ActionRange::new("pass", &[1], "Take no share"),
        ActionRange::new("bankrupt", &[1], "Go bankrupt"),
    ];
    Space::new(parts, ranges)
}

impl Boulevards {
    pub(crate) fn write_cells(&self, viewer: Viewer, out: &mut [i16]) {
        let players = self.players();
        let mut cells = CellWriter::new(out);
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).map_or(0, |hand| hand.bits()),
            Viewer::Spectator => 0,
        };
        cells.flags(Lot::COUNT, hand);
        cells.flags(Lot::COUNT, self.built.bits());
        self.write_costs(cells.next(Lot::COUNT));
        for attraction in Attraction::ALL {
            self.write_stack(attraction, cells.next(Cards::COUNT));
        }
        for seat in viewer.seats_around(players) {
            for cards in self.wallets[seat.index()].cards {
                cells.flags(Cards::COUNT, cards.0.into());
            }
        }
        for attraction in Attraction::ALL {
            cells.one(self.open_price(attraction).map_or(-1, |price| price as i16));
        }
        for streets in self.edition.streets_at {
            cells.one((streets & !self.finished).count_ones() as i16);
        }
        cells.one_of(Attraction::COUNT, self.free_card().map(|attraction| attraction as usize));
        for seat in viewer.seats_around(players) {
            cells.count(self.wallets[seat.index()].cash, MOST_CASH);
        }
        for seat in viewer.seats_around(players) {
            cells.one(self.hands[seat.index()].len() as i16);
        }
        for seat in viewer.seats_around(players) {
            cells.one(self.wallets[seat.index()].out);
        }
        cells.one_of(players, Some(viewer.place_of(self.mover, players)));
        cells.one_of(5, Some(self.step as usize));
        cells.one(i16::from(self.selling));
        cells.one(self.bag.len() as i16);
        cells.finish();
    }

    fn write_costs(&self, out: &mut [i16]) {
        let single = ENDS.or(neighbours(self.built)).bits();
        let built = self.built.bits();
        for (lot, (cell, cost)) in out.iter_mut().zip(self.edition.costs).enumerate() {
            let (single, built) = ((single >> lot & 1) as u32, (built >> lot & 1) as i16);
            *cell = (i16::from(cost) << (1 - single)) & (built - 1);
        }
    }

    fn write_stack(&self, attraction: Attraction, out: &mut [i16]) {
        let stack = self.stacks[attraction as usize];
        if self.on_top[attraction as usize].top().is_none() {
            out.copy_from_slice(&PRICE_ORDER[usize::from(stack.0 % 32)]);
            return;
        }
        out.fill(0);
        for (turn, place) in self.stack_order(attraction).enumerate() {
            out[place] = turn as i16 + 1;
        }
    }

    pub(crate) fn number_of(&self, action: Action) -> Option<usize> {
        Some(match action {
            Action::Draw(_) => return None,
            Action::Build(lot) => lot.index(),
            Action::Sell(attraction, price) => {
                let place = self.edition.prices(attraction)[1..].iter().position(|printed| *printed == price)?;
                SELL + attraction as usize * PAID + place
            }
            Action::Free(attraction) => FREE + attraction as usize,
            Action::Buy(attraction) => BUY + attraction as usize,
            Action::Pass => PASS,
            Action::Bankrupt => BANKRUPT,
        })
    }

    pub(crate) fn action_numbered(&self, index: usize) -> Option<Action> {
        Some(match index {
            0..SELL => Action::Build(Lot::all().nth(index)?),
            SELL..FREE => {
                let (attraction, place) = (Attraction::ALL[(index - SELL) / PAID], (index - SELL) % PAID);
                Action::Sell(attraction, self.edition.prices(attraction)[place + 1])
            }
            FREE..BUY => Action::Free(Attraction::ALL[index - FREE]),
            BUY..PASS => Action::Buy(Attraction::ALL[index - BUY]),
            PASS => Action::Pass,
            BANKRUPT => Action::Bankrupt,
            _ => return None,
        })
    }

    /// The numbers of the legal actions, in their order in the list of actions.
    pub(crate) fn list_numbers(&self, out: &mut Vec<u32>) {
        match self.step {
            Step::Build => self.each_build(|action| out.extend(self.number_of(action).map(|index| index as u32))),
            Step::Share => {
                out.extend(self.free_card().map(|attraction| (FREE + attraction as usize) as u32));
                out.extend(self.affordable().map(|attraction| (BUY + attraction as usize) as u32));
                out.push(PASS as u32);
            }
            Step::Deal | Step::Draw | Step::Over => {}
        }
    }
}
