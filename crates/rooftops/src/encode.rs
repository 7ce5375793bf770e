//! Positions and actions as numbers, for programs that learn to play: see `docs/encodings.md`.

use rynek_kernel::{ActionRange, CellWriter, Game, ObservationPart, Space, Viewer};

use crate::{
    Action, CardId, Colour, Components, Floors, Goal, Rooftops, Setup, Site,
    builds::BuildSites,
    cards::{CardSet, Shown},
    floors::HANDFUL_COUNT,
    goals::GOALS_IN_PLAY,
    map::{MOST_STREETS, Map, SiteIndex},
    setup::{START_CARDS, StartSites},
    site_draws::MOST_STARTS,
    state::Phase,
};

const COLOURS: usize = Colour::ALL.len();
/// The new building, and each neighbour, may get the roof.
const ROOFS: usize = 1 + MOST_STREETS;
/// The levels that a building can have.
const LEVELS: usize = MOST_STREETS + 1;
/// More than this of anything is written as this much.
const MOST: i16 = 255;
/// The points are written as they are up to this many, above and below 0.
const MOST_POINTS: i16 = 999;

/// Where the blocks of action numbers begin; they depend on the number of sites.
struct Blocks {
    sites: usize,
}

impl Blocks {
    fn of(map: &Map) -> Blocks {
        Blocks { sites: map.len() }
    }

    const TAKE: usize = 0;
    const RETURN: usize = START_CARDS * HANDFUL_COUNT;
    const DECLINE: usize = Blocks::RETURN + HANDFUL_COUNT - 1;
    const BUILD: usize = Blocks::DECLINE + 1;

    fn start(&self) -> usize {
        Blocks::BUILD + self.sites * COLOURS * ROOFS
    }

    fn end(&self) -> usize {
        self.start() + self.sites * COLOURS
    }
}

pub(crate) fn space(edition: &Components, setup: &Setup) -> Option<Space> {
    let players = usize::from(setup.players);
    let sites = edition.map(players)?.len();
    let (flags, part) = (ObservationPart::flags, ObservationPart::new);
    let parts = vec![
        flags(
            "colour",
            &[COLOURS, sites],
            "Whether a building of this colour (black, white, grey, brown) is on this site",
        ),
        part("height", &[sites], (0, LEVELS as i16), "The floors of the building on this site; 0 for an empty site"),
        part(
            "price",
            &[COLOURS, sites],
            (0, MOST_STREETS as i16),
            "The floors of this colour that a new building here would pay; 0 where one stands",
        ),
        part(
            "roofs",
            &[players, sites],
            (0, 2),
            "The roofs of this player in the building on this site; 2 for two or more",
        ),
        flags("visible", &[players, sites], "Whether the roof on top of this building is of this player"),
        flags("levels", &[players, LEVELS], "Whether this player has a roof on this level, from level 1"),
        part("stock", &[players, COLOURS], (0, MOST), "The floors of each colour in the stock of this player"),
        part("machines", &[players, COLOURS], (0, MOST), "The space of each machine marker of this player"),
        part("roofs_left", &[players], (0, MOST), "The roofs that this player has not yet placed"),
        part(
            "tokens",
            &[players, GOALS_IN_PLAY],
            (0, MOST),
            "The millions on this player's token of each goal in play; 0 without one",
        ),
        part("cone", &[players], (-1, MOST), "The space of this player's cone; -1 until it is fixed"),
        part("points", &[players], (-MOST_POINTS, MOST_POINTS), "The points of this player if the game ended now"),
        flags(
            "goals",
            &[GOALS_IN_PLAY, Goal::ALL.len()],
            "Which goal this is, in the order of the rules; all 0 until it is drawn",
        ),
        part("tokens_left", &[GOALS_IN_PLAY], (0, MOST), "The millions on the best token left of this goal"),
        part("bank", &[COLOURS], (0, MOST), "The floors of each colour in the container"),
        part(
            "market",
            &[START_CARDS, 2 * COLOURS + 1],
            (0, MOST),
            "The cards of the market: the floors of each colour, the jokers, the steps of each machine; all 0 without a card",
        ),
        flags("unseen", &[usize::from(CardSet::MOST)], "Whether the card with this number, from 1, is in the pile"),
        flags(
            "start_colours",
            &[MOST_STARTS, COLOURS],
            "The colours that each starting floor still to be placed may have, the next one first",
        ),
        flags("mover", &[players], "Whether it is this player's turn, also while a card is revealed"),
        flags(
            "phase",
            &[8],
            "One of: goals are drawn, first cards are drawn, starting floors, take or build, the market is filled, return floors, extra turn, over",
        ),
        part("due", &[1], (0, MOST), "How many floors the player to move has to return now"),
        flags("end", &[3], "Why the end has begun: last roof, shortage, standstill; all 0 before"),
        flags("end_player", &[players], "In whose turn the end began; all 0 before"),
        flags("last_turns", &[1], "Whether the turn in which the end began is over"),
    ];
    let ranges = vec![
        ActionRange::new(
            "take",
            &[START_CARDS, HANDFUL_COUNT],
            "Take this card of the market with these chosen floors (all handfuls of up to four floors, the smaller ones first)",
        ),
        ActionRange::new(
            "return",
            &[HANDFUL_COUNT - 1],
            "Return these floors (all handfuls of one to four floors, the smaller ones first)",
        ),
        ActionRange::new("decline", &[1], "Decline the extra turn"),
        ActionRange::new(
            "build",
            &[sites, COLOURS, ROOFS],
            "Build on this site in this colour; the roof goes on the new building, or on the building on its first, second, … neighbour",
        ),
        ActionRange::new("start", &[sites, COLOURS], "Place the starting floor on this site in this colour"),
    ];
    Some(Space::new(parts, ranges))
}

