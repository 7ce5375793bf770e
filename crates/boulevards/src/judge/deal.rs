//! Dealing what is hidden with its true odds.
//!
//! Hidden places are filled one after another. Unseen buildings that every batch treats alike are a *class*; before a
//! place is filled, the ways to fill all later places are counted for every class that may go there, and the class is
//! drawn with those odds. So every deal that the clues allow comes up exactly as often as it should, and no other does.

use std::collections::HashMap;

use rynek_kernel::{Rng, Seat, below};

use super::{
    effort::Effort,
    facts::{Clue, Facts},
    trail::{Case, Claims, Trail, Trails},
    world::World,
};
use crate::{Boulevards, Lot, LotSet, draw::weighted};

/// Batches of a hand that later counting need not tell apart.
#[derive(Clone, PartialEq, Debug)]
struct Shelf {
    barred: LotSet,
    since: u8,
    /// Whether the places can wait: anything may go there.
    open: bool,
    batches: Vec<usize>,
}

/// A possibility for a hand, by shelves, with its weight and the cases behind it.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    needs: Vec<u8>,
    claims: Claims,
    weight: f64,
    cases: Vec<(Case, f64)>,
}

/// A hand to be filled: a hidden one, or a bankrupt one of which it is to be said what was in it.
#[derive(Clone, PartialEq, Debug)]
struct Hand {
    seat: Seat,
    /// For a bankrupt hand which bankruptcy, from 1; 0 for others.
    bankruptcy: u8,
    shelves: Vec<Shelf>,
    entries: Vec<Entry>,
    /// At least one of these classes must come into the hand, as bits.
    must_hold: Option<u64>,
}

/// What is left to fill places with, while they are being filled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Pool {
    /// How many of each class are in the bag.
    free: Vec<u8>,
    /// For each class and number of bankruptcies: how many were last put somewhere after that many. They can only have
    /// been in hands that went bankrupt before.
    placed: Vec<u8>,
    /// Places of bankrupt hands that buildings seen since then have claimed.
    claims: Claims,
}

/// A moment of the counting.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Moment {
    hand: usize,
    /// Places of the hand still to be filled, by shelf; `None` before one of its entries is chosen.
    needs: Option<Vec<u8>>,
    /// Whether the hand has one of the classes it must hold.
    met: bool,
    pool: Pool,
}

/// A step from one moment to the next.
struct Next {
    /// In how many ways.
    ways: f64,
    moment: Moment,
    what: What,
}

enum What {
    /// An entry of the hand was chosen.
    Entry(usize),
    /// A class was put on a shelf, from the bag or from what was placed after so many bankruptcies.
    Fill { shelf: usize, class: usize, from: Option<u8> },
    /// On to the next hand.
    Done,
}

/// The odds of everything hidden.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Odds {
    trails: Trails,
    /// Unseen buildings that all shelves treat alike.
    classes: Vec<LotSet>,
    hands: Vec<Hand>,
    /// How many bankruptcies the counting has to do with.
    bankruptcies: u8,
    /// In how many ways each moment can be completed.
    ways: HashMap<Moment, f64>,
}

