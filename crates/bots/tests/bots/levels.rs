//! The levels: what they are set to, how they err, and how they compare.

use rand_chacha::ChaCha8Rng;
use rynek_bots::{
    Bot, Candidate, DECISION_BITS, Errors, LEVELS, Lookahead, Settings, Spec, Style, behaviour, ladder, leaned, place,
    settings,
};
use rynek_catalog::{IDS, Visitor, visit};
use rynek_kernel::{EditionRef, Game, Seat, Turn, random_step, series_rng};
use rynek_planners::Planners;
use rynek_polis::Polis;

fn spec(name: &str) -> Spec {
    name.parse().expect("a bot")
}

/// The levels with a small budget.
fn quick(level: &str) -> Spec {
    match level {
        "expert" | "master" => spec(&format!("{level}:12")),
        level => spec(level),
    }
}

fn start<G: Game>() -> G {
    G::new(EditionRef::shipped(), &G::Setup::default()).expect("default options")
}

/// A position in which a player has many actions to choose from, a few random steps after the start.
fn midway<G: Game>(actions: usize) -> G {
    let mut rng = series_rng(3, 0);
    let mut game = start::<G>();
    for _ in 0.. {
        let mut list = Vec::new();
        if let Turn::Player(_) = game.turn() {
            game.actions(&mut list);
        }
        if list.len() >= actions {
            break;
        }
        let step = random_step(&game, &mut rng).expect("such a position comes before the end");
        game.play_unchecked(step);
    }
    game
}

struct Sound;

impl Visitor for Sound {
    type Output = ();

    fn visit<G: Game>(self) {
        let settings = settings::<G>();
        // A game that is judged by its points alone has no weights that characters could lean on.
        assert!(settings.characters.len() > 1 || G::BOTS == "{}", "{} has characters", G::ID);
        for (name, taste) in &settings.characters {
            assert!(leaned(G::weights(), taste, 1.0).is_some(), "{name} in {} names weights that exist", G::ID);
        }
        for level in LEVELS {
            let Style { overlook, lean, .. } = settings.levels.style(level).expect("a level");
            assert!((0.0..1.0).contains(overlook) && (0.0..=2.0).contains(lean), "{level} in {}", G::ID);
        }
    }
}

#[test]
fn the_levels_of_every_game_are_sound() {
    for game in IDS {
        visit(game, Sound).expect("a game");
    }
}

struct Whole;

impl Visitor for Whole {
    type Output = ();

    /// Every level in turn makes a decision, in one game.
    fn visit<G: Game>(self) {
        let mut game = start::<G>();
        let bots: Vec<Box<dyn Bot<G>>> = LEVELS.iter().map(|level| quick(level).bot()).collect();
        for number in 0..60 {
            let mut rng = series_rng(5, number);
            match game.turn() {
                Turn::Player(seat) => {
                    let level = number as usize % LEVELS.len();
                    let action = bots[level].choose(&game.known(seat), seat, &mut rng);
                    assert!(game.check(action).is_ok(), "{} in {}: {action}", LEVELS[level], G::ID);
                    game.play_unchecked(action);
                }
                Turn::Chance => game.play_unchecked(game.sample(&mut rng)),
                Turn::Over => break,
            }
        }
    }
}

#[test]
fn every_level_plays_legal_actions_in_every_game() {
    for game in IDS {
        visit(game, Whole).expect("a game");
    }
}

/// What `master` was when there were four levels: people who play against it notice no change.
#[test]
fn master_is_what_it_was() {
    let search =
        |iterations, rollout| Lookahead::Search { iterations, rollout: Some(rollout), crowd: None, most: None };
    let master = |bots: &str| -> Style {
        let settings: Settings = serde_json::from_str(bots).expect("settings");
        settings.levels.style("master").expect("a level").clone()
    };
    for (bots, think) in [
        (Polis::BOTS, search(300, 14)),
        (rynek_rooftops::Rooftops::BOTS, search(500, 10)),
        (rynek_boulevards::Boulevards::BOTS, search(3000, 2)),
        (Planners::BOTS, search(1600, 4)),
        (rynek_engineer::Engineer::BOTS, Lookahead::Expectimax { width: 16, finalists: 3 }),
    ] {
        assert_eq!(master(bots), Style::sober(think));
    }
}