impl Rooftops {
    pub(crate) fn write_cells(&self, viewer: Viewer, out: &mut [i16]) {
        let (players, sites) = (self.players(), self.map().len());
        let mut cells = CellWriter::new(out);
        self.write_city(sites, &mut cells);
        self.write_developers(viewer, sites, &mut cells);
        self.write_goals(&mut cells);
        write_floors(self.bank, &mut cells);
        self.write_cards(&mut cells);
        cells.one_of(players, Some(viewer.place_of(self.mover, players)));
        cells.one_of(8, Some(self.phase as usize));
        cells.one(if self.phase == Phase::PutBack { self.due_back() } else { 0 });
        cells.one_of(3, self.end.map(|end| end.trigger as usize));
        cells.one_of(players, self.end.map(|end| viewer.place_of(end.seat, players)));
        cells.one(i16::from(self.last_turns));
        cells.finish();
    }

    fn write_city(&self, sites: usize, cells: &mut CellWriter<'_>) {
        for colour in Colour::ALL {
            cells.flags(sites, self.city.of_colour(colour).bits());
        }
        for (place, cell) in cells.next(sites).iter_mut().enumerate() {
            *cell = self.city.tower(place).height.into();
        }
        let built = self.city.built().bits();
        let prices = cells.next(COLOURS * sites);
        for place in 0..sites {
            let owed = if built >> place & 1 == 1 { Floors::NONE } else { self.city.owed(place) };
            for colour in Colour::ALL {
                prices[colour as usize * sites + place] = owed.count(colour).into();
            }
        }
    }

    fn write_developers(&self, viewer: Viewer, sites: usize, cells: &mut CellWriter<'_>) {
        let around = || viewer.seats_around(self.developers.len()).map(|seat| (seat, self.developer(seat)));
        for (_, developer) in around() {
            let (present, doubled) = (developer.present.bits(), developer.doubled.bits());
            for (place, cell) in cells.next(sites).iter_mut().enumerate() {
                *cell = ((present >> place & 1) + (doubled >> place & 1)) as i16;
            }
        }
        around().for_each(|(_, developer)| cells.flags(sites, developer.visible.bits()));
        around().for_each(|(_, developer)| cells.flags(LEVELS, developer.levels.into()));
        around().for_each(|(_, developer)| write_floors(developer.stock, cells));
        around().for_each(|(_, developer)| developer.tracks.into_iter().for_each(|space| cells.one(space)));
        around().for_each(|(_, developer)| cells.one(developer.roofs));
        around().for_each(|(_, developer)| developer.tokens.into_iter().for_each(|token| cells.one(token)));
        around().for_each(|(_, developer)| cells.one(developer.cone.map_or(-1, i16::from)));
        let most = i32::from(MOST_POINTS);
        around().for_each(|(seat, _)| cells.one(self.points(seat).clamp(-most, most) as i16));
    }

    fn write_goals(&self, cells: &mut CellWriter<'_>) {
        for place in 0..GOALS_IN_PLAY {
            cells.one_of(Goal::ALL.len(), self.goals.get(place).map(|goal| *goal as usize));
        }
        for place in 0..GOALS_IN_PLAY {
            cells.one(self.tokens_left(place).first().copied().unwrap_or(0));
        }
    }

