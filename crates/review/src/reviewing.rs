//! A review in progress: passes over the game, in tasks of a few looks.

use rynek_bots::{Spec, Thought};
use rynek_catalog::AnyGame;
use rynek_kernel::{Explain, Message, Outcome, Record, RecordError, Seat, Turn, record::RecordEvent};
use rynek_kernel::{RecordSeat, order, series_rng};

use crate::{
    looks::{self, Looker, Place, Sampling},
    settings::{Closeness, closeness},
    state::{Choice, Found, Rival, SAVED, SavedMismatch, SavedReview, Weighed},
    told::ReviewProgress,
};

/// The bot that proposes actions, if none is named.
pub const DEFAULT_BOT: &str = "expert";

/// How many passes there are: a rough one, and two that are finer.
pub const PASSES: u32 = 3;

/// The parts of the work on a step, in order.
const VALUE: u32 = 0;
const LUCK: u32 = 1;
const ADVICE: u32 = 2;
const COMPARE: u32 = 3;
const CONFIRM: u32 = 4;
const PARTS: u32 = 5;

/// The numbers of looks that confirm a decision begin here, so that they are not those that compared its options.
const FRESH: u64 = 1 << 32;
/// How many actions a bot proposes.
const ADVISED: usize = 3;
/// How many options besides the one that was played are left in the last pass.
const FINALISTS: usize = 3;

/// What is asked of a review.
#[derive(Clone, Debug)]
pub struct ReviewTerms {
    /// The bot that looks for better actions. It must have no limit of time.
    pub bot: Spec,
    /// The seed of all random numbers.
    pub seed: u64,
    /// How many sampled games each value is the mean of; if missing, the default of the game.
    pub samples: Option<u32>,
}

impl Default for ReviewTerms {
    fn default() -> ReviewTerms {
        ReviewTerms { bot: DEFAULT_BOT.parse().expect("a level"), seed: 1, samples: None }
    }
}

/// Why a game cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// No game has this id.
    #[error("no game {0:?}")]
    NoGame(String),
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is not over: nothing is shown before.
    #[error("the game is not over")]
    NotOver,
}

impl Explain for ReviewError {
    fn message(&self) -> Message {
        match self {
            ReviewError::NoGame(id) => {
                let known = rynek_catalog::IDS.join(", ");
                Message::new("catalog-no-game").with("given", id.as_str()).with("known", known)
            }
            ReviewError::Record(error) => error.message(),
            ReviewError::NotOver => Message::new("review-not-over"),
        }
    }
}

/// A review in progress.
pub struct Reviewing {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) record: Record,
    pub(crate) outcome: Outcome,
    /// Who resigned or ran out of time last, if the game ended by that.
    pub(crate) gave_up: Option<Seat>,
    pub(crate) terms: ReviewTerms,
    pub(crate) closeness: Closeness,
    pub(crate) looker: Box<dyn Looker>,
    pub(crate) found: SavedReview,
    thought: Option<(Box<dyn Thought<String>>, u64)>,
}

impl Reviewing {
    /// Begins the review of a finished game.
    pub fn begin(record: &Record, terms: ReviewTerms) -> Result<Reviewing, ReviewError> {
        looks::check(record).ok_or_else(|| ReviewError::NoGame(record.game.clone()))??;
        let game = replay(record).ok_or(ReviewError::NotOver)?;
        let outcome = record.result.clone().ok_or(ReviewError::NotOver)?;
        let mut closeness = closeness(&record.game);
        if let Some(samples) = terms.samples {
            closeness = closeness.with_samples(samples);
        }
        let Closeness { depth, stretch, .. } = closeness;
        let looker = looks::looker(game.as_ref(), Sampling { seed: terms.seed, depth, stretch });
        let looker = looker.ok_or_else(|| ReviewError::NoGame(record.game.clone()))?;
        let found = SavedReview {
            version: SAVED,
            of: format!("{}:{:x}:{}:{}:{}", record.game, course(record), terms.bot, terms.seed, closeness.samples),
            passes: 0,
            step: 0,
            part: 0,
            looks: 0,
            places: vec![Found::default(); game.played() + 1],
        };
        let gave_up = if game.outcome().is_some() { None } else { last_to_give_up(record) };
        let record = record.clone();
        Ok(Reviewing { game, record, outcome, gave_up, terms, closeness, looker, found, thought: None })
    }

