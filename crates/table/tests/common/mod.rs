//! A table with people at it, as the tests use it.
#![allow(dead_code, reason = "no test uses all of it")]

use rynek_kernel::Seat;
use rynek_table::{Command, Entry, Moment, Person, PersonId, Refused, SeatPlan, Seed, Table, Terms};

pub const NOW: Moment = Moment::from_millis(1_700_000_000_000);
pub const SEED: Seed = Seed::new([42; 32]);

pub fn person(number: u128) -> Person {
    Person { id: PersonId::new(number), name: format!("Person {number}") }
}

/// A table and everything that happened at it.
pub struct Evening {
    pub table: Table,
    pub history: Vec<Entry>,
    pub now: Moment,
}

impl Evening {
    /// A table of these terms, opened by person 1.
    pub fn open(terms: Terms) -> Evening {
        let (table, history) = Table::open(terms, SEED, &person(1), NOW).expect("good terms");
        Evening { table, history, now: NOW }
    }

    /// A game that has begun, with persons 1, 2 and so on in the seats.
    pub fn begun(game: &str, players: usize) -> Evening {
        let mut evening = Evening::open(Terms::new(game, vec![SeatPlan::Open; players]));
        for seat in Seat::all(players) {
            let entropy = format!("dice of {seat}");
            let sit = Command::Sit { seat, key: None, entropy };
            evening.asks(u128::from(seat.number()), &sit).expect("the seat is free");
        }
        evening.asks(1, &Command::Start).expect("all seats are taken");
        evening
    }

    /// A command of a person.
    pub fn asks(&mut self, who: u128, command: &Command) -> Result<usize, Refused> {
        self.carry_out(command, Some(&person(who)))
    }

    /// A command of the house.
    pub fn house(&mut self, command: &Command) -> Result<usize, Refused> {
        self.carry_out(command, None)
    }

    fn carry_out(&mut self, command: &Command, who: Option<&Person>) -> Result<usize, Refused> {
        let added = self.table.decide(command, who, self.now)?;
        for entry in &added {
            self.table.fold(entry).expect("what was decided can be folded in");
        }
        self.history.extend(added.iter().cloned());
        Ok(added.len())
    }

    /// Whoever is to move does this.
    pub fn act(&mut self, action: &str) -> Result<usize, Refused> {
        let seat = self.table.mover().expect("somebody is to move");
        let chosen_at = self.table.number();
        let act = Command::Act { seat, action: action.to_owned(), chosen_at, id: None };
        self.asks(u128::from(seat.number()), &act)
    }

    /// Whoever is to move does the first thing they can.
    pub fn act_somehow(&mut self) {
        let actions = self.table.position().actions();
        let action = &actions[self.history.len() % actions.len()];
        self.act(action).expect("a legal action");
    }
}
