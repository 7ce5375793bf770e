//! Twin games: two games that differ only in what some viewers may not know.
//!
//! A game of Boulevards is played at random. Its twin is the same history with two hidden buildings exchanged wherever
//! they were drawn: one from a hand, the other from another hand or from the bag, next to where the first would be. The
//! bag of the twin differs in one place only, so the same seed gives the same draws, and viewers who have drawn neither
//! building cannot tell the twins apart. Both are continued with the same commands, each legal in both, as long as
//! possible.

use std::{
    sync::LazyLock,
    time::{SystemTime, UNIX_EPOCH},
};

use rand_chacha::ChaCha8Rng;
use rynek_boulevards::{Boulevards, Lot};
use rynek_kernel::{Seat, Viewer, below, pick, series_rng};
use rynek_table::{Command, Entry, Event, Moment, Person, PersonId, Phase, SeatPlan, Seed, Table, Terms};

/// The time of everything before the servers start. It is recent, or the servers would delete it.
pub static NOW: LazyLock<Moment> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock that is set");
    Moment::from_millis(since.as_millis() as i64)
});
/// How many actions are played before the servers start, and the most commands after that.
const BEFORE: u32 = 80;
const AFTER: usize = 24;

/// The person in a seat of the twins with a number.
pub fn person(number: u64, seat: Seat) -> Person {
    let id = PersonId::new(u128::from(1_000 * (number + 1)) + u128::from(seat.number()));
    Person { id, name: format!("Person {seat} of {number}") }
}

/// A command of the person in a seat.
#[derive(Clone, Debug)]
pub struct Asked {
    pub seat: Seat,
    pub command: Command,
    /// The number of the table after it.
    pub number: u64,
}

/// A table and its history.
#[derive(Clone)]
pub struct World {
    number: u64,
    pub table: Table,
    pub history: Vec<Entry>,
    /// The draws that each seat saw.
    seen: Vec<(Seat, String)>,
}

/// Two twin games.
pub struct Twins {
    pub seed: Seed,
    /// The tables when the servers start.
    pub worlds: [World; 2],
    /// The commands for both.
    pub course: Vec<Asked>,
    /// The viewers who cannot tell them apart.
    pub viewers: Vec<Viewer>,
    /// A seat that can.
    pub knows: Seat,
    /// A seat that cannot and is to move at the end, where the next draw is the same in both worlds.
    pub leaves: Option<Seat>,
}

impl World {
    fn opened(number: u64, seed: &Seed, players: usize) -> World {
        let stand_in = "greedy".to_owned();
        let terms = Terms { hints: true, stand_in, ..Terms::new("boulevards", vec![SeatPlan::Open; players]) };
        let (table, history) =
            Table::open(terms, seed.clone(), &person(number, Seat::new(0)), *NOW).expect("good terms");
        let mut world = World { number, table, history, seen: Vec::new() };
        for seat in Seat::all(players) {
            let sit = Command::Sit { seat, key: None, entropy: format!("dice of {seat}") };
            world.ask(seat, &sit).expect("the seat is free");
        }
        world.ask(Seat::new(0), &Command::Start).expect("all seats are taken");
        // The first hint to each seat is an entry, and draws depend on the number of entries: so each has had it.
        for seat in Seat::all(players) {
            let advised = world.table.decide(&Command::Advise { seat }, None, *NOW).expect("the game is on");
            advised.into_iter().for_each(|entry| world.take_in(entry));
        }
        world
    }

    /// Executes a command, if it is allowed.
    fn ask(&mut self, seat: Seat, command: &Command) -> Option<()> {
        let entries = self.table.decide(command, Some(&person(self.number, seat)), *NOW).ok()?;
        entries.into_iter().for_each(|entry| self.take_in(entry));
        Some(())
    }

    fn take_in(&mut self, entry: Entry) {
        if let Event::Drawn { action } = &entry.event {
            let sees = |seat: &Seat| self.table.tell(&entry, Viewer::Seat(*seat)).action.is_some();
            self.seen.extend(self.seats().filter(sees).map(|seat| (seat, action.clone())).collect::<Vec<_>>());
        }
        self.table.fold(&entry).expect("it was allowed");
        self.history.push(entry);
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.chairs().len())
    }

    fn game(&self) -> &Boulevards {
        self.table.position().inside().downcast_ref().expect("a game of Boulevards")
    }

    /// A game after some actions.
    fn begun(number: u64, seed: &Seed, players: usize, rng: &mut ChaCha8Rng) -> World {
        let mut actions = below(rng, BEFORE);
        loop {
            let mut world = World::opened(number, seed, players);
            for _ in 0..actions {
                let Some(seat) = world.table.mover() else { break };
                let action = pick(rng, &world.table.position().actions()).clone();
                world.ask(seat, &act(&world, seat, &action)).expect("it is legal");
            }
            if world.table.phase() == Phase::Playing {
                return world;
            }
            actions /= 2;
        }
    }

    /// The same history with two buildings exchanged, if that is possible.
    fn exchanged(&self, seed: &Seed, lots: [Lot; 2]) -> Option<World> {
        let [one, other] = lots.map(|lot| format!("draw {lot}"));
        let mut history = self.history.clone();
        for entry in &mut history {
            if let Event::Drawn { action } = &mut entry.event {
                *action = if *action == one {
                    other.clone()
                } else if *action == other {
                    one.clone()
                } else {
                    continue;
                };
            }
        }
        let table = Table::replay(&history, seed.clone()).ok()?;
        Some(World { number: self.number, table, history, seen: Vec::new() })
    }

    /// The viewers who have drawn neither of two buildings, and the spectators.
    fn ignorant(&self, lots: [Lot; 2]) -> Vec<Viewer> {
        let drawn = lots.map(|lot| format!("draw {lot}"));
        let knows = |seat: &Seat| self.seen.iter().any(|(other, action)| other == seat && drawn.contains(action));
        self.seats().filter(|seat| !knows(seat)).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// A hidden building of a seat, and one to exchange it with.
    fn exchangeable(&self, rng: &mut ChaCha8Rng) -> Option<(Seat, [Lot; 2])> {
        let game = self.game();
        let holders: Vec<Seat> = self.seats().filter(|seat| game.hand(*seat).iter().next().is_some()).collect();
        if holders.is_empty() {
            return None;
        }
        let seat = *pick(rng, &holders);
        let lot = *pick(rng, &game.hand(seat).iter().collect::<Vec<Lot>>());
        let others = holders.iter().filter(|other| **other != seat).flat_map(|other| game.hand(*other).iter());
        let before = game.bag().iter().take_while(|other| *other < lot).last();
        let after = game.bag().iter().find(|other| *other > lot);
        let others: Vec<Lot> = others.chain(before).chain(after).collect();
        (!others.is_empty()).then(|| (seat, [lot, *pick(rng, &others)]))
    }
}