    /// Goes on from what was saved of a review of the same game with the same terms.
    pub fn resume(&mut self, saved: SavedReview) -> Result<(), SavedMismatch> {
        let fits = saved.version == self.found.version && saved.of == self.found.of;
        if !fits || saved.places.len() != self.found.places.len() || !self.options_fit(&saved) {
            return Err(SavedMismatch);
        }
        self.found = saved;
        self.thought = None;
        Ok(())
    }

    /// Tells the looker the options that were compared; `false` if they are not legal.
    fn options_fit(&mut self, saved: &SavedReview) -> bool {
        let choices = saved.places.iter().enumerate().filter_map(|(step, found)| Some((step, found.choice.as_ref()?)));
        for (step, choice) in choices {
            if step >= self.length() || !matches!(self.turn(step), Turn::Player(_)) {
                return false;
            }
            self.looker.rank(step, 0);
            choice.options.iter().for_each(|option| self.looker.add(step, &option.action));
            let options = self.looker.options(step);
            let rival = choice.rival.as_ref().map_or(0, |rival| rival.option);
            if rival >= options.len() || !options.iter().eq(choice.options.iter().map(|option| &option.action)) {
                return false;
            }
        }
        saved.places.iter().all(|found| {
            let players = self.game.players();
            let fits = |sums: &crate::sums::Sums| {
                sums.count() == 0 || (sums.win.len() == players && sums.points.len() == players)
            };
            fits(&found.value) && fits(&found.luck)
        })
    }

    /// What was found so far, to go on from later.
    pub fn save(&self) -> SavedReview {
        self.found.clone()
    }

    /// How far it is.
    pub fn progress(&self) -> ReviewProgress {
        let SavedReview { passes, step, looks, .. } = self.found;
        let steps = self.length() as u64 + 1;
        // The passes take about 1, 4 and 5 tenths of the looks.
        let (begun, share) = [(0, 10), (10, 40), (50, 50), (100, 0)][passes.min(PASSES) as usize];
        let percent = (begun + share * step as u64 / steps).max(1);
        let done = passes >= PASSES;
        let most = if done { looks } else { (looks * 100 / percent).max(looks + 1) };
        ReviewProgress { looks, most, passes, done }
    }

    /// Looks on for about this many looks, or until it is done.
    pub fn go_on(&mut self, looks: u64) {
        let until = self.found.looks.saturating_add(looks.max(1));
        while self.found.passes < PASSES && self.found.looks < until {
            if !self.task() {
                self.next_part();
            }
        }
    }

    /// The number of steps.
    pub fn length(&self) -> usize {
        self.found.places.len() - 1
    }

    /// Who acts after this many steps.
    pub(crate) fn turn(&self, step: usize) -> Turn {
        match self.game.step(step) {
            Some((Some(seat), _)) => Turn::Player(seat),
            Some((None, _)) => Turn::Chance,
            None => self.game.turn(),
        }
    }

    fn next_part(&mut self) {
        let found = &mut self.found;
        found.part += 1;
        if found.part < PARTS {
            return;
        }
        (found.part, found.step) = (0, found.step + 1);
        if found.step >= found.places.len() {
            (found.step, found.passes) = (0, found.passes + 1);
        }
    }

    /// How many samples there are at the end of this pass. Two are the fewest that have a standard error.
    fn samples(&self) -> u32 {
        let all = self.closeness.samples;
        let share = match self.found.passes {
            0 => all.div_ceil(8),
            1 => all.div_ceil(2),
            _ => all,
        };
        share.max(all.min(2))
    }

    /// Works on the next task; `false` if this part has none.
    fn task(&mut self) -> bool {
        let (step, turn) = (self.found.step, self.turn(self.found.step));
        match (self.found.part, turn) {
            (VALUE, Turn::Player(_)) => self.value(step),
            (VALUE, Turn::Chance) if step == self.length() => self.value(step),
            (LUCK, Turn::Chance) if step < self.length() => self.luck(step),
            (ADVICE, Turn::Player(seat)) if step < self.length() => self.advice(step, seat),
            (COMPARE, Turn::Player(seat)) if step < self.length() => self.compare(step, seat),
            (CONFIRM, Turn::Player(seat)) if step < self.length() => self.confirm(step, seat),
            _ => false,
        }
    }

