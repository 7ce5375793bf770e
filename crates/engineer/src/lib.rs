//! Engineer: walk an engineer round four districts, spend dice and cards, raise every building in time.
//!
//! A solo game. In every round, three dice are rolled and two kept. A project card moves the engineer and has an
//! effect. The area where the engineer ends gives resources, trades or builds. A token is placed there, which closes
//! the area until it is removed. Everything must be built before the time marker reaches 0.
//!
//! Each rule has an identifier: see `docs/rules/engineer.md`. Code and tests cite them.
//!
//! | module | contents |
//! | --- | --- |
//! | `map`, `dice`, `company` | areas and walks, dice and their odds, resources and money |
//! | `components` | the cards, from `components.json` |
//! | `deeds`, `trade` | what a project card or a trade area allows |
//! | `setup`, `state`, `actions`, `menu`, `check`, `play`, `score`, `view`, `log`, `phrases` | the game |
//! | `deed_numbers`, `encode` | positions and actions as numbers, for programs that learn to play |
//! | `judge` | evaluation for bots |
//!
//! ```
//! use rynek_engineer::{Engineer, Layout, Setup, Step};
//! use rynek_kernel::{EditionRef, Game, playout, series_rng};
//!
//! let setup = Setup { layout: Layout::FirstGame, ..Setup::default() };
//! let mut game = Engineer::new(EditionRef::shipped(), &setup).unwrap();
//! // From the residential area in the north, with a wood area as neighbour.
//! for action in ["start b1", "roll 136", "keep 13", "P1 a1 nothing", "take wood 1"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!((game.stock().wood, game.time(), game.step()), (2, 9, Step::Roll));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod check;
mod company;
mod components;
mod deed_numbers;
mod deeds;
mod dice;
mod encode;
mod judge;
mod log;
mod map;
mod menu;
mod phrases;
mod play;
mod score;
mod setup;
mod state;
mod trade;
mod view;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, Outcome, Rng, Seat, Space, Turn, Viewer, Weight, below,
};

use check::ensure;
use dice::{kept_of, pairs, roll, rolls};
use menu::{LAYOUTS, layouts, nth_layout};

pub use actions::{Action, Clearing, Trade};
pub use company::{Resource, ResourceSet, Stock};
pub use components::{
    Bonus, Building, BuildingCard, BuildingId, Components, District, DistrictId, DistrictSide, Effect, Face, Kind,
    Level, Mode, Name, Numbers, Project, ProjectId,
};
pub use deeds::{Deed, Swap};
pub use dice::{Dice, Die, DieSet};
pub use judge::{Course, FEATURES};
pub use judge::{Rounds, Weights};
pub use log::RoundEnd;
pub use map::{Area, AreaSet, Quarter, reach};
pub use score::Medal;
pub use setup::{Layout, Setup};
pub use state::{BuildingSet, DistrictSet, Engineer, ProjectSet, Step};
pub use view::{AreaView, BuildingView, DistrictView, Limits, ProjectView, View};

impl Game for Engineer {
    rynek_kernel::files_of!("engineer", Weights);

    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = components::LONGEST;

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Engineer;
    type Weights = Weights;

