//! Whole games at tables: sitting down, playing, leaving, resigning, running out of time.

use crate::common::{NOW, SEED, TestTable, person};
use rynek_kernel::{Seat, Viewer};
use rynek_table::{Clock, Command, Entry, Event, Moment, OnTimeOut, Phase, Refused, SeatKey, SeatPlan, Table, Terms};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn sit(seat: Seat, key: Option<&str>) -> Command {
    Command::Sit { seat, key: key.map(str::to_owned), entropy: String::new() }
}

fn two_players() -> Terms {
    Terms::new("planners", vec![SeatPlan::Open; 2])
}

#[test]
fn whole_games_end_and_can_be_replayed() {
    for (game, players) in [("polis", 3), ("rooftops", 2), ("boulevards", 4), ("planners", 2), ("engineer", 1)] {
        let mut play = TestTable::started(game, players);
        while play.table.phase() == Phase::Playing {
            play.act_any();
        }
        let ending = play.table.ending().expect("it is over");
        assert!(ending.finished && ending.places.len() == players);
        let again = Table::replay(&play.history, SEED).expect("a valid history");
        assert_eq!(again.position().mark(), play.table.position().mark());
        assert_eq!(
            again.sight(Viewer::Spectator, Vec::new(), Moment::default()),
            play.table.sight(Viewer::Spectator, Vec::new(), Moment::default())
        );
    }
}

#[test]
fn earlier_positions_can_be_restored() {
    let mut play = TestTable::started("planners", 2);
    let mut marks = vec![play.table.position().mark()];
    let mut moments = vec![play.table.actions_played()];
    while play.table.phase() == Phase::Playing {
        play.act_any();
        marks.push(play.table.position().mark());
        moments.push(play.table.actions_played());
    }
    for (mark, moment) in marks.iter().zip(moments) {
        assert_eq!(play.table.position_after(moment).mark(), *mark);
    }
}

#[test]
fn players_who_share_a_device_have_their_own_names() {
    let mut play = TestTable::open(Terms { seats_by_lot: false, ..two_players() });
    let name = |seat, name: &str| Command::Name { seat, name: name.to_owned() };
    for seat in [ONE, TWO] {
        play.ask(1, &sit(seat, None)).expect("it is free");
    }
    assert_eq!(play.ask(1, &name(TWO, "  Ola ")), Ok(1));
    assert_eq!(play.ask(1, &name(TWO, "Ola")), Ok(0), "the same name again changes nothing");
    assert_eq!(play.ask(2, &name(TWO, "Igor")), Err(Refused::NotYours(TWO)));
    for unreadable in ["", "\u{202e}", &"x".repeat(41), "—"] {
        assert_eq!(play.ask(1, &name(TWO, unreadable)), Err(Refused::Name), "{unreadable}");
    }
    play.ask(1, &Command::Start).expect("all seats are taken");
    assert_eq!(play.ask(1, &name(ONE, "Ala")), Err(Refused::Begun));
    let sight = play.table.sight(Viewer::Spectator, Vec::new(), Moment::default());
    let names: Vec<_> = sight.chairs.iter().map(|chair| chair.name.as_deref()).collect();
    assert_eq!(names, [Some("Person 1"), Some("Ola")]);
    assert_eq!(sight.chairs[0].person, sight.chairs[1].person);
    let record = Table::record(&play.history, SEED, Viewer::Spectator, play.now).expect("a valid history");
    assert!(format!("{record:?}").contains("Ola"), "records have the names of the players");
    let again = Table::replay(&play.history, SEED).expect("a valid history");
    assert_eq!(again.called(TWO), Some("Ola".into()));
}

#[test]
fn a_reserved_seat_opens_to_its_key_only() {
    let seats = vec![SeatPlan::Open, SeatPlan::Reserved(SeatKey::lock("swordfish"))];
    let mut play = TestTable::open(Terms::new("planners", seats));
    assert_eq!(play.ask(2, &sit(TWO, None)), Err(Refused::Reserved(TWO)));
    assert_eq!(play.ask(2, &sit(TWO, Some("herring"))), Err(Refused::Reserved(TWO)));
    assert!(play.table.sight(Viewer::Spectator, Vec::new(), Moment::default()).chairs[1].reserved);
    assert_eq!(play.ask(2, &sit(TWO, Some("swordfish"))), Ok(1));
    assert_eq!(play.ask(3, &sit(TWO, Some("swordfish"))), Err(Refused::Taken(TWO)));
    assert_eq!(play.ask(2, &sit(TWO, None)), Ok(0), "sitting down twice changes nothing");
}

