//! A table with players, for tests.
#![allow(dead_code, reason = "no test uses all of it")]

use rynek_kernel::Seat;
use rynek_table::{Command, Entry, Moment, Person, PersonId, Refused, SeatPlan, Seed, Table, Terms};

pub const NOW: Moment = Moment::from_millis(1_700_000_000_000);
pub const SEED: Seed = Seed::new([42; 32]);

pub fn person(number: u128) -> Person {
    Person { id: PersonId::new(number), name: format!("Person {number}") }
}

/// A table and its history.
#[derive(Clone)]
pub struct TestTable {
    pub table: Table,
    pub history: Vec<Entry>,
    pub now: Moment,
}

impl TestTable {
    /// A table of these terms, opened by person 1.
    pub fn open(terms: Terms) -> TestTable {
        let (table, history) = Table::open(terms, SEED, &person(1), NOW).expect("good terms");
        TestTable { table, history, now: NOW }
    }

    /// A game that has begun, with persons 1, 2 and so on in the seats.
    pub fn started(game: &str, players: usize) -> TestTable {
        TestTable::started_with(Terms::new(game, vec![SeatPlan::Open; players]))
    }

    /// A game with these terms, all of whose seats are open, that has begun.
    pub fn started_with(terms: Terms) -> TestTable {
        let players = terms.seats.len();
        let mut play = TestTable::open(terms);
        for seat in Seat::all(players) {
            let sit = Command::Sit { seat, key: None, entropy: format!("dice of {seat}") };
            play.ask(u128::from(seat.number()), &sit).expect("the seat is free");
        }
        play.ask(1, &Command::Start).expect("all seats are taken");
        play
    }

    /// A command of a person.
    pub fn ask(&mut self, who: u128, command: &Command) -> Result<usize, Refused> {
        self.carry_out(command, Some(&person(who)))
    }

    /// A command of the server.
    pub fn ask_as_server(&mut self, command: &Command) -> Result<usize, Refused> {
        self.carry_out(command, None)
    }

    fn carry_out(&mut self, command: &Command, who: Option<&Person>) -> Result<usize, Refused> {
        let added = self.table.decide(command, who, self.now)?;
        for entry in &added {
            self.table.fold(entry).expect("a decided entry can be folded");
        }
        self.history.extend(added.iter().cloned());
        Ok(added.len())
    }

    /// The player to move plays this action.
    pub fn act(&mut self, action: &str) -> Result<usize, Refused> {
        let act = self.action(action);
        let seat = self.table.mover().expect("a player is to move");
        self.ask(u128::from(seat.number()), &act)
    }

    /// The command for an action of the player to move.
    pub fn action(&self, action: &str) -> Command {
        let seat = self.table.mover().expect("a player is to move");
        Command::Act { seat, action: action.to_owned(), chosen_at: self.table.number(), id: None }
    }

    /// The command for the first legal action.
    pub fn first_action(&self) -> Command {
        self.action(&self.table.position().actions()[0])
    }

    /// The player to move plays a legal action.
    pub fn act_any(&mut self) {
        let actions = self.table.position().actions();
        let action = &actions[self.history.len() % actions.len()];
        self.act(action).expect("a legal action");
    }
}
