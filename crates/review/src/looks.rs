//! Looks: a look plays a position on for some decisions and evaluates where that leads.
//!
//! This is the only code of the crate that is compiled for each game, so there is little of it.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use rynek_bots::{wins, worth};
use rynek_catalog::{AnyGame, Visitor, visit};
use rynek_kernel::{Game, Record, RecordError, Seat, Seats, Turn, order};

/// What a look found.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The chance of each seat to win.
    pub win: Seats<f64>,
    /// The expected points of each seat.
    pub points: Seats<f64>,
    /// What each seat prefers: mostly chances to win, points to a small part.
    pub utility: Seats<f64>,
}

/// From where a look starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The position after this many steps.
    After(usize),
    /// The position after this many steps and then this outcome of the draw.
    Outcome(usize, usize),
    /// What the mover knows after this many steps, and then this option.
    Option(usize, usize),
}

/// The positions of a game, whatever its type.
pub trait Looker: Send {
    /// The look with this number. Looks with the same number have the same random numbers, wherever they start.
    fn look(&mut self, place: Place, number: u64) -> Leaf;

    /// The odds of the outcomes of the draw after this many steps, and which of them happened.
    fn odds(&mut self, step: usize) -> (Vec<f64>, usize);

    /// Adds the best-ranked actions after this many steps to the options there, up to this many, and then the one that
    /// was played.
    fn rank(&mut self, step: usize, many: usize);

    /// Adds this action to the options after this many steps, unless it is there.
    fn add(&mut self, step: usize, action: &str);

    /// The options after this many steps, in notation; the first is the one that was played.
    fn options(&self, step: usize) -> Vec<String>;

    /// How the game may continue after an option: its action, and those that the players rank best, until it is the
    /// mover's turn again.
    fn line(&mut self, step: usize, option: usize, most: usize) -> Vec<(Option<Seat>, String)>;
}

/// How looks are made.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// The seed of all random numbers.
    pub seed: u64,
    /// After how many decisions a position is evaluated.
    pub depth: u32,
    /// The power to which chances are raised.
    pub stretch: f64,
}

/// Checks a record as [`Record::replay`] does.
pub fn check(record: &Record) -> Option<Result<(), RecordError>> {
    struct Check<'a>(&'a Record);
    impl Visitor for Check<'_> {
        type Output = Result<(), RecordError>;

        fn visit<G: Game>(self) -> Self::Output {
            self.0.replay::<G>().map(|_| ())
        }
    }
    visit(&record.game, Check(record))
}

/// The looker of a game.
pub fn looker(game: &dyn AnyGame, sampling: Sampling) -> Option<Box<dyn Looker>> {
    visit(game.id(), Begin { game, sampling })?
}

struct Begin<'a> {
    game: &'a dyn AnyGame,
    sampling: Sampling,
}

impl Visitor for Begin<'_> {
    type Output = Option<Box<dyn Looker>>;

    fn visit<G: Game>(self) -> Self::Output {
        let steps = self.game.played();
        let mut positions: Vec<G> = vec![self.game.after(0).inside().downcast_ref::<G>()?.clone()];
        let mut actions = Vec::with_capacity(steps);
        for step in 0..steps {
            let action: G::Action = self.game.step(step)?.1.parse().ok()?;
            let mut next = positions.last()?.clone();
            next.play_unchecked(action);
            positions.push(next);
            actions.push(action);
        }
        let options = vec![Vec::new(); steps + 1];
        let sampling = self.sampling;
        Some(Box::new(Positions { positions, actions, options, draw: None, known: None, ranked: Vec::new(), sampling }))
    }
}

/// The positions of a game of one type.
struct Positions<G: Game> {
    positions: Vec<G>,
    actions: Vec<G::Action>,
    options: Vec<Vec<G::Action>>,
    /// The outcomes of the draw that was asked about last.
    draw: Option<(usize, Vec<G::Action>)>,
    /// What the mover of the decision that was looked at last knows.
    known: Option<(usize, G::Known)>,
    ranked: Vec<(G::Action, f64)>,
    sampling: Sampling,
}

