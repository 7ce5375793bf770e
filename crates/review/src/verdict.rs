//! What a review says, made of what was found.

use rynek_kernel::{Arg, Message, Seat};
use rynek_words::Words;

use crate::{
    course::{Course, Loss},
    moments,
    reviewing::{PASSES, Reviewing},
    told::{
        BetterLine, ClassCounts, DecisionClass, LineStep, Review, ReviewDecision, ReviewPlayer, ReviewStep, StepKind,
    },
};

/// A decision that loses less than this chance to win is of the class.
const BEST: f64 = 0.005;
const GOOD: f64 = 0.02;
const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.1;
/// The loss at which the accuracy of a decision falls to 1/e.
const ACCURACY: f64 = 0.1;
/// The most steps of a line.
const LINE: usize = 8;

impl DecisionClass {
    /// The class of a decision that loses so much chance to win.
    pub fn of(lost: f64) -> DecisionClass {
        match lost {
            lost if lost < BEST => DecisionClass::Best,
            lost if lost < GOOD => DecisionClass::Good,
            lost if lost < INACCURACY => DecisionClass::Inaccuracy,
            lost if lost < MISTAKE => DecisionClass::Mistake,
            _ => DecisionClass::Blunder,
        }
    }

    /// All classes, the best first.
    pub const ALL: [DecisionClass; 5] = [
        DecisionClass::Best,
        DecisionClass::Good,
        DecisionClass::Inaccuracy,
        DecisionClass::Mistake,
        DecisionClass::Blunder,
    ];
}

impl ClassCounts {
    /// How many decisions were of this class.
    pub fn of(&self, class: DecisionClass) -> usize {
        match class {
            DecisionClass::Best => self.best,
            DecisionClass::Good => self.good,
            DecisionClass::Inaccuracy => self.inaccuracy,
            DecisionClass::Mistake => self.mistake,
            DecisionClass::Blunder => self.blunder,
        }
    }

    fn count(&mut self, class: DecisionClass) {
        *match class {
            DecisionClass::Best => &mut self.best,
            DecisionClass::Good => &mut self.good,
            DecisionClass::Inaccuracy => &mut self.inaccuracy,
            DecisionClass::Mistake => &mut self.mistake,
            DecisionClass::Blunder => &mut self.blunder,
        } += 1;
    }
}

impl Reviewing {
    /// What is known so far, in these words; `None` before the first pass is complete.
    pub fn review(&mut self, words: &Words) -> Option<Review> {
        if self.found.passes == 0 {
            return None;
        }
        let course = Course::of(self);
        let steps: Vec<ReviewStep> = self.steps(&course, words);
        let players = Seat::all(self.game.players()).map(|seat| self.player(&course, &steps, seat, words)).collect();
        Some(Review {
            game: self.record.game.clone(),
            bot: self.terms.bot.to_string(),
            seed: self.terms.seed,
            samples: self.closeness.samples,
            passes: self.found.passes,
            done: self.found.passes >= PASSES,
            moments: moments::decisive(self, &steps, words),
            turning_points: moments::turning_points(&course),
            start: course.values[0].clone(),
            players,
            steps,
        })
    }

    fn steps(&mut self, course: &Course, words: &Words) -> Vec<ReviewStep> {
        let all = self.length() + usize::from(course.given.is_some());
        let mut position = self.game.after(0);
        let mut steps = Vec::with_capacity(all);
        for step in 0..all {
            let seat = self.actor(step);
            let changes = Seat::all(self.game.players()).map(|seat| course.change(step, seat));
            let (win_change, points_change) = changes.unzip();
            let action = self.game.step(step).map(|(_, action)| action);
            let text = match &action {
                Some(action) => words.say(&self.describe(position.as_ref(), action)),
                None => words.say(&Message::new("review-gave-up").with("player", self.giver())),
            };
            steps.push(ReviewStep {
                step: step + 1,
                kind: match (&action, seat) {
                    (None, _) => StepKind::End,
                    (_, None) => StepKind::Draw,
                    _ => StepKind::Choice,
                },
                seat,
                value: course.values.get(step + 1).or(course.given.as_ref()).cloned().unwrap_or_default(),
                win_change,
                points_change,
                decision: if action.is_some() { self.decision(step, position.as_ref(), words) } else { None },
                action: action.clone().unwrap_or_default(),
                text,
            });
            if let Some(action) = action {
                position.apply(&action).expect("a recorded action is legal");
            }
        }
        steps
    }

    /// Who gave up, in a sentence.
    fn giver(&self) -> Arg {
        self.gave_up.map_or_else(|| Arg::from(""), |seat| self.called(seat))
    }

    fn decision(&mut self, step: usize, before: &dyn rynek_catalog::AnyGame, words: &Words) -> Option<ReviewDecision> {
        let choice = self.found.places[step].choice.as_ref()?;
        let loss = Loss::of(choice);
        let played = choice.options[0].win.mean();
        let rival = choice.rival.clone().filter(|_| loss.win > 0.0);
        let (played, better) = match rival {
            None => (played, None),
            Some(rival) => {
                let win = rival.win.mean();
                let line = BetterLine {
                    win,
                    points: rival.points.mean(),
                    actions: self.line(step, rival.option, before, words),
                };
                (win - loss.win, Some(line))
            }
        };
        Some(ReviewDecision {
            class: DecisionClass::of(loss.win),
            legal: before.actions().len(),
            lost: loss.win,
            error: loss.error,
            lost_points: loss.points,
            played,
            better,
        })
    }

    fn line(
        &mut self,
        step: usize,
        option: usize,
        before: &dyn rynek_catalog::AnyGame,
        words: &Words,
    ) -> Vec<LineStep> {
        let mut position = before.duplicate();
        let mut line = Vec::new();
        for (seat, action) in self.looker.line(step, option, LINE) {
            let text = words.say(&self.describe(position.as_ref(), &action));
            if position.apply(&action).is_err() {
                break;
            }
            line.push(LineStep { seat, action, text });
        }
        line
    }

    fn player(&self, course: &Course, steps: &[ReviewStep], seat: Seat, words: &Words) -> ReviewPlayer {
        let (win, points) = course.sums(self, seat);
        let own = steps.iter().filter(|step| step.seat == Some(seat)).filter_map(|step| step.decision.as_ref());
        let own: Vec<&ReviewDecision> = own.filter(|decision| decision.legal > 1).collect();
        let mut classes = ClassCounts::default();
        own.iter().for_each(|decision| classes.count(decision.class));
        let accuracy: f64 = own.iter().map(|decision| 100.0 * libm::exp(-decision.lost / ACCURACY)).sum();
        ReviewPlayer {
            seat,
            name: words.say(&Message::new("review-player").with("player", self.called(seat))),
            win,
            points,
            lost: own.iter().map(|decision| decision.lost).sum(),
            lost_error: own.iter().map(|decision| decision.error * decision.error).sum::<f64>().sqrt(),
            lost_points: own.iter().map(|decision| decision.lost_points).sum(),
            accuracy: if own.is_empty() { 100.0 } else { accuracy / own.len() as f64 },
            decisions: own.len(),
            classes,
        }
    }
}
