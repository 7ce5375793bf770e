//! Renders changes of a table for its viewers, once for all who see the same.

use std::{collections::HashMap, rc::Rc, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use rynek_kernel::{JsonText, Language, Seat, Viewer};
use rynek_table::{Entry, Moment, Table, Told};
use rynek_wire::ToldLine;

use super::{
    message::{Change, news},
    patch::Patch,
};
use crate::App;

/// A viewer, and all that their sight of a table depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Face {
    pub viewer: Viewer,
    /// The seats that belong to them.
    pub yours: Vec<Seat>,
}

/// All that the text of a change depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pose {
    pub face: Face,
    pub language: Language,
    /// Whether to send the whole sight.
    pub whole: bool,
}

/// The sight of a table, as JSON.
pub(crate) fn sight(table: &Table, face: &Face, now: Moment) -> JsonText {
    JsonText::of(&table.sight(face.viewer, face.yours.clone(), now))
}

/// A sight that was sent to clients, in parts: the view is large and often the same for all viewers, the actions are
/// replaced as a whole, and the time always changes.
struct Shown {
    view: JsonText,
    actions: Option<JsonText>,
    rest: JsonText,
}

impl Shown {
    fn new(table: &Table, face: &Face, view: JsonText) -> Shown {
        let timeless = Moment::from_millis(0);
        let mut sight = table.sight_with(face.viewer, face.yours.clone(), timeless, JsonText::default());
        Shown { view, actions: sight.actions.take(), rest: JsonText::of(&sight) }
    }

    /// The changes outside the view.
    fn patch_to(&self, after: &Shown, now: Moment) -> Patch {
        let mut patch = Patch::default();
        patch.compare("", &self.rest, &after.rest);
        match (&self.actions, &after.actions) {
            (None, Some(actions)) => patch.add("/actions", actions.get()),
            (Some(_), None) => patch.remove("/actions"),
            (Some(old), Some(actions)) if old != actions => patch.replace("/actions", actions.get()),
            _ => {}
        }
        patch.replace("/now", JsonText::of(&now).get());
        patch
    }
}

/// The latest sights of a table, so that each is rendered once. They are dropped when the table is idle.
#[derive(Default)]
pub(crate) struct Sights {
    number: u64,
    known: HashMap<Face, Shown>,
}

impl Sights {
    pub fn forget(&mut self) {
        *self = Sights::default();
    }

    fn take(&mut self, number: u64, face: &Face) -> Option<Shown> {
        if self.number == number { self.known.remove(face) } else { None }
    }
}

/// The views of one position, each rendered once. In a game without hidden information there is only one.
struct Views<'a> {
    table: &'a Table,
    known: HashMap<Viewer, JsonText>,
}

impl<'a> Views<'a> {
    fn new(table: &'a Table) -> Views<'a> {
        Views { table, known: HashMap::new() }
    }

    fn get(&mut self, viewer: Viewer) -> JsonText {
        let position = self.table.position();
        let viewer = if position.has_secrets() { viewer } else { Viewer::Spectator };
        self.known.entry(viewer).or_insert_with(|| position.view(viewer)).clone()
    }
}

/// What some viewers are told, in one language, as JSON.
struct Spoken {
    told: Rc<[Told]>,
    language: Language,
    lines: JsonText,
}

/// Renders one change on demand.
pub(crate) struct Rendering<'a> {
    app: &'a App,
    now: Moment,
    before: Views<'a>,
    after: Views<'a>,
    told: HashMap<Viewer, Rc<[Told]>>,
    spoken: Vec<Spoken>,
    changes: HashMap<Face, (Shown, Patch)>,
    view_changes: Vec<(JsonText, JsonText, Rc<Patch>)>,
    texts: HashMap<Pose, Utf8Bytes>,
    sights: &'a mut Sights,
}

