//! What a developer could build, with the floors in stock or with a few more.

use arrayvec::ArrayVec;

use super::aims::{Aim, Ground};
use crate::{
    Colour, Rooftops, Weights,
    goals::GOALS_IN_PLAY,
    map::{MOST_SITES, SiteIndex},
    state::Developer,
};

/// The most missing floors of a build that is considered.
const MOST_MISSING: usize = 2;

/// The worth of the best builds, in millions.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Reach {
    /// The best build that lacks no floor, at most one, at most two.
    pub(crate) best: [f64; MOST_MISSING + 1],
    /// The best build on another site that lacks no floor.
    pub(crate) second: f64,
    /// Whether the stock pays for any build.
    pub(crate) can_build: bool,
}

impl Reach {
    fn note(&mut self, missing: usize, worth: f64) {
        if missing == 0 {
            self.can_build = true;
            self.second = larger(self.second, smaller(worth, self.best[0]));
        }
        for best in &mut self.best[missing..] {
            *best = larger(*best, worth);
        }
    }
}

/// The larger of two worths. Unlike `f64::max`, it does not ask whether they are numbers: WebAssembly has no instruction that does
/// so, and the calls of a function took a sixth of the time of a search there.
#[inline]
fn larger(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}

/// The smaller of two worths.
#[inline]
fn smaller(one: f64, other: f64) -> f64 {
    if other < one { other } else { one }
}

/// An open goal that a build can lead to.
#[derive(Clone, Copy)]
pub(crate) struct Prize {
    pub(crate) aim: Aim,
    /// The worth of a roof that brings it closer.
    pub(crate) worth: f64,
}

pub(crate) type Prizes = ArrayVec<Prize, GOALS_IN_PLAY>;

/// Searches for the builds of a developer.
pub(crate) struct Builder<'a> {
    game: &'a Rooftops,
    developer: &'a Developer,
    prizes: &'a Prizes,
    /// How far each marker can move.
    room: [u8; 4],
    /// The steps of each marker that give an extra turn.
    to_star: [u8; 4],
    star: f64,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(
        game: &'a Rooftops,
        developer: &'a Developer,
        prizes: &'a Prizes,
        weights: &Weights,
    ) -> Builder<'a> {
        let last = game.edition.get().last_space();
        let room = developer.tracks.map(|space| last - space);
        Builder { game, developer, prizes, room, to_star: steps_to_star(game, developer), star: weights.build_star }
    }

    /// The best builds on this ground.
    pub(crate) fn reach(&self, ground: &Ground) -> Reach {
        let mut reach = Reach::default();
        if self.developer.roofs == 0 {
            return reach;
        }
        let (stock, map) = (self.developer.stock, self.game.map());
        let mut raising = [0.0; MOST_SITES];
        for place in ground.growing.iter() {
            raising[place] = self.raising(place);
        }
        for place in ground.frontier.iter() {
            let owed = self.game.city.owed(place);
            let colours = stock.colours_without(owed);
            let missing = usize::from(stock.lacks(owed)) + usize::from(colours.len() == 0);
            if missing <= MOST_MISSING {
                let founding = colours.iter().map(|colour| self.founding(place, colour)).fold(0.0, larger);
                let towers = map.near[place].and(ground.growing);
                reach.note(missing, towers.iter().map(|tower| raising[tower]).fold(founding, larger));
            }
        }
        reach
    }

    fn founding(&self, place: SiteIndex, colour: Colour) -> f64 {
        let leads_on = |prize: &&Prize| prize.aim.founds(place, colour);
        self.steps(colour, 1) + self.prizes.iter().filter(leads_on).map(|prize| prize.worth).sum::<f64>()
    }

    fn raising(&self, place: SiteIndex) -> f64 {
        let tower = self.game.city.tower(place);
        let leads_on = |prize: &&Prize| prize.aim.sites.has(place);
        self.steps(tower.colour, tower.height + 1)
            + self.prizes.iter().filter(leads_on).map(|prize| prize.worth).sum::<f64>()
    }

    #[inline]
    fn steps(&self, colour: Colour, height: u8) -> f64 {
        let steps = height.min(self.room[colour as usize]);
        f64::from(steps) + if steps >= self.to_star[colour as usize] { self.star } else { 0.0 }
    }
}

/// For each marker, the steps that bring all four to another star column; more than the track has if other markers are
/// behind as well.
fn steps_to_star(game: &Rooftops, developer: &Developer) -> [u8; 4] {
    let tracks = developer.tracks;
    let Some(star) = game.next_star(developer) else { return [u8::MAX; 4] };
    let behind = tracks.iter().filter(|space| **space < star).count();
    tracks.map(|space| if behind == 1 && space < star { star - space } else { u8::MAX })
}