#[test]
fn only_the_host_decides_who_plays() {
    let mut play = TestTable::open(two_players());
    let invite = Command::Invite { seat: TWO, bot: "casual".to_owned() };
    assert_eq!(play.ask(2, &invite), Err(Refused::NotTheHost));
    assert_eq!(play.ask(1, &Command::Start), Err(Refused::Empty(2)));
    play.ask(1, &invite).expect("the seat is free");
    play.ask(1, &sit(ONE, None)).expect("the seat is free");
    assert_eq!(play.ask(2, &Command::Rise { seat: ONE }), Err(Refused::NotYours(ONE)));
    play.ask(1, &Command::Start).expect("all seats are taken");
    assert_eq!(play.ask(1, &Command::Start), Err(Refused::Begun));
    assert_eq!(play.table.bot_to_move(), None);
}

#[test]
fn only_the_server_acts_for_a_bot() {
    let seats = vec![SeatPlan::Bot("casual".to_owned()), SeatPlan::Open];
    let mut play = TestTable::open(Terms::new("planners", seats));
    play.ask(2, &sit(TWO, None)).expect("the seat is free");
    play.ask(1, &Command::Start).expect("all seats are taken");
    assert_eq!(play.table.bot_to_move(), Some((ONE, "casual")));
    let act = play.first_action();
    assert_eq!(play.ask(2, &act), Err(Refused::NotYours(ONE)));
    assert!(play.ask_as_server(&act).is_ok());
}

#[test]
fn an_action_names_the_entry_it_was_chosen_at() {
    let mut play = TestTable::started("planners", 2);
    let chosen_at = play.table.number();
    let action = play.table.position().actions().swap_remove(0);
    let seat = play.table.mover().expect("a player is to move");
    let act = Command::Act { seat, action: action.clone(), chosen_at, id: Some("first".to_owned()) };
    assert!(play.ask(1, &act).is_ok_and(|added| added > 0));
    assert_eq!(play.ask(1, &act), Ok(0), "it is carried out once");
    let stale = Command::Act { seat, action, chosen_at, id: Some("second".to_owned()) };
    assert!(matches!(play.ask(1, &stale), Err(Refused::Stale { .. })));
    let ahead = Command::Act { seat, action: String::new(), chosen_at: 9_999, id: None };
    assert!(matches!(play.ask(1, &ahead), Err(Refused::Stale { .. })));
}

#[test]
fn players_cannot_act_for_others_or_out_of_turn() {
    let mut play = TestTable::started("planners", 2);
    let action = play.table.position().actions().swap_remove(0);
    let chosen_at = play.table.number();
    let act = |seat| Command::Act { seat, action: action.clone(), chosen_at, id: None };
    assert_eq!(play.ask(2, &act(ONE)), Err(Refused::NotYours(ONE)));
    assert_eq!(play.ask(3, &act(ONE)), Err(Refused::NotYours(ONE)));
    assert_eq!(play.ask(2, &act(TWO)), Err(Refused::NotYourTurn(TWO)));
    assert!(matches!(play.act("dance"), Err(Refused::Action(_))));
    assert!(matches!(play.act(&"x".repeat(1000)), Err(Refused::TooLong { .. })));
    assert_eq!(play.ask(1, &Command::Leave { seat: Seat::new(5) }), Err(Refused::NoSeat(Seat::new(5))));
}

#[test]
fn a_bot_plays_while_a_player_is_away() {
    let mut play = TestTable::started("planners", 2);
    play.ask(1, &Command::Leave { seat: ONE }).expect("players may leave");
    assert_eq!(play.table.bot_to_move(), Some((ONE, "casual")));
    let act = play.first_action();
    assert!(matches!(play.ask(1, &act), Err(Refused::NotYours(_))));
    play.ask(1, &Command::Return { seat: ONE }).expect("players may return");
    assert_eq!(play.table.bot_to_move(), None);
    let act = play.first_action();
    assert!(play.ask(1, &act).is_ok());
}

#[test]
fn resigning_ends_a_game_of_two_and_is_last_place_of_three() {
    let mut two = TestTable::started("planners", 2);
    two.ask(1, &Command::Resign { seat: ONE }).expect("players may resign");
    let ending = two.table.ending().expect("the game is over");
    assert_eq!((ending.places.as_slice(), ending.finished), (&[2, 1][..], false));

    let mut three = TestTable::started("planners", 3);
    three.ask(1, &Command::Resign { seat: ONE }).expect("players may resign");
    assert_eq!(three.table.phase(), Phase::Playing);
    assert_eq!(three.ask(1, &Command::Return { seat: ONE }), Err(Refused::Over));
    while three.table.phase() == Phase::Playing {
        if three.table.bot_to_move().is_some() {
            let act = three.first_action();
            three.ask_as_server(&act).expect("a legal action");
        } else {
            three.act_any();
        }
    }
    assert_eq!(three.table.ending().expect("it is over").places[0], 3);
}