    fn value(&mut self, step: usize) -> bool {
        let count = self.found.places[step].value.count();
        if count >= self.samples() {
            return false;
        }
        let leaf = self.looker.look(Place::After(step), count.into());
        self.found.looks += 1;
        self.found.places[step].value.add(&leaf.win, &leaf.points);
        true
    }

    /// One look at every outcome of the draw, with the same random numbers.
    fn luck(&mut self, step: usize) -> bool {
        let (odds, drawn) = self.looker.odds(step);
        let count = self.found.places[step].luck.count();
        let all =
            u64::from(self.closeness.outcomes) * u64::from(self.samples()) / u64::from(self.closeness.samples.max(1));
        let samples = u64::from(self.samples());
        let least = if self.found.passes == 0 { 1 } else { samples.min(2) };
        let enough = (all / odds.len() as u64).clamp(least, samples);
        if u64::from(count) >= enough {
            return false;
        }
        let players = self.game.players();
        let (mut win, mut points) = (vec![0.0; players], vec![0.0; players]);
        for (outcome, odds) in odds.iter().enumerate() {
            let leaf = self.looker.look(Place::Outcome(step, outcome), count.into());
            let share = if outcome == drawn { 1.0 - odds } else { -odds };
            win.iter_mut().zip(&leaf.win).for_each(|(sum, value)| *sum += share * value);
            points.iter_mut().zip(&leaf.points).for_each(|(sum, value)| *sum += share * value);
        }
        self.found.looks += odds.len() as u64;
        self.found.places[step].luck.add(&win, &points);
        true
    }

    /// Lists the options; from the second pass on, the bot adds its own.
    fn advice(&mut self, step: usize, seat: Seat) -> bool {
        if self.found.places[step].choice.is_none() {
            self.looker.rank(step, self.closeness.width);
            self.found.places[step].choice = Some(Choice::default());
            self.take_options(step);
        }
        let choice = self.found.places[step].choice.as_mut().expect("it was made");
        if self.found.passes == 0 || choice.advised {
            return false;
        }
        if choice.options.len() < 2 {
            choice.advised = true;
            return false;
        }
        if self.thought.is_none() {
            let before = self.game.after(step);
            let mut rng = series_rng(self.terms.seed, FRESH + step as u64);
            self.thought =
                rynek_bots::begin(before.as_ref(), seat, &self.terms.bot, &mut rng).map(|thought| (thought, 0));
        }
        if let Some((thought, used)) = &mut self.thought {
            thought.go_on(SLICE, 0.0);
            let progress = thought.progress();
            self.found.looks += progress.looks.saturating_sub(*used);
            *used = progress.looks;
            if !progress.is_done {
                return true;
            }
            let best = thought.candidates();
            best.iter().take(ADVISED).for_each(|candidate| self.looker.add(step, &candidate.action));
        }
        self.thought = None;
        self.take_options(step);
        self.found.places[step].choice.as_mut().expect("it was made").advised = true;
        true
    }

    fn take_options(&mut self, step: usize) {
        let Some(choice) = &mut self.found.places[step].choice else { return };
        for action in self.looker.options(step).into_iter().skip(choice.options.len()) {
            choice.options.push(Weighed { action, ..Weighed::default() });
        }
    }

