//! What a seat knows, and how the rest is dealt.

use rynek_kernel::{Knowledge, Rng, Seat};

use super::{deal::Odds, effort::Effort, facts::Facts, sampler::Sampler};
use crate::Boulevards;

/// How many steps the odds may be counted in: a few milliseconds and megabytes at most.
const MOST_STEPS: u32 = 5_000;

/// All that one seat knows of a game, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    facts: Facts,
    /// How the hidden buildings are dealt. It follows from the facts.
    dealer: Dealer,
}

/// How the hidden buildings are dealt.
#[derive(Clone, PartialEq, Debug)]
enum Dealer {
    /// Nothing is known of it: every deal is equally likely.
    Evenly,
    /// By its odds, which have been counted.
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
            // If no guess is found, deal hands of the right sizes.
            Dealer::Guessing(sampler) => sampler.deal(&self.facts, rng).unwrap_or_else(|| self.facts.deal_evenly(rng)),
        }
    }
}

impl Known {
    /// The same knowledge, with what is hidden dealt by guessing whether or not its odds can be counted. For tests.
    #[doc(hidden)]
    pub fn guessing(mut self) -> Known {
        self.dealer = Dealer::Guessing(Sampler::of(&self.facts));
        self
    }

    /// The same knowledge, with the odds of what is hidden counted even if that takes so many steps. For tests.
    #[doc(hidden)]
    pub fn counting(mut self, most: u32) -> Option<Known> {
        self.dealer = Dealer::Exactly(Odds::of(&self.facts, &mut Effort::up_to(most))?);
        Some(self)
    }

    /// Whether the odds of what is hidden were too much work to count. For tests.
    #[doc(hidden)]
    pub fn guesses(&self) -> bool {
        matches!(self.dealer, Dealer::Guessing(_))
    }

    /// In how many steps the odds are counted, given up after so many. For tests.
    #[doc(hidden)]
    pub fn steps(&self, most: u32) -> u32 {
        let mut effort = Effort::up_to(most);
        Odds::of(&self.facts, &mut effort);
        effort.spent()
    }
}
