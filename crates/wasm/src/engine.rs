//! What an instance has, and the parts of an answer.

use std::{collections::BTreeMap, rc::Rc};

use rynek_bots::Thought;
use rynek_catalog::AnyGame;
use rynek_kernel::{Language, json::value_of};
use rynek_wire::Fault;
use rynek_words::Words;
use serde::Serialize;

use crate::{call::Handle, library::Library, local_table::LocalTable};

/// A bot's thought about the turn of a table.
pub(crate) type AnyThought = Box<dyn Thought<String>>;

/// A game of a server that is followed.
pub(crate) type Study = Box<dyn AnyGame>;

/// All that an instance has: texts, open tables, thoughts of bots, games that are studied and reviews.
#[derive(Default)]
pub struct Engine {
    pub(crate) library: Library,
    pub(crate) tables: Shelf<LocalTable>,
    pub(crate) thoughts: Shelf<AnyThought>,
    pub(crate) studies: Shelf<Study>,
    #[cfg(feature = "review")]
    pub(crate) reviews: Shelf<rynek_review::Reviewing>,
    /// The language of the present call.
    pub(crate) language: Language,
}

/// Things that the caller knows by number.
pub(crate) struct Shelf<T> {
    last: Handle,
    things: BTreeMap<Handle, T>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf { last: 0, things: BTreeMap::new() }
    }
}

impl<T> Shelf<T> {
    pub fn add(&mut self, thing: T) -> Handle {
        self.last += 1;
        self.things.insert(self.last, thing);
        self.last
    }

    pub fn get(&mut self, handle: Handle) -> Result<&mut T, Fault> {
        self.things.get_mut(&handle).ok_or_else(Fault::not_found)
    }

    pub fn take(&mut self, handle: Handle) -> Result<T, Fault> {
        self.things.remove(&handle).ok_or_else(Fault::not_found)
    }
}

/// The body of an answer, as JSON.
pub(crate) type Body = Result<String, Fault>;

/// A body of this shape.
pub(crate) fn body(shape: &impl Serialize) -> Body {
    Ok(serde_json::to_string(shape).expect("answers are plain data"))
}

/// An empty object.
pub(crate) fn nothing() -> Body {
    Ok("{}".to_owned())
}

impl Engine {
    /// An error in words; without texts, the message is for programmers.
    pub(crate) fn in_words(&mut self, fault: &Fault) -> String {
        let mut error = serde_json::json!({ "code": fault.code, "message": fault.message.to_string() });
        if let Ok(words) = self.words() {
            error = value_of(&fault.words(&words));
        }
        error.to_string()
    }

    /// The words of the language of the present call.
    pub(crate) fn words(&mut self) -> Result<Rc<Words>, Fault> {
        self.library.words(self.language)
    }
}
