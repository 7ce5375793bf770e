//! What is still possible in the city: where roofs can still go, what each seat lacks for the goals and can build.

use arrayvec::ArrayVec;
use rynek_kernel::Seat;

use super::{
    aims::{self, Aim, Ground, MOST_LACKING},
    reach::{Builder, Prize, Prizes, Reach},
};
use crate::{Rooftops, Weights, components::MOST_PLAYERS, goals::GOALS_IN_PLAY};

/// What one seat can still reach.
#[derive(Clone, Copy)]
pub(crate) struct SeatLookout {
    /// What it lacks for each goal of which it has no token.
    pub(crate) aims: [Option<Aim>; GOALS_IN_PLAY],
    /// What it can build.
    pub(crate) reach: Reach,
}

/// What all seats can still reach.
#[derive(Clone)]
pub(crate) struct Lookout {
    pub(crate) ground: Ground,
    pub(crate) seats: ArrayVec<SeatLookout, MOST_PLAYERS>,
}

impl Lookout {
    pub(crate) fn of(game: &Rooftops, weights: &Weights) -> Lookout {
        let ground = Ground::of(game.map(), &game.city);
        let seats = Seat::all(game.developers.len());
        Lookout { ground, seats: seats.map(|seat| SeatLookout::of(game, weights, &ground, seat)).collect() }
    }

    /// The lookout after a change of this seat, with the same city and the same rivals.
    pub(crate) fn with_new(&self, game: &Rooftops, weights: &Weights, seat: Seat) -> Lookout {
        let mut lookout = self.clone();
        lookout.seats[seat.index()] = SeatLookout::of(game, weights, &self.ground, seat);
        lookout
    }

    /// The lookout after a change of this seat's stock or markers, with the same city and the same roofs.
    pub(crate) fn with_new_reach(&self, game: &Rooftops, weights: &Weights, seat: Seat) -> Lookout {
        let mut lookout = self.clone();
        let own = &mut lookout.seats[seat.index()];
        own.reach = reach(game, weights, &self.ground, seat, &own.aims);
        lookout
    }

    /// The roofs that a seat lacks for a goal it has no token of and can still reach.
    pub(crate) fn lacking(&self, seat: Seat, goal: usize) -> Option<usize> {
        self.seats[seat.index()].aims[goal].and_then(|aim| aim.lacking)
    }
}

impl SeatLookout {
    fn of(game: &Rooftops, weights: &Weights, ground: &Ground, seat: Seat) -> SeatLookout {
        let developer = game.developer(seat);
        let mut aims = [None; GOALS_IN_PLAY];
        for (n, goal) in game.goals.iter().enumerate().filter(|(n, _)| developer.tokens[*n] == 0) {
            let mut aim = aims::aim(*goal, game.map(), &game.city, ground, developer, game.setup.border_sides);
            aim.lacking = aim.lacking.filter(|lacking| *lacking <= usize::from(developer.roofs));
            aims[n] = Some(aim);
        }
        SeatLookout { aims, reach: reach(game, weights, ground, seat, &aims) }
    }
}

fn reach(
    game: &Rooftops,
    weights: &Weights,
    ground: &Ground,
    seat: Seat,
    aims: &[Option<Aim>; GOALS_IN_PLAY],
) -> Reach {
    let prizes = prizes(game, weights, aims);
    Builder::new(game, game.developer(seat), &prizes, weights).reach(ground)
}

/// The open goals that a roof can bring closer.
fn prizes(game: &Rooftops, weights: &Weights, aims: &[Option<Aim>; GOALS_IN_PLAY]) -> Prizes {
    let mut prizes = Prizes::new();
    for (goal, aim) in aims.iter().enumerate() {
        if let Some(aim) = aim
            && let Some(lacking @ 1..) = aim.lacking
            && let Some(token) = game.tokens_left(goal).first()
        {
            let share = weights.build_goal[lacking.min(MOST_LACKING) - 1];
            prizes.push(Prize { aim: *aim, worth: f64::from(*token) * share });
        }
    }
    prizes
}
