//! What the clues say about a hidden hand.
//!
//! Buildings of a hand are distinguished by the time they were drawn: those drawn between two clues are one *batch*.
//! Buildings that were proven not to be in the hand since then cannot be in it. The other players do not know the batch
//! of a building that was built. So a *trail* has every possibility with its weight: the number of sequences of draws
//! that lead to it. All sequences of draws are equally likely, so the weights are the odds.
//!
//! A hand that went bankrupt is in the bag again, unseen (boulevards.bankrupt.hidden). Others may have drawn its
//! buildings again. A building that was seen after that either was in the bankrupt hand, and *claims* one of its
//! places, or was not.

use std::collections::BTreeMap;

use rynek_kernel::Seat;

use super::{
    effort::Effort,
    facts::{Clue, Facts},
};
use crate::{Lot, LotSet};

/// Buildings of one hand that were drawn between the same two clues.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Batch {
    /// Buildings that are not among them.
    pub barred: LotSet,
    /// The number of bankruptcies before they were drawn.
    pub since: u8,
}

/// A batch of a bankrupt hand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Returned {
    pub seat: Seat,
    /// Which batch of the hand.
    pub batch: usize,
    /// Which bankruptcy it was, from 1.
    pub bankruptcy: u8,
    pub barred: LotSet,
    pub since: u8,
}

/// Places in bankrupt hands, by their index among all [`Returned`] batches, in order; an index can occur several times.
pub(crate) type Claims = Vec<u8>;

/// One possibility: how many of each batch are still in the hand, and what was claimed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Case {
    pub counts: Vec<u8>,
    pub claims: Claims,
}

impl Case {
    fn claimed(&self, more: &Claims) -> Claims {
        let mut claims = self.claims.clone();
        claims.extend(more);
        claims.sort_unstable();
        claims
    }

    /// The claims without some of them, if it has them all.
    fn unclaimed(&self, fewer: &Claims) -> Option<Claims> {
        let mut claims = self.claims.clone();
        for claim in fewer {
            claims.remove(claims.iter().position(|other| other == claim)?);
        }
        Some(claims)
    }
}

/// Every possibility with its weight.
pub(crate) type Cases = BTreeMap<Case, f64>;

/// Where a building may have come from: a batch of the hand, and before that places in bankrupt hands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Origin {
    pub batch: usize,
    pub claims: Claims,
}

/// A step of a trail, stored so that the trail can be followed backwards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TrailStep {
    /// A building came into this batch.
    Drew { batch: usize },
    /// A new batch begins.
    Opened,
    /// A building was seen: it left the hand, or this seat drew it.
    Seen { clue: usize, origins: Vec<Origin>, before: Cases },
}

/// What is known of one hand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trail {
    pub seat: Seat,
    pub batches: Vec<Batch>,
    pub cases: Cases,
    pub steps: Vec<TrailStep>,
}

impl Trail {
    fn begin(seat: Seat, size: usize) -> Trail {
        let case = Case { counts: vec![size as u8], claims: Claims::new() };
        Trail {
            seat,
            batches: vec![Batch { barred: LotSet::default(), since: 0 }],
            cases: Cases::from([(case, 1.0)]),
            steps: Vec::new(),
        }
    }

    fn bar(&mut self, lots: LotSet) {
        for batch in &mut self.batches {
            batch.barred = batch.barred.or(lots);
        }
    }

    /// Starts a new batch.
    fn open(&mut self, since: u8, effort: &mut Effort) -> Option<()> {
        effort.spend(self.cases.len())?;
        if let Some(last) = self.batches.last_mut()
            && self.cases.keys().all(|case| case.counts.last() == Some(&0))
        {
            *last = Batch { barred: LotSet::default(), since };
            return Some(());
        }
        self.batches.push(Batch { barred: LotSet::default(), since });
        self.cases = std::mem::take(&mut self.cases)
            .into_iter()
            .map(|(mut case, weight)| {
                case.counts.push(0);
                (case, weight)
            })
            .collect();
        self.steps.push(TrailStep::Opened);
        Some(())
    }

    pub(crate) fn draw(&mut self, effort: &mut Effort) -> Option<()> {
        effort.spend(self.cases.len())?;
        let batch = self.batches.len() - 1;
        self.cases = std::mem::take(&mut self.cases)
            .into_iter()
            .map(|(mut case, weight)| {
                case.counts[batch] += 1;
                (case, weight)
            })
            .collect();
        self.steps.push(TrailStep::Drew { batch });
        Some(())
    }

    /// A building left the hand: from any batch that can have had it, and any of its places.
    pub(crate) fn build(&mut self, clue: usize, lot: Lot, returned: &[Returned], effort: &mut Effort) -> Option<()> {
        let mut origins: Vec<Origin> = Vec::new();
        for (n, batch) in self.batches.iter().enumerate().filter(|(_, batch)| !batch.barred.has(lot)) {
            let paths = paths(lot, batch.since, returned, effort)?;
            origins.extend(paths.into_iter().map(|claims| Origin { batch: n, claims }));
        }
        self.see(clue, origins, effort, |case, origin| {
            let places = case.counts[origin.batch];
            let mut counts = case.counts.clone();
            counts[origin.batch] = places.checked_sub(1)?;
            Some((Case { counts, claims: case.claimed(&origin.claims) }, places.into()))
        })
    }

    /// This seat drew a building, which may have been in a bankrupt hand.
    fn draw_own(&mut self, clue: usize, lot: Lot, since: u8, returned: &[Returned], effort: &mut Effort) -> Option<()> {
        let paths = paths(lot, since, returned, effort)?;
        let origins = paths.into_iter().map(|claims| Origin { batch: 0, claims }).collect();
        self.see(clue, origins, effort, |case, origin| {
            Some((Case { counts: case.counts.clone(), claims: case.claimed(&origin.claims) }, 1.0))
        })
    }

