//! The city of the day: the same draws for everyone.

use crate::common::{NOW, SEED, TestTable};
use rynek_kernel::{Record, Seat, Viewer};
use rynek_table::{
    Command, Date, Day, Entry, Event, Phase, Refused, SeatPlan, Seed, Sight, Table, Terms, verify, verify_record,
};

const ME: Seat = Seat::new(0);

fn day(open: bool) -> Day {
    Day { date: Date::of(NOW), open }
}

/// The game of a day, begun by person 1 with this contribution.
fn begun(game: &str, players: usize, open: bool, entropy: &str) -> TestTable {
    let bot = || SeatPlan::Bot("greedy".to_owned());
    let seats = (0..players).map(|seat| if seat == 0 { SeatPlan::Open } else { bot() });
    let terms = Terms { day: Some(day(open)), ..Terms::new(game, seats.collect()) };
    let mut play = TestTable::open(terms);
    play.ask(1, &Command::Sit { seat: ME, key: None, entropy: entropy.to_owned() }).expect("a free seat");
    play.ask(1, &Command::Start).expect("all seats are taken");
    play
}

/// Plays the action in this place of the list, for the player or a bot.
fn act(play: &mut TestTable, place: usize) {
    let actions = play.table.position().actions();
    let action = play.action(&actions[place % actions.len()]);
    let played = if play.table.bot_to_move().is_some() { play.ask_as_server(&action) } else { play.ask(1, &action) };
    played.expect("a legal action");
}

fn finish(play: &mut TestTable) {
    while play.table.phase() == Phase::Playing {
        let place = play.table.actions_played() * 7;
        act(play, place);
    }
}

/// The actions and draws that stand, and the random numbers of the next bot.
fn course(play: &TestTable) -> (Vec<(Option<Seat>, String)>, String) {
    (play.table.steps().collect(), format!("{:?}", play.table.bot_rng()))
}

fn record(play: &TestTable) -> Record {
    Table::record(&play.history, SEED, Viewer::Spectator, play.now).expect("a record")
}

#[test]
fn the_same_actions_meet_the_same_draws() {
    for (game, players) in [("polis", 3), ("rooftops", 2), ("boulevards", 3), ("planners", 2), ("engineer", 1)] {
        let mut one = begun(game, players, false, "loaded dice");
        let mut other = begun(game, players, false, "lucky charm");
        while one.table.phase() == Phase::Playing {
            assert_eq!(course(&one), course(&other), "{game}");
            let place = one.table.actions_played() * 5;
            act(&mut one, place);
            // Asking for what is refused adds nothing to the history, and changes no draw.
            other.ask(1, &Command::Leave { seat: ME }).expect_err("no bot stands in");
            act(&mut other, place);
        }
        assert_eq!(course(&one), course(&other), "{game}");
    }
}

#[test]
fn a_draw_follows_from_its_number_and_not_from_the_entries_before_it() {
    // Two tables whose seats are taken in different ways: the histories differ, the draws do not.
    let mut other = TestTable::open(Terms {
        day: Some(day(false)),
        ..Terms::new("polis", vec![SeatPlan::Open, SeatPlan::Bot("greedy".to_owned())])
    });
    for _ in 0..3 {
        other.ask(1, &Command::Sit { seat: ME, key: None, entropy: "x".to_owned() }).expect("a free seat");
        other.ask(1, &Command::Rise { seat: ME }).expect("their seat");
    }
    other.ask(1, &Command::Sit { seat: ME, key: None, entropy: "x".to_owned() }).expect("a free seat");
    other.ask(1, &Command::Start).expect("all seats are taken");
    assert_eq!(course(&begun("polis", 2, false, "y")), course(&other));
}

#[test]
fn nothing_is_taken_back_and_no_one_stands_in() {
    let mut play = begun("polis", 2, false, "");
    act(&mut play, 0);
    assert_eq!(play.ask(1, &Command::TakeBack { seat: ME, actions: 1 }), Err(Refused::NothingToTakeBack));
    assert_eq!(play.ask(1, &Command::AskBack { seat: ME }), Err(Refused::NothingToTakeBack));
    assert_eq!(play.ask(1, &Command::Leave { seat: ME }), Err(Refused::Day));
    assert_eq!(play.ask_as_server(&Command::Close), Err(Refused::Day));
    let sight = play.table.sight(Viewer::Seat(ME), vec![ME], NOW);
    assert_eq!((sight.free_to_take_back, sight.on_request_to_take_back, sight.day), (0, 0, Some(day(false))));
    assert_eq!(play.ask(1, &Command::Resign { seat: ME }), Ok(1));
    // Bots do not finish what was given up.
    let mut crowd = begun("planners", 4, false, "");
    crowd.ask(1, &Command::Resign { seat: ME }).expect("they give up");
    assert_eq!(crowd.table.phase(), Phase::Over);
    assert!(crowd.table.ending().is_some_and(|ending| !ending.finished && ending.places[0] == 2));
}

