//! How well chances to win are calibrated: of the positions called 70 %, how many were won.

use rynek_bots::wins;
use rynek_kernel::{Record, Turn};

use crate::{
    looks::{Place, Sampling, looker},
    reviewing::{ReviewError, ReviewTerms, Reviewing},
};

/// Chances that were called, and what became of them, in tenths.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Calibration {
    /// For each tenth, from 0 to 10 % on.
    pub tenths: [Tenth; 10],
    /// The logarithms of the chances given to what happened, added up: the greater, the better.
    pub likelihood: f64,
}

/// The chances in one tenth.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tenth {
    /// How many there are.
    pub count: u32,
    /// Their sum.
    pub called: f64,
    /// How many of them were won; a shared win counts in part.
    pub won: f64,
}

impl Calibration {
    /// Adds a chance that was called and the result: 1 for a win, 0 for a loss.
    pub fn add(&mut self, called: f64, won: f64) {
        let tenth = &mut self.tenths[((called * 10.0) as usize).min(9)];
        tenth.count += 1;
        tenth.called += called;
        tenth.won += won;
        let chance = called.clamp(0.001, 0.999);
        self.likelihood += won * libm::log(chance) + (1.0 - won) * libm::log(1.0 - chance);
    }

    /// The mean difference between what was called and what was won, weighted by the positions in each tenth.
    pub fn error(&self) -> f64 {
        let count: f64 = self.tenths.iter().map(|tenth| f64::from(tenth.count)).sum();
        let off: f64 = self.tenths.iter().map(|tenth| (tenth.called - tenth.won).abs()).sum();
        if count == 0.0 { 0.0 } else { off / count }
    }

    /// Adds the chances of all seats before every `every`-th decision of a finished game, as a review with these terms
    /// finds them, but raised to this power.
    pub fn add_game(
        &mut self,
        record: &Record,
        terms: ReviewTerms,
        stretch: f64,
        every: usize,
    ) -> Result<(), ReviewError> {
        let reviewing = Reviewing::begin(record, terms)?;
        let (depth, samples) = (reviewing.closeness.depth, reviewing.closeness.samples);
        let sampling = Sampling { seed: reviewing.terms.seed, depth, stretch };
        let game = reviewing.game.as_ref();
        let Some(mut looker) = looker(game, sampling) else { return Err(ReviewError::NoGame(record.game.clone())) };
        let won = wins(&reviewing.outcome);
        let decisions = (0..reviewing.length()).filter(|step| matches!(reviewing.turn(*step), Turn::Player(_)));
        for step in decisions.step_by(every.max(1)) {
            let mut called = vec![0.0; won.len()];
            for number in 0..samples {
                let leaf = looker.look(Place::After(step), number.into());
                called.iter_mut().zip(&leaf.win).for_each(|(sum, win)| *sum += win / f64::from(samples));
            }
            called.iter().zip(&won).for_each(|(called, won)| self.add(*called, *won));
        }
        Ok(())
    }
}