#[test]
fn a_timeout_has_the_effect_in_the_terms() {
    for (on_time_out, over) in [(OnTimeOut::Bot, false), (OnTimeOut::Forfeit, true)] {
        let clock = Clock::Game { seconds: 60, increment: 0 };
        let mut play = TestTable::started_with(Terms { clock, on_time_out, ..two_players() });
        play.now = NOW.after(59_000);
        assert_eq!(play.ask_as_server(&Command::LookAtClock), Err(Refused::TimeLeft));
        play.now = NOW.after(60_000);
        play.ask_as_server(&Command::LookAtClock).expect("time is up");
        assert_eq!(play.table.phase() == Phase::Over, over);
        assert_eq!(play.table.bot_to_move().is_some(), !over);
    }
}

#[test]
fn an_outage_pauses_the_clock_in_every_replay() {
    let clock = Clock::Game { seconds: 10, increment: 0 };
    let terms = Terms { clock, on_time_out: OnTimeOut::Forfeit, ..two_players() };
    let mut play = TestTable::started_with(terms);
    let changed = play.table.dates();
    play.now = NOW.after(13_000);
    let event = Event::Outage { millis: 12_000, down: 12_000 };
    let outage = Entry { number: play.table.number() + 1, at: play.now, event };
    play.table.fold(&outage).expect("an outage is always possible");
    play.history.push(outage);
    assert_eq!(play.table.dates(), changed, "lists keep their order");
    assert_eq!(play.ask_as_server(&Command::LookAtClock), Err(Refused::TimeLeft));
    assert_eq!(play.table.runs_out().map(|(_, moment)| moment), Some(NOW.after(22_000)));
    let replayed = Table::replay(&play.history, SEED).expect("a valid history");
    assert_eq!(replayed.runs_out(), play.table.runs_out());
    play.now = NOW.after(22_000);
    play.ask_as_server(&Command::LookAtClock).expect("time is up");
    assert_eq!(play.table.phase(), Phase::Over);
}

#[test]
fn a_player_returns_after_a_timeout_once_there_is_time() {
    let timed_out = |clock| {
        let mut play = TestTable::started_with(Terms { clock, ..two_players() });
        play.now = NOW.after(86_400_000);
        play.ask_as_server(&Command::LookAtClock).expect("time is up");
        assert_eq!(play.ask(1, &Command::Return { seat: ONE }), Err(Refused::OutOfTime(ONE)));
        while play.table.mover() == Some(ONE) {
            let act = play.first_action();
            play.ask_as_server(&act).expect("the bot plays on");
        }
        play
    };
    let mut by_turn = timed_out(Clock::Move { days: 1 });
    by_turn.ask(1, &Command::Return { seat: ONE }).expect("the next turn has a day of its own");
    assert_eq!(by_turn.ask_as_server(&Command::LookAtClock), Err(Refused::TimeLeft));
    let mut by_game = timed_out(Clock::Game { seconds: 60, increment: 0 });
    assert_eq!(by_game.ask(1, &Command::Return { seat: ONE }), Err(Refused::OutOfTime(ONE)));
}

#[test]
fn invalid_terms_are_refused() {
    let open = |terms| Table::open(terms, SEED, &person(1), NOW).map(|_| ());
    let seats = || vec![SeatPlan::Open; 2];
    assert!(matches!(open(Terms::new("chess", seats())), Err(Refused::Open(_))));
    assert!(matches!(open(Terms::new("planners", vec![SeatPlan::Open; 9])), Err(Refused::Open(_))));
    assert!(matches!(open(Terms::new("engineer", seats())), Err(Refused::Terms(_))));
    let clock = Clock::Game { seconds: 1, increment: 0 };
    assert!(matches!(open(Terms { clock, ..Terms::new("planners", seats()) }), Err(Refused::Terms(_))));
    let unnamed = vec![SeatPlan::Open, SeatPlan::Bot(String::new())];
    assert!(matches!(open(Terms::new("planners", unnamed)), Err(Refused::Terms(_))));
}

/// Tables that were begun before Planners had another edition name the first one only by its hash.
#[test]
fn a_table_of_a_former_default_edition_goes_on() {
    let first = rynek_catalog::shipped_edition("planners", "24").expect("it ships");
    let mut history = TestTable::started_with(Terms { edition: Some(first.json.to_owned()), ..two_players() }).history;
    let Event::Opened { terms, edition, .. } = &mut history[0].event else { panic!("a table is opened first") };
    assert_eq!(edition, "4880a973d9f946f3f06485a5e31461b9e4ceea87305edcf2111ac1eeeac9a731");
    terms.edition = None;
    let hash = edition.clone();
    let table = Table::replay(&history, SEED).expect("a valid history");
    let mut play = TestTable { table, history, now: NOW };
    while play.table.phase() == Phase::Playing {
        play.act_any();
    }
    assert_eq!(play.table.position().edition(), hash);
    assert!(play.table.ending().expect("it is over").finished);
}
