//! A position in JSON: what lies on the table. What follows from that is worked out anew and checked.

use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    CardId, Colour, Components, Floors, Goal, Rooftops, Setup, Site,
    cards::CardSet,
    floors::MOST_CHOSEN,
    goals::GOALS_IN_PLAY,
    play::standstill,
    setup::{START_CARDS, StartSites},
    state::{Developer, End, Phase},
};

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    edition: EditionRef<Components>,
    setup: Setup,
    phase: Phase,
    goals: Vec<Goal>,
    pile: Vec<CardId>,
    discards: Vec<CardId>,
    market: Vec<CardId>,
    starters: Vec<CardId>,
    buildings: Vec<WrittenBuilding>,
    developers: Vec<WrittenDeveloper>,
    mover: Seat,
    extra: bool,
    building: bool,
    quiet: u8,
    end: Option<End>,
    last_turns: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBuilding {
    site: Site,
    colour: Colour,
    /// Whose roof lies on each level, from the lowest to the top.
    roofs: Vec<Option<Seat>>,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDeveloper {
    stock: Floors,
    tracks: [u8; 4],
    tokens: [u8; GOALS_IN_PLAY],
    cone: Option<u8>,
}

impl From<&Developer> for WrittenDeveloper {
    fn from(developer: &Developer) -> WrittenDeveloper {
        let Developer { stock, tracks, tokens, cone, .. } = *developer;
        WrittenDeveloper { stock, tracks, tokens, cone }
    }
}

impl From<Rooftops> for Written {
    fn from(game: Rooftops) -> Written {
        let building = |place| {
            let tower = game.city.tower(place);
            WrittenBuilding { site: game.map().label(place), colour: tower.colour, roofs: tower.roofs().collect() }
        };
        Written {
            edition: game.edition.clone(),
            setup: game.setup,
            phase: game.phase,
            goals: game.goals.to_vec(),
            pile: game.pile.iter().collect(),
            discards: game.discards.iter().collect(),
            market: game.market.to_vec(),
            starters: game.starters.to_vec(),
            buildings: game.city.built().places().map(building).collect(),
            developers: game.developers.iter().map(WrittenDeveloper::from).collect(),
            mover: game.mover,
            extra: game.extra,
            building: game.building,
            quiet: game.quiet,
            end: game.end,
            last_turns: game.last_turns,
        }
    }
}

/// A fault unless something holds.
fn ensure(holds: bool, fault: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

impl TryFrom<Written> for Rooftops {
    type Error = String;

    /// A position that no game could reach may pass, but none that play could stumble over.
    fn try_from(written: Written) -> Result<Rooftops, String> {
        let opening = Rooftops::opening(written.edition.clone(), &written.setup).map_err(|error| error.to_string())?;
        let mut game = opening.clone();
        written.read_goals(&mut game)?;
        written.read_cards(&mut game)?;
        written.read_developers(&mut game)?;
        written.read_buildings(&mut game)?;
        written.count_floors(&mut game)?;
        game.phase = written.phase;
        game.mover = written.mover;
        game.extra = written.extra;
        game.building = written.building;
        game.quiet = written.quiet;
        game.end = written.end;
        game.last_turns = written.last_turns;
        match written.phase {
            Phase::Goals | Phase::Deal | Phase::Start => game.check_before(&opening)?,
            _ => game.check_course()?,
        }
        Ok(game)
    }
}

impl Written {
    fn read_goals(&self, game: &mut Rooftops) -> Result<(), String> {
        let chosen = game.setup.goals();
        if self.phase == Phase::Goals {
            return ensure(chosen.is_empty() && self.goals.is_empty(), "goals before they are drawn");
        }
        let three = self.goals.len() == GOALS_IN_PLAY && self.goals.is_sorted_by(|one, other| one < other);
        ensure(three, "not three goals in the order of the cards")?;
        ensure(chosen.is_empty() || self.goals == chosen[..], "other goals than the options say")?;
        game.goals = self.goals.iter().copied().collect();
        Ok(())
    }

    fn read_cards(&self, game: &mut Rooftops) -> Result<(), String> {
        let piles = [&self.pile, &self.discards, &self.market, &self.starters];
        let all: CardSet = piles.into_iter().flatten().copied().collect();
        let count: usize = piles.into_iter().map(Vec::len).sum();
        ensure(all == game.edition.cards() && count == all.len(), "cards are missing or doubled")?;
        ensure(self.market.len() <= START_CARDS, "too many cards in the market")?;
        ensure(self.starters.len() <= game.starters.capacity(), "too many cards for starting floors")?;
        game.pile = self.pile.iter().copied().collect();
        game.discards = self.discards.iter().copied().collect();
        game.market = self.market.iter().copied().collect();
        game.starters = self.starters.iter().copied().collect();
        Ok(())
    }

    fn read_developers(&self, game: &mut Rooftops) -> Result<(), String> {
        let players = game.developers.len();
        ensure(self.developers.len() == players, "not as many developers as players")?;
        let seats = [Some(self.mover), self.end.map(|end| end.seat)];
        ensure(seats.into_iter().flatten().all(|seat| seat.index() < players), "a seat beyond the players")?;
        let edition = game.edition.get();
        for (seat, written) in Seat::all(players).zip(&self.developers) {
            let over = seat == self.mover && matches!(self.phase, Phase::Refill | Phase::PutBack);
            let most = edition.stock_limit() + if over { MOST_CHOSEN } else { 0 };
            let total: u32 = Colour::ALL.map(|colour| written.stock.count(colour).into()).iter().sum();
            ensure(total <= most.into(), "too many floors in a stock")?;
            ensure(written.tracks.iter().all(|space| *space <= edition.last_space()), "a marker beyond its track")?;
            ensure(written.cone.is_none_or(|space| space <= edition.cone_spaces()), "a cone beyond its track")?;
            let developer = &mut game.developers[seat.index()];
            developer.stock = written.stock;
            developer.tracks = written.tracks;
            developer.tokens = written.tokens;
            developer.cone = written.cone;
        }
        for goal in 0..GOALS_IN_PLAY {
            let mut held: Vec<u8> = self.developers.iter().map(|developer| developer.tokens[goal]).collect();
            held.retain(|token| *token > 0);
            held.sort_by(|one, other| other.cmp(one));
            ensure(edition.tokens(players).starts_with(&held), "tokens of a goal that were never there")?;
        }
        Ok(())
    }

    fn read_buildings(&self, game: &mut Rooftops) -> Result<(), String> {
        let edition = game.edition.clone();
        let map = edition.map_of(game.developers.len());
        for building in &self.buildings {
            let place = map.place(building.site).ok_or("a building on no site")?;
            ensure(!game.city.built().has(place), "two buildings on one site")?;
            game.city.found(map, place, building.colour);
        }
        for building in &self.buildings {
            let place = map.place(building.site).expect("just built on");
            let neighbours = usize::from(game.city.owed(place).total());
            ensure(game.city.owed(place).count(building.colour) == 0, "neighbours of one colour")?;
            // Each neighbour that came later brought a floor.
            ensure((1..=neighbours + 1).contains(&building.roofs.len()), "a building of the wrong height")?;
            for (level, roof) in building.roofs.iter().enumerate() {
                if level > 0 {
                    game.raise(place);
                }
                let Some(seat) = *roof else { continue };
                let left = game.developers.get(seat.index()).map_or(0, |developer| developer.roofs);
                ensure(left > 0, "more roofs than there are")?;
                game.place_roof(seat, place);
            }
        }
        Ok(())
    }

    /// What is neither in the city nor in a stock is in the container.
    fn count_floors(&self, game: &mut Rooftops) -> Result<(), String> {
        let all = game.edition.floors();
        let mut used = Floors::NONE;
        let in_stocks = self.developers.iter().flat_map(|developer| developer.stock.iter());
        let in_city = self.buildings.iter().flat_map(|building| building.roofs.iter().map(|_| building.colour));
        for colour in in_stocks.chain(in_city) {
            ensure(used.count(colour) < all.count(colour), "more floors than there are")?;
            used += Floors::one(colour);
        }
        game.bank = all - used;
        Ok(())
    }
}

impl Rooftops {
    /// Before the first turn nothing has happened but what the phase says.
    fn check_before(&self, opening: &Rooftops) -> Result<(), String> {
        let turned_up = self.market.len() + self.starters.len();
        let wanted = usize::from(self.setup.start_floors);
        let built = self.city.built().len() as usize;
        let holds = match self.phase {
            Phase::Goals => turned_up == 0 && built == 0,
            Phase::Deal => {
                turned_up < wanted && built == 0 && (self.starters.is_empty() || self.market.len() == START_CARDS)
            }
            _ => turned_up == wanted && self.market.len() == START_CARDS && built < wanted && self.can_be_drawn(),
        };
        ensure(holds, "the phase does not fit to the cards and the starting floors")?;
        let as_before = Rooftops {
            phase: self.phase,
            goals: self.goals.clone(),
            pile: self.pile,
            market: self.market.clone(),
            starters: self.starters.clone(),
            bank: self.bank,
            city: self.city.clone(),
            ..opening.clone()
        };
        ensure(*self == as_before, "play before the start")?;
        let flat = self.city.built().places().all(|place| self.city.tower(place).height == 1);
        ensure(flat, "a starting floor on another")
    }

    /// Whether the starting sites so far can be part of a set that is drawn.
    fn can_be_drawn(&self) -> bool {
        self.setup.start_sites == StartSites::Chosen || {
            let (mut lots, free, size) = self.start_lots();
            lots.fit(self.city.built()) && lots.count(free, size) > 0
        }
    }

    /// In the course of the game.
    fn check_course(&self) -> Result<(), String> {
        let refilling = self.phase == Phase::Refill;
        let full = START_CARDS - usize::from(refilling);
        ensure(self.market.len() == full && self.starters.is_empty(), "cards in the wrong place")?;
        ensure(!refilling || !self.pile.is_empty(), "no card to turn up")?;
        ensure(self.city.built().len() >= self.setup.start_floors.into(), "starting floors are missing")?;
        let over_limit = self.moving().stock.total() > self.edition.stock_limit();
        ensure(self.phase != Phase::PutBack || over_limit, "nothing to put back")?;
        let waiting = matches!(self.phase, Phase::Refill | Phase::PutBack);
        ensure(waiting || !self.extra, "an extra turn that is due already")?;
        ensure(self.quiet < standstill(self.developers.len()), "too many turns without a build")?;
        let fixed = self.developers.iter().filter(|developer| developer.cone.is_some()).count();
        ensure(self.last_turns || fixed == 0, "a cone before the last turns")?;
        ensure(self.end.is_some() || !self.last_turns, "last turns without an end")?;
        ensure(self.phase != Phase::Over || fixed == self.developers.len(), "over without cones")
    }
}
