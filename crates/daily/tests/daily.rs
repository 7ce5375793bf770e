//! The city of the day: set-ups, keys, and records that are played again.

use rynek_bots::{Spec, consider};
use rynek_daily::{Chain, DayFault, DayKey, Score, begin, replay, terms, week};
use rynek_kernel::{Record, Seat, Viewer, record::RecordEvent};
use rynek_table::{Command, Date, Entry, Moment, Person, PersonId, Phase, Seed, Table, verify_record};

const NOW: Moment = Moment::from_millis(1_795_132_800_000);

fn today() -> Date {
    Date::of(NOW)
}

fn ada() -> Person {
    Person { id: PersonId::new(1), name: "Ada".to_owned() }
}

/// A whole game of a day: the person takes the action in every so manieth place of the list.
fn played(game: &str, key: &DayKey, date: Date, every: usize) -> Record {
    let seed = key.seed(game);
    let (mut table, mut history) =
        begin(terms(game, date, true).expect("a game"), seed.clone(), &ada(), NOW).expect("a table");
    while table.phase() == Phase::Playing {
        let entries = turn(&table, every);
        entries.iter().for_each(|entry| table.fold(entry).expect("a decided entry"));
        history.extend(entries);
    }
    Table::record(&history, seed, Viewer::Spectator, NOW).expect("a record")
}

fn turn(table: &Table, every: usize) -> Vec<Entry> {
    let position = table.position();
    let (seat, bot) = (table.mover().expect("a player is to move"), table.bot_to_move());
    let action = match bot {
        Some((seat, bot)) => {
            let bot: Spec = bot.parse().expect("a level");
            consider(position, seat, &bot, &mut table.bot_rng()).swap_remove(0).action
        }
        None => {
            let mut actions = position.actions();
            let place = every * table.actions_played() % actions.len();
            actions.swap_remove(place)
        }
    };
    let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
    table.decide(&act, bot.is_none().then(ada).as_ref(), NOW).expect("a legal action")
}

fn again(record: &Record, game: &str, key: &DayKey) -> Result<Table, DayFault> {
    replay(record, terms(game, today(), true).expect("a game"), key.seed(game))
}

#[test]
fn every_game_has_a_set_up_every_day_that_can_be_played() {
    for game in rynek_catalog::IDS {
        for day in 0..40 {
            let terms = terms(game, today().plus(day), false).expect("a set-up");
            assert!(!terms.public && !terms.hints && terms.day.is_some_and(|day| !day.open));
            begin(terms, Seed::new([3; 32]), &ada(), NOW).expect("it begins");
        }
    }
    assert_eq!(terms("chess", today(), false), None);
}

#[test]
fn a_game_of_the_day_is_played_again_in_every_game() {
    let key = DayKey::open(today());
    for game in rynek_catalog::IDS {
        let record = played(game, &key, today(), 7);
        assert!(verify_record(&record).is_ok(), "{game}");
        let table = again(&record, game, &key).expect("it is a game of the day");
        assert_eq!(table.ending().map(|ending| ending.points), record.result.map(|result| result.points), "{game}");
    }
}

#[test]
fn two_attempts_with_the_same_actions_see_the_same() {
    let key = DayKey::open(today());
    assert_eq!(played("planners", &key, today(), 3).events, played("planners", &key, today(), 3).events);
    assert_ne!(
        played("planners", &key, today(), 3).events,
        played("planners", &DayKey::open(today().plus(1)), today(), 3).events
    );
}

#[test]
fn forged_records_are_refused() {
    let key = DayKey::open(today());
    let real = played("planners", &key, today(), 5);
    // A game of another day has other draws.
    let other = DayKey::open(today().plus(-1));
    assert!(matches!(again(&real, "planners", &other), Err(DayFault::Draw { .. })));
    let place = |found: fn(&RecordEvent) -> bool| real.events.iter().position(found).expect("an event");
    let bot = place(|event| matches!(event, RecordEvent::Action { seat, .. } if *seat != Seat::new(0)));
    let cut = Record { events: real.events[..bot].to_vec(), result: None, ..real.clone() };
    assert_eq!(again(&cut, "planners", &key).map(|_| ()), Err(DayFault::Unfinished));
    // The bot plays worse: any other action that is legal there.
    let mut forged = cut.clone();
    let RecordEvent::Action { seat, action } = &real.events[bot] else { panic!("an action") };
    forged.events.push(RecordEvent::Action { seat: *seat, action: other_action(&cut, action) });
    assert_eq!(again(&forged, "planners", &key).map(|_| ()), Err(DayFault::Bot { event: bot + 1 }));
    // A bot that is weaker from the start.
    let mut weaker = real.clone();
    weaker.seats[1].player = "beginner".to_owned();
    assert_eq!(again(&weaker, "planners", &key).map(|_| ()), Err(DayFault::Setup));
    // Something is taken back.
    let mut undone = cut.clone();
    undone.events.push(RecordEvent::Undo { seat: Seat::new(0), actions: 1 });
    assert_eq!(again(&undone, "planners", &key).map(|_| ()), Err(DayFault::Event { event: bot + 1 }));
    assert_eq!(again(&real, "polis", &key).map(|_| ()), Err(DayFault::Setup));
}

/// Another legal action at the end of a record.
fn other_action(record: &Record, action: &str) -> String {
    let mut position = rynek_catalog::open(&record.game, None, &record.setup).expect("a game");
    for event in &record.events {
        if let RecordEvent::Chance { action } | RecordEvent::Action { action, .. } = event {
            position.apply(action).expect("it is legal");
        }
    }
    position.actions().into_iter().find(|other| other != action).expect("another action")
}

#[test]
fn a_key_leads_to_the_anchor_and_to_no_later_key() {
    let chain = Chain::new(Seed::new([9; 32]), today());
    let key = |days: i64| chain.key(today().plus(days)).expect("a key");
    for days in [0, 1, 30] {
        let date = today().plus(days);
        assert!(key(days).leads_to(chain.anchor(), chain.since(), date));
        assert!(!key(days).leads_to(chain.anchor(), chain.since(), date.plus(1)));
        assert!(!key(days + 1).leads_to(chain.anchor(), chain.since(), date));
    }
    assert_eq!(key(1).before(), key(0));
    assert_eq!((chain.key(today().plus(-1)), chain.key(today().plus(9_999))), (None, None));
    assert_ne!(key(0).seed("polis"), key(0).seed("planners"));
    assert_eq!(DayKey::from_revealed(&key(3).reveal()), Some(key(3)));
}

#[test]
fn the_best_five_days_of_a_week_count() {
    let person = PersonId::new;
    let score = |points: i64| Some(Score { place: 1, points });
    let mut attempts = Vec::new();
    for day in 0..7 {
        attempts.push((today().plus(day), person(1), score(50)));
        attempts.push((today().plus(day), person(2), if day < 5 { score(40) } else { score(60) }));
    }
    attempts.push((today(), person(3), None));
    let table = week(&attempts);
    let told: Vec<_> = table.iter().map(|line| (line.person, line.rank, line.score, line.days)).collect();
    assert_eq!(told, [(person(1), 1, 500, 7), (person(2), 2, 366, 7), (person(3), 3, 0, 1)]);
}

#[test]
fn all_languages_have_the_same_messages() {
    assert_eq!(rynek_words::faults(&rynek_daily::WORDS), Vec::<String>::new());
}
