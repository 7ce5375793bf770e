//! All actions of the player to move, with the lead after each.

use rynek_kernel::{Game, Turn};

use super::{evaluate::Outlook, lookout::Lookout};
use crate::{Action, Colour, Rooftops, Site, Weights};

impl Rooftops {
    /// Every action with the lead after it. Most of the lookout is shared between actions.
    pub(crate) fn rank_actions(&self, weights: &Weights, out: &mut Vec<(Action, f64)>) {
        let Turn::Player(mover) = self.turn() else { return };
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let here = Lookout::of(self, weights);
        let mut tower = None;
        for action in actions {
            let mut next = self.clone();
            next.play_unchecked(action);
            let lookout = match action {
                Action::Build(site, colour, _) => next.lookout_after_build(weights, self, (site, colour), &mut tower),
                Action::Start(..) => Lookout::of(&next, weights),
                _ => here.with_new_reach(&next, weights, mover),
            };
            out.push((action, Outlook::new(&next, weights, &lookout).lead(mover)));
        }
    }

    /// The lookout after a build. It is reused for builds of the same tower with the roof on another building: only the
    /// builder's part differs, unless a token is taken.
    fn lookout_after_build(
        &self,
        weights: &Weights,
        before: &Rooftops,
        tower: (Site, Colour),
        last: &mut Option<((Site, Colour), Lookout)>,
    ) -> Lookout {
        let builder = before.mover;
        let tokens_stay = self.developer(builder).tokens == before.developer(builder).tokens;
        match last {
            Some((same, lookout)) if *same == tower && tokens_stay => lookout.with_new(self, weights, builder),
            _ => {
                let lookout = Lookout::of(self, weights);
                if tokens_stay {
                    *last = Some((tower, lookout.clone()));
                }
                lookout
            }
        }
    }
}
