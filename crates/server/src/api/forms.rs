//! The forms of what tables keep and tell, for the API's document and for TypeScript.
//!
//! The types themselves are the tables' own, and know nothing of either. A test reads what those write with these, and
//! writes it again, so that the two cannot part.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a table has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Phase"))]
#[schema(as = Phase)]
#[serde(rename_all = "snake_case")]
pub enum PhaseForm {
    /// Players are coming.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was closed before its game was over.
    Closed,
}

/// How much time players have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Clock"))]
#[schema(as = Clock)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockForm {
    /// As much as they want.
    None,
    /// So much for the whole game, and more for every action.
    Game {
        /// Seconds for all actions.
        seconds: u32,
        /// Seconds more for each of them.
        increment: u32,
    },
    /// So much for every turn.
    Move {
        /// Days for each.
        days: u8,
    },
}

/// What happens to a seat whose time has run out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OnTimeOut"))]
#[schema(as = OnTimeOut)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeOutForm {
    /// A bot plays on for it, and it may come back.
    Bot,
    /// It has lost.
    Forfeit,
}

/// How the seats stand when all is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Ending"))]
#[schema(as = Ending)]
#[serde(deny_unknown_fields)]
pub struct EndingForm {
    /// The place of each seat, 1 for the winner. Alone, a loss is place 2.
    pub places: Vec<u32>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Whether the game was played to its end.
    pub finished: bool,
}

/// A question to the others: may these actions be taken back?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Request"))]
#[schema(as = Request)]
#[serde(deny_unknown_fields)]
pub struct RequestForm {
    /// Who asks.
    pub seat: u8,
    /// How many actions.
    pub actions: u32,
    /// Who has agreed so far.
    pub agreed: Vec<u32>,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Chair", optional_fields))]
#[schema(as = Chair)]
#[serde(deny_unknown_fields)]
pub struct ChairForm {
    /// What its player is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The person it belongs to: 32 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether it is kept for somebody.
    pub reserved: bool,
    /// Whether it has lost already.
    pub forfeited: bool,
}

/// A person as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Person)]
#[serde(deny_unknown_fields)]
pub struct PersonForm {
    /// Who: 32 hexadecimal digits.
    pub id: String,
    /// What they are called.
    pub name: String,
}

/// Where a seat's points come from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Breakdown)]
#[serde(deny_unknown_fields)]
pub struct BreakdownForm {
    /// Every source, in the order of the score sheet.
    pub lines: Vec<LineForm>,
    /// The sum.
    pub total: i32,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ScoreLine)]
#[serde(deny_unknown_fields)]
pub struct LineForm {
    /// The source, in the game's own words.
    pub id: String,
    /// How the points came about.
    pub facts: Vec<FactForm>,
    /// What it brings.
    pub points: i32,
}

/// A number that led to points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ScoreFact)]
#[serde(deny_unknown_fields)]
pub struct FactForm {
    /// What it counts, in the game's own words.
    pub id: String,
    /// How much.
    pub amount: i32,
}

