//! The kinds of plots in a report.

use super::chart::{Drawing, Scale, WIDTH};

const RIGHT: f64 = WIDTH - 24.0;
/// The height of the ticks and the name of an axis below a plot.
const FOOT: f64 = 44.0;

/// Formats a number for a tooltip or a tick.
pub type Label<'a> = &'a dyn Fn(f64) -> String;

pub fn colour(kind: &str, player: usize) -> String {
    format!("{kind} c{}", player % 8)
}

fn colour_or_all(kind: &str, player: Option<usize>) -> String {
    player.map_or(format!("{kind} all"), |player| colour(kind, player))
}

/// A figure with its interval, on a row of its own.
pub struct Row {
    pub name: String,
    pub player: Option<usize>,
    pub value: f64,
    pub interval: [f64; 2],
}

/// Figures with their intervals, one below the other; `mark` is a reference value.
pub fn intervals(axis: &str, rows: &[Row], mark: Option<f64>, range: (f64, f64), label: Label<'_>) -> Drawing {
    let left = margin(rows.iter().map(|row| row.name.as_str()));
    let floor = 12.0 + 30.0 * rows.len() as f64;
    let mut drawing = Drawing::new(floor + FOOT);
    let x = Scale::new(range.0, range.1, left, RIGHT);
    drawing.bottom(&x, (6.0, floor), axis, label);
    if let Some(mark) = mark {
        drawing.line("mark", (x.at(mark), 6.0), (x.at(mark), floor));
    }
    for (n, row) in rows.iter().enumerate() {
        let y = 26.0 + 30.0 * n as f64;
        let class = |kind| colour_or_all(kind, row.player);
        let [low, high] = row.interval;
        let hint = format!("{}: {} ({}–{})", row.name, label(row.value), label(low), label(high));
        let name = if row.player.is_some() { "name" } else { "name group" };
        drawing.text(name, "end", (left - 12.0, y + 4.5), &row.name);
        drawing.line(&class("whisker"), (x.at(low), y), (x.at(high), y));
        drawing.dot(&class("dot"), (x.at(row.value), y), &hint);
    }
    drawing
}

fn margin<'a>(names: impl Iterator<Item = &'a str>) -> f64 {
    let longest = names.map(|name| name.chars().count()).max().unwrap_or_default();
    (24.0 + 7.6 * longest as f64).min(WIDTH / 2.0)
}

/// Equal bins that hold all values; their width is a whole number.
struct Bins {
    first: i64,
    width: i64,
    count: usize,
}

impl Bins {
    fn over(values: impl Iterator<Item = i64> + Clone, most: i64) -> Bins {
        let least = values.clone().min().unwrap_or_default();
        let greatest = values.max().unwrap_or_default();
        let rough = (greatest - least + most) / most;
        let width =
            [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].into_iter().find(|width| *width >= rough).unwrap_or(rough);
        let first = least.div_euclid(width) * width;
        Bins { first, width, count: ((greatest - first) / width + 1) as usize }
    }

    fn shares(&self, values: &[i64]) -> Vec<f64> {
        let mut shares = vec![0.0; self.count];
        for value in values {
            shares[((value - self.first) / self.width) as usize] += 1.0 / values.len() as f64;
        }
        shares
    }

    fn from(&self, bin: usize) -> f64 {
        (self.first + bin as i64 * self.width) as f64 - if self.width == 1 { 0.5 } else { 0.0 }
    }

    fn name(&self, bin: usize) -> String {
        let from = self.first + bin as i64 * self.width;
        if self.width == 1 { from.to_string() } else { format!("{from}–{}", from + self.width - 1) }
    }
}

/// A histogram for each player in a row of its own, with its mean marked.
pub fn distributions(axis: &str, players: &[(String, Vec<i64>)], number: Label<'_>, percent: Label<'_>) -> Drawing {
    const HEIGHT: f64 = 92.0;
    let bins = Bins::over(players.iter().flat_map(|(_, values)| values.iter().copied()), 40);
    let floor = HEIGHT * players.len() as f64 + 4.0;
    let mut drawing = Drawing::new(floor + FOOT);
    let x = Scale::new(bins.from(0), bins.from(bins.count), 14.0, RIGHT);
    drawing.bottom(&x, (6.0, floor), axis, |tick| format!("{tick:.0}"));
    for (player, (who, values)) in players.iter().enumerate() {
        let base = HEIGHT * (player + 1) as f64;
        let shares = bins.shares(values);
        let y = Scale::new(0.0, shares.iter().copied().fold(0.0, f64::max), base, base - HEIGHT + 26.0);
        for (bin, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            let hint = format!("{who}, {}: {}", bins.name(bin), percent(*share));
            let (from, to) = (x.at(bins.from(bin)) + 0.5, x.at(bins.from(bin + 1)) - 0.5);
            drawing.bar(&colour("bar", player), (from, base), (to, y.at(*share)), &hint);
        }
        let mean = values.iter().sum::<i64>() as f64 / values.len().max(1) as f64;
        drawing.line("base", (14.0, base), (RIGHT, base));
        drawing.line("mean", (x.at(mean), base - HEIGHT + 24.0), (x.at(mean), base));
        let anchor = if x.at(mean) > WIDTH / 2.0 { "end" } else { "start" };
        let aside = if x.at(mean) > WIDTH / 2.0 { -5.0 } else { 5.0 };
        drawing.text("name", anchor, (x.at(mean) + aside, base - HEIGHT + 22.0), &format!("{who}: {}", number(mean)));
    }
    drawing
}