    fn see(
        &mut self,
        clue: usize,
        origins: Vec<Origin>,
        effort: &mut Effort,
        step: impl Fn(&Case, &Origin) -> Option<(Case, f64)>,
    ) -> Option<()> {
        effort.spend(self.cases.len() * origins.len())?;
        let before = std::mem::take(&mut self.cases);
        for (case, weight) in &before {
            for (after, ways) in origins.iter().filter_map(|origin| step(case, origin)) {
                *self.cases.entry(after).or_default() += weight * ways;
            }
        }
        // Only proportions matter. This keeps the numbers small.
        let most = self.cases.values().copied().fold(f64::MIN_POSITIVE, f64::max);
        self.cases.values_mut().for_each(|weight| *weight /= most);
        self.steps.push(TrailStep::Seen { clue, origins, before });
        Some(())
    }

    /// Every way in which the hand can have come to this case, one step back: the origin of the building seen, the
    /// case before, and the weight.
    pub(crate) fn back<'a>(
        case: &'a Case,
        origins: &'a [Origin],
        before: &'a Cases,
        own: bool,
    ) -> impl Iterator<Item = (&'a Origin, Case, f64)> {
        origins.iter().filter_map(move |origin| {
            let mut earlier = Case { counts: case.counts.clone(), claims: case.unclaimed(&origin.claims)? };
            let ways = if own {
                1
            } else {
                earlier.counts[origin.batch] += 1;
                earlier.counts[origin.batch]
            };
            let weight = *before.get(&earlier)?;
            Some((origin, earlier, weight * f64::from(ways)))
        })
    }
}

/// Every way in which a building drawn after this many bankruptcies can have been in bankrupt hands before.
fn paths(lot: Lot, since: u8, returned: &[Returned], effort: &mut Effort) -> Option<Vec<Claims>> {
    effort.spend(1)?;
    let mut all = vec![Claims::new()];
    for (n, last) in returned.iter().enumerate() {
        if last.bankruptcy <= since && !last.barred.has(lot) {
            for mut path in paths(lot, last.since, returned, effort)? {
                path.push(n as u8);
                all.push(path);
            }
        }
    }
    Some(all)
}

/// What all clues say.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trails {
    /// This seat's trail, with claims only.
    pub own: Trail,
    /// Hidden hands of those still in the game.
    pub hands: Vec<Trail>,
    /// Bankrupt hands, the latest first.
    pub bankrupt: Vec<Trail>,
    pub returned: Vec<Returned>,
}

impl Trails {
    /// Follows every clue from first to last. `None` if that is too much work.
    pub(crate) fn follow(facts: &Facts, effort: &mut Effort) -> Option<Trails> {
        let seats = Seat::all(facts.sizes.len()).filter(|seat| *seat != facts.seat);
        let then = facts.sizes_at_first();
        let mut trails = Trails {
            own: Trail::begin(facts.seat, 0),
            hands: seats.map(|seat| Trail::begin(seat, then[seat.index()])).collect(),
            bankrupt: Vec::new(),
            returned: Vec::new(),
        };
        let mut own_hand = facts.hand_then;
        let mut bankruptcies = 0;
        for (n, clue) in facts.clues.iter().enumerate() {
            match *clue {
                Clue::Drew(_, Some(lot)) => {
                    own_hand.insert(lot);
                    trails.own.draw_own(n, lot, bankruptcies, &trails.returned, effort)?;
                }
                Clue::Built(seat, lot) if seat == facts.seat => own_hand.remove(lot),
                Clue::Short(seat, ..) if seat == facts.seat => {}
                Clue::Broke(seat, _, barred) => {
                    bankruptcies += 1;
                    if seat == facts.seat {
                        trails.return_own(own_hand);
                    } else {
                        trails.bankrupt(seat, barred, bankruptcies);
                    }
                    for trail in &mut trails.hands {
                        trail.open(bankruptcies, effort)?;
                    }
                }
                Clue::Drew(seat, None) => trails.hand(seat).draw(effort)?,
                Clue::Built(seat, lot) => {
                    let Trails { hands, returned, .. } = &mut trails;
                    let trail = hands.iter_mut().find(|trail| trail.seat == seat).expect("a player in the game");
                    trail.build(n, lot, returned, effort)?;
                }
                Clue::Short(seat, _, barred) => {
                    let trail = trails.hand(seat);
                    trail.bar(barred);
                    trail.open(bankruptcies, effort)?;
                }
            }
        }
        Some(trails)
    }

    fn hand(&mut self, seat: Seat) -> &mut Trail {
        self.hands.iter_mut().find(|trail| trail.seat == seat).expect("a player in the game")
    }

    /// The buildings that this seat returned were in no other hand at that time, and in no bankrupt hand since they
    /// were drawn.
    fn return_own(&mut self, hand: LotSet) {
        for trail in self.hands.iter_mut().chain(&mut self.bankrupt) {
            trail.bar(hand);
        }
        for batch in &mut self.returned {
            batch.barred = batch.barred.or(hand);
        }
    }

    fn bankrupt(&mut self, seat: Seat, barred: LotSet, bankruptcy: u8) {
        let place = self.hands.iter().position(|trail| trail.seat == seat).expect("a player in the game");
        let mut trail = self.hands.remove(place);
        trail.bar(barred);
        for (n, batch) in trail.batches.iter().enumerate() {
            if trail.cases.keys().any(|case| case.counts[n] > 0) {
                let Batch { barred, since } = *batch;
                self.returned.push(Returned { seat, batch: n, bankruptcy, barred, since });
            }
        }
        self.bankrupt.insert(0, trail);
    }
}
