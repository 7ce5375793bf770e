//! Contests: the same games for any number of threads and after interruptions, and the same draws for all players.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex},
};

use rand_chacha::ChaCha8Rng;
use rynek_arena::{Contest, Deal, Entrant, Log, LogError, Played, Standings, play};
use rynek_bots::{Bot, Candidate, Random, Spec, consider};
use rynek_catalog::Visitor;
use rynek_engineer::Engineer;
use rynek_kernel::{EditionRef, Explain, Game, Language, Seat, Turn, setup};
use rynek_polis::Polis;
use rynek_words::Words;
use serde_json::json;

fn start(players: usize) -> Polis {
    let setup = setup::from_json(&json!({ "players": players })).expect("options");
    Polis::new(EditionRef::shipped(), &setup).expect("a table")
}

fn entrants<G: Game>(names: &[&str]) -> Vec<Entrant<G>> {
    names.iter().map(|name| name.parse::<Spec>().expect("a bot").into()).collect()
}

fn contest(names: &[&str], players: usize) -> Contest<Polis> {
    Contest::new(start(players), entrants(names)).with_seed(5)
}

fn run<G: Game>(contest: &Contest<G>, deals: u64, threads: usize) -> Vec<Played> {
    contest.run(deals, threads, &mut Log::in_memory(), |_| {}).expect("nothing is written")
}

/// The standings without times, which differ between runs.
fn without_time(standings: &Standings) -> Standings {
    let mut standings = standings.clone();
    standings.seats.iter_mut().for_each(|seat| seat.ms_per_move = 0.0);
    standings
}

fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_number_of_threads_does_not_change_results() {
    let contest = contest(&["baseline", "random", "novice"], 3);
    let alone = contest.standings(&run(&contest, 3, 1));
    assert_eq!(without_time(&alone), without_time(&contest.standings(&run(&contest, 3, 3))));
    assert_eq!((alone.deals, alone.games, alone.players), (3, 9, 3));
    let wins: f64 = alone.seats.iter().map(|seat| seat.win_rate).sum();
    assert!((wins - 1.0).abs() < 1e-9);
}

#[test]
fn rotations_of_a_deal_see_the_same_tiles() {
    let tiles = |names: [&str; 2]| {
        let bots: Vec<Box<dyn Bot<Polis>>> =
            names.iter().map(|name| name.parse::<Spec>().expect("a bot").bot()).collect();
        let mut drawn = Vec::new();
        play(&start(2), &bots, Deal { seed: 3, number: 8 }, |game, action| {
            if game.turn() == Turn::Chance {
                drawn.push(action);
            }
        });
        drawn
    };
    let one = tiles(["baseline", "random"]);
    assert_eq!(one, tiles(["random", "baseline"]));
    assert!(one.len() > 20);
}