impl Odds {
    /// Counts them. `None` if that is too much work.
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
        let shelves = hands.iter().flat_map(|hand| hand.shelves.iter().map(|shelf| shelf.barred));
        for mask in shelves.chain(must.map(|(_, lots)| lots)) {
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

    fn start(&self, claims: Claims) -> Moment {
        let pool = Pool {
            free: self.classes.iter().map(|class| class.len() as u8).collect(),
            placed: vec![0; self.classes.len() * usize::from(self.bankruptcies)],
            claims,
        };
        Moment { hand: 0, needs: None, met: false, pool }
    }

    /// In how many ways everything can be filled from here.
    fn count(&mut self, moment: &Moment, effort: &mut Effort) -> Option<f64> {
        if moment.hand == self.hands.len() {
            return Some(self.rest(&moment.pool));
        }
        if let Some(ways) = self.ways.get(moment) {
            return Some(*ways);
        }
        let mut sum = 0.0;
        let nexts = self.nexts(moment);
        effort.spend(1 + nexts.len())?;
        for next in nexts {
            sum += next.ways * self.count(&next.moment, effort)?;
        }
        self.ways.insert(moment.clone(), sum);
        Some(sum)
    }

    /// As [`Odds::count`], once everything has been counted.
    fn counted(&self, moment: &Moment) -> f64 {
        match moment.hand == self.hands.len() {
            true => self.rest(&moment.pool),
            false => self.ways.get(moment).copied().unwrap_or_default(),
        }
    }

    /// Places that could wait are filled from what is left, in any order; the rest stays in the bag.
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
            hand.entries.first().map_or(0, |entry| entry.cases[0].0.counts.iter().map(|n| usize::from(*n)).sum())
        };
        let held: usize = self.hands.iter().map(places).sum();
        (held - (unseen - left)) as u32
    }

    fn nexts(&self, moment: &Moment) -> Vec<Next> {
        let hand = &self.hands[moment.hand];
        let Some(needs) = &moment.needs else {
            return (0..hand.entries.len()).filter_map(|n| self.choose(moment, n)).collect();
        };
        let Some(shelf) = needs.iter().position(|need| *need > 0) else {
            let met = hand.must_hold.is_none() || moment.met;
            let moment = Moment { hand: moment.hand + 1, needs: None, met: false, pool: moment.pool.clone() };
            return met.then_some(Next { ways: 1.0, moment, what: What::Done }).into_iter().collect();
        };
        let mut nexts = Vec::new();
        for (class, lots) in self.classes.iter().enumerate() {
            if lots.and(hand.shelves[shelf].barred).is_empty() {
                nexts.extend(self.fill(moment, shelf, class, None));
                // What was drawn after this bankruptcy can have been in the hand before it.
                let later = if hand.bankruptcy == 0 { 1..1 } else { hand.bankruptcy..self.bankruptcies + 1 };
                nexts.extend(later.filter_map(|since| self.fill(moment, shelf, class, Some(since))));
            }
        }
        nexts
    }

    /// An entry is chosen. In a bankrupt hand, buildings seen since have taken some of the places.
    fn choose(&self, moment: &Moment, n: usize) -> Option<Next> {
        let hand = &self.hands[moment.hand];
        let entry = &hand.entries[n];
        let mut pool = moment.pool.clone();
        let mut needs = entry.needs.clone();
        let mut ways = entry.weight;
        if hand.bankruptcy > 0 {
            let mut left = Claims::new();
            for claim in &pool.claims {
                let batch = &self.trails.returned[usize::from(*claim)];
                if batch.seat != hand.seat {
                    left.push(*claim);
                    continue;
                }
                let shelf = hand.shelves.iter().position(|shelf| shelf.batches.contains(&batch.batch))?;
                ways *= f64::from(needs[shelf]);
                needs[shelf] = needs[shelf].checked_sub(1)?;
            }
            pool.claims = left;
        }
        pool.claims.extend(&entry.claims);
        pool.claims.sort_unstable();
        Some(Next { ways, moment: Moment { needs: Some(needs), pool, ..moment.clone() }, what: What::Entry(n) })
    }

    /// A building of a class fills a place.
    fn fill(&self, moment: &Moment, shelf: usize, class: usize, from: Option<u8>) -> Option<Next> {
        let mut moment = moment.clone();
        let place = |since: u8| class * usize::from(self.bankruptcies) + usize::from(since) - 1;
        let source = match from {
            None => &mut moment.pool.free[class],
            Some(since) => &mut moment.pool.placed[place(since)],
        };
        let ways = f64::from(*source);
        *source = source.checked_sub(1)?;
        let hand = &self.hands[moment.hand];
        let since = hand.shelves[shelf].since;
        if since > 0 && self.bankruptcies > 0 {
            moment.pool.placed[place(since)] += 1;
        }
        moment.met |= hand.must_hold.is_some_and(|classes| classes >> class & 1 == 1);
        moment.needs.as_mut()?[shelf] -= 1;
        Some(Next { ways, moment, what: What::Fill { shelf, class, from } })
    }

    /// A whole position, dealt with the true odds.
    pub(crate) fn deal(&self, facts: &Facts, rng: &mut impl Rng) -> Boulevards {
        let mut world = World::new(facts, &self.trails);
        let own = weighted(rng, self.trails.own.cases.iter(), |(case, weight)| {
            *weight * self.counted(&self.start(case.claims.clone()))
        });
        let own = own.map(|(case, _)| case.clone()).unwrap_or_default();
        let mut moment = self.start(own.claims.clone());
        world.settle_own(own, rng);
        let mut stock = Stock::of(self);
        while moment.hand < self.hands.len() {
            let hand = &self.hands[moment.hand];
            let nexts = self.nexts(&moment);
            let Some(next) = weighted(rng, nexts.into_iter(), |next| next.ways * self.counted(&next.moment)) else {
                break;
            };
            match next.what {
                What::Entry(n) => {
                    let case = weighted(rng, hand.entries[n].cases.iter(), |(_, weight)| *weight);
                    world.settle(hand.seat, case.map(|(case, _)| case.clone()).unwrap_or_default(), rng);
                }
                What::Fill { shelf, class, from } => {
                    let lot = stock.take(class, from, rng);
                    let shelf = &hand.shelves[shelf];
                    stock.put(class, shelf.since, lot);
                    world.place(hand.seat, &shelf.batches, lot, rng);
                }
                What::Done => {}
            }
            moment = next.moment;
        }
        world.finish(rng)
    }
}

/// Sorts the batches of a trail into shelves, and its cases into entries.
fn hand(trail: &Trail, bankruptcy: u8, unseen: LotSet, may_wait: bool, effort: &mut Effort) -> Option<Hand> {
    let mut shelves: Vec<Shelf> = Vec::new();
    for (n, batch) in trail.batches.iter().enumerate() {
        let barred = batch.barred.and(unseen);
        // Only places in bankrupt hands are claimed one by one, and only bankruptcies care when something was drawn.
        let since = if may_wait { 0 } else { batch.since };
        let same = |shelf: &&mut Shelf| bankruptcy == 0 && shelf.barred == barred && shelf.since == since;
        match shelves.iter_mut().find(same) {
            Some(shelf) => shelf.batches.push(n),
            None => {
                let open = may_wait && barred.is_empty();
                shelves.push(Shelf { barred, since, open, batches: vec![n] });
            }
        }
    }
    let mut entries: Vec<Entry> = Vec::new();
    for (case, weight) in &trail.cases {
        // Looking through the entries counts, too.
        effort.spend(1 + entries.len() / 16)?;
        let need = |shelf: &Shelf| match shelf.open {
            true => 0,
            false => shelf.batches.iter().map(|batch| case.counts[*batch]).sum(),
        };
        let needs: Vec<u8> = shelves.iter().map(need).collect();
        match entries.iter_mut().find(|entry| entry.needs == needs && entry.claims == case.claims) {
            Some(entry) => {
                entry.weight += weight;
                entry.cases.push((case.clone(), *weight));
            }
            None => entries.push(Entry {
                needs,
                claims: case.claims.clone(),
                weight: *weight,
                cases: vec![(case.clone(), *weight)],
            }),
        }
    }
    Some(Hand { seat: trail.seat, bankruptcy, shelves, entries, must_hold: None })
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