fn act(world: &World, seat: Seat, action: &str) -> Command {
    Command::Act { seat, action: action.to_owned(), chosen_at: world.table.number(), id: None }
}

impl Twins {
    /// The twins with this number.
    pub fn new(number: u64) -> Twins {
        let mut rng = series_rng(number, 17);
        let seed = Seed::new(std::array::from_fn(|_| below(&mut rng, 256) as u8));
        let players = 2 + (number % 5) as usize;
        loop {
            let one = World::begun(number, &seed, players, &mut rng);
            let Some((knows, lots)) = one.exchangeable(&mut rng) else { continue };
            let Some(other) = one.exchanged(&seed, lots) else { continue };
            let viewers = one.ignorant(lots);
            let (seed, course) = (seed.clone(), Vec::new());
            let mut twins = Twins { seed, worlds: [one, other], course, viewers, knows, leaves: None };
            twins.plan(&mut rng);
            if twins.course.len() > 4 {
                return twins;
            }
        }
    }

    /// Chooses commands for both worlds, and the viewers who cannot tell them apart at the end.
    fn plan(&mut self, rng: &mut ChaCha8Rng) {
        let mut worlds = self.worlds.clone();
        let mut waiting: Vec<(Seat, Command)> = Vec::new();
        while self.course.len() < AFTER && worlds[0].table.phase() == Phase::Playing {
            let Some((seat, command)) = waiting.pop().or_else(|| choose(&worlds, rng)) else { break };
            if matches!(command, Command::AskBack { .. }) {
                waiting = answers(&worlds[0], seat, rng);
            }
            let [one, other] = &mut worlds;
            let already = [one.seen.len(), other.seen.len()];
            let asked = [one.ask(seat, &command), other.ask(seat, &command)];
            if asked != [Some(()), Some(())] {
                break;
            }
            assert_eq!((one.table.number(), one.table.mover()), (other.table.number(), other.table.mover()));
            let (here, there) = (&one.seen[already[0]..], &other.seen[already[1]..]);
            let differ = here.iter().zip(there).filter(|(here, there)| here != there);
            let knowing: Vec<Viewer> = differ.map(|((seat, _), _)| Viewer::Seat(*seat)).collect();
            self.viewers.retain(|viewer| !knowing.contains(viewer));
            self.course.push(Asked { seat, command, number: one.table.number() });
            // The seat that held one of the two has drawn the other: from here on the worlds are equal.
            if one.table.position().mark() == other.table.position().mark() {
                break;
            }
        }
        let [one, other] = &worlds;
        let mover = one.table.mover().filter(|_| one.game().bag() == other.game().bag());
        self.leaves = mover.filter(|seat| self.viewers.contains(&Viewer::Seat(*seat)));
    }
}

/// A command that is legal in both worlds.
fn choose(worlds: &[World; 2], rng: &mut ChaCha8Rng) -> Option<(Seat, Command)> {
    let [one, other] = worlds;
    let free = one.seats().find(|seat| one.table.free_to_take_back(*seat) > 0);
    if let (Some(seat), 0) = (free, below(rng, 4)) {
        return Some((seat, Command::TakeBack { seat, actions: 1 }));
    }
    let chose: Vec<Seat> = one.seats().filter(|seat| one.table.since_last_choice(*seat).is_some()).collect();
    if !chose.is_empty() && below(rng, 16) == 0 {
        let seat = *pick(rng, &chose);
        return Some((seat, Command::AskBack { seat }));
    }
    let seat = one.table.mover()?;
    let elsewhere = other.table.position().actions();
    let both: Vec<String> =
        one.table.position().actions().into_iter().filter(|action| elsewhere.contains(action)).collect();
    (!both.is_empty()).then(|| (seat, act(one, seat, pick::<String>(rng, &both))))
}

/// The answers of the others to a request; mostly they agree.
fn answers(world: &World, asker: Seat, rng: &mut ChaCha8Rng) -> Vec<(Seat, Command)> {
    let others = world.seats().filter(|seat| *seat != asker);
    let last = below(rng, 3) > 0;
    // They are taken from the end: the first one answers last.
    let answer = |(n, seat)| (seat, Command::AnswerBack { seat, agrees: n > 0 || last });
    others.enumerate().map(answer).collect()
}
