//! All actions of the one to move, by the lead they bring.

use rynek_kernel::Turn;

use crate::{Action, Colour, Rooftops, Site, Weights, evaluate::Outlook, sight::Sight};

impl Rooftops {
    /// Every action with the lead after it. Most of what is seen after one action is the same after the next.
    pub(crate) fn rank_actions(&self, weights: &Weights, out: &mut Vec<(Action, f64)>) {
        let Turn::Player(mover) = self.whose_turn() else { return };
        let mut actions = Vec::new();
        self.list(&mut actions);
        let here = Sight::of(self, weights);
        let mut tower = None;
        for action in actions {
            let mut next = self.clone();
            next.carry_out(action);
            let sight = match action {
                Action::Build(site, colour, _) => next.sight_of_build(weights, self, (site, colour), &mut tower),
                Action::Start(..) => Sight::of(&next, weights),
                _ => here.with_new_reach(&next, weights, mover),
            };
            out.push((action, Outlook::new(&next, weights, &sight).lead(mover)));
        }
    }

    /// What is seen after a build. A roof elsewhere on the same new tower's neighbours changes it for the builder only,
    /// unless a token is gone.
    fn sight_of_build(
        &self,
        weights: &Weights,
        before: &Rooftops,
        tower: (Site, Colour),
        last: &mut Option<((Site, Colour), Sight)>,
    ) -> Sight {
        let builder = before.mover;
        let tokens_stay = self.developer(builder).tokens == before.developer(builder).tokens;
        match last {
            Some((same, sight)) if *same == tower && tokens_stay => sight.with_new(self, weights, builder),
            _ => {
                let sight = Sight::of(self, weights);
                if tokens_stay {
                    *last = Some((tower, sight.clone()));
                }
                sight
            }
        }
    }
}
