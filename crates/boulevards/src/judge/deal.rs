//! Deals hidden buildings with their true odds.
//!
//! Hidden places are filled one after another. Unseen buildings that no batch distinguishes are a *class*. Before a
//! place is filled, the ways to fill all later places are counted for every class that may go there, and the class is
//! drawn with those odds. So every deal that the clues allow has exactly its probability, and no other deal occurs.

use std::collections::HashMap;

use rynek_kernel::{Rng, Seat, below};

use super::{
    effort::Effort,
    facts::{Clue, Facts},
    trail::{Case, Claims, Trail, Trails},
    world::World,
};
use crate::{Boulevards, Lot, LotSet, draw::weighted};

/// Batches of a hand that the counting does not distinguish.
#[derive(Clone, PartialEq, Debug)]
struct BatchGroup {
    barred: LotSet,
    since: u8,
    /// Whether any building may go there, so that its places can be filled last.
    open: bool,
    batches: Vec<usize>,
}

/// A possible hand: the number of places in each group, its weight, and the cases behind it.
#[derive(Clone, PartialEq, Debug)]
struct Possibility {
    needs: Vec<u8>,
    claims: Claims,
    weight: f64,
    cases: Vec<(Case, f64)>,
}

/// A hand to be filled: a hidden hand, or the former hand of a bankrupt player.
#[derive(Clone, PartialEq, Debug)]
struct Hand {
    seat: Seat,
    /// The number of the bankruptcy, from 1, for a bankrupt hand; 0 for others.
    bankruptcy: u8,
    groups: Vec<BatchGroup>,
    possibilities: Vec<Possibility>,
    /// The hand must contain at least one of these classes, as bits.
    must_hold: Option<u64>,
}

/// The buildings left to fill places with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Pool {
    /// The number of buildings of each class in the bag.
    free: Vec<u8>,
    /// For each class and number of bankruptcies, the number of buildings placed after that many. Before that, they can
    /// only have been in hands that went bankrupt.
    placed: Vec<u8>,
    /// Places of bankrupt hands that buildings seen since then have claimed.
    claims: Claims,
}

/// A state of the counting.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct CountState {
    hand: usize,
    /// Places of the hand still to be filled, by group; `None` before one of its possibilities is chosen.
    needs: Option<Vec<u8>>,
    /// Whether the hand has one of the classes that it must contain.
    met: bool,
    pool: Pool,
}

/// A step to the next state.
struct Next {
    /// The number of ways.
    ways: f64,
    state: CountState,
    choice: Choice,
}

enum Choice {
    /// A possibility of the hand was chosen.
    Possibility(usize),
    /// A building of a class was put into a group, from the bag or from those placed after this many bankruptcies.
    Fill { group: usize, class: usize, from: Option<u8> },
    /// The hand is complete.
    Done,
}

/// The odds of everything hidden.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Odds {
    trails: Trails,
    /// Classes of unseen buildings that no group distinguishes.
    classes: Vec<LotSet>,
    hands: Vec<Hand>,
    /// The number of bankruptcies that matter for the counting.
    bankruptcies: u8,
    /// The number of ways to complete each state.
    ways: HashMap<CountState, f64>,
}

impl Odds {
    /// Counts the odds. `None` if that is too much work.
    pub(crate) fn of(facts: &Facts, effort: &mut Effort) -> Option<Odds> {
        let trails = Trails::follow(facts, effort)?;
        let unseen = facts.unseen();
        let must = facts.must_hold_one();
        let alone = trails.returned.is_empty();
        let hidden = trails.hands.iter().map(|trail| (trail, 0));
        let bankrupt = trails.bankrupt.iter().map(|trail| {
            let batch = trails.returned.iter().find(|batch| batch.seat == trail.seat);
            (trail, batch.map_or(0, |batch| batch.bankruptcy))
        });
        let mut hands: Vec<Hand> = Vec::new();
        for (trail, bankruptcy) in hidden.chain(bankrupt.filter(|(_, bankruptcy)| *bankruptcy > 0)) {
            let held = must.is_some_and(|(seat, _)| seat == trail.seat);
            hands.push(hand(trail, bankruptcy, unseen, alone && !held, effort)?);
        }
        let mut classes = vec![unseen];
        let groups = hands.iter().flat_map(|hand| hand.groups.iter().map(|group| group.barred));
        for mask in groups.chain(must.map(|(_, lots)| lots)) {
            classes = classes.iter().flat_map(|class| [class.and(mask), class.except(mask)]).collect();
            classes.retain(|class| !class.is_empty());
        }
        if let Some((seat, lots)) = must
            && let Some(hand) = hands.iter_mut().find(|hand| hand.seat == seat)
        {
            let bits = classes.iter().enumerate().filter(|(_, class)| !class.and(lots).is_empty());
            hand.must_hold = Some(bits.fold(0, |bits, (n, _)| bits | 1 << n));
        }
        let broke = facts.clues.iter().filter(|clue| matches!(clue, Clue::Broke(..))).count() as u8;
        let bankruptcies = if alone { 0 } else { broke };
        let mut odds = Odds { trails, classes, hands, bankruptcies, ways: HashMap::new() };
        for claims in odds.trails.own.cases.keys().map(|case| case.claims.clone()).collect::<Vec<_>>() {
            odds.count(&odds.start(claims), effort)?;
        }
        Some(odds)
    }

