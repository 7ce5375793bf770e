//! The words of a review, its classes and its moments.

use rynek_review::{DecisionClass, closeness};

use crate::games::{Players, played, record, tiny, words};

#[test]
fn all_languages_have_the_same_messages() {
    assert_eq!(rynek_words::faults(&rynek_review::WORDS), Vec::<String>::new());
}

#[test]
fn classes_go_by_what_was_lost() {
    let classes = [0.0, 0.01, 0.03, 0.07, 0.2].map(DecisionClass::of);
    assert_eq!(classes, DecisionClass::ALL);
    assert_eq!(DecisionClass::of(0.1), DecisionClass::Blunder);
}

#[test]
fn every_game_says_how_closely_it_is_looked_at() {
    for game in rynek_catalog::IDS {
        let own = closeness(game);
        assert!(own.samples >= 8 && own.depth > 0 && own.width > 1 && own.stretch > 0.0, "{game}: {own:?}");
        let half = own.with_samples(own.samples / 2);
        assert!(half.outcomes <= own.outcomes / 2 + 1, "{half:?}");
    }
}

#[test]
fn moments_are_told_in_every_language() {
    let game = played("polis", 2, Players::Random, 9);
    let mut reviewing = rynek_review::Reviewing::begin(&record(game.as_ref()), tiny(2)).expect("a finished game");
    while !reviewing.progress().done {
        reviewing.go_on(1000);
    }
    let [english, polish] = ["en", "pl"].map(|language| reviewing.review(&words(language)).expect("it is done"));
    assert_eq!(english.moments.len(), 3);
    assert!(english.moments.iter().all(|moment| moment.text.contains("chance to win")), "{:?}", english.moments);
    assert!(polish.moments.iter().all(|moment| moment.text.to_lowercase().contains("szans na wygraną")));
    assert_eq!(english.players[0].name, "Player 1");
    let changes = english.moments.windows(2).map(|pair| (pair[0].change.abs(), pair[1].change.abs()));
    assert!(changes.into_iter().all(|(greater, less)| greater >= less));
    let numbers = english.turning_points.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(numbers && english.turning_points.iter().all(|step| (1..=english.steps.len()).contains(step)));
}
