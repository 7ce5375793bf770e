//! Why a request was refused.

use rynek_kernel::{EditionError, Explain, Illegal, Message, NotationError, RecordError, SetupError};
use rynek_words::Words;
use serde_json::{Value, json};

/// A refusal: a code for programs, words for people.
#[derive(Debug)]
pub struct Fault {
    code: &'static str,
    message: Message,
    /// The rule that was broken, if one was.
    rule: Option<String>,
    /// Which of several actions, counted from 1.
    action: Option<usize>,
}

impl Fault {
    pub fn new(code: &'static str, message: Message) -> Fault {
        Fault { code, message, rule: None, action: None }
    }

    /// The same, of this action of several.
    pub fn of_action(mut self, number: usize) -> Fault {
        self.action = Some(number);
        self
    }

    pub fn to_json(&self, words: &Words) -> Value {
        let mut error = json!({ "code": self.code, "message": words.say(&self.message) });
        if let Some(rule) = &self.rule {
            error["rule"] = rule.as_str().into();
        }
        if let Some(action) = self.action {
            error["action"] = action.into();
        }
        error
    }
}

impl From<Illegal> for Fault {
    fn from(error: Illegal) -> Fault {
        Fault { rule: Some(error.rule().to_owned()), ..Fault::new("illegal", error.message()) }
    }
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        Fault::new("notation", error.message())
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        let rule = if let SetupError::Rule(illegal) = &error { Some(illegal.rule().to_owned()) } else { None };
        Fault { rule, ..Fault::new("options", error.message()) }
    }
}

impl From<EditionError> for Fault {
    fn from(error: EditionError) -> Fault {
        Fault::new("edition", error.message())
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::new("record", error.message())
    }
}