    fn write_cards(&self, cells: &mut CellWriter<'_>) {
        for place in 0..START_CARDS {
            let market = cells.next(2 * COLOURS + 1);
            market.fill(0);
            let Some(card) = self.market.get(place).map(|card| self.edition.get().known_card(*card)) else { continue };
            for colour in Colour::ALL {
                market[colour as usize] = card.printed.count(colour).into();
            }
            market[COLOURS] = card.jokers.into();
            if let Some(machine) = card.machine {
                market[COLOURS + 1 + machine.colour as usize] = machine.steps.into();
            }
        }
        cells.flags(CardSet::MOST.into(), self.pile.bits());
        let starts = cells.next(MOST_STARTS * COLOURS);
        starts.fill(0);
        if self.phase == Phase::Start {
            let left = self.market.iter().chain(&self.starters).skip(self.city.built().len());
            for (card, start) in left.zip(starts.chunks_mut(COLOURS)) {
                match self.edition.get().known_card(*card).bottom() {
                    Shown::Joker => start.fill(1),
                    Shown::Fixed(colour) => start[colour as usize] = 1,
                }
            }
        }
    }

    pub(crate) fn number_of(&self, action: Action) -> Option<usize> {
        let (map, blocks) = (self.map(), Blocks::of(self.map()));
        Some(match action {
            Action::Goals(_) | Action::Card(_) => return None,
            Action::Take(card, chosen) => {
                let place = self.market.iter().position(|offered| *offered == card)?;
                Blocks::TAKE + place * HANDFUL_COUNT + chosen.handful()?
            }
            Action::Return(floors) => Blocks::RETURN + floors.handful()?.checked_sub(1)?,
            Action::Decline => Blocks::DECLINE,
            Action::Build(site, colour, roof) => build_number(map, map.place(site)?, colour, map.place(roof)?)?,
            Action::Start(..) if self.setup.start_sites == StartSites::Random => return None,
            Action::Start(site, colour) => blocks.start() + map.place(site)? * COLOURS + colour as usize,
        })
    }

    pub(crate) fn action_numbered(&self, index: usize) -> Option<Action> {
        let (map, blocks) = (self.map(), Blocks::of(self.map()));
        if index < Blocks::RETURN {
            let card: CardId = *self.market.get(index / HANDFUL_COUNT)?;
            Some(Action::Take(card, Floors::of_handful(index % HANDFUL_COUNT)?))
        } else if index < Blocks::DECLINE {
            Some(Action::Return(Floors::of_handful(index - Blocks::RETURN + 1)?))
        } else if index == Blocks::DECLINE {
            Some(Action::Decline)
        } else if index < blocks.start() {
            let (rest, roof) = ((index - Blocks::BUILD) / ROOFS, (index - Blocks::BUILD) % ROOFS);
            let place = rest / COLOURS;
            let roof = match roof.checked_sub(1) {
                None => place,
                Some(neighbour) => map.near[place].nth(neighbour)?,
            };
            Some(Action::Build(map.label(place), Colour::ALL[rest % COLOURS], map.label(roof)))
        } else if index < blocks.end() && self.setup.start_sites == StartSites::Chosen {
            let start = index - blocks.start();
            let site: Site = map.label(start / COLOURS);
            Some(Action::Start(site, Colour::ALL[start % COLOURS]))
        } else {
            None
        }
    }

    /// The numbers of the legal actions, in their order in the list of actions.
    pub(crate) fn list_numbers(&self, out: &mut Vec<u32>) {
        match self.phase {
            Phase::Turn | Phase::Extra => {
                for (place, card) in self.market.iter().enumerate() {
                    let first = Blocks::TAKE + place * HANDFUL_COUNT;
                    out.extend(self.choices(*card).numbers().map(|handful| (first + handful) as u32));
                }
                let map = self.map();
                BuildSites::of(self).each(|place, colour, roof| {
                    out.extend(build_number(map, place, colour, roof).map(|number| number as u32));
                });
                out.extend((self.phase == Phase::Extra).then_some(Blocks::DECLINE as u32));
            }
            Phase::PutBack => {
                out.extend(self.returns().numbers().map(|handful| (Blocks::RETURN + handful - 1) as u32));
            }
            Phase::Start if self.setup.start_sites == StartSites::Chosen => {
                let first = Blocks::of(self.map()).start();
                self.each_start(|place, colour| out.push((first + place * COLOURS + colour as usize) as u32));
            }
            _ => {}
        }
    }
}

/// `None` if no street joins the two sites.
#[inline]
fn build_number(map: &Map, place: SiteIndex, colour: Colour, roof: SiteIndex) -> Option<usize> {
    let near = map.near[place];
    let roof = if roof == place {
        0
    } else if near.has(roof) {
        1 + (near.bits() & ((1 << roof) - 1)).count_ones() as usize
    } else {
        return None;
    };
    Some(Blocks::BUILD + (place * COLOURS + colour as usize) * ROOFS + roof)
}

fn write_floors(floors: Floors, cells: &mut CellWriter<'_>) {
    Colour::ALL.into_iter().for_each(|colour| cells.one(floors.count(colour)));
}
