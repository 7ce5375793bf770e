//! The names of bots, what they are allowed, and what they do with it.

use std::time::Duration;

use rynek_bots::{NAMES, SearchSettings, Spec, settings};
use rynek_boulevards::Boulevards;
use rynek_kernel::{EditionRef, Game, Turn, series_rng};
use rynek_polis::Polis;

/// The time allowed for ranking all actions once.
const FIRST_LOOK: Duration = Duration::from_millis(20);

/// Plays a game of two bots and returns the points of both.
fn duel(names: [&str; 2], seed: u64) -> Vec<i32> {
    let bots = names.map(|name| name.parse::<Spec>().expect("a bot with this name").bot::<Polis>());
    let mut game = Polis::new(EditionRef::shipped(), &Default::default()).expect("default options");
    let mut rng = series_rng(seed, 0);
    loop {
        match game.turn() {
            Turn::Player(seat) => {
                let action = bots[seat.index()].choose(&game.known(seat), seat, &mut rng);
                game.apply(action).expect("bots play by the rules");
            }
            Turn::Chance => game.play_unchecked(game.sample(&mut rng)),
            Turn::Over => return game.outcome().expect("it is over").points.to_vec(),
        }
    }
}

#[test]
fn every_name_can_be_parsed() {
    for name in NAMES.into_iter().chain(["search:400", "search:100ms"]) {
        assert_eq!(name.parse::<Spec>().expect("a bot").to_string(), name);
    }
    assert_eq!("master:2s".parse::<Spec>().expect("a bot").to_string(), "master:2000ms");
}

#[test]
fn the_time_for_a_decision_depends_on_bot_game_and_players_only() {
    let allowed = |bot: &str, players| bot.parse::<Spec>().expect("a bot").allowance::<Boulevards>(players);
    let look = Duration::from_micros(settings::<Boulevards>().search.look);
    assert_eq!([2, 3, 6].map(|players| allowed("casual", players)), [FIRST_LOOK; 3]);
    assert_eq!([2, 3, 6].map(|players| allowed("master", players)), [1, 2, 5].map(|r| FIRST_LOOK + 9000 * r * look));
    assert_eq!([2, 3, 6].map(|players| allowed("expert", players)), [20, 160, 1300].map(|n| FIRST_LOOK + 7 * n * look));
    assert_eq!(allowed("search:400", 6), FIRST_LOOK + 400 * look);
    assert_eq!(allowed("master:2s", 6), FIRST_LOOK + Duration::from_secs(2));
}

#[test]
fn nonsense_is_refused() {
    for text in ["", "oracle", "search:", "search:0", "search:-1", "search:ms", "search:1h", "strong:0s"] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for name in ["random", "beginner", "casual", "baseline", "greedy", "search:8"] {
        assert_eq!(duel([name, "random"], 5), duel([name, "random"], 5));
    }
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let wins = (0..8).filter(|seed| {
        let first = duel(["greedy", "random"], *seed);
        let second = duel(["random", "greedy"], *seed);
        first[0] > first[1] && second[1] > second[0]
    });
    assert!(wins.count() >= 7);
}

#[test]
fn more_rivals_get_more_iterations_up_to_a_limit() {
    let settings = SearchSettings { iterations: 20, crowd: 3, most: 1300, ..SearchSettings::default() };
    let looks = |players| settings.at_a_table_of(players).iterations;
    assert_eq!([1, 2, 3, 4, 5, 6].map(looks), [20, 20, 160, 540, 1280, 1300]);
}