pub fn histogram(axes: (&str, &str), values: &[i64], percent: Label<'_>) -> Drawing {
    let floor = 186.0;
    let bins = Bins::over(values.iter().copied(), 30);
    let shares = bins.shares(values);
    let mut drawing = Drawing::new(floor + FOOT);
    // A single column would fill the page: it gets empty neighbours.
    let aside = if bins.count < 5 { 2.0 * bins.width as f64 } else { 0.0 };
    let x = Scale::new(bins.from(0) - aside, bins.from(bins.count) + aside, 56.0, RIGHT);
    let y = Scale::new(0.0, shares.iter().copied().fold(0.0, f64::max) * 1.06, floor, 26.0);
    drawing.left(&y, (56.0, RIGHT), axes.1, percent);
    for tick in x.ticks(7).into_iter().filter(|tick| tick.fract() == 0.0) {
        drawing.text("tick", "middle", (x.at(tick), floor + 17.0), &format!("{tick:.0}"));
    }
    drawing.text("axis", "middle", ((56.0 + RIGHT) / 2.0, floor + 37.0), axes.0);
    for (bin, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let (from, to) = (x.at(bins.from(bin)) + 0.7, x.at(bins.from(bin + 1)) - 0.7);
        drawing.bar("bar all", (from, floor), (to, y.at(*share)), &format!("{}: {}", bins.name(bin), percent(*share)));
    }
    drawing
}

/// A curve over the course of a game, with an optional band around it.
pub struct Curve {
    pub player: Option<usize>,
    pub values: Vec<f64>,
    pub band: Option<(Vec<f64>, Vec<f64>)>,
}

pub fn curves(axes: (&str, &str), curves: &[Curve], range: Option<(f64, f64)>, label: Label<'_>) -> Drawing {
    let floor = 186.0;
    let mut drawing = Drawing::new(floor + FOOT);
    let x = Scale::new(0.0, 100.0, 56.0, RIGHT);
    let (least, most) = range.unwrap_or_else(|| extent(curves));
    let y = Scale::new(least, most, floor, 26.0);
    drawing.bottom(&x, (26.0, floor), axes.0, |tick| format!("{tick:.0}"));
    drawing.left(&y, (56.0, RIGHT), axes.1, label);
    for curve in curves {
        let class = |kind| colour_or_all(kind, curve.player);
        let steps = (curve.values.len() - 1).max(1) as f64;
        let along = |(n, value): (usize, &f64)| (x.at(100.0 * n as f64 / steps), y.at(*value));
        if let Some((low, high)) = &curve.band {
            let back = high.iter().enumerate().map(along).rev();
            let area: Vec<(f64, f64)> = low.iter().enumerate().map(along).chain(back).collect();
            drawing.path(&class("band"), &area, true);
        }
        let points: Vec<(f64, f64)> = curve.values.iter().enumerate().map(along).collect();
        drawing.path(&class("curve"), &points, false);
    }
    drawing
}

fn extent(curves: &[Curve]) -> (f64, f64) {
    let highs = curves.iter().flat_map(|curve| curve.band.as_ref().map_or(&curve.values, |(_, high)| high));
    let lows = curves.iter().flat_map(|curve| curve.band.as_ref().map_or(&curve.values, |(low, _)| low));
    let most = highs.copied().fold(0.0, f64::max);
    (lows.copied().fold(0.0, f64::min), most * 1.04)
}

/// The sources of points: a bar for each player at each source.
pub fn sources(axis: &str, players: &[String], sources: &[(String, Vec<f64>)], number: Label<'_>) -> Drawing {
    const THICK: f64 = 13.0;
    // The width of a number beside the longest bar.
    const LABEL: f64 = 24.0;
    let group = THICK * players.len() as f64 + 12.0;
    let left = margin(sources.iter().map(|(source, _)| source.as_str()));
    let floor = 6.0 + group * sources.len() as f64;
    let mut drawing = Drawing::new(floor + FOOT);
    let all = || sources.iter().flat_map(|(_, values)| values.iter().copied());
    let x = Scale::new(all().fold(0.0, f64::min), all().fold(0.0, f64::max), left, RIGHT - LABEL);
    drawing.bottom(&x, (6.0, floor), axis, |tick| format!("{tick:.0}"));
    for (n, (source, values)) in sources.iter().enumerate() {
        let top = 10.0 + group * n as f64;
        drawing.text("name", "end", (left - 10.0, top + (group - 12.0) / 2.0 + 4.5), source);
        for (player, value) in values.iter().enumerate() {
            let y = top + THICK * player as f64;
            let hint = format!("{source}, {}: {}", players[player], number(*value));
            drawing.bar(&colour("bar", player), (x.at(0.0), y + 1.0), (x.at(*value), y + THICK - 1.0), &hint);
            let beside = x.at(value.max(0.0)) + 4.0;
            drawing.text("tick", "start", (beside, y + THICK - 2.5), &number(*value));
        }
    }
    drawing.line("zero", (x.at(0.0), 6.0), (x.at(0.0), floor));
    drawing
}