/// Something that is asked of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Command", optional_fields))]
#[schema(as = Command)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum CommandForm {
    /// Take a seat, with its key if it is reserved.
    Sit {
        /// Which, from 1.
        seat: u8,
        /// The key of a reserved seat.
        #[serde(default)]
        key: Option<String>,
        /// Anything, to be added to the luck of the game: at most 128 bytes.
        entropy: String,
    },
    /// Let a bot take a seat. The host's right.
    Invite {
        /// Which, from 1.
        seat: u8,
        /// Its level.
        bot: String,
    },
    /// Leave a seat before the game, or send a bot away. A person whom the host sends away cannot sit down again.
    Rise {
        /// Which, from 1.
        seat: u8,
    },
    /// Let somebody back in who was sent away. The host's right.
    Admit {
        /// Who: 32 hexadecimal digits.
        person: String,
    },
    /// Begin the game. The host's right, or that of anybody who sits once all seats are taken.
    Start,
    /// Act.
    Act {
        /// For which seat, from 1.
        seat: u8,
        /// What, in notation: one of `actions` in the sight.
        action: String,
        /// The `number` of the sight it was chosen from.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        chosen_at: u64,
        /// What the sender calls it: sent again under the same name, it is the same action.
        #[serde(default)]
        id: Option<String>,
    },
    /// Take back one's own latest actions.
    TakeBack {
        /// For which seat, from 1.
        seat: u8,
        /// How many.
        actions: u32,
    },
    /// Ask the others to go back to one's last choice.
    AskBack {
        /// For which seat, from 1.
        seat: u8,
    },
    /// Answer such a question.
    AnswerBack {
        /// For which seat, from 1.
        seat: u8,
        /// Whether one agrees.
        agrees: bool,
    },
    /// Go away for a while: a bot plays on.
    Leave {
        /// Which seat, from 1.
        seat: u8,
    },
    /// Come back.
    Return {
        /// To which seat, from 1.
        seat: u8,
    },
    /// Give up.
    Resign {
        /// Which seat, from 1.
        seat: u8,
    },
    /// Close a table before its game begins. The host's right.
    Close,
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{Breakdown, Line, Seat};
    use rynek_tables::{Clock, Command, Ending, OnTimeOut, Person, PersonId, Phase};
    use serde::de::DeserializeOwned;
    use serde_json::json;

    use super::*;

    /// What a table writes is read by its form, and written the same.
    fn same<F: Serialize + DeserializeOwned>(written: impl Serialize) {
        let written = serde_json::to_value(written).expect("plain data");
        let form: F = serde_json::from_value(written.clone()).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(serde_json::to_value(form).expect("plain data"), written);
    }

    #[test]
    fn forms_are_what_tables_write() {
        for phase in [Phase::Gathering, Phase::Playing, Phase::Over, Phase::Closed] {
            same::<PhaseForm>(phase);
        }
        for clock in [Clock::None, Clock::Game { seconds: 60, increment: 1 }, Clock::Move { days: 2 }] {
            same::<ClockForm>(clock);
        }
        for what in [OnTimeOut::Bot, OnTimeOut::Forfeit] {
            same::<OnTimeOutForm>(what);
        }
        let ending =
            Ending { places: [1, 2].into_iter().collect(), points: [7, -1].into_iter().collect(), finished: true };
        same::<EndingForm>(ending);
        same::<PersonForm>(Person { id: PersonId::new(7), name: "Ada".to_owned() });
        same::<BreakdownForm>(Breakdown::new(vec![Line::new("house", 6, &[("value", 3)])]));
        for request in [json!(null), json!({ "seat": 1, "actions": 2, "agreed": [2] })] {
            same::<Option<RequestForm>>(request);
        }
    }

    #[test]
    fn a_command_has_the_form_of_the_document() {
        let seat = Seat::new(1);
        let text = || "x".to_owned();
        let commands = [
            Command::Sit { seat, key: Some(text()), entropy: text() },
            Command::Invite { seat, bot: text() },
            Command::Rise { seat },
            Command::Admit { person: PersonId::new(7) },
            Command::Start,
            Command::Act { seat, action: text(), chosen_at: 7, id: Some(text()) },
            Command::TakeBack { seat, actions: 1 },
            Command::AskBack { seat },
            Command::AnswerBack { seat, agrees: true },
            Command::Leave { seat },
            Command::Return { seat },
            Command::Resign { seat },
            Command::Close,
        ];
        for command in commands {
            // A command that is new, and not for the house alone, belongs in the list above.
            match &command {
                Command::Sit { .. }
                | Command::Invite { .. }
                | Command::Rise { .. }
                | Command::Admit { .. }
                | Command::Start
                | Command::Act { .. }
                | Command::TakeBack { .. }
                | Command::AskBack { .. }
                | Command::AnswerBack { .. }
                | Command::Leave { .. }
                | Command::Return { .. }
                | Command::Resign { .. }
                | Command::Close => {}
                Command::Clear { .. } | Command::Advise { .. } | Command::LookAtClock | Command::Follow { .. } => {
                    unreachable!("for the house alone")
                }
            }
            same::<CommandForm>(command);
        }
    }
}
