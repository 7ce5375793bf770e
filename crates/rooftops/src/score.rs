//! Points: machines, cone and tokens, in millions.

use rynek_kernel::{Breakdown, Line, Outcome, Seat};

use crate::{Colour, Rooftops};

impl Rooftops {
    /// Where a player's cone is, or would be put now (rooftops.cone.count, rooftops.cone.most).
    pub(crate) fn cone_space(&self, seat: Seat) -> u8 {
        let now = self.visible_roofs(seat).min(self.edition.get().cone_spaces());
        self.developer(seat).cone.unwrap_or(now)
    }

    /// The millions of one machine (rooftops.score.machines).
    fn machine_points(&self, seat: Seat, colour: Colour) -> i32 {
        self.edition.get().track_value(self.track(seat, colour))
    }

    fn token_points(&self, seat: Seat) -> i32 {
        self.developer(seat).tokens.iter().map(|token| i32::from(*token)).sum()
    }

    /// rooftops.score.sum
    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        let machines: i32 = Colour::ALL.into_iter().map(|colour| self.machine_points(seat, colour)).sum();
        machines + self.edition.get().cone_value(self.cone_space(seat)) + self.token_points(seat)
    }

    pub(crate) fn breakdown_of(&self, seat: Seat) -> Breakdown {
        let machine = |colour: Colour| {
            let space = i32::from(self.track(seat, colour));
            Line::new(colour.name(), self.machine_points(seat, colour), &[("space", space)])
        };
        let mut lines: Vec<Line> = Colour::ALL.into_iter().map(machine).collect();
        let cone = self.edition.get().cone_value(self.cone_space(seat));
        let visible = i32::from(self.visible_roofs(seat));
        let counted = i32::from(self.cone_space(seat));
        lines.push(Line::new("cone", cone, &[("visible", visible), ("space", counted)]));
        let tokens = self.developer(seat).tokens;
        for (goal, token) in self.goals.iter().zip(tokens) {
            lines.push(Line::new(goal.name(), token.into(), &[]));
        }
        Breakdown::new(lines)
    }

    /// rooftops.score.winner, rooftops.score.tie
    pub(crate) fn final_outcome(&self) -> Outcome {
        let seats = Seat::all(self.developers.len());
        Outcome::ranked(seats.map(|seat| (self.points_of(seat), i32::from(self.stock(seat).total()))))
    }
}