impl<'a> Rendering<'a> {
    /// Prepares a change for these viewers.
    pub fn new(
        app: &'a App,
        before: &'a Arc<Table>,
        entries: &[Entry],
        after: &'a Arc<Table>,
        viewers: &[Viewer],
        sights: &'a mut Sights,
    ) -> Rendering<'a> {
        Rendering {
            app,
            now: app.now(),
            before: Views::new(before),
            after: Views::new(after),
            told: tell(before, entries, viewers),
            spoken: Vec::new(),
            changes: HashMap::new(),
            view_changes: Vec::new(),
            texts: HashMap::new(),
            sights,
        }
    }

    /// The message for a viewer.
    pub fn text(&mut self, pose: &Pose) -> Utf8Bytes {
        if let Some(text) = self.texts.get(pose) {
            return text.clone();
        }
        let entries = self.lines(pose.face.viewer, pose.language);
        let (after, now) = (self.after.table, self.now);
        let patch = self.patch(&pose.face);
        let sight = pose.whole.then(|| sight(after, &pose.face, now));
        let change = sight.as_ref().map_or(Change::Patch(patch), Change::Sight);
        let text: Utf8Bytes = news(after.number(), now, &entries, change).into();
        self.texts.insert(pose.clone(), text.clone());
        text
    }

    /// The new entries in words. Viewers who may see the same share them.
    fn lines(&mut self, viewer: Viewer, language: Language) -> JsonText {
        let told = self.told.get(&viewer).cloned().unwrap_or_default();
        let is_same = |other: &Rc<[Told]>| Rc::ptr_eq(other, &told) || *other == told;
        let same = self.spoken.iter().find(|spoken| spoken.language == language && is_same(&spoken.told));
        if let Some(spoken) = same {
            return spoken.lines.clone();
        }
        let words = self.app.words(language);
        let lines: Vec<ToldLine> = told.iter().cloned().map(|told| ToldLine::new(told, words)).collect();
        let lines = JsonText::of(&lines);
        self.spoken.push(Spoken { told, language, lines: lines.clone() });
        lines
    }

    /// The patch for a viewer. It always contains the time, because clients were sent different ones.
    fn patch(&mut self, face: &Face) -> &Patch {
        if !self.changes.contains_key(face) {
            let known = self.sights.take(self.before.table.number(), face);
            let old = known.unwrap_or_else(|| Shown::new(self.before.table, face, self.before.get(face.viewer)));
            let new = Shown::new(self.after.table, face, self.after.get(face.viewer));
            let mut patch = old.patch_to(&new, self.now);
            patch.extend(&self.view_patch(&old.view, &new.view));
            self.changes.insert(face.clone(), (new, patch));
        }
        &self.changes[face].1
    }

    /// The changes of a view, computed once for all who see the same.
    fn view_patch(&mut self, old: &JsonText, new: &JsonText) -> Rc<Patch> {
        let same = self.view_changes.iter().find(|change| change.0 == *old && change.1.is_copy_of(new));
        if let Some((_, _, patch)) = same {
            return patch.clone();
        }
        let mut patch = Patch::default();
        patch.compare("/view", old, new);
        let patch = Rc::new(patch);
        self.view_changes.push((old.clone(), new.clone(), patch.clone()));
        patch
    }
}

impl Drop for Rendering<'_> {
    /// The new sights are the base of the next patches.
    fn drop(&mut self) {
        let known = self.changes.drain().map(|(face, (shown, _))| (face, shown)).collect();
        *self.sights = Sights { number: self.after.table.number(), known };
    }
}

/// What these viewers may see of these entries, each addressed by it.
fn tell(before: &Table, entries: &[Entry], viewers: &[Viewer]) -> HashMap<Viewer, Rc<[Told]>> {
    let mut told: HashMap<Viewer, Vec<Told>> = viewers.iter().map(|viewer| (*viewer, Vec::new())).collect();
    let mut moved: Option<Table> = None;
    for (n, entry) in entries.iter().enumerate() {
        let table = moved.as_ref().unwrap_or(before);
        told.iter_mut().for_each(|(viewer, told)| told.push(table.tell(entry, *viewer)));
        // The last entry leads to the current table; the position after it is not needed.
        if n + 1 < entries.len()
            && let Err(error) = moved.get_or_insert_with(|| before.clone()).fold(entry)
        {
            tracing::error!(%error, "news that cannot be");
            break;
        }
    }
    told.into_iter().map(|(viewer, told)| (viewer, told.into())).collect()
}
