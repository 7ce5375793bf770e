//! Plots as inline SVG. Colours and fonts come from the page's style, so that one drawing works in light and dark.

use std::fmt::Write;

/// The width of every drawing, in SVG units.
pub const WIDTH: f64 = 480.0;

/// A range of values mapped to a line.
#[derive(Clone, Copy)]
pub struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// Maps the values `from` to `to` to the line `start` to `end`. An empty range is widened.
    pub fn new(from: f64, to: f64, start: f64, end: f64) -> Scale {
        let (from, to) = if to - from < 1e-9 { (from - 0.5, to + 0.5) } else { (from, to) };
        Scale { from, to, start, end }
    }

    /// Where a value is on the line.
    pub fn at(&self, value: f64) -> f64 {
        self.start + (value - self.from) / (self.to - self.from) * (self.end - self.start)
    }

    /// About `count` round values within the range.
    #[expect(clippy::disallowed_methods, reason = "a drawing")]
    pub fn ticks(&self, count: usize) -> Vec<f64> {
        let rough = (self.to - self.from) / count as f64;
        let size = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * size).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * size);
        let first = (self.from / step - 1e-9).ceil();
        (0..).map(|n| (first + f64::from(n)) * step).take_while(|tick| *tick <= self.to + step * 1e-6).collect()
    }
}

/// A drawing that grows part by part.
pub struct Drawing {
    height: f64,
    body: String,
}

impl Drawing {
    /// An empty drawing of this height.
    pub fn new(height: f64) -> Drawing {
        Drawing { height, body: String::new() }
    }

    fn add(&mut self, part: std::fmt::Arguments<'_>) {
        self.body.write_fmt(part).expect("writing to a string cannot fail");
    }

    /// A line between two points.
    pub fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        self.add(format_args!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"));
    }

    /// A rectangle between two corners; `hint` is its tooltip.
    pub fn bar(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64), hint: &str) {
        let (x, y) = (x1.min(x2), y1.min(y2));
        let (width, height) = ((x1 - x2).abs(), (y1 - y2).abs());
        let hint = escaped(hint);
        self.add(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"1.5\"><title>{hint}</title></rect>"
        ));
    }

    /// A dot; `hint` is its tooltip.
    pub fn dot(&mut self, class: &str, (x, y): (f64, f64), hint: &str) {
        let hint = escaped(hint);
        self.add(format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"><title>{hint}</title></circle>"
        ));
    }

    /// A line through points or the area they enclose, depending on the class.
    pub fn path(&mut self, class: &str, points: &[(f64, f64)], closed: bool) {
        let mut path = String::new();
        for (n, (x, y)) in points.iter().enumerate() {
            let _ = write!(path, "{}{x:.1} {y:.1}", if n == 0 { "M" } else { "L" });
        }
        let end = if closed { "Z" } else { "" };
        self.add(format_args!("<path class=\"{class}\" d=\"{path}{end}\"/>"));
    }

    /// A label whose `anchor` (`start`, `middle` or `end`) is at a point.
    pub fn text(&mut self, class: &str, anchor: &str, (x, y): (f64, f64), text: &str) {
        let text = escaped(text);
        self.add(format_args!(
            "<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"
        ));
    }

    /// Ticks along the bottom, with the axis' name below them.
    pub fn bottom(&mut self, scale: &Scale, (top, floor): (f64, f64), name: &str, label: impl Fn(f64) -> String) {
        for tick in scale.ticks(6) {
            let x = scale.at(tick);
            self.line("grid", (x, top), (x, floor));
            self.text("tick", "middle", (x, floor + 17.0), &label(tick));
        }
        self.text("axis", "middle", ((scale.start + scale.end) / 2.0, floor + 37.0), name);
    }

    /// Ticks along the left side, with the axis' name above them.
    pub fn left(&mut self, scale: &Scale, (start, end): (f64, f64), name: &str, label: impl Fn(f64) -> String) {
        for tick in scale.ticks(5) {
            let y = scale.at(tick);
            self.line("grid", (start, y), (end, y));
            self.text("tick", "end", (start - 6.0, y + 4.5), &label(tick));
        }
        self.text("axis", "start", (2.0, 14.0), name);
    }

    /// The whole drawing; `name` is its label for screen readers.
    pub fn finish(self, name: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{}\">{}</svg>",
            self.height,
            escaped(name),
            self.body
        )
    }
}

/// Text as HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_within_the_range() {
        assert_eq!(Scale::new(0.0, 100.0, 0.0, 1.0).ticks(5), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(Scale::new(-7.0, 23.0, 0.0, 1.0).ticks(3), [0.0, 10.0, 20.0]);
        assert!(!Scale::new(36.0, 36.0, 0.0, 1.0).ticks(4).is_empty());
    }

    #[test]
    fn a_scale_can_be_reversed() {
        let up = Scale::new(0.0, 10.0, 100.0, 0.0);
        assert_eq!((up.at(0.0), up.at(5.0), up.at(10.0)), (100.0, 50.0, 0.0));
    }

    #[test]
    fn names_are_escaped() {
        let mut drawing = Drawing::new(10.0);
        drawing.text("tick", "start", (0.0, 0.0), "<script>\"&");
        assert!(drawing.finish("a\"b").contains("&lt;script&gt;&quot;&amp;"));
    }
}