impl<G: Game> Positions<G> {
    fn generator(&self, number: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.sampling.seed);
        rng.set_stream(number);
        rng
    }

    /// The action that the player to move ranks best.
    fn best_ranked(&mut self, position: &G) -> G::Action {
        self.ranked.clear();
        position.rank(G::weights(), &mut self.ranked);
        let best = self.ranked.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        best.expect("the player to move has an action").0
    }

    fn play_on(&mut self, mut position: G, rng: &mut ChaCha8Rng) -> Leaf {
        let mut left = self.sampling.depth;
        loop {
            let action = match position.turn() {
                Turn::Over => break,
                Turn::Chance => position.sample(rng),
                Turn::Player(_) if left == 0 => break,
                Turn::Player(_) => {
                    left -= 1;
                    self.best_ranked(&position)
                }
            };
            position.play_unchecked(action);
        }
        let worth = worth(&position, G::weights());
        if let Some(outcome) = position.outcome() {
            let points = outcome.points.iter().map(|points| f64::from(*points)).collect();
            return Leaf { win: wins(&outcome), points, utility: worth.utility };
        }
        Leaf { win: stretched(worth.wins, self.sampling.stretch), points: worth.points, utility: worth.utility }
    }

    fn known(&mut self, step: usize, seat: Seat) -> &G::Known {
        if self.known.as_ref().is_none_or(|(of, _)| *of != step) {
            self.known = Some((step, self.positions[step].known(seat)));
        }
        &self.known.as_ref().expect("it was set").1
    }

    fn outcomes(&mut self, step: usize) -> &[G::Action] {
        if self.draw.as_ref().is_none_or(|(of, _)| *of != step) {
            self.odds(step);
        }
        &self.draw.as_ref().expect("it was set").1
    }
}

/// Chances to win, raised to a power so that they are calibrated. Their sum stays 1; alone, so does that with a loss.
fn stretched(win: Seats<f64>, power: f64) -> Seats<f64> {
    if power == 1.0 {
        return win;
    }
    let grown: Seats<f64> = win.iter().map(|win| libm::pow(*win, power)).collect();
    let rest = if let [win] = win.as_slice() { libm::pow(1.0 - win, power) } else { 0.0 };
    let sum: f64 = grown.iter().sum::<f64>() + rest;
    grown.into_iter().map(|win| win / sum).collect()
}

impl<G: Game> Looker for Positions<G> {
    fn look(&mut self, place: Place, number: u64) -> Leaf {
        let mut rng = self.generator(number);
        let position = match place {
            Place::After(step) => self.positions[step].clone(),
            Place::Outcome(step, outcome) => {
                let action = self.outcomes(step)[outcome];
                let mut position = self.positions[step].clone();
                position.play_unchecked(action);
                position
            }
            Place::Option(step, option) => {
                let Turn::Player(seat) = self.positions[step].turn() else { unreachable!("only players choose") };
                let mut position = G::imagine(self.known(step, seat), &mut rng);
                position.play_unchecked(self.options[step][option]);
                position
            }
        };
        self.play_on(position, &mut rng)
    }

    fn odds(&mut self, step: usize) -> (Vec<f64>, usize) {
        let mut chances = Vec::new();
        self.positions[step].chances(&mut chances);
        let all: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let odds = chances.iter().map(|(_, weight)| f64::from(*weight) / all).collect();
        let outcomes: Vec<G::Action> = chances.into_iter().map(|(action, _)| action).collect();
        let drawn = outcomes.iter().position(|action| *action == self.actions[step]);
        self.draw = Some((step, outcomes));
        (odds, drawn.expect("what was drawn is an outcome"))
    }

    fn rank(&mut self, step: usize, many: usize) {
        let mut ranked = Vec::new();
        self.positions[step].rank(G::weights(), &mut ranked);
        order::sort_by(&mut ranked, |one, other| other.1.total_cmp(&one.1));
        let options = &mut self.options[step];
        *options = vec![self.actions[step]];
        let others = ranked.iter().map(|(action, _)| *action).filter(|action| *action != self.actions[step]);
        options.extend(others.take(many));
    }

    fn add(&mut self, step: usize, action: &str) {
        let Ok(action) = action.parse::<G::Action>() else { return };
        let is_legal = self.positions[step].check(action).is_ok();
        let options = &mut self.options[step];
        if is_legal && !options.contains(&action) {
            options.push(action);
        }
    }

    fn options(&self, step: usize) -> Vec<String> {
        self.options[step].iter().map(ToString::to_string).collect()
    }

    fn line(&mut self, step: usize, option: usize, most: usize) -> Vec<(Option<Seat>, String)> {
        let mut position = self.positions[step].clone();
        let Turn::Player(seat) = position.turn() else { return Vec::new() };
        let mut rng = self.generator(0);
        let mut action = self.options[step][option];
        let mut line = Vec::new();
        loop {
            let mover = if let Turn::Player(mover) = position.turn() { Some(mover) } else { None };
            line.push((mover, action.to_string()));
            position.play_unchecked(action);
            action = match position.turn() {
                Turn::Over => return line,
                _ if line.len() >= most => return line,
                Turn::Player(mover) if mover == seat => return line,
                Turn::Player(_) => self.best_ranked(&position),
                Turn::Chance => position.sample(&mut rng),
            };
        }
    }
}
