//! Matches of new weights against old ones, over the same deals.

use rayon::prelude::*;
use rynek_bots::{Bot, Builder, Settings, Spec, shares, wins};
use rynek_kernel::{Game, Outcome, Seat};
use serde::Serialize;

use crate::{Deal, play};

/// The number of interim checks of a match.
const LOOKS: u64 = 8;
/// The boundary for stopping early: O'Brien and Fleming's for that many checks, at 5 % in all.
const CLEAR: f64 = 2.07;

/// The result of new weights against old ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The number of deals, each played once for every rotation of the seats.
    pub deals: u64,
    /// The share of wins of a seat with the new weights.
    pub share: f64,
    /// That share if there were no difference.
    pub even: f64,
    /// Half the width of the share's 95 % interval.
    pub margin: f64,
    /// The mean lead of the new weights, in points.
    pub lead: f64,
    /// By how many standard errors the new weights were better, wins and points together.
    pub better: f64,
}

/// Who plays, and from which position.
pub(super) struct Conditions<'a, G: Game> {
    pub(super) start: &'a G,
    pub(super) spec: &'a Spec,
    pub(super) build: Builder<G>,
    pub(super) settings: &'a Settings,
    /// The lead that makes a win likely, in points.
    pub(super) scale: f64,
    pub(super) seed: u64,
    /// Called after every game.
    pub(super) played: &'a (dyn Fn() + Sync),
}

/// The result of one side in the games of one deal.
#[derive(Clone, Copy, Default)]
pub(super) struct Score {
    win: f64,
    /// The win that the points alone suggest. It has less variance than the win itself.
    soft: f64,
    lead: f64,
}

impl Score {
    /// Wins and points together.
    pub(super) fn merit(self) -> f64 {
        (self.win + self.soft) / 2.0
    }

    fn mean(scores: &[Score]) -> Score {
        let count = scores.len() as f64;
        let mean = |part: fn(&Score) -> f64| scores.iter().map(part).sum::<f64>() / count;
        Score { win: mean(|score| score.win), soft: mean(|score| score.soft), lead: mean(|score| score.lead) }
    }
}

impl<G: Game> Conditions<'_, G> {
    fn deal(&self, number: u64) -> Deal {
        Deal { seed: self.seed, number }
    }

    /// The merit of a side if both are equal.
    pub(super) fn even(&self) -> f64 {
        1.0 / self.start.players().max(2) as f64
    }

    /// Plays a seat with the new weights against seats with the old ones, until one side is clearly better or the deals
    /// run out. Deals are numbered from `first`.
    pub(super) fn duel(&self, new: &G::Weights, old: &G::Weights, first: u64, deals: u64) -> Duel {
        let mut scores: Vec<Score> = Vec::new();
        let looks = LOOKS.min(deals.max(1));
        for look in 1..=looks {
            let played = scores.len() as u64;
            let next = played..(deals.max(1) * look / looks);
            let batch: Vec<Score> = next.into_par_iter().map(|n| self.challenge(new, old, first + n)).collect();
            scores.extend(batch);
            let better = self.sum_up(&scores).better;
            if better.abs() * (look as f64 / looks as f64).sqrt() >= CLEAR {
                break;
            }
        }
        self.sum_up(&scores)
    }

    /// One deal, with the new weights in each seat in turn.
    fn challenge(&self, new: &G::Weights, old: &G::Weights, number: u64) -> Score {
        let players = self.start.players();
        let turns: Vec<Score> =
            (0..players).map(|seat| self.pitted([new, old], |other| other == seat, number)).collect();
        Score::mean(&turns)
    }

    /// One deal with two sides in alternating seats, then with the sides swapped: the result of the first side.
    pub(super) fn mirrored(&self, sides: [&G::Weights; 2], number: u64) -> Score {
        let turns = [0, 1].map(|turn| self.pitted(sides, |seat| seat % 2 == turn, number));
        Score::mean(&turns)
    }

    /// One game: the result of the first side. In a solo game, each side plays the deal separately.
    fn pitted(&self, sides: [&G::Weights; 2], is_first: impl Fn(usize) -> bool, number: u64) -> Score {
        let deal = self.deal(number);
        if self.start.players() == 1 {
            let [one, other] = sides.map(|side| self.play(&[side], deal));
            return self.compared(&one, &other);
        }
        let seated: Vec<&G::Weights> =
            (0..self.start.players()).map(|seat| sides[usize::from(!is_first(seat))]).collect();
        let outcome = self.play(&seated, deal);
        let first: Vec<usize> = (0..seated.len()).filter(|seat| is_first(*seat)).collect();
        self.score(&outcome, &first)
    }

    fn play(&self, seated: &[&G::Weights], deal: Deal) -> Outcome {
        let bot = |weights: &&G::Weights| (self.build)(self.spec, (*weights).clone(), self.settings);
        let bots: Vec<Box<dyn Bot<G>>> = seated.iter().map(bot).collect();
        let outcome = play(self.start, &bots, deal, |_, _| {}).outcome;
        (self.played)();
        outcome
    }

    fn score(&self, outcome: &Outcome, first: &[usize]) -> Score {
        let points: Vec<f64> = outcome.points.iter().map(|points| f64::from(*points)).collect();
        let wins = wins(outcome);
        let soft = shares(&points, self.scale);
        let (all, own) = (points.len() as f64, first.len() as f64);
        let mean = |from: &[f64]| first.iter().map(|seat| from[*seat]).sum::<f64>() / own;
        let others = (points.iter().sum::<f64>() - mean(&points) * own) / (all - own);
        Score { win: mean(&wins), soft: mean(&soft), lead: mean(&points) - others }
    }

    fn compared(&self, one: &Outcome, other: &Outcome) -> Score {
        let won = |outcome: &Outcome| f64::from(u8::from(outcome.place(Seat::new(0)) == 1));
        let points = [one, other].map(|outcome| f64::from(outcome.points[0]));
        Score {
            win: 0.5 + (won(one) - won(other)) / 2.0,
            soft: shares(&points, self.scale)[0],
            lead: points[0] - points[1],
        }
    }

    /// Deals are independent of each other, the games of one deal are not, so the interval counts deals.
    fn sum_up(&self, scores: &[Score]) -> Duel {
        let mean = Score::mean(scores);
        let error = |part: fn(&Score) -> f64, mean: f64| {
            let squares: f64 = scores.iter().map(|score| (part(score) - mean).powi(2)).sum();
            // An added quarter keeps the error above zero after a few equal games.
            ((squares + 0.25) / scores.len() as f64 / scores.len() as f64).sqrt()
        };
        Duel {
            deals: scores.len() as u64,
            share: mean.win,
            even: self.even(),
            margin: 1.96 * error(|score| score.win, mean.win),
            lead: mean.lead,
            better: (mean.merit() - self.even()) / error(|score| score.merit(), mean.merit()),
        }
    }
}
