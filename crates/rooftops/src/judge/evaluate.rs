//! The evaluation of a position for bots.
//!
//! It starts from the points now and takes into account: the turns left and who will end the game, the builds that the
//! stock pays for or nearly pays for, the distance of each seat to each goal, the steps to the next star column, and
//! the roofs that can still be covered.

use rynek_kernel::{Game, Seat, Seats};

use super::{aims::MOST_LACKING, lookout::Lookout, weights::Stage};
use crate::{
    Colour, Rooftops, Weights,
    goals::GOALS_IN_PLAY,
    state::{Developer, Phase},
};

/// The worth of a floor in stock at the end. It is less than any point, so it only breaks ties.
const TIE: f64 = 0.01;

/// A position to evaluate.
pub(crate) struct Outlook<'a> {
    game: &'a Rooftops,
    weights: &'a Weights,
    lookout: &'a Lookout,
    stage: Stage,
    /// The turns left to each player.
    turns: f64,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(game: &'a Rooftops, weights: &'a Weights, lookout: &'a Lookout) -> Outlook<'a> {
        let turns = game.turns_left(weights);
        Outlook { game, weights, lookout, stage: Stage::with_turns(turns, weights), turns }
    }

    /// How far a seat is ahead of its rivals on average.
    pub(crate) fn lead(&self, seat: Seat) -> f64 {
        let players = self.game.developers.len();
        let rivals: f64 = Seat::all(players).filter(|rival| *rival != seat).map(|rival| self.of(rival)).sum();
        self.of(seat) - rivals / (players - 1) as f64
    }

    /// The points that a seat can expect to have at the end.
    pub(crate) fn of(&self, seat: Seat) -> f64 {
        let developer = self.game.developer(seat);
        let points = f64::from(self.game.points(seat));
        if self.game.phase == Phase::Over || developer.cone.is_some() {
            return points + TIE * f64::from(developer.stock.total());
        }
        points
            + self.tempo(seat)
            + self.machines(developer)
            + self.roofs_on_top(developer)
            + self.stock(developer)
            + self.builds(seat)
            + self.goals(seat)
    }

    /// The worth of the remaining turns, and of being ahead in them.
    fn tempo(&self, seat: Seat) -> f64 {
        let (game, weights, stage) = (self.game, self.weights, &self.stage);
        let developer = game.developer(seat);
        let needed = turns_needed(developer, weights);
        let builds = f64::from(developer.roofs) * (self.turns / needed).min(1.0);
        let moves = game.mover == seat && !game.extra && game.phase == Phase::Turn;
        let extra = game.mover == seat && (game.extra || game.phase == Phase::Extra);
        stage.of(&weights.to_come)
            + builds * stage.of(&weights.build_to_come)
            + if extra { stage.of(&weights.extra_turn) } else { 0.0 }
            + if moves { stage.of(&weights.to_move) } else { 0.0 }
    }

    fn machines(&self, developer: &Developer) -> f64 {
        let (weights, stage) = (self.weights, &self.stage);
        let last = f64::from(self.game.edition.get().last_space());
        let sum: u8 = developer.tracks.iter().sum();
        let full: f64 = developer.tracks.iter().map(|space| (f64::from(*space) / last).powi(2)).sum();
        f64::from(sum) * stage.of(&weights.machines)
            + full * stage.of(&weights.full_track)
            + f64::from(developer.rearmost()) * stage.of(&weights.rearmost)
            + f64::from(self.game.star_gap(developer)) * stage.of(&weights.star_gap)
    }

    fn roofs_on_top(&self, developer: &Developer) -> f64 {
        let (weights, stage) = (self.weights, &self.stage);
        let exposed = developer.visible.and(self.lookout.ground.growing);
        let safe = developer.visible.except(exposed).len();
        let near = &self.game.map().near;
        let risks = exposed.iter().map(|place| near[place].and(self.lookout.ground.empty).len().clamp(1, 3));
        let risks: f64 = risks.map(|sites| stage.of(&weights.exposed_roof[sites - 1])).sum();
        safe as f64 * stage.of(&weights.safe_roof) + risks
    }

    /// Floors of many colours open more sites than many of one. Floors beyond the limit have to be
    /// returned: those that are worth least.
    fn stock(&self, developer: &Developer) -> f64 {
        let mut room = u32::from(self.game.edition.get().stock_limit());
        let mut worth = 0.0;
        for (n, weight) in self.weights.floors.iter().enumerate() {
            let floors = Colour::ALL.into_iter().filter(|colour| usize::from(developer.stock.count(*colour)) > n);
            let kept = (floors.count() as u32).min(room);
            room -= kept;
            worth += f64::from(kept) * self.stage.of(weight);
        }
        worth
    }

    fn builds(&self, seat: Seat) -> f64 {
        let (weights, stage) = (self.weights, &self.stage);
        let developer = self.game.developer(seat);
        if developer.roofs == 0 {
            return 0.0;
        }
        let reach = &self.lookout.seats[seat.index()].reach;
        let [best, one_more, two_more] = reach.best;
        best * stage.of(&weights.best_build)
            + reach.second * stage.of(&weights.second_build)
            + (one_more - best) * stage.of(&weights.lacking_build[0])
            + (two_more - one_more) * stage.of(&weights.lacking_build[1])
            + if reach.can_build { 0.0 } else { stage.of(&weights.stuck) }
    }

    fn goals(&self, seat: Seat) -> f64 {
        let mut worth = 0.0;
        for goal in 0..GOALS_IN_PLAY {
            if let Some(lacking) = self.lookout.lacking(seat, goal) {
                let share = self.stage.of(&self.weights.goal[lacking.clamp(1, MOST_LACKING) - 1]);
                worth += share * self.token(seat, goal, lacking);
            }
        }
        worth
    }

    /// The token that a seat can expect for a goal. Rivals who are closer get the best ones.
    fn token(&self, seat: Seat, goal: usize, lacking: usize) -> f64 {
        let tokens = self.game.tokens_left(goal);
        let later = |rival: Seat| {
            let theirs = self.lookout.lacking(rival, goal)?;
            let behind = (theirs as isize - lacking as isize).clamp(-3, 3);
            Some(1.0 - self.weights.race[(3 - behind) as usize])
        };
        let rivals = Seat::all(self.game.developers.len()).filter(|rival| *rival != seat);
        let place: f64 = rivals.filter_map(later).sum();
        let value = |n: usize| tokens.get(n).map_or(0.0, |token| f64::from(*token));
        let (whole, part) = (place as usize, place.fract());
        value(whole) * (1.0 - part) + value(whole + 1) * part
    }
}

