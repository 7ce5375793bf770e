//! A review as one page of HTML, without scripts and external resources.

use rynek_arena::plots::{Drawing, STYLE, Scale, escaped, table};
use rynek_kernel::Message;
use rynek_review::{Review, StepKind};
use rynek_words::Words;

use super::{accuracies, curve, faults, heading, sums};

/// The plot's margins and height, in SVG units.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 472.0;
const TOP: f64 = 26.0;
const FLOOR: f64 = 200.0;
const HEIGHT: f64 = 244.0;

/// What the page needs beside the style of other reports.
const OWN_STYLE: &str = "main { max-width: 820px; } h2 { margin: 24px 0 8px; } ol, ul { padding-left: 24px; } \
                         .draw { --own: var(--all); } .choice { --own: var(--ink); }\n";

pub fn page(review: &Review, words: &Words) -> String {
    let title = words.say(&Message::new("review-page-title").with("game", review.game.as_str()));
    let mut body = format!(
        "<figure><figcaption><p class=\"legend\">{}</p></figcaption>{}</figure>\n",
        legend(review),
        plot(review, words)
    );
    let moments = review.moments.iter().map(|moment| format!("{}. {}", moment.step, moment.text));
    body += &list("review-title-moments", moments, words);
    for (key, rows) in [
        ("review-title-luck", sums(review, words, false)),
        ("review-title-points", sums(review, words, true)),
        ("review-title-accuracy", accuracies(review, words)),
    ] {
        body += &format!("<h2>{}</h2>\n{}", escaped(&words.word(key)), table(&rows, "results"));
    }
    body += &list(
        "review-title-faults",
        faults(review, words).into_iter().map(|(step, text)| format!("{step}. {text}")),
        words,
    );
    let [title, heading, how] =
        [title, words.say(&heading(review)), words.word("review-page-how")].map(|text| escaped(&text));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"rynek review\">\n<title>{title}</title>\n<style>\n{STYLE}{OWN_STYLE}</style>\n</head>\n\
         <body>\n<main>\n<header><h1>{title}</h1><p>{heading}</p></header>\n{body}<footer><p>{how}</p></footer>\n</main>\n</body>\n</html>\n",
        words.language().code()
    )
}

fn legend(review: &Review) -> String {
    let entry = |(n, player): (usize, &rynek_review::ReviewPlayer)| {
        format!("<span><i class=\"key c{}\"></i>{}</span>", n % 8, escaped(&player.name))
    };
    review.players.iter().enumerate().map(entry).collect()
}

fn list(key: &'static str, lines: impl Iterator<Item = String>, words: &Words) -> String {
    let lines: String = lines.map(|line| format!("<li>{}</li>\n", escaped(&line))).collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("<h2>{}</h2>\n<ul style=\"list-style: none\">\n{lines}</ul>\n", escaped(&words.word(key)))
}

/// The chances of all seats over the game. The decisive moments are dots, turning points are lines.
fn plot(review: &Review, words: &Words) -> String {
    let steps = review.steps.len().max(1) as f64;
    let (x, y) = (Scale::new(0.0, steps, LEFT, RIGHT), Scale::new(0.0, 100.0, FLOOR, TOP));
    let mut drawing = Drawing::new(HEIGHT);
    drawing.bottom(&x, (TOP, FLOOR), &words.word("review-axis-steps"), |tick| format!("{tick:.0}"));
    drawing.left(&y, (LEFT, RIGHT), &words.word("review-axis-win"), |tick| format!("{tick:.0}"));
    for turn in &review.turning_points {
        let at = x.at(*turn as f64);
        drawing.line("mark", (at, TOP), (at, FLOOR));
    }
    for (n, player) in review.players.iter().enumerate() {
        let along = |(step, win): (usize, &f64)| (x.at(step as f64), y.at(100.0 * win));
        let points: Vec<(f64, f64)> = curve(review, player).iter().enumerate().map(along).collect();
        drawing.path(&format!("curve c{}", n % 8), &points, false);
    }
    for moment in &review.moments {
        let Some(step) = review.steps.get(moment.step - 1) else { continue };
        let win = step.value.win.get(moment.seat.index()).copied().unwrap_or_default();
        let kind = if step.kind == StepKind::Draw { "draw" } else { "choice" };
        drawing.dot(
            &format!("dot {kind}"),
            (x.at(moment.step as f64), y.at(100.0 * win.clamp(0.0, 1.0))),
            &moment.text,
        );
    }
    drawing.finish(&words.word("review-title-curve"))
}
