//! A page about a contest and how the game behaves: one HTML file without scripts and external resources.

pub(crate) mod chart;
mod data;
mod figures;
pub(crate) mod page;

use rynek_kernel::{Arg, Message, Seat};
use rynek_words::Words;

use crate::{Header, Played, Seating, Share, Standings};
use chart::Drawing;
use data::Field;
use figures::{Curve, Label, Row};
pub use page::GENERATOR;

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
        tables: &'a [Seating],
        played: &'a [Played],
        standings: &'a Standings,
    ) -> Report<'a> {
        Report { words, header, standings, field: Field::new(&header.seats, tables, played) }
    }

    /// The page; `command` is the command that plays the same contest again.
    pub fn page(&self, command: &str) -> String {
        let title = self.words.say(&Message::new("arena-report-title").with("game", self.header.game.as_str()));
        let (many, rated) = (self.standings.players > 1, self.standings.ratings.len() > 2);
        let figures: [Option<String>; 11] = [
            rated.then(|| self.ratings()),
            rated.then(|| self.pairs()),
            Some(self.wins()),
            Some(self.scores()),
            many.then(|| self.seats()),
            Some(self.counts("length", "moves", &self.field.lengths())),
            Some(self.choices()),
            many.then(|| self.counts("changes", "changes", &self.field.lead_changes())),
            many.then(|| self.leader()),
            Some(self.course()),
            Some(self.sources()),
        ];
        let body = self.results() + "<section>\n" + &figures.into_iter().flatten().collect::<String>() + "</section>\n";
        page::page(self.words, &title, &self.standings.heading(self.words), &body, command)
    }

    fn axis(&self, name: &str) -> String {
        self.words.word(&format!("arena-axis-{name}"))
    }

    fn decimal(&self, number: f64, places: u8) -> String {
        self.words.number(&Arg::decimal(number, places)).replace('-', "−")
    }

    /// A share in percent, with one decimal unless it is zero.
    fn percent(&self, share: f64) -> String {
        let places = u8::from((1000.0 * share).round() as i64 % 10 != 0);
        self.words.say(&Message::new("arena-percent").with("share", Arg::decimal(100.0 * share, places)))
    }

    /// A plot with its title and its note.
    fn figure(&self, key: &str, legend: &[String], drawing: Drawing) -> String {
        self.noted(key, &self.words.word(&format!("arena-figure-{key}-note")), legend, drawing)
    }

    fn noted(&self, key: &str, note: &str, legend: &[String], drawing: Drawing) -> String {
        let name = self.words.word(&format!("arena-figure-{key}"));
        page::figure(&name, note, legend, &drawing.finish(&name))
    }

    /// The note of a plot: the mean and the extremes of these numbers.
    fn summary(&self, key: &str, numbers: &[i64]) -> String {
        let mean = numbers.iter().sum::<i64>() as f64 / numbers.len().max(1) as f64;
        let message = Message::new(format!("arena-figure-{key}-note"))
            .with("mean", Arg::decimal(mean, 1))
            .with("least", numbers.iter().min().copied().unwrap_or_default())
            .with("most", numbers.iter().max().copied().unwrap_or_default());
        self.words.say(&message)
    }

    fn results(&self) -> String {
        let lucky = self.standings.seats.iter().any(|seat| seat.without_luck.is_some());
        let luck: &[&str] = if lucky { &["without-luck", "interval"] } else { &[] };
        let columns = [&["bot", "wins", "interval"], luck, &["score", "deviation", "rank", "moves", "time"]].concat();
        let mut rows: Vec<Vec<String>> =
            vec![columns.iter().map(|column| self.words.word(&format!("arena-column-{column}"))).collect()];
        rows.extend(self.standings.seats.iter().map(|seat| {
            let mut row = vec![seat.bot.clone()];
            row.extend(self.share_cells(seat.win_rate, Some(seat.interval)));
            if lucky {
                let cells = seat.without_luck.map(|found| self.share_cells(found.win_rate, found.interval));
                row.extend(cells.unwrap_or_else(|| ["·"; 2].map(str::to_owned)));
            }
            row.extend([
                self.decimal(seat.mean_score, 2),
                self.decimal(seat.score_sd, 1),
                self.decimal(seat.mean_rank, 2),
                self.decimal(seat.moves_per_game, 1),
                self.decimal(seat.ms_per_move, 2),
            ]);
            row
        }));
        page::table(&rows, "results")
    }

    /// A share of wins and its interval.
    fn share_cells(&self, share: f64, interval: Option<[f64; 2]>) -> [String; 2] {
        let ends = interval.map(|ends| ends.map(|end| self.decimal(100.0 * end, 1)));
        let ends = ends.map_or("·".to_owned(), |[low, high]| format!("{low}–{high}"));
        [format!("{} %", self.decimal(100.0 * share, 1)), ends]
    }

    fn pairs(&self) -> String {
        let bots = || self.standings.ratings.iter().map(|rating| &rating.bot);
        let mut rows = vec![[String::new()].into_iter().chain(bots().cloned()).collect()];
        rows.extend(bots().map(|bot| {
            let against =
                |other: &String| self.standings.share(bot, other).map_or("·".to_owned(), |share| self.percent(share));
            [bot.clone()].into_iter().chain(bots().map(against)).collect()
        }));
        let (name, note) = (self.words.word("arena-figure-pairs"), self.words.word("arena-figure-pairs-note"));
        page::figure(&name, &note, &[], &page::table(&rows, "pairs"))
    }

    fn row(&self, bot: &str, value: f64, interval: [f64; 2]) -> Row {
        let player = self.field.players.iter().position(|player| player == bot);
        Row { name: bot.to_owned(), player, value, interval }
    }

    fn ratings(&self) -> String {
        let ratings = self.standings.ratings.iter();
        let rows: Vec<Row> = ratings.map(|one| self.row(&one.bot, one.rating, one.interval)).collect();
        let whole = |number| self.decimal(number, 0);
        self.figure("ratings", &[], figures::intervals(&self.axis("rating"), &rows, None, range(&rows), &whole))
    }

    fn wins(&self) -> String {
        let seats = self.standings.seats.iter();
        let rows: Vec<Row> = seats.map(|seat| self.row(&seat.bot, seat.win_rate, seat.interval)).collect();
        self.figure("wins", &[], self.shares(&rows))
    }

    /// Shares of wins, with the share of equal players as a reference where there are rivals.
    fn shares(&self, rows: &[Row]) -> Drawing {
        let fair = (self.standings.players > 1).then_some(1.0 / self.standings.players as f64);
        figures::intervals(&self.axis("wins"), rows, fair, (0.0, 1.0), &|share| self.percent(share))
    }

    fn scores(&self) -> String {
        let (one, percent) = (|number| self.decimal(number, 1), |share| self.percent(share));
        let drawing = figures::distributions(&self.axis("points"), &self.field.scores(), &one, &percent);
        self.figure("scores", &[], drawing)
    }

    fn seats(&self) -> String {
        let rows: Vec<Row> = Seat::all(self.standings.players).flat_map(|seat| self.rows_of(seat)).collect();
        self.figure("seats", &[], self.shares(&rows))
    }

    /// The share of wins in a seat: of all players, then of each player if their names differ.
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

    /// A histogram of a number over all games.
    fn counts(&self, key: &str, axis: &str, values: &[i64]) -> String {
        let axes = (&*self.axis(axis), &*self.axis("games"));
        let drawing = figures::histogram(axes, values, &|share| self.percent(share));
        self.noted(key, &self.summary(key, values), &[], drawing)
    }

    fn curves(&self, axis: &str, curves: &[Curve], range: Option<(f64, f64)>, label: Label<'_>) -> Drawing {
        figures::curves((&self.axis("progress"), &self.axis(axis)), curves, range, label)
    }

    fn choices(&self) -> String {
        let drawing = self.curves("choices", &[self.field.choices()], None, &|number| self.decimal(number, 0));
        self.noted("choices", &self.summary("choices", &self.field.all_choices()), &[], drawing)
    }

    fn leader(&self) -> String {
        let range = Some((0.0, 1.0));
        let drawing = self.curves("leader", &[self.field.leader_wins()], range, &|share| self.percent(share));
        self.figure("leader", &[], drawing)
    }

    fn course(&self) -> String {
        let drawing = self.curves("points", &self.field.points(), None, &|number| self.decimal(number, 0));
        self.figure("course", &self.field.players, drawing)
    }

    fn sources(&self) -> String {
        let label = |id: &str| self.words.word(&format!("{}-score-{id}", self.header.game));
        let sources: Vec<(String, Vec<f64>)> =
            self.field.sources().into_iter().map(|(id, values)| (label(&id), values)).collect();
        let (axis, one) = (self.axis("points"), |number| self.decimal(number, 1));
        self.figure("sources", &self.field.players, figures::sources(&axis, &self.field.players, &sources, &one))
    }
}

fn range(rows: &[Row]) -> (f64, f64) {
    let low = rows.iter().map(|row| row.interval[0]).fold(f64::INFINITY, f64::min);
    let high = rows.iter().map(|row| row.interval[1]).fold(f64::NEG_INFINITY, f64::max);
    let aside = 0.06 * (high - low);
    (low - aside, high + aside)
}