    /// One look at every option that is still considered, with the same random numbers.
    fn compare(&mut self, step: usize, seat: Seat) -> bool {
        let samples = self.samples();
        let Some(choice) = &self.found.places[step].choice else { return false };
        let mut options: Vec<usize> = (0..choice.options.len()).collect();
        if options.len() < 2 {
            return false;
        }
        let worth = |option: &usize| choice.options[*option].utility.mean();
        if self.found.passes + 1 == PASSES {
            order::sort_by(&mut options[1..], |one, other| worth(other).total_cmp(&worth(one)).then(one.cmp(other)));
            options.truncate(1 + FINALISTS);
        }
        let least = options.iter().map(|option| choice.options[*option].utility.count()).min().unwrap_or(0);
        // The first passes only choose the finalists.
        let enough = if self.found.passes + 1 == PASSES { samples } else { samples.div_ceil(2) };
        if least >= enough {
            self.choose_rival(step);
            return false;
        }
        for option in options {
            let Some(choice) = &mut self.found.places[step].choice else { return false };
            let weighed = &mut choice.options[option];
            if weighed.utility.count() == least {
                let leaf = self.looker.look(Place::Option(step, option), least.into());
                weighed.utility.add(leaf.utility[seat.index()]);
                weighed.win.add(leaf.win[seat.index()]);
                self.found.looks += 1;
            }
        }
        true
    }

    /// The best option that was not played is compared with the one that was, unless the latter is better already.
    fn choose_rival(&mut self, step: usize) {
        let Some(choice) = &mut self.found.places[step].choice else { return };
        let most = choice.options.iter().map(|option| option.utility.count()).max().unwrap_or(0);
        let others = choice.options.iter().enumerate().skip(1).filter(|(_, option)| option.utility.count() == most);
        let best = others.max_by(|(_, one), (_, other)| one.utility.mean().total_cmp(&other.utility.mean()));
        let Some((option, best)) = best else { return };
        if best.utility.mean() <= choice.options[0].utility.mean() {
            choice.rival = None;
        } else if choice.rival.as_ref().is_none_or(|rival| rival.option != option) {
            choice.rival = Some(Rival { option, ..Rival::default() });
        }
    }

    /// One look at the best option and one at the one that was played, with the same random numbers.
    fn confirm(&mut self, step: usize, seat: Seat) -> bool {
        let samples = self.samples();
        let Some(choice) = &self.found.places[step].choice else { return false };
        let Some((option, count)) = choice.rival.as_ref().map(|rival| (rival.option, rival.lead.count())) else {
            return false;
        };
        if count >= samples {
            return false;
        }
        let number = FRESH + u64::from(count);
        let played = self.looker.look(Place::Option(step, 0), number);
        let better = self.looker.look(Place::Option(step, option), number);
        self.found.looks += 2;
        let Some(rival) = self.found.places[step].choice.as_mut().and_then(|choice| choice.rival.as_mut()) else {
            return false;
        };
        let seat = seat.index();
        rival.lead.add(better.win[seat] - played.win[seat]);
        rival.win.add(better.win[seat]);
        rival.points.add(better.points[seat]);
        rival.more_points.add(better.points[seat] - played.points[seat]);
        true
    }

    /// What a seat's player is called.
    pub(crate) fn called(&self, seat: Seat) -> rynek_kernel::Arg {
        RecordSeat::called(&self.record.seats, seat)
    }
}

/// How many looks a bot has in one task.
const SLICE: u64 = 200;

/// The game with the actions of a valid record that were not taken back.
fn replay(record: &Record) -> Option<Box<dyn AnyGame>> {
    let components = record.edition.components.as_ref().map(ToString::to_string);
    let mut game =
        rynek_catalog::reopen(&record.game, components.as_deref(), &record.edition.hash, &record.setup).ok()?;
    for event in &record.events {
        match event {
            RecordEvent::Chance { action } | RecordEvent::Action { action, .. } => game.apply(action).ok()?,
            RecordEvent::Undo { actions, .. } => game.take_back(*actions)?,
            RecordEvent::Resign { .. } | RecordEvent::TimeOut { .. } | RecordEvent::TakeOver { .. } => {}
        }
    }
    Some(game)
}

fn last_to_give_up(record: &Record) -> Option<Seat> {
    record.events.iter().rev().find_map(|event| match event {
        RecordEvent::Resign { seat } | RecordEvent::TimeOut { seat } => Some(*seat),
        _ => None,
    })
}

/// A number for the course of a game (FNV-1a of its components, options and events). It is the same on every machine, unlike
/// the hash of a position.
fn course(record: &Record) -> u64 {
    let events = serde_json::to_string(&record.events).expect("events are plain data");
    let parts = [record.edition.hash.as_str(), &record.setup.to_string(), &events];
    let bytes = parts.into_iter().flat_map(|part| part.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