#[test]
fn the_seed_is_secret_until_the_day_is_over() {
    let mut play = begun("boulevards", 2, false, "");
    finish(&mut play);
    assert_eq!((play.table.phase(), play.table.revealed_seed(NOW)), (Phase::Over, None));
    let sight = play.table.sight(Viewer::Seat(ME), vec![ME], NOW);
    assert_eq!((sight.seed, sight.commitment), (None, SEED.commitment()));
    let early = record(&play);
    assert_eq!(early.fair.as_ref().expect("it is bound").seed, None);
    assert!(!early.to_json().contains(r#""action": "?""#), "the whole game can be reviewed");
    play.now = Date::of(NOW).ends();
    assert_eq!(play.table.revealed_seed(play.now), Some(SEED.reveal()));
    let whole = record(&play);
    assert_eq!(whole.events, early.events);
    assert_eq!(verify_record(&whole), Ok(whole.fair.expect("it is bound").draws.len()));
    assert!(verify(&play.history, &SEED).expect("fair draws") > 0);
}

#[test]
fn an_open_seed_is_known_at_the_end_of_the_game() {
    let mut play = begun("planners", 2, true, "");
    finish(&mut play);
    let fair = record(&play).fair.expect("it is bound");
    assert_eq!(fair.seed, Some(SEED.reveal()));
    assert_eq!(fair.draws, (0..fair.draws.len() as u64).collect::<Vec<_>>());
    assert_eq!(fair.contributions, ["", ""]);
}

#[test]
fn an_exchanged_draw_is_detected() {
    let mut play = begun("planners", 2, true, "");
    finish(&mut play);
    let draws: Vec<usize> =
        (0..play.history.len()).filter(|n| matches!(play.history[*n].event, Event::Drawn { .. })).collect();
    let changed = draws.windows(2).any(|pair| {
        let mut history = play.history.clone();
        let (one, other) = (history[pair[0]].event.clone(), history[pair[1]].event.clone());
        (history[pair[0]].event, history[pair[1]].event) = (other, one);
        history != play.history && verify(&history, &SEED).is_err()
    });
    assert!(changed);
    assert_eq!(verify(&play.history, &Seed::new([1; 32])), Err(rynek_table::Corrupt::OtherSeed));
}

#[test]
fn days_are_counted_and_written() {
    let date = |text: &str| text.parse::<Date>();
    for text in ["1970-01-01", "1999-12-31", "2000-02-29", "2026-11-19", "2100-03-01", "9999-12-31"] {
        assert_eq!(date(text).map(|date| date.to_string()), Ok(text.to_owned()));
    }
    for text in ["", "2026-2-9", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "+026-01-01"] {
        assert!(date(text).is_err(), "{text}");
    }
    let (first, last) = (date("1970-01-01").expect("a day"), date("9999-12-31").expect("a day"));
    let mut day = first;
    while day < last {
        let next = day.plus(1);
        assert!(day.to_string() < next.to_string() && next.days_since(day) == 1);
        assert_eq!(Date::of(day.ends()), next);
        day = next.plus(96);
    }
    let monday = date("2026-11-16").expect("a day");
    assert!((0..7).all(|days| monday.plus(days).monday() == monday));
    assert_eq!(serde_json::from_str::<Date>(r#""2026-11-19""#).ok(), Some(monday.plus(3)));
}

/// Two worlds with the same course of play and different seeds: what is to come differs, and nothing that is told does.
#[test]
fn nothing_that_is_told_depends_on_draws_to_come() {
    let other = Seed::new([77; 32]);
    for (game, players) in [("polis", 2), ("rooftops", 2), ("boulevards", 3), ("planners", 2), ("engineer", 1)] {
        let mut play = begun(game, players, false, "");
        finish(&mut play);
        let mut twin = play.history.clone();
        if let Event::Opened { commitment, .. } = &mut twin[0].event {
            *commitment = other.commitment();
        }
        let mut one = Table::first(&play.history[0], SEED).expect("a table");
        let mut two = Table::first(&twin[0], other.clone()).expect("a table");
        for entry in &twin[1..] {
            for viewer in [Viewer::Seat(ME), Viewer::Spectator] {
                assert_eq!(one.tell(entry, viewer), two.tell(entry, viewer), "{game}");
                let sight = two.sight(viewer, Vec::new(), NOW);
                let sight = Sight { commitment: SEED.commitment(), ..sight };
                assert_eq!(one.sight(viewer, Vec::new(), NOW), sight, "{game}");
            }
            one.fold(entry).expect("an entry");
            two.fold(entry).expect("an entry");
        }
        for entries in [twin.len() / 2, twin.len()] {
            let record = |history: &[Entry], seed: &Seed| {
                let record = Table::record(&history[..entries], seed.clone(), Viewer::Seat(ME), NOW);
                let mut record = record.expect("a record");
                record.fair.as_mut().expect("it is bound").commitment.clear();
                record.to_json()
            };
            assert_eq!(record(&play.history, &SEED), record(&twin, &other), "{game}");
        }
    }
}
