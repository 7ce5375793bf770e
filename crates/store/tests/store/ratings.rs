//! Ratings change once per table, for all its players.

use rynek_store::{Player, Rated, Rating, Store, TokenHash};

use crate::{
    common::person,
    test_store::{TestStore, at, concurrently, id, on_both_stores},
};

on_both_stores! {
    a_table_is_rated_once
    games_rated_at_the_same_time_all_count
    the_leaderboard_is_sorted_by_strength
    wrong_ratings_change_nothing
}

const NEW: Rating = Rating { mean: 25.0, deviation: 8.0, games: 0 };

fn rated(players: &[Player]) -> Vec<Rated> {
    (1..).zip(players).map(|(place, player)| Rated { player: player.clone(), place }).collect()
}

/// The winner gains a point, all others lose one, and all deviations shrink.
fn new_ratings(before: &[Option<Rating>]) -> Vec<Rating> {
    let after = before.iter().enumerate().map(|(n, rating)| {
        let rating = rating.unwrap_or(NEW);
        let gain = if n == 0 { 1.0 } else { -1.0 };
        Rating { mean: rating.mean + gain, deviation: rating.deviation - 0.1, games: 0 }
    });
    after.collect()
}

async fn rate(store: &Store, table: u128, players: &[Player]) -> bool {
    let rated = rated(players);
    store.rate(id(table), "polis", rated, at(table as i64), new_ratings).await.expect("it is rated")
}

fn ada() -> Player {
    Player::Person(person(1).id)
}

fn bot() -> Player {
    Player::Bot("strong".to_owned())
}

async fn a_table_is_rated_once(test_store: TestStore) {
    let (store, other) = (test_store.store().await, test_store.store().await);
    assert_eq!(store.rating("polis", &ada()).await, Ok(None));
    assert!(rate(&store, 1, &[ada(), bot()]).await);
    assert!(!rate(&other, 1, &[bot(), ada()]).await, "it is rated only once");
    assert!(rate(&other, 2, &[ada(), bot()]).await);
    let rating = store.rating("polis", &ada()).await.expect("an answer").expect("a rating");
    assert_eq!((rating.mean, rating.games), (27.0, 2));
    assert_eq!(store.rating("planners", &ada()).await, Ok(None));
    assert_eq!(store.ratings_of(&ada()).await, Ok(vec![("polis".to_owned(), rating)]));

    let steps = store.rating_history(&ada(), at(99), 10).await.expect("an answer");
    let told: Vec<_> = steps.iter().map(|step| (step.table, step.place, step.mean)).collect();
    assert_eq!(told, [(id(2), 1, (26.0, 27.0)), (id(1), 1, (25.0, 26.0))]);
    assert_eq!(store.rating_history(&ada(), at(2), 10).await.expect("an answer").len(), 1);
}

async fn games_rated_at_the_same_time_all_count(test_store: TestStore) {
    let handles = [test_store.store().await, test_store.store().await];
    let rated = concurrently((1..=20_u128).map(|table| {
        let store = handles[table as usize % 2].clone();
        let players = if table % 3 == 0 { [bot(), ada()] } else { [ada(), bot()] };
        async move { rate(&store, table, &players).await }
    }));
    assert_eq!(rated.await, [true; 20]);
    let rating = handles[0].rating("polis", &ada()).await.expect("an answer").expect("a rating");
    assert_eq!((rating.mean, rating.games), (25.0 + 14.0 - 6.0, 20));
}

async fn the_leaderboard_is_sorted_by_strength(test_store: TestStore) {
    let store = test_store.store().await;
    store.create_person(person(1).id, "Ada", TokenHash::of("a"), at(0)).await.expect("a new person");
    rate(&store, 1, &[bot(), ada()]).await;
    let eve = Player::Person(person(2).id);
    rate(&store, 2, &[bot(), eve.clone()]).await;
    rate(&store, 3, &[ada(), eve.clone()]).await;
    let board = store.leaderboard("polis", 0, 10).await.expect("an answer");
    let players: Vec<_> = board.iter().map(|standing| &standing.player).collect();
    assert_eq!(players, [&bot(), &ada(), &eve]);
    assert_eq!((board[0].name.as_deref(), board[1].name.as_deref()), (None, Some("Ada")));
    assert_eq!(store.leaderboard("polis", 1, 1).await.expect("an answer"), board[1..2]);
}

async fn wrong_ratings_change_nothing(test_store: TestStore) {
    let store = test_store.store().await;
    let too_few = |_: &[Option<Rating>]| vec![NEW];
    let not_a_number = |_: &[Option<Rating>]| vec![Rating { mean: f64::NAN, ..NEW }; 2];
    store.rate(id(1), "polis", rated(&[ada(), bot()]), at(0), too_few).await.expect_err("one is missing");
    store.rate(id(1), "polis", rated(&[ada(), bot()]), at(0), not_a_number).await.expect_err("it is not a number");
    assert_eq!(store.rating("polis", &ada()).await, Ok(None));
    assert!(rate(&store, 1, &[ada(), bot()]).await, "it can still be rated");
}
