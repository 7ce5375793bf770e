//! Games to review.

use rynek_bots::{Spec, consider};
use rynek_catalog::{AnyGame, open};
use rynek_kernel::{
    Language, Record, RecordSeat, Rng, Turn, below,
    record::{RECORD_FORMAT, RecordEdition, RecordEvent},
    series_rng,
};
use rynek_review::{Review, ReviewTerms, Reviewing};
use rynek_words::Words;
use serde_json::json;

/// How the players of a game choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// Any legal action.
    Random,
    /// As this bot does.
    Bot(&'static str),
}

/// The options of a game for this many players.
fn options(game: &str, players: usize) -> serde_json::Value {
    if game == "engineer" { json!({}) } else { json!({ "players": players }) }
}

/// The numbers of players of a game.
pub fn tables(game: &str) -> Vec<usize> {
    rynek_catalog::info(game).expect("a game").players().map(usize::from).collect()
}

/// A game played to its end.
pub fn played(game: &str, players: usize, by: Players, seed: u64) -> Box<dyn AnyGame> {
    let mut game = open(game, None, &options(game, players)).expect("a game");
    let mut rng = series_rng(seed, 0);
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.sample(&mut rng),
            Turn::Player(seat) => match by {
                Players::Random => any(game.as_ref(), &mut rng),
                Players::Bot(name) => {
                    let spec: Spec = name.parse().expect("a bot");
                    consider(game.as_ref(), seat, &spec, &mut rng)[0].action.clone()
                }
            },
        };
        game.apply(&action).expect("a legal action");
    }
}

/// Any legal action.
pub fn any(game: &dyn AnyGame, rng: &mut impl Rng) -> String {
    let actions = game.actions();
    actions[below(rng, actions.len() as u32) as usize].clone()
}

/// The record of a game between people.
pub fn record(game: &dyn AnyGame) -> Record {
    let event = |step: usize| match game.step(step).expect("a step") {
        (Some(seat), action) => RecordEvent::Action { seat, action },
        (None, action) => RecordEvent::Chance { action },
    };
    Record {
        format: RECORD_FORMAT,
        game: game.id().to_owned(),
        rules: game.rules_version(),
        edition: RecordEdition { hash: game.edition(), components: None },
        setup: game.setup(),
        seats: vec![RecordSeat::unnamed("human"); game.players()],
        events: (0..game.played()).map(event).collect(),
        result: game.outcome(),
        fair: None,
    }
}

/// Terms with few samples, and no bot that thinks long.
pub fn tiny(samples: u32) -> ReviewTerms {
    ReviewTerms { bot: "greedy".parse().expect("a bot"), seed: 7, samples: Some(samples) }
}

pub fn words(language: &str) -> Words {
    rynek_catalog::words(Language::from_code(language).expect("a language"), &[rynek_review::WORDS])
}

/// The whole review of a record.
pub fn review(record: &Record, terms: ReviewTerms) -> Review {
    let mut reviewing = Reviewing::begin(record, terms).expect("a finished game");
    while !reviewing.progress().done {
        reviewing.go_on(1000);
    }
    reviewing.review(&words("en")).expect("it is done")
}