    fn start(&self, claims: Claims) -> CountState {
        let pool = Pool {
            free: self.classes.iter().map(|class| class.len() as u8).collect(),
            placed: vec![0; self.classes.len() * usize::from(self.bankruptcies)],
            claims,
        };
        CountState { hand: 0, needs: None, met: false, pool }
    }

    /// The number of ways to fill everything from this state on.
    fn count(&mut self, state: &CountState, effort: &mut Effort) -> Option<f64> {
        if state.hand == self.hands.len() {
            return Some(self.rest(&state.pool));
        }
        if let Some(ways) = self.ways.get(state) {
            return Some(*ways);
        }
        let mut sum = 0.0;
        let nexts = self.nexts(state);
        effort.spend(1 + nexts.len())?;
        for next in nexts {
            sum += next.ways * self.count(&next.state, effort)?;
        }
        self.ways.insert(state.clone(), sum);
        Some(sum)
    }

    /// The same as [`Odds::count`], after everything has been counted.
    fn counted(&self, state: &CountState) -> f64 {
        match state.hand == self.hands.len() {
            true => self.rest(&state.pool),
            false => self.ways.get(state).copied().unwrap_or_default(),
        }
    }

    /// The number of ways to fill the last places from what is left; the rest stays in the bag.
    fn rest(&self, pool: &Pool) -> f64 {
        let left: u32 = pool.free.iter().map(|count| u32::from(*count)).sum();
        let waiting = self.waiting(pool);
        (0..waiting).map(|n| f64::from(left - n)).product()
    }

    fn waiting(&self, pool: &Pool) -> u32 {
        if self.bankruptcies > 0 {
            return 0;
        }
        let unseen: usize = self.classes.iter().map(|class| class.len()).sum();
        let left: usize = pool.free.iter().map(|count| usize::from(*count)).sum();
        let places = |hand: &Hand| {
            hand.possibilities
                .first()
                .map_or(0, |possibility| possibility.cases[0].0.counts.iter().map(|n| usize::from(*n)).sum())
        };
        let held: usize = self.hands.iter().map(places).sum();
        (held - (unseen - left)) as u32
    }

    fn nexts(&self, state: &CountState) -> Vec<Next> {
        let hand = &self.hands[state.hand];
        let Some(needs) = &state.needs else {
            return (0..hand.possibilities.len()).filter_map(|n| self.choose(state, n)).collect();
        };
        let Some(group) = needs.iter().position(|need| *need > 0) else {
            let met = hand.must_hold.is_none() || state.met;
            let state = CountState { hand: state.hand + 1, needs: None, met: false, pool: state.pool.clone() };
            return met.then_some(Next { ways: 1.0, state, choice: Choice::Done }).into_iter().collect();
        };
        let mut nexts = Vec::new();
        for (class, lots) in self.classes.iter().enumerate() {
            if lots.and(hand.groups[group].barred).is_empty() {
                nexts.extend(self.fill(state, group, class, None));
                // A building that was drawn after this bankruptcy can have been in the bankrupt hand.
                let later = if hand.bankruptcy == 0 { 1..1 } else { hand.bankruptcy..self.bankruptcies + 1 };
                nexts.extend(later.filter_map(|since| self.fill(state, group, class, Some(since))));
            }
        }
        nexts
    }

    /// Chooses a possibility. In a bankrupt hand, buildings seen since then have claimed some of the places.
    fn choose(&self, state: &CountState, n: usize) -> Option<Next> {
        let hand = &self.hands[state.hand];
        let possibility = &hand.possibilities[n];
        let mut pool = state.pool.clone();
        let mut needs = possibility.needs.clone();
        let mut ways = possibility.weight;
        if hand.bankruptcy > 0 {
            let mut left = Claims::new();
            for claim in &pool.claims {
                let batch = &self.trails.returned[usize::from(*claim)];
                if batch.seat != hand.seat {
                    left.push(*claim);
                    continue;
                }
                let group = hand.groups.iter().position(|group| group.batches.contains(&batch.batch))?;
                ways *= f64::from(needs[group]);
                needs[group] = needs[group].checked_sub(1)?;
            }
            pool.claims = left;
        }
        pool.claims.extend(&possibility.claims);
        pool.claims.sort_unstable();
        Some(Next {
            ways,
            state: CountState { needs: Some(needs), pool, ..state.clone() },
            choice: Choice::Possibility(n),
        })
    }