    /// The position before the first action (engineer.setup.company, engineer.setup.time, engineer.setup.hand).
    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Engineer, Illegal> {
        let numbers = edition.numbers();
        let laid = setup.layout == Layout::FirstGame;
        let in_order = [1, 2, 3, 4].map(|number| DistrictId::new(number).expect("there are four districts"));
        Ok(Engineer {
            edition: edition.clone(),
            setup: *setup,
            step: if laid { Step::Start } else { Step::Layout },
            layout: if laid { edition.first_game() } else { in_order },
            developed: map::QuarterSet::NONE,
            at: Area::default(),
            tokens: AreaSet::NONE,
            pool: numbers.tokens,
            dice: Dice::NONE,
            hand: ProjectSet::ALL,
            discarded: ProjectSet::NONE,
            stock: numbers.start,
            card: 0,
            built: BuildingSet::NONE,
            time: edition.rounds(setup.mode),
            halted: false,
        })
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::Layout if self.setup.layout == Layout::Random => Turn::Chance,
            Step::Roll => Turn::Chance,
            Step::Won | Step::OutOfTime | Step::OutOfTokens => Turn::Over,
            _ => Turn::Player(Seat::new(0)),
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.step {
            Step::Layout => out.extend(layouts().map(Action::Layout)),
            Step::Start => out.extend(self.starts().iter().map(Action::Start)),
            Step::Roll => out.extend(rolls().map(|(dice, _)| Action::Roll(dice))),
            Step::SetDice => out.extend(pairs().map(Action::Set)),
            Step::Keep => out.extend(kept_of(self.dice).map(Action::Keep)),
            Step::Extra => self.list_clearings(out),
            Step::Project => self.list_projects(out),
            Step::Invest => self.list_investments(out),
            Step::CardBonus | Step::AreaBonus => {
                out.push(Action::Pass);
                self.bonus_deeds().each(|deed| out.push(Action::Bonus(deed)));
            }
            Step::Won | Step::OutOfTime | Step::OutOfTokens => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.step, action) {
            (Step::Won | Step::OutOfTime | Step::OutOfTokens, _) => Err(Illegal::new("engineer.end.over")),
            (Step::Layout, Action::Layout(layout)) => self.check_layout(layout),
            (Step::Start, Action::Start(area)) => self.check_start(area),
            (Step::Roll, Action::Roll(dice)) => ensure(dice.len() == 3, || Illegal::new("engineer.roll.three")),
            (Step::Keep, Action::Keep(dice)) => self.check_keep(dice),
            (Step::SetDice, Action::Set(dice)) => ensure(dice.len() == 2, || Illegal::new("engineer.plan.dice")),
            (Step::Extra, Action::Clear(clearing)) => self.check_clearing(clearing),
            (Step::Project, Action::Play(project, to, deed)) => self.check_play(project, to, deed),
            (Step::Project, Action::Recover(to)) => self.check_walk(to, self.edition.numbers().recover_steps),
            (Step::Project, Action::Pass) => Err(Illegal::new("engineer.project.must")),
            (Step::Invest, Action::Take(resource, die)) => self.check_take(resource, die),
            (Step::Invest, Action::Tax) => self.check_kind(Kind::Residential),
            (Step::Invest, Action::Build(building, die)) => {
                self.check_kind(Kind::Residential)?;
                self.check_die_here(die)?;
                self.check_build(building)
            }
            (Step::Invest, Action::Trade(trade)) => self.check_trade(trade),
            (Step::CardBonus | Step::AreaBonus, Action::Bonus(deed)) => self.check_bonus(deed),
            (Step::Extra | Step::Invest | Step::CardBonus | Step::AreaBonus, Action::Pass) => Ok(()),
            _ => Err(Illegal::new("engineer.round.order").with("step", self.step.name())),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        if let Some(die) = self.die_for(action) {
            self.dice = self.dice.without(die);
        }
        match action {
            Action::Layout(layout) => {
                self.layout = layout;
                self.step = Step::Start;
            }
            Action::Start(area) => {
                self.at = area;
                self.step = Step::Roll;
            }
            Action::Roll(dice) => {
                self.dice = dice;
                self.step = Step::Keep;
            }
            Action::Keep(dice) | Action::Set(dice) => self.prepare(dice),
            Action::Clear(clearing) => self.clear(clearing),
            Action::Play(project, to, deed) => self.play_project(project, to, deed),
            Action::Recover(to) => self.recover(to),
            Action::Take(resource, die) => {
                let numbers = self.edition.numbers();
                let many = if die.is_some() { numbers.industrial_with_die } else { numbers.industrial };
                self.stock.gain(resource, many, numbers);
                self.end_round(Step::Roll);
            }
            Action::Tax => {
                self.stock.earn(self.edition.numbers().tax, self.edition.numbers());
                self.end_round(Step::Roll);
            }
            Action::Build(building, _) => self.build(building, Step::AreaBonus),
            Action::Trade(trade) => {
                self.stock.trade(trade, self.edition.numbers());
                self.end_round(Step::Roll);
            }
            Action::Bonus(deed) => {
                self.carry_out_deed(deed);
                self.go_on();
            }
            Action::Pass => self.go_on(),
        }
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        match self.step {
            Step::Extra => self.random_clearing(rng),
            Step::Project => self.random_project(rng),
            Step::Invest => self.random_investment(rng),
            Step::Keep => {
                let mut kept = kept_of(self.dice);
                let place = below(rng, kept.clone().count() as u32) as usize;
                Action::Keep(kept.nth(place).expect("a place within the pairs"))
            }
            Step::SetDice => {
                let place = below(rng, pairs().count() as u32) as usize;
                Action::Set(pairs().nth(place).expect("a place within the pairs"))
            }
            Step::CardBonus | Step::AreaBonus => {
                let deeds = self.bonus_deeds();
                match below(rng, 1 + deeds.count() as u32).checked_sub(1) {
                    Some(place) => Action::Bonus(deeds.nth(place as usize)),
                    None => Action::Pass,
                }
            }
            Step::Start => {
                let starts = self.starts();
                Action::Start(starts.at(below(rng, starts.len() as u32) as usize))
            }
            _ => self.sample(rng),
        }
    }

    fn chances(&self, out: &mut Vec<(Action, Weight)>) {
        match self.step {
            Step::Roll => out.extend(rolls().map(|(dice, weight)| (Action::Roll(dice), weight))),
            _ => out.extend(layouts().map(|layout| (Action::Layout(layout), 1))),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        match self.step {
            Step::Roll => Action::Roll(roll(rng)),
            _ => Action::Layout(nth_layout(below(rng, LAYOUTS as u32) as usize)),
        }
    }

    /// engineer.end.won, engineer.end.time, engineer.end.tokens
    fn outcome(&self) -> Option<Outcome> {
        self.step.is_end().then(|| Outcome::alone(self.step == Step::Won, self.points_now()))
    }

    fn points(&self, _seat: Seat) -> i32 {
        self.points_now()
    }

    fn breakdown(&self, _seat: Seat) -> Breakdown {
        self.breakdown_now()
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view()
    }

    /// The log line of an action, with its consequences.
    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        let (round, end) = self.consequences(action);
        let ended = round.as_ref().map(RoundEnd::tell);
        let told = ended.into_iter().chain(end).fold(self.tell(action), Message::then);
        match round {
            Some(end) => told.with_effects(&end),
            None => told,
        }
    }

    fn evaluate(&self, weights: &Weights, _seat: Seat) -> f64 {
        self.expected_points(weights)
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        self.doubt_in_rounds(weights)
    }

    /// The logarithm of the odds to win.
    fn lead(&self, weights: &Weights, _seat: Seat) -> f64 {
        self.assurance(weights)
    }

    fn space(edition: EditionRef<Components>, setup: &Setup) -> Option<Space> {
        Some(encode::space(&edition, setup))
    }

    fn observe(&self, _viewer: Viewer, out: &mut [i16]) {
        self.write_cells(out);
    }

    fn index_of(&self, action: Action) -> Option<usize> {
        self.number_of(action)
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        self.action_numbered(index)
    }

    fn legal_indexes(&self, out: &mut Vec<u32>) -> usize {
        self.list_numbers(out);
        0
    }
}
