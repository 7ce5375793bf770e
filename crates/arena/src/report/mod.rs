//! A page that shows how a contest went and how the game behaves: one file, no scripts, nothing loaded from elsewhere.

mod chart;
mod data;
mod figures;
mod page;

use rynek_kernel::{Language, Message, Seat};
use rynek_words::Words;

use crate::{Header, Played, Share, Standings, Table};
use data::Field;
use figures::Row;
pub use page::GENERATOR;
use page::Page;

/// What a report is about.
pub struct Report<'a> {
    words: &'a Words,
    header: &'a Header,
    standings: &'a Standings,
    field: Field<'a>,
}

impl<'a> Report<'a> {
    pub fn new(
        words: &'a Words,
        header: &'a Header,
        tables: &'a [Table],
        played: &'a [Played],
        standings: &'a Standings,
    ) -> Report<'a> {
        Report { words, header, standings, field: Field::new(&header.seats, tables, played) }
    }

    /// The page; `command` is what plays all of this again.
    pub fn page(&self, command: &str) -> String {
        let title = self.words.word(&format!("{}-title", self.header.game));
        let heading = Message::new("arena-report-title").with("title", title);
        let mut page = Page::new(self.words, &self.words.say(&heading), &self.standings.heading(self.words));
        page.results(self.standings);
        let many = self.standings.players > 1;
        if self.standings.ratings.len() > 2 {
            self.ratings(&mut page);
            page.crosstable(self.standings, &|share| self.percent(share));
        }
        self.wins(&mut page);
        self.scores(&mut page);
        if many {
            self.seats(&mut page);
        }
        self.lengths(&mut page);
        self.choices(&mut page);
        if many {
            self.lead_changes(&mut page);
            self.leader(&mut page);
        }
        self.course(&mut page);
        self.sources(&mut page);
        page.finish(command)
    }

    fn say(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(self.words.language(), number, digits)
    }

    /// Without a digit that says nothing.
    fn percent(&self, share: f64) -> String {
        let digits = usize::from((1000.0 * share).round() as i64 % 10 != 0);
        format!("{} %", self.decimal(100.0 * share, digits))
    }

    /// A message with the mean and the extremes of some numbers.
    fn summary(&self, key: &'static str, numbers: &[i64]) -> String {
        let mean = numbers.iter().sum::<i64>() as f64 / numbers.len().max(1) as f64;
        let message = Message::new(key)
            .with("mean", self.decimal(mean, 1))
            .with("least", numbers.iter().min().copied().unwrap_or_default())
            .with("most", numbers.iter().max().copied().unwrap_or_default());
        self.words.say(&message)
    }

    /// What equals would win, where there is somebody to win against.
    fn fair(&self) -> Option<f64> {
        (self.standings.players > 1).then_some(1.0 / self.standings.players as f64)
    }

    fn row(&self, bot: &str, value: f64, interval: [f64; 2]) -> Row {
        let player = self.field.players.iter().position(|player| player == bot);
        Row { name: bot.to_owned(), player, value, interval }
    }

    fn ratings(&self, page: &mut Page<'_>) {
        let ratings = &self.standings.ratings;
        let rows: Vec<Row> = ratings.iter().map(|one| self.row(&one.bot, one.rating, one.interval)).collect();
        let (name, axis) = (self.say("arena-figure-ratings"), self.say("arena-axis-rating"));
        let whole = |number| self.decimal(number, 0);
        let drawing = figures::intervals(&name, &axis, &rows, None, range(&rows), &whole);
        page.figure(&name, &self.say("arena-figure-ratings-note"), &[], &drawing);
    }

    fn wins(&self, page: &mut Page<'_>) {
        let seats = &self.standings.seats;
        let rows: Vec<Row> = seats.iter().map(|seat| self.row(&seat.bot, seat.win_rate, seat.interval)).collect();
        let name = self.say("arena-figure-wins");
        page.figure(&name, &self.say("arena-figure-wins-note"), &[], &self.shares(&name, &rows));
    }

    fn shares(&self, name: &str, rows: &[Row]) -> String {
        let percent = |share| self.percent(share);
        figures::intervals(name, &self.say("arena-axis-wins"), rows, self.fair(), (0.0, 1.0), &percent)
    }

    fn scores(&self, page: &mut Page<'_>) {
        let (name, axis) = (self.say("arena-figure-scores"), self.say("arena-axis-points"));
        let (one, percent) = (|number| self.decimal(number, 1), |share| self.percent(share));
        let drawing = figures::distributions(&name, &axis, &self.field.scores(), &one, &percent);
        page.figure(&name, &self.say("arena-figure-scores-note"), &[], &drawing);
    }

    fn seats(&self, page: &mut Page<'_>) {
        let rows: Vec<Row> = Seat::all(self.standings.players).flat_map(|seat| self.rows_of(seat)).collect();
        let name = self.say("arena-figure-seats");
        page.figure(&name, &self.say("arena-figure-seats-note"), &[], &self.shares(&name, &rows));
    }

    /// The share of wins in a seat: of all, then of each player, if they differ in name.
    fn rows_of(&self, seat: Seat) -> Vec<Row> {
        let name = self.words.say(&Message::new("arena-seat").with("seat", seat.number()));
        let Share { win_rate, interval } = self.standings.by_place[seat.index()];
        let mut rows = vec![Row { name, player: None, value: win_rate, interval }];
        if self.field.players.len() > 1 {
            let players = self.field.players.iter().enumerate();
            let sat = players.filter_map(|(player, name)| Some((name, self.field.wins_at(player, seat)?)));
            rows.extend(sat.map(|(name, share)| self.row(name, share.win_rate, share.interval)));
        }
        rows
    }

    fn lengths(&self, page: &mut Page<'_>) {
        let lengths = self.field.lengths();
        let name = self.say("arena-figure-length");
        let drawing = self.histogram(&name, "arena-axis-moves", &lengths);
        page.figure(&name, &self.summary("arena-figure-length-note", &lengths), &[], &drawing);
    }

    fn lead_changes(&self, page: &mut Page<'_>) {
        let changes = self.field.lead_changes();
        let name = self.say("arena-figure-changes");
        let drawing = self.histogram(&name, "arena-axis-changes", &changes);
        page.figure(&name, &self.summary("arena-figure-changes-note", &changes), &[], &drawing);
    }

    fn histogram(&self, name: &str, axis: &'static str, values: &[i64]) -> String {
        let percent = |share| self.percent(share);
        figures::histogram(name, (&self.say(axis), &self.say("arena-axis-games")), values, &percent)
    }

    fn choices(&self, page: &mut Page<'_>) {
        let (name, axis) = (self.say("arena-figure-choices"), self.say("arena-axis-choices"));
        let whole = |number| self.decimal(number, 0);
        let axes = (&*self.say("arena-axis-progress"), &*axis);
        let drawing = figures::curves(&name, axes, &[self.field.choices()], None, &whole);
        page.figure(&name, &self.summary("arena-figure-choices-note", &self.field.all_choices()), &[], &drawing);
    }

    fn leader(&self, page: &mut Page<'_>) {
        let (name, axis) = (self.say("arena-figure-leader"), self.say("arena-axis-leader"));
        let percent = |share| self.percent(share);
        let axes = (&*self.say("arena-axis-progress"), &*axis);
        let drawing = figures::curves(&name, axes, &[self.field.leader_wins()], Some((0.0, 1.0)), &percent);
        page.figure(&name, &self.say("arena-figure-leader-note"), &[], &drawing);
    }

    fn course(&self, page: &mut Page<'_>) {
        let (name, axis) = (self.say("arena-figure-course"), self.say("arena-axis-points"));
        let whole = |number| self.decimal(number, 0);
        let axes = (&*self.say("arena-axis-progress"), &*axis);
        let drawing = figures::curves(&name, axes, &self.field.points(), None, &whole);
        page.figure(&name, &self.say("arena-figure-course-note"), &self.field.players, &drawing);
    }

    fn sources(&self, page: &mut Page<'_>) {
        let (name, axis) = (self.say("arena-figure-sources"), self.say("arena-axis-points"));
        let one = |number| self.decimal(number, 1);
        let label = |id: &str| self.words.word(&format!("{}-score-{id}", self.header.game));
        let sources: Vec<(String, Vec<f64>)> =
            self.field.sources().into_iter().map(|(id, values)| (label(&id), values)).collect();
        let drawing = figures::sources(&name, &axis, &self.field.players, &sources, &one);
        page.figure(&name, &self.say("arena-figure-sources-note"), &self.field.players, &drawing);
    }
}

/// Wide enough for all intervals.
fn range(rows: &[Row]) -> (f64, f64) {
    let low = rows.iter().map(|row| row.interval[0]).fold(f64::INFINITY, f64::min);
    let high = rows.iter().map(|row| row.interval[1]).fold(f64::NEG_INFINITY, f64::max);
    let aside = 0.06 * (high - low);
    (low - aside, high + aside)
}

/// A number as a language writes it.
fn decimal(language: Language, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}").replace('-', "−");
    match language {
        Language::En => text,
        Language::Pl => text.replace('.', ","),
    }
}
