//! What a seat knows, and how the rest is dealt.

use rynek_kernel::{Knowledge, Rng, Seat};

use super::{deal::Odds, effort::Effort, facts::Facts, sampler::Sampler};
use crate::Boulevards;

/// The most steps for counting the odds: a few milliseconds and megabytes.
const MOST_STEPS: u32 = 5_000;

/// Everything that one seat knows of a game, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    facts: Facts,
    /// How the hidden buildings are dealt. It follows from the facts.
    dealer: Dealer,
}

/// How the hidden buildings are dealt.
#[derive(Clone, PartialEq, Debug)]
enum Dealer {
    /// Without clues: every deal is equally likely.
    Evenly,
    /// By odds that have been counted.
    Exactly(Odds),
    /// By guessing, where counting would be too much work.
    Guessing(Sampler),
}

impl Knowledge<Boulevards> for Known {
    fn of_seat(game: &Boulevards, seat: Seat) -> Known {
        let facts = Facts::of_seat(game, seat);
        let mut dealer = Dealer::Evenly;
        if !facts.clues.is_empty() || facts.must_hold_one().is_some() {
            dealer = match Odds::of(&facts, &mut Effort::up_to(MOST_STEPS)) {
                Some(odds) => Dealer::Exactly(odds),
                None => Dealer::Guessing(Sampler::of(&facts)),
            };
        }
        Known { facts, dealer }
    }

    /// A position that this seat cannot tell from the true one, with the true odds.
    fn deal(&self, rng: &mut impl Rng) -> Boulevards {
        match &self.dealer {
            Dealer::Evenly => self.facts.deal_evenly(rng),
            Dealer::Exactly(odds) => odds.deal(&self.facts, rng),
            // Without a guess that fits, deal hands of the right sizes.
            Dealer::Guessing(sampler) => sampler.deal(&self.facts, rng).unwrap_or_else(|| self.facts.deal_evenly(rng)),
        }
    }
}

impl Known {
    /// The same knowledge, but hidden buildings are dealt by guessing. For tests.
    #[doc(hidden)]
    pub fn guessing(mut self) -> Known {
        self.dealer = Dealer::Guessing(Sampler::of(&self.facts));
        self
    }

    /// The same knowledge, but the odds are counted in up to this many steps. For tests.
    #[doc(hidden)]
    pub fn counting(mut self, most: u32) -> Option<Known> {
        self.dealer = Dealer::Exactly(Odds::of(&self.facts, &mut Effort::up_to(most))?);
        Some(self)
    }

    /// Whether counting the odds was too much work. For tests.
    #[doc(hidden)]
    pub fn guesses(&self) -> bool {
        matches!(self.dealer, Dealer::Guessing(_))
    }

    /// The number of steps for counting the odds, up to this many. For tests.
    #[doc(hidden)]
    pub fn steps(&self, most: u32) -> u32 {
        let mut effort = Effort::up_to(most);
        Odds::of(&self.facts, &mut effort);
        effort.spent()
    }
}
