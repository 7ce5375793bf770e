//! News as the viewers of a table get them, each rendered once for all who see the same.

use std::{collections::HashMap, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use rynek_kernel::{Language, Seat, Viewer};
use rynek_tables::{Entry, Moment, Table, Told};
use serde_json::Value;

use super::{
    message::ToClient,
    patch::{PatchStep, steps},
};
use crate::{
    House,
    wire::{TableSight, ToldLine},
};

/// From where somebody looks: all that a sight depends on but the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Face {
    pub viewer: Viewer,
    /// The seats that belong to them.
    pub yours: Vec<Seat>,
}

/// What the text of a news depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pose {
    pub face: Face,
    pub language: Language,
    /// Whether they get the whole sight.
    pub whole: bool,
}

/// The table from one side, as a document.
pub(crate) fn sight(table: &Table, face: &Face, now: Moment) -> Value {
    let mut sight = TableSight::new(table, face.viewer, face.yours.clone(), now);
    // The view is most of it, and a document already: it is moved, not written again.
    let view = std::mem::take(&mut sight.view);
    let mut document = serde_json::to_value(sight).expect("sights are plain data");
    document["view"] = view;
    document
}

/// The sights of a table that is being played at, so that each is made once. Those of a table at rest are forgotten.
#[derive(Default)]
pub(crate) struct Sights {
    number: u64,
    known: HashMap<Face, Value>,
}

impl Sights {
    /// Forgets all of them.
    pub fn forget(&mut self) {
        *self = Sights::default();
    }

    fn take(&mut self, table: &Table, face: &Face, now: Moment) -> Value {
        let known = if self.number == table.number() { self.known.remove(face) } else { None };
        known.unwrap_or_else(|| sight(table, face, now))
    }
}

/// News of one change, rendered as they are asked for.
pub(crate) struct Rendering<'a> {
    house: &'a House,
    before: &'a Table,
    after: &'a Table,
    now: Moment,
    told: HashMap<Viewer, Vec<Told>>,
    changes: HashMap<Face, (Value, Vec<PatchStep>)>,
    texts: HashMap<Pose, Utf8Bytes>,
    sights: &'a mut Sights,
}

impl<'a> Rendering<'a> {
    /// The news that these entries are, for these viewers.
    pub fn new(
        house: &'a House,
        before: &'a Arc<Table>,
        entries: &[Entry],
        after: &'a Arc<Table>,
        viewers: &[Viewer],
        sights: &'a mut Sights,
    ) -> Rendering<'a> {
        Rendering {
            house,
            before,
            after,
            now: house.now(),
            told: tell(before, entries, viewers),
            changes: HashMap::new(),
            texts: HashMap::new(),
            sights,
        }
    }

    /// The news as somebody gets them who looks so.
    pub fn text(&mut self, pose: &Pose) -> Utf8Bytes {
        if let Some(text) = self.texts.get(pose) {
            return text.clone();
        }
        let words = self.house.words(pose.language);
        let told = self.told.get(&pose.face.viewer).cloned().unwrap_or_default();
        let entries = told.into_iter().map(|told| ToldLine::new(told, words)).collect();
        let (number, now) = (self.after.number(), self.now);
        let whole = pose.whole;
        let (sight, patch) = self.change(&pose.face);
        let (sight, patch) = if whole { (Some(sight.clone()), None) } else { (None, Some(patch.clone())) };
        let text: Utf8Bytes = ToClient::News { number, now, entries, patch, sight }.text().into();
        self.texts.insert(pose.clone(), text.clone());
        text
    }

    /// The sight from one side, and what changed of it. The time is told in any case, since every client was told
    /// another.
    fn change(&mut self, face: &Face) -> &(Value, Vec<PatchStep>) {
        if !self.changes.contains_key(face) {
            let mut old = self.sights.take(self.before, face, self.now);
            let new = sight(self.after, face, self.now);
            old["now"] = new["now"].clone();
            let mut patch = steps(&old, &new);
            patch.push(PatchStep::Replace { path: "/now".to_owned(), value: new["now"].clone() });
            self.changes.insert(face.clone(), (new, patch));
        }
        &self.changes[face]
    }
}

impl Drop for Rendering<'_> {
    /// What was seen is what the next news are told against.
    fn drop(&mut self) {
        let known = self.changes.drain().map(|(face, (sight, _))| (face, sight)).collect();
        *self.sights = Sights { number: self.after.number(), known };
    }
}

/// What these viewers are told of these entries.
fn tell(before: &Table, entries: &[Entry], viewers: &[Viewer]) -> HashMap<Viewer, Vec<Told>> {
    let mut told: HashMap<Viewer, Vec<Told>> = viewers.iter().map(|viewer| (*viewer, Vec::new())).collect();
    let mut moved: Option<Table> = None;
    for (n, entry) in entries.iter().enumerate() {
        let table = moved.as_ref().unwrap_or(before);
        for (viewer, lines) in &mut told {
            lines.push(table.tell(entry, *viewer));
        }
        // The last entry leads to where the table is now; nobody asks what comes after it.
        if n + 1 < entries.len()
            && let Err(error) = moved.get_or_insert_with(|| before.clone()).fold(entry)
        {
            tracing::error!(%error, "news that cannot be");
            break;
        }
    }
    told
}
