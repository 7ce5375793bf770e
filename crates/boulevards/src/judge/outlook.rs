//! What is likely to happen: which streets will be finished, who will hold shares then, and when the game ends.

use rynek_kernel::{MAX_SEATS, Seat};

use crate::{Attraction, Boulevards, Lot, LotSet, Street, Weights, components::Cards};

/// One number for every seat.
pub(crate) type PerSeat = [f64; MAX_SEATS];

/// What is likely to happen in a position, before it is converted to money.
pub(crate) struct Outlook<'a> {
    game: &'a Boulevards,
    weights: &'a Weights,
    players: usize,
    /// The expected number of further buildings.
    pub(crate) further_buildings: f64,
    /// The number of open lots on the shortest way to the end, and these lots.
    pub(crate) nearest: (usize, LotSet),
    /// How many shares each seat holds.
    held: [[u8; MAX_SEATS]; Attraction::COUNT],
    /// The probability that each street will be finished.
    finished: [f64; Street::COUNT],
    /// The share of the cards in its stacks that is bought before each street is finished.
    bought: [f64; Street::COUNT],
    /// The cash of each seat, and what is about to be paid out to it.
    pub(crate) money: PerSeat,
    /// How likely each seat is to buy with its money.
    eager: PerSeat,
}

impl<'a> Outlook<'a> {
    /// Without a viewer, all hands are known. A viewer does not know the hands of the others.
    pub(crate) fn of(game: &'a Boulevards, weights: &'a Weights, viewer: Option<Seat>) -> Outlook<'a> {
        let nearest = nearest(game);
        let mut outlook = Outlook {
            game,
            weights,
            players: game.hands.len(),
            further_buildings: further_buildings(game, weights, nearest.0),
            nearest,
            held: [[0; MAX_SEATS]; Attraction::COUNT],
            finished: [0.0; Street::COUNT],
            bought: [0.0; Street::COUNT],
            money: [0.0; MAX_SEATS],
            eager: [0.0; MAX_SEATS],
        };
        outlook.count_shares();
        outlook.foresee(viewer);
        outlook.count_money();
        outlook
    }

    fn count_shares(&mut self) {
        for (seat, wallet) in self.game.wallets.iter().enumerate() {
            for attraction in 0..Attraction::COUNT {
                self.held[attraction][seat] = wallet.cards[attraction].len() as u8;
            }
        }
    }

    fn count_money(&mut self) {
        for (seat, wallet) in self.game.wallets.iter().enumerate().filter(|(_, wallet)| wallet.plays()) {
            self.money[seat] += f64::from(wallet.cash);
            self.eager[seat] = self.money[seat] / (self.money[seat] + self.weights.purse);
        }
    }

    /// Computes the probability that each street will be finished: all of its open lots must be built on, each by a
    /// player who may gain or lose by it.
    fn foresee(&mut self, viewer: Option<Seat>) {
        let open_lots = (Lot::COUNT - self.game.built.len()) as f64;
        let late = self.weights.time * (self.further_buildings / open_lots - 0.5);
        let parts = self.parts_bought();
        let unseen = viewer.map(|viewer| self.unseen(viewer));
        for street in Street::all() {
            let open = street.ground().except(self.game.built);
            let count = open.len();
            if count == 0 {
                continue;
            }
            let pays = self.pays(street);
            let readiness = self.readiness(count, late, &pays);
            let finished = match unseen {
                Some(unseen) => self.finished_as_seen(unseen, open, &readiness),
                None => self.finished_as_held(open, &readiness),
            };
            self.finished[street.index()] = finished;
            self.bought[street.index()] = parts[count - 1];
            if count == 1 {
                // What a street with one open lot will pay counts as money.
                for (money, paid) in self.money.iter_mut().zip(&pays) {
                    *money += self.weights.near * finished * paid;
                }
            }
        }
    }

    /// The share of all cards in stacks that is bought before a street with 1 to 4 open lots is finished.
    fn parts_bought(&self) -> [f64; 4] {
        let mut cards = 1;
        for stack in &self.game.stacks {
            cards += stack.len();
        }
        let mut parts = [0.0; 4];
        for (part, wait) in parts.iter_mut().zip(&self.weights.wait) {
            let buys = (self.weights.purchases * self.further_buildings * wait).max(0.0);
            *part = buys / (buys + cards as f64);
        }
        parts
    }

    /// What a street would pay each seat now.
    fn pays(&self, street: Street) -> PerSeat {
        let mut pays = [0.0; MAX_SEATS];
        for attraction in self.game.edition.ends[street.index()] {
            let table = &self.game.edition.dividends[attraction as usize];
            let held = &self.held[attraction as usize];
            for seat in 0..self.players {
                pays[seat] += f64::from(table[usize::from(held[seat])]);
            }
        }
        pays
    }

    /// How likely each seat is to build on one of this many open lots of a street.
    fn readiness(&self, open: usize, late: f64, pays: &PerSeat) -> PerSeat {
        let all: f64 = pays.iter().sum();
        let rivals = (self.players - 1) as f64;
        let base = self.weights.readiness[open - 1] + late;
        let interest = self.weights.interest[open - 1] / 10.0;
        let mut readiness = [0.0; MAX_SEATS];
        for seat in 0..self.players {
            let ahead = pays[seat] - (all - pays[seat]) / rivals;
            readiness[seat] = smooth_step(base + interest * ahead);
        }
        readiness
    }

    fn finished_as_held(&self, open: LotSet, readiness: &PerSeat) -> f64 {
        let mut finished = power(self.average(readiness), open.and(self.game.bag).len());
        for (hand, ready) in self.game.hands.iter().zip(readiness) {
            finished *= power(*ready, open.and(*hand).len());
        }
        finished
    }

    /// The viewer, and for each seat the probability that it has a building that the viewer cannot see.
    fn unseen(&self, viewer: Seat) -> (Seat, PerSeat) {
        let mut parts = [0.0; MAX_SEATS];
        let bag = self.game.bag.len() as f64;
        let mut all = bag;
        for seat in (0..self.players).filter(|seat| *seat != viewer.index()) {
            parts[seat] = self.game.hands[seat].len() as f64;
            all += parts[seat];
        }
        for part in &mut parts[..self.players] {
            *part = (*part + bag / self.players as f64) / all.max(1.0);
        }
        (viewer, parts)
    }

    fn finished_as_seen(&self, (viewer, parts): (Seat, PerSeat), open: LotSet, readiness: &PerSeat) -> f64 {
        let own = open.and(self.game.hands[viewer.index()]).len();
        let mut others = 0.0;
        for seat in 0..self.players {
            others += parts[seat] * readiness[seat];
        }
        power(readiness[viewer.index()], own) * power(others, open.len() - own)
    }

    fn average(&self, readiness: &PerSeat) -> f64 {
        readiness.iter().sum::<f64>() / self.players as f64
    }

    /// The expected dividends of each seat, less the price of shares bought until then.
    pub(crate) fn earnings(&self) -> PerSeat {
        let mut earnings = [0.0; MAX_SEATS];
        for attraction in Attraction::ALL {
            let streets = self.open_streets(attraction);
            if streets != 0 {
                self.earn(attraction, streets, &mut earnings);
            }
        }
        earnings
    }

    fn open_streets(&self, attraction: Attraction) -> u16 {
        self.game.edition.streets_at[attraction as usize] & !self.game.finished
    }

    fn earn(&self, attraction: Attraction, streets: u16, earnings: &mut PerSeat) {
        let stack = self.game.stacks[attraction as usize];
        let cards = stack.len() as f64;
        let price = match stack.is_empty() {
            true => 0.0,
            false => self.weights.later_price * f64::from(self.game.edition.printed(attraction, stack)) / cards,
        };
        let wants = self.wants(attraction);
        let held = &self.held[attraction as usize];
        let mut most = 0.0_f64;
        for street in bits(streets) {
            let more = cards * self.bought[street];
            most = most.max(more);
            let sure = self.weights.dividends * self.finished[street];
            for seat in 0..self.players {
                earnings[seat] += sure * self.pay(attraction, f64::from(held[seat]) + more * wants[seat]);
            }
        }
        for seat in 0..self.players {
            earnings[seat] -= price * most * wants[seat];
        }
    }

    /// The expected gain of a seat from one more share of an attraction, and the loss of the others.
    pub(crate) fn gain(&self, attraction: Attraction, buyer: Seat) -> PerSeat {
        let mut gain = [0.0; MAX_SEATS];
        let wants = self.wants(attraction);
        let cards = self.game.stacks[attraction as usize].len() as f64;
        let held = &self.held[attraction as usize];
        for street in bits(self.open_streets(attraction)) {
            let sure = self.weights.dividends * self.finished[street];
            for seat in 0..self.players {
                let part = wants[seat] * self.bought[street];
                let before = f64::from(held[seat]) + cards * part;
                let after = before - part + if seat == buyer.index() { 1.0 } else { 0.0 };
                gain[seat] += sure * (self.pay(attraction, after) - self.pay(attraction, before));
            }
        }
        gain
    }

    /// The expected gain from the first shares of closed stacks for a seat with a building that touches them.
    pub(crate) fn first_shares(&self, seat: Seat) -> f64 {
        let edition = self.game.edition.get();
        let hand = self.game.hand(seat);
        let mut keys = 0.0;
        for attraction in Attraction::ALL {
            let closed = self.game.stacks[attraction as usize].has_free();
            if closed && !edition.sites[attraction as usize].and(hand).is_empty() {
                let hope: f64 = bits(self.open_streets(attraction)).map(|street| self.finished[street]).sum();
                keys += hope * f64::from(edition.dividend(attraction, 1));
            }
        }
        self.weights.key * keys
    }

    /// What this number of shares pays, interpolated between whole numbers.
    #[inline]
    fn pay(&self, attraction: Attraction, shares: f64) -> f64 {
        let whole = (shares as usize).min(Cards::COUNT - 1);
        let table = &self.game.edition.dividends[attraction as usize];
        let less = f64::from(table[whole]);
        less + (f64::from(table[whole + 1]) - less) * (shares - whole as f64).min(1.0)
    }

    /// How the cards still to be bought are divided: a player with more shares wants more, a player with more money
    /// gets more. If no player is rich, most cards stay in their stacks.
    fn wants(&self, attraction: Attraction) -> PerSeat {
        let mut wants = [0.0; MAX_SEATS];
        let mut all = 0.0;
        for (seat, part) in wants.iter_mut().enumerate().take(self.players) {
            let want = 2.0 + f64::from(self.held[attraction as usize][seat]);
            *part = self.eager[seat] * want;
            all += want + *part;
        }
        for want in &mut wants[..self.players] {
            *want *= 2.0 / all;
        }
        wants
    }
}

/// A smooth step from 0 to 1. It uses only roots and quotients, so it is the same on every machine.
#[inline]
fn smooth_step(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// A power with a small exponent.
#[inline]
fn power(base: f64, exponent: usize) -> f64 {
    let mut power = 1.0;
    for _ in 0..exponent {
        power *= base;
    }
    power
}

/// The expected number of further buildings, if this many lots of the shortest way to the end are open.
pub(crate) fn further_buildings(game: &Boulevards, weights: &Weights, nearest: usize) -> f64 {
    let open = (Lot::COUNT - game.built.len()) as f64;
    let way = nearest as f64;
    (open * way / (way + weights.haste.max(0.1))).max(1.0)
}

/// The number of open lots on the shortest way to the end, and these lots.
pub(crate) fn nearest(game: &Boulevards) -> (usize, LotSet) {
    let mut nearest = (usize::MAX, LotSet::default());
    for way in &game.edition.ways {
        let open = way.except(game.built);
        if open.len() < nearest.0 {
            nearest = (open.len(), open);
        }
    }
    nearest
}

/// The indices of the bits that are set.
#[inline]
fn bits(set: u16) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (place < 16).then_some(place)
    })
}