/// The turns a player needs to place all roofs: one for each, and cards for the floors.
fn turns_needed(developer: &Developer, weights: &Weights) -> f64 {
    let roofs = f64::from(developer.roofs);
    let floors = roofs * weights.build_floors - f64::from(developer.stock.total());
    (roofs + floors.max(0.0) / weights.card_floors).max(1.0)
}

impl Rooftops {
    pub(crate) fn outlook(&self, weights: &Weights, seat: Seat) -> f64 {
        Outlook::new(self, weights, &Lookout::of(self, weights)).of(seat)
    }

    pub(crate) fn outlooks(&self, weights: &Weights) -> Seats<f64> {
        let lookout = Lookout::of(self, weights);
        let outlook = Outlook::new(self, weights, &lookout);
        Seat::all(self.developers.len()).map(|seat| outlook.of(seat)).collect()
    }

    pub(crate) fn uncertainty(&self, weights: &Weights) -> f64 {
        if self.phase == Phase::Over {
            return 0.0;
        }
        Stage::with_turns(self.turns_left(weights), weights).of(&weights.doubt)
    }

    /// The turns that each player can expect, until the quickest has placed all roofs; none once the end has begun.
    fn turns_left(&self, weights: &Weights) -> f64 {
        if self.end.is_some() {
            return 0.0;
        }
        self.developers.iter().map(|developer| turns_needed(developer, weights)).fold(f64::MAX, f64::min)
    }

    /// The first star column that not all markers of a developer have reached.
    pub(crate) fn next_star(&self, developer: &Developer) -> Option<u8> {
        let rearmost = developer.rearmost();
        self.edition.get().star_spaces().iter().copied().filter(|star| *star > rearmost).min()
    }

    /// The steps that the markers are away from it.
    fn star_gap(&self, developer: &Developer) -> u8 {
        let star = self.next_star(developer).unwrap_or(0);
        developer.tracks.iter().map(|space| star.saturating_sub(*space)).sum()
    }
}