/// Whether a bot that is called on its own, as the terminal and the server call it, chooses as in the arena.
struct SameChoice(&'static str);

impl Visitor for SameChoice {
    type Output = ();

    fn visit<G: Game>(self) {
        let spec: Spec = self.0.parse().expect("a bot");
        let start = G::new(EditionRef::shipped(), &Default::default()).expect("a table");
        let mut on_the_server = rynek_catalog::open(G::ID, None, &json!({})).expect("the same table");
        let bots = vec![Entrant::from(spec.clone()).bot().clone(); start.players()];
        let deal = Deal { seed: 5, number: 2 };
        let mut moves = vec![0; bots.len()];
        play(&start, &bots, deal, |game, action| {
            if let Turn::Player(seat) = game.turn() {
                moves[seat.index()] += 1;
                let thought = || deal.thought(seat.index(), moves[seat.index()]);
                let chosen = spec.bot::<G>().choose(&game.known(seat), seat, &mut thought());
                assert_eq!(chosen, action, "{spec} in {}", G::ID);
                let best = &consider(on_the_server.as_ref(), seat, &spec, &mut thought())[0];
                assert_eq!(best.action, action.to_string(), "{spec} in {}", G::ID);
            }
            on_the_server.apply(&action.to_string()).expect("a legal action");
        });
        assert!(moves.iter().sum::<u64>() > 10);
    }
}

#[test]
fn the_arena_plays_the_same_bot_as_the_server() {
    for bot in ["casual", "greedy", "search:6", "expectimax:60"] {
        for id in rynek_catalog::IDS {
            rynek_catalog::visit(id, SameChoice(bot)).expect("a game of the catalog");
        }
    }
}

#[test]
fn more_entrants_than_seats_meet_in_all_groups_and_are_rated() {
    let contest = contest(&["random", "baseline", "novice", "casual"], 2);
    let standings = contest.standings(&run(&contest, 2, 2));
    assert_eq!(standings.games, 2 * 12);
    assert!(standings.seats.iter().all(|seat| seat.games == 12));
    assert_eq!(standings.ratings.len(), 4);
    assert_eq!(standings.ratings[3].bot, "random");
    assert_eq!(standings.pairs.len(), 12);
}

#[test]
fn the_last_entrant_fills_empty_seats() {
    let contest = contest(&["baseline", "random"], 4);
    assert_eq!(contest.names(), ["baseline", "random", "random", "random"]);
    assert_eq!(contest.tables().len(), 4);
}

#[test]
fn solo_players_play_the_same_deals() {
    let start = Engineer::new(EditionRef::shipped(), &Default::default()).expect("a table");
    let contest = Contest::new(start, entrants::<Engineer>(&["random", "baseline", "baseline"]));
    let standings = contest.standings(&run(&contest, 6, 2));
    assert_eq!((standings.players, standings.games), (1, 18));
    assert!(standings.ratings.is_empty());
    assert_eq!(standings.seats[1].mean_score, standings.seats[2].mean_score);
    assert!(standings.seats[1].mean_score > standings.seats[0].mean_score);
}

#[test]
fn an_interrupted_contest_is_resumed_with_the_same_result() {
    let contest = contest(&["baseline", "random"], 2);
    let path = scratch("resumed.jsonl");
    let whole = contest.standings(&run(&contest, 6, 1));

    let mut log = Log::open(&path, &contest.header()).expect("a new log");
    contest.run(3, 1, &mut log, |_| {}).expect("written");
    drop(log);
    let mut text = fs::read_to_string(&path).expect("kept");
    assert_eq!(text.lines().count(), 1 + 6);
    // A crash in the middle of writing the last line.
    text.truncate(text.len() - 20);
    fs::write(&path, &text).expect("cut");

    let mut log = Log::open(&path, &contest.header()).expect("the rest");
    assert_eq!(log.played().len(), 5);
    let again = Mutex::new(0);
    let played = contest.run(6, 2, &mut log, |_| *again.lock().expect("counted") += 1).expect("written");
    assert_eq!(again.into_inner().expect("counted"), 7);
    assert_eq!(without_time(&contest.standings(&played)), without_time(&whole));
    // A line that is not a game of this contest is skipped.
    let mut text = fs::read_to_string(&path).expect("kept");
    text += r#"{"deal":1,"table":9,"points":[1],"places":[1],"moves":[1],"nanos":[1]}"#;
    fs::write(&path, text + "\n").expect("written");
    let mut log = Log::open(&path, &contest.header()).expect("the rest");
    let fewer = contest.run(2, 1, &mut log, |_| unreachable!("all are known")).expect("nothing to write");
    assert_eq!(contest.standings(&fewer).deals, 2);
}

#[test]
fn a_log_of_another_contest_is_refused_with_the_difference() {
    let path = scratch("other.jsonl");
    drop(Log::open(&path, &contest(&["baseline", "random"], 2).header()).expect("a new log"));
    let refused = |contest: &Contest<Polis>| match Log::open(&path, &contest.header()) {
        Err(error) => error.message().to_string(),
        Ok(_) => panic!("the log was accepted"),
    };
    assert!(refused(&contest(&["greedy", "random"], 2)).contains("seats"));
    assert!(refused(&contest(&["baseline", "random"], 2).with_seed(6)).contains("seed"));
    assert!(refused(&contest(&["baseline", "random"], 2).with_rotation(false)).contains("rotate"));
    assert!(refused(&contest(&["baseline", "random"], 2).with_positions(true)).contains("positions"));
    let other_file = scratch("no-log.jsonl");
    fs::write(&other_file, "not a log\n").expect("written");
    let error = Log::open(&other_file, &contest(&["baseline", "random"], 2).header());
    assert!(matches!(error, Err(LogError::Line { line: 1, .. })));
}

/// A bot that records its calls and plays at random.
struct Witness(Arc<Mutex<Vec<Seat>>>);

impl Bot<Polis> for Witness {
    fn consider(&self, known: &Polis, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<rynek_polis::Action>> {
        self.0.lock().expect("no panic").push(seat);
        Bot::<Polis>::consider(&Random, known, seat, rng)
    }
}

#[test]
fn a_custom_bot_sits_in_every_seat_and_is_timed() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mine = Entrant::new("mine", Witness(Arc::clone(&seen)));
    let others = entrants(&["random", "baseline"]);
    let contest = Contest::new(start(3), [vec![mine], others].concat());
    let standings = contest.standings(&run(&contest, 1, 1));
    let seen = seen.lock().expect("no panic");
    assert!(Seat::all(3).all(|seat| seen.contains(&seat)));
    assert_eq!(standings.seats[0].moves_per_game, seen.len() as f64 / 3.0);
    assert!(standings.seats.iter().all(|seat| seat.ms_per_move > 0.0));
}

#[test]
fn the_report_is_one_page_in_every_language() {
    let contest = contest(&["baseline", "random", "casual"], 2).with_positions(true);
    let played = run(&contest, 3, 1);
    let course = played[0].course.as_ref().expect("positions were looked at");
    assert_eq!(course.choices.len() as u64, played[0].length());
    for (seat, sources) in course.sources.iter().enumerate() {
        assert_eq!(sources.iter().map(|(_, points)| points).sum::<i32>(), played[0].points[seat]);
        assert_eq!(course.points[seat].last(), Some(&played[0].points[seat]));
    }
    for language in Language::complete() {
        let words = Words::new(language, &[rynek_kernel::WORDS, Polis::WORDS, rynek_arena::WORDS]);
        let page = contest.report(&played, &words, "rynek arena polis --seats <mine>");
        assert!(page.contains("rynek arena polis --seats &lt;mine&gt;"));
        assert!(["arena-", "polis-", "NaN", "inf", "http", "src="].iter().all(|odd| !page.contains(odd)));
        assert_eq!(page.matches("<figure>").count(), 11);
        assert_eq!(page.matches("<svg").count(), 10);
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    assert_eq!(rynek_words::faults(&rynek_arena::WORDS), Vec::<String>::new());
}
