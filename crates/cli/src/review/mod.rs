//! A review, printed and as a page.

pub mod page;
pub mod text;

use rynek_kernel::{Arg, Message};
use rynek_review::{DecisionClass, Review, ReviewPlayer, ReviewStep};
use rynek_words::Words;

/// The columns of the table of luck and skill, after the player's name.
const COLUMNS: [&str; 7] = ["start", "luck", "own", "others", "result", "adjusted", "lost"];

/// How many standard errors the figure after ± is, as in the page: the true value is that near 19 times out of 20.
const MARGIN: f64 = 1.96;

/// A difference with its sign.
fn signed(words: &Words, number: f64, places: u8) -> String {
    let text = words.number(&Arg::decimal(number.abs(), places));
    let is_nothing = text.chars().all(|digit| !digit.is_ascii_digit() || digit == '0');
    match number {
        _ if is_nothing => text,
        number if number < 0.0 => format!("−{text}"),
        _ => format!("+{text}"),
    }
}

fn plain(words: &Words, number: f64, places: u8) -> String {
    words.number(&Arg::decimal(number, places)).replace('-', "−")
}

/// The table of luck and skill, with its head: in points of the chance to win, or in points of the game.
fn sums(review: &Review, words: &Words, of_points: bool) -> Vec<Vec<String>> {
    let head = ["player"].iter().chain(&COLUMNS).map(|column| words.word(&format!("review-column-{column}")));
    let mut rows = vec![head.collect::<Vec<_>>()];
    let (scale, places) = if of_points { (1.0, 1) } else { (100.0, 1) };
    for player in &review.players {
        let sums = if of_points { &player.points } else { &player.win };
        let lost = if of_points { player.lost_points } else { player.lost };
        let number = |value: f64| plain(words, scale * value, places);
        let change = |value: f64| signed(words, scale * value, places);
        rows.push(vec![
            player.name.clone(),
            number(sums.start),
            format!("{} ± {}", change(sums.luck), number(MARGIN * sums.luck_error)),
            change(sums.own),
            change(sums.others),
            number(sums.result),
            number(sums.adjusted),
            number(lost),
        ]);
    }
    rows
}

/// The table of accuracy and classes, with its head.
fn accuracies(review: &Review, words: &Words) -> Vec<Vec<String>> {
    let mut head =
        ["player", "accuracy", "decisions"].map(|column| words.word(&format!("review-column-{column}"))).to_vec();
    head.extend(DecisionClass::ALL.map(|class| words.word(&format!("review-class-{}", class_id(class)))));
    let mut rows = vec![head];
    for player in &review.players {
        let mut row = vec![player.name.clone(), plain(words, player.accuracy, 1), player.decisions.to_string()];
        row.extend(DecisionClass::ALL.map(|class| player.classes.of(class).to_string()));
        rows.push(row);
    }
    rows
}

fn class_id(class: DecisionClass) -> &'static str {
    match class {
        DecisionClass::Best => "best",
        DecisionClass::Good => "good",
        DecisionClass::Inaccuracy => "inaccuracy",
        DecisionClass::Mistake => "mistake",
        DecisionClass::Blunder => "blunder",
    }
}

/// The decisions that lost enough to be told, in order, each in a sentence.
fn faults(review: &Review, words: &Words) -> Vec<(usize, String)> {
    let fault = |step: &ReviewStep| {
        let decision = step.decision.as_ref().filter(|decision| decision.class >= DecisionClass::Inaccuracy)?;
        let better = decision.better.as_ref()?.actions.first()?;
        let message = Message::new("review-fault")
            .with("class", class_id(decision.class))
            .with("line", step.text.as_str())
            .with("lost", Arg::decimal(100.0 * decision.lost, 1))
            .with("error", Arg::decimal(100.0 * MARGIN * decision.error, 1))
            .with("better", better.text.as_str());
        Some((step.step, words.say(&message)))
    };
    review.steps.iter().filter_map(fault).collect()
}

/// The chances of a seat to win, before the first step and after each, within 0 and 1.
fn curve(review: &Review, player: &ReviewPlayer) -> Vec<f64> {
    let values = std::iter::once(&review.start).chain(review.steps.iter().map(|step| &step.value));
    values.filter_map(|value| value.win.get(player.seat.index())).map(|win| win.clamp(0.0, 1.0)).collect()
}

fn heading(review: &Review) -> Message {
    Message::new("review-heading")
        .with("game", review.game.as_str())
        .with("steps", review.steps.len())
        .with("bot", Arg::bot(review.bot.as_str()))
        .with("samples", review.samples)
        .with("seed", review.seed.to_string())
}