#[test]
fn the_names_of_earlier_versions_are_levels() {
    for old in ["novice", "casual", "strong", "master"] {
        assert!(LEVELS.contains(&old) && old.parse::<Spec>().is_ok(), "{old}");
    }
}

#[test]
fn settings_name_every_level_once() {
    let levels = |text: &str| serde_json::from_str::<Settings>(&format!(r#"{{ "levels": {text} }}"#));
    let greedy = r#"{ "think": { "greedy": {} } }"#;
    let all = |names: &[&str]| {
        let lines: Vec<String> = names.iter().map(|name| format!(r#""{name}": {greedy}"#)).collect();
        format!("{{ {} }}", lines.join(", "))
    };
    assert!(levels(&all(&LEVELS)).is_ok());
    let missing = levels(&all(&LEVELS[1..])).expect_err("a level is missing").to_string();
    assert!(missing.contains("beginner is missing"), "{missing}");
    let more = [&LEVELS[..], &["oracle"]].concat();
    let unknown = levels(&all(&more)).expect_err("no such level").to_string();
    assert!(unknown.contains("no level oracle"), "{unknown}");
}

/// A bot that only misjudges, by this many points for each part of an action.
fn misjudging<G: Game>(misjudge: f64) -> Box<dyn Bot<G>> {
    let settings = settings::<G>();
    let style = Style::sober(Lookahead::Greedy(Errors { misjudge, ..Errors::default() }));
    let levels = settings.levels.clone().with("novice", style);
    spec("novice").bot_with(G::weights().clone(), &Settings { levels, ..settings })
}

#[test]
fn a_misjudgement_stays_for_a_game_and_differs_between_games() {
    let game = midway::<Polis>(40);
    let Turn::Player(seat) = game.turn() else { panic!("a player is to move") };
    let bot = misjudging::<Polis>(20.0);
    let choice = |number: u64, decision: u64| {
        bot.choose(&game.known(seat), seat, &mut series_rng(9, (number << DECISION_BITS) | decision))
    };
    for number in 0..4 {
        assert!((1..6).all(|decision| choice(number, decision) == choice(number, 0)), "game {number}");
    }
    assert!((1..8).any(|number| choice(number, 0) != choice(0, 0)));
}

#[test]
fn all_but_one_action_may_be_overlooked() {
    let game = midway::<Planners>(3);
    let Turn::Player(seat) = game.turn() else { panic!("a player is to move") };
    let settings = settings::<Planners>();
    let style = Style { overlook: 0.999, ..Style::noisy(0.0) };
    let levels = settings.levels.clone().with("novice", style);
    let bot = spec("novice").bot_with::<Planners>(Planners::weights().clone(), &Settings { levels, ..settings });
    let seen = |decision| bot.consider(&game.known(seat), seat, &mut series_rng(2, decision));
    assert!((0..30).all(|decision| seen(decision).len() == 1));
    let chosen: Vec<_> = (0..30).map(|decision| seen(decision)[0].action).collect();
    assert!(chosen.iter().any(|action| *action != chosen[0]), "what is seen differs between decisions");
}

/// The share of games that the first wins against the second, over these deals in both orders.
fn share<G: Game>(names: [&str; 2], deals: u64) -> f64 {
    let bots = names.map(|name| quick(name).bot::<G>());
    let mut won = 0.0;
    for (deal, turned) in (0..deals).flat_map(|deal| [(deal, 0), (deal, 1)]) {
        let mut game = start::<G>();
        let mut step = 0;
        while game.turn() != Turn::Over {
            let mut rng = series_rng(31, (deal << DECISION_BITS) | step);
            step += 1;
            let action = match game.turn() {
                Turn::Player(seat) => bots[(seat.index() + turned) % 2].choose(&game.known(seat), seat, &mut rng),
                _ => game.sample(&mut rng),
            };
            game.play_unchecked(action);
        }
        won += rynek_bots::wins(&game.outcome().expect("it is over"))[turned];
    }
    won / (2 * deals) as f64
}

/// The seeds are fixed, so these shares are always the same. Levels three apart win nearly all games in long matches.
#[test]
fn levels_far_apart_are_in_order() {
    for pair in [["skilled", "beginner"], ["strong", "novice"]] {
        let shares = [share::<Polis>(pair, 5), share::<Planners>(pair, 5)];
        assert!(shares.iter().all(|share| *share >= 0.6), "{pair:?}: {shares:?}");
    }
}

struct Fingerprint<'a>(&'a str);

impl Visitor for Fingerprint<'_> {
    type Output = String;

    fn visit<G: Game>(self) -> String {
        spec(self.0).fingerprint::<G>(G::weights(), &settings::<G>())
    }
}

#[test]
fn the_ladder_was_measured_with_these_bots() {
    let now = |game: &str, level: &str| visit(game, Fingerprint(level)).expect("a game");
    for rung in &ladder().pairs {
        let [above, below] = [0, 1].map(|n| LEVELS.iter().position(|level| *level == rung.levels[n]).expect("a level"));
        assert_eq!(above, below + 1, "{rung:?}");
        for (level, fingerprint) in rung.levels.iter().zip(&rung.fingerprints) {
            let changed = format!("{level} in {} has changed: run `make strength GAME={}`", rung.game, rung.game);
            assert_eq!(now(&rung.game, level), *fingerprint, "{changed}");
        }
    }
    for solo in &ladder().alone {
        assert_eq!(now(&solo.game, &solo.level), solo.fingerprint, "{} has changed: run `make strength`", solo.level);
    }
}

#[test]
fn the_places_of_levels_are_in_order() {
    for game in IDS {
        assert_eq!(place(game, "skilled"), Some(1500.0), "{game}");
        let places: Vec<f64> = LEVELS.iter().filter_map(|level| place(game, level)).collect();
        assert!(places.is_sorted(), "{game}: {places:?}");
    }
}

/// A bot that chooses what another thinks second best, as if its code had changed.
struct Second(Box<dyn Bot<Planners>>);

impl Bot<Planners> for Second {
    fn consider(
        &self,
        known: &<Planners as Game>::Known,
        seat: Seat,
        rng: &mut ChaCha8Rng,
    ) -> Vec<Candidate<<Planners as Game>::Action>> {
        let mut found = self.0.consider(known, seat, rng);
        found.truncate(2);
        found.reverse();
        found
    }
}

#[test]
fn a_fingerprint_sees_that_the_code_has_changed() {
    let greedy = || spec("greedy").bot::<Planners>();
    assert_eq!(behaviour(&*greedy()), behaviour(&*greedy()));
    assert_ne!(behaviour(&*greedy()), behaviour(&Second(greedy())));
}

#[test]
fn a_fingerprint_tells_what_a_bot_does_and_not_its_name() {
    let settings = settings::<Polis>();
    let of = |name: &str| spec(name).fingerprint::<Polis>(Polis::weights(), &settings);
    assert_eq!(of("master"), of("master"));
    assert_ne!(of("master"), of("master:400"));
    assert_ne!(of("casual"), of("novice"));
    let same = settings.levels.clone().with("novice", settings.levels.style("casual").expect("a level").clone());
    let renamed = Settings { levels: same, ..settings.clone() };
    assert_eq!(spec("novice").fingerprint::<Polis>(Polis::weights(), &renamed), of("casual"));
}