    /// A building of a class fills a place.
    fn fill(&self, state: &CountState, group: usize, class: usize, from: Option<u8>) -> Option<Next> {
        let mut state = state.clone();
        let place = |since: u8| class * usize::from(self.bankruptcies) + usize::from(since) - 1;
        let source = match from {
            None => &mut state.pool.free[class],
            Some(since) => &mut state.pool.placed[place(since)],
        };
        let ways = f64::from(*source);
        *source = source.checked_sub(1)?;
        let hand = &self.hands[state.hand];
        let since = hand.groups[group].since;
        if since > 0 && self.bankruptcies > 0 {
            state.pool.placed[place(since)] += 1;
        }
        state.met |= hand.must_hold.is_some_and(|classes| classes >> class & 1 == 1);
        state.needs.as_mut()?[group] -= 1;
        Some(Next { ways, state, choice: Choice::Fill { group, class, from } })
    }

    /// A position with hidden buildings dealt by their odds.
    pub(crate) fn deal(&self, facts: &Facts, rng: &mut impl Rng) -> Boulevards {
        let mut world = World::new(facts, &self.trails);
        let own = weighted(rng, self.trails.own.cases.iter(), |(case, weight)| {
            *weight * self.counted(&self.start(case.claims.clone()))
        });
        let own = own.map(|(case, _)| case.clone()).unwrap_or_default();
        let mut state = self.start(own.claims.clone());
        world.settle_own(own, rng);
        let mut stock = Stock::of(self);
        while state.hand < self.hands.len() {
            let hand = &self.hands[state.hand];
            let nexts = self.nexts(&state);
            let Some(next) = weighted(rng, nexts.into_iter(), |next| next.ways * self.counted(&next.state)) else {
                break;
            };
            match next.choice {
                Choice::Possibility(n) => {
                    let case = weighted(rng, hand.possibilities[n].cases.iter(), |(_, weight)| *weight);
                    world.settle(hand.seat, case.map(|(case, _)| case.clone()).unwrap_or_default(), rng);
                }
                Choice::Fill { group, class, from } => {
                    let lot = stock.take(class, from, rng);
                    let group = &hand.groups[group];
                    stock.put(class, group.since, lot);
                    world.place(hand.seat, &group.batches, lot, rng);
                }
                Choice::Done => {}
            }
            state = next.state;
        }
        world.finish(rng)
    }
}

/// Sorts the batches of a trail into groups, and its cases into possibilities.
fn hand(trail: &Trail, bankruptcy: u8, unseen: LotSet, may_wait: bool, effort: &mut Effort) -> Option<Hand> {
    let mut groups: Vec<BatchGroup> = Vec::new();
    for (n, batch) in trail.batches.iter().enumerate() {
        let barred = batch.barred.and(unseen);
        // Only places in bankrupt hands are claimed one by one, and the time of a draw matters only for bankruptcies.
        let since = if may_wait { 0 } else { batch.since };
        let same = |group: &&mut BatchGroup| bankruptcy == 0 && group.barred == barred && group.since == since;
        match groups.iter_mut().find(same) {
            Some(group) => group.batches.push(n),
            None => {
                let open = may_wait && barred.is_empty();
                groups.push(BatchGroup { barred, since, open, batches: vec![n] });
            }
        }
    }
    let mut possibilities: Vec<Possibility> = Vec::new();
    for (case, weight) in &trail.cases {
        // Searching the possibilities is work, too.
        effort.spend(1 + possibilities.len() / 16)?;
        let need = |group: &BatchGroup| match group.open {
            true => 0,
            false => group.batches.iter().map(|batch| case.counts[*batch]).sum(),
        };
        let needs: Vec<u8> = groups.iter().map(need).collect();
        match possibilities
            .iter_mut()
            .find(|possibility| possibility.needs == needs && possibility.claims == case.claims)
        {
            Some(possibility) => {
                possibility.weight += weight;
                possibility.cases.push((case.clone(), *weight));
            }
            None => possibilities.push(Possibility {
                needs,
                claims: case.claims.clone(),
                weight: *weight,
                cases: vec![(case.clone(), *weight)],
            }),
        }
    }
    Some(Hand { seat: trail.seat, bankruptcy, groups, possibilities, must_hold: None })
}

/// The buildings behind the counts of a [`Pool`].
struct Stock {
    free: Vec<Vec<Lot>>,
    placed: HashMap<(usize, u8), Vec<Lot>>,
}

impl Stock {
    fn of(odds: &Odds) -> Stock {
        Stock { free: odds.classes.iter().map(|class| class.iter().collect()).collect(), placed: HashMap::new() }
    }

    pub(crate) fn take(&mut self, class: usize, from: Option<u8>, rng: &mut impl Rng) -> Lot {
        let lots = match from {
            None => &mut self.free[class],
            Some(since) => self.placed.entry((class, since)).or_default(),
        };
        let place = below(rng, lots.len() as u32) as usize;
        lots.swap_remove(place)
    }

    fn put(&mut self, class: usize, since: u8, lot: Lot) {
        self.placed.entry((class, since)).or_default().push(lot);
    }
}
