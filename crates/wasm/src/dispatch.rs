//! Answers calls.

use rynek_kernel::Language;

use crate::{
    Engine,
    call::{self, Call},
    engine::{Body, nothing},
};

impl Engine {
    /// Carries out a request, which is JSON, and returns the answer, which is JSON too. It never panics on what it is
    /// sent.
    pub fn call(&mut self, request: &str) -> String {
        let answered = call::read(request).and_then(|(lang, call)| {
            self.language = lang.and_then(|lang| Language::from_code(&lang)).unwrap_or_default();
            self.answer(call)
        });
        match answered {
            Ok(body) => format!(r#"{{"ok":{body}}}"#),
            Err(fault) => format!(r#"{{"error":{}}}"#, self.in_words(&fault)),
        }
    }

    fn answer(&mut self, call: Call) -> Body {
        match call {
            Call::Texts { texts } => self.library.load(texts).and_then(|()| nothing()),
            Call::Games {} => self.games(),
            Call::Game { game } => self.game(&game),
            Call::Rules { game } => self.rules(&game),
            Call::Editions { game } => self.editions(&game),
            Call::Edition { game, name } => self.edition(&game, &name),
            Call::EditionSchema { game } => self.edition_schema(&game),
            Call::CheckEdition { game, components } => self.check_edition(&game, &components),
            Call::Lessons { game } => self.lessons(&game),
            Call::Try { game, trial } => self.try_out(&game, &trial),
            Call::Verify { record } => self.verify(&record),
            Call::New(new) => self.new_table(*new),
            Call::Day { game, date, id, person, now } => self.begin_day(&game, date, id, &person, now),
            Call::Open(open) => self.open(*open),
            Call::Close { table } => self.tables.take(table).and_then(|_| nothing()),
            Call::Fold { table, entries } => self.fold(table, entries),
            Call::Hello { table, person, now, seat, after } => self.hello(table, person, seat, now, after),
            Call::ViewAs { table, person, now, seat } => self.view_as(table, person, seat, now),
            Call::Do(order) => self.carry_out(*order),
            Call::Sight { table, person, now, seat } => self.sight(table, person, seat, now),
            Call::Log(log) => self.log(&log),
            Call::Preview { table, person, seat, action } => self.preview(table, &person, seat, &action),
            Call::At { table, person, seat, steps } => self.at(table, person, seat, steps),
            Call::Scores { table } => self.scores(table),
            Call::Record { table, whole } => self.record(table, whole),
            Call::Import(import) => self.import(*import),
            Call::Think { table, bot, seat } => self.think(table, bot.as_deref(), seat),
            Call::ThinkOn { thought, looks, spent } => self.think_on(thought, looks, spent),
            Call::ThinkEnd { thought } => self.think_end(thought),
            Call::Hint(hint) => self.hint(*hint),
            Call::Study { record } => self.study(&record),
            Call::Advance { study, take_back, actions } => self.advance(study, take_back, &actions),
            Call::Judge { study, seat, action, names } => self.judge(study, seat, &action, &names),
            Call::StudyEnd { study } => self.studies.take(study).and_then(|_| nothing()),
            #[cfg(feature = "review")]
            Call::Review(review) => self.review(*review),
            #[cfg(feature = "review")]
            Call::ReviewOn { review, looks } => self.review_on(review, looks),
            #[cfg(feature = "review")]
            Call::ReviewResult { review } => self.review_result(review),
            #[cfg(feature = "review")]
            Call::ReviewSave { review } => self.review_save(review),
            #[cfg(feature = "review")]
            Call::ReviewAt { review, step, actions, seat } => self.review_at(review, step, &actions, seat),
            #[cfg(feature = "review")]
            Call::ReviewBranch { review, step, actions } => self.review_branch(review, step, &actions),
            #[cfg(feature = "review")]
            Call::ReviewEnd { review } => self.reviews.take(review).and_then(|_| nothing()),
        }
    }
}
