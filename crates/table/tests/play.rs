//! Whole games at tables: sitting down, playing, leaving, giving up, running out of time.

mod common;

use common::{Evening, NOW, SEED, person};
use rynek_kernel::{Seat, Viewer};
use rynek_table::{Clock, Command, Entry, Event, Moment, OnTimeOut, Phase, Refused, SeatKey, SeatPlan, Table, Terms};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn sit(seat: Seat, key: Option<&str>) -> Command {
    Command::Sit { seat, key: key.map(str::to_owned), entropy: String::new() }
}

#[test]
fn whole_games_of_every_kind_end_and_can_be_folded_again() {
    for (game, players) in [("polis", 3), ("rooftops", 2), ("boulevards", 4), ("planners", 2), ("engineer", 1)] {
        let mut evening = Evening::begun(game, players);
        while evening.table.phase() == Phase::Playing {
            evening.act_somehow();
        }
        let ending = evening.table.ending().expect("it is over");
        assert!(ending.finished && ending.places.len() == players);
        let again = Table::replay(&evening.history, SEED).expect("the history holds");
        assert_eq!(again.position().mark(), evening.table.position().mark());
        assert_eq!(
            again.sight(Viewer::Spectator, Vec::new(), Moment::default()),
            evening.table.sight(Viewer::Spectator, Vec::new(), Moment::default())
        );
    }
}

#[test]
fn any_earlier_moment_is_the_position_of_then() {
    let mut evening = Evening::begun("planners", 2);
    let mut marks = vec![evening.table.position().mark()];
    let mut moments = vec![evening.table.actions_played()];
    while evening.table.phase() == Phase::Playing {
        evening.act_somehow();
        marks.push(evening.table.position().mark());
        moments.push(evening.table.actions_played());
    }
    for (mark, moment) in marks.iter().zip(moments) {
        assert_eq!(evening.table.position_after(moment).mark(), *mark);
    }
}

#[test]
fn a_reserved_seat_opens_to_its_key_only() {
    let seats = vec![SeatPlan::Open, SeatPlan::Reserved(SeatKey::lock("swordfish"))];
    let mut evening = Evening::open(Terms::new("planners", seats));
    assert_eq!(evening.asks(2, &sit(TWO, None)), Err(Refused::Reserved(TWO)));
    assert_eq!(evening.asks(2, &sit(TWO, Some("herring"))), Err(Refused::Reserved(TWO)));
    assert!(evening.table.sight(Viewer::Spectator, Vec::new(), Moment::default()).chairs[1].reserved);
    assert_eq!(evening.asks(2, &sit(TWO, Some("swordfish"))), Ok(1));
    assert_eq!(evening.asks(3, &sit(TWO, Some("swordfish"))), Err(Refused::Taken(TWO)));
    assert_eq!(evening.asks(2, &sit(TWO, None)), Ok(0), "sitting down twice changes nothing");
}

#[test]
fn the_host_settles_who_plays_and_nobody_else() {
    let mut evening = Evening::open(Terms::new("planners", vec![SeatPlan::Open; 2]));
    let invite = Command::Invite { seat: TWO, bot: "casual".to_owned() };
    assert_eq!(evening.asks(2, &invite), Err(Refused::NotTheHost));
    assert_eq!(evening.asks(1, &Command::Start), Err(Refused::Empty(2)));
    evening.asks(1, &invite).expect("the seat is free");
    evening.asks(1, &sit(ONE, None)).expect("the seat is free");
    assert_eq!(evening.asks(2, &Command::Rise { seat: ONE }), Err(Refused::NotYours(ONE)));
    evening.asks(1, &Command::Start).expect("all seats are taken");
    assert_eq!(evening.asks(1, &Command::Start), Err(Refused::Begun));
    assert_eq!(evening.table.bot_to_move(), None);
}

#[test]
fn a_bots_seat_is_moved_by_the_house_alone() {
    let seats = vec![SeatPlan::Bot("casual".to_owned()), SeatPlan::Open];
    let mut evening = Evening::open(Terms::new("planners", seats));
    evening.asks(2, &sit(TWO, None)).expect("the seat is free");
    evening.asks(1, &Command::Start).expect("all seats are taken");
    assert_eq!(evening.table.bot_to_move(), Some((ONE, "casual")));
    let action = evening.table.position().actions().swap_remove(0);
    let act = Command::Act { seat: ONE, action, chosen_at: evening.table.number(), id: None };
    assert_eq!(evening.asks(2, &act), Err(Refused::NotYours(ONE)));
    assert!(evening.house(&act).is_ok());
}

#[test]
fn an_action_names_the_moment_it_was_chosen_at() {
    let mut evening = Evening::begun("planners", 2);
    let chosen_at = evening.table.number();
    let action = evening.table.position().actions().swap_remove(0);
    let seat = evening.table.mover().expect("somebody is to move");
    let act = Command::Act { seat, action: action.clone(), chosen_at, id: Some("first".to_owned()) };
    assert!(evening.asks(1, &act).is_ok_and(|added| added > 0));
    assert_eq!(evening.asks(1, &act), Ok(0), "sent again, it is the same action");
    let stale = Command::Act { seat, action, chosen_at, id: Some("second".to_owned()) };
    assert!(matches!(evening.asks(1, &stale), Err(Refused::Stale { .. })));
    let ahead = Command::Act { seat, action: String::new(), chosen_at: 9_999, id: None };
    assert!(matches!(evening.asks(1, &ahead), Err(Refused::Stale { .. })));
}

#[test]
fn nobody_acts_for_another_or_out_of_turn() {
    let mut evening = Evening::begun("planners", 2);
    let action = evening.table.position().actions().swap_remove(0);
    let chosen_at = evening.table.number();
    let act = |seat| Command::Act { seat, action: action.clone(), chosen_at, id: None };
    assert_eq!(evening.asks(2, &act(ONE)), Err(Refused::NotYours(ONE)));
    assert_eq!(evening.asks(3, &act(ONE)), Err(Refused::NotYours(ONE)));
    assert_eq!(evening.asks(2, &act(TWO)), Err(Refused::NotYourTurn(TWO)));
    assert!(matches!(evening.act("dance"), Err(Refused::Action(_))));
    assert!(matches!(evening.act(&"x".repeat(1000)), Err(Refused::TooLong { .. })));
    assert_eq!(evening.asks(1, &Command::Leave { seat: Seat::new(5) }), Err(Refused::NoSeat(Seat::new(5))));
}

#[test]
fn whoever_leaves_can_return_and_a_bot_plays_meanwhile() {
    let mut evening = Evening::begun("planners", 2);
    evening.asks(1, &Command::Leave { seat: ONE }).expect("anybody may leave");
    assert_eq!(evening.table.bot_to_move(), Some((ONE, "casual")));
    assert!(matches!(evening.act_as(1), Err(Refused::NotYours(_))));
    evening.asks(1, &Command::Return { seat: ONE }).expect("and return");
    assert_eq!(evening.table.bot_to_move(), None);
    assert!(evening.act_as(1).is_ok());
}

#[test]
fn giving_up_ends_a_game_of_two_and_puts_one_of_three_last() {
    let mut two = Evening::begun("planners", 2);
    two.asks(1, &Command::Resign { seat: ONE }).expect("anybody may give up");
    let ending = two.table.ending().expect("nobody is left to play against");
    assert_eq!((ending.places.as_slice(), ending.finished), (&[2, 1][..], false));

    let mut three = Evening::begun("planners", 3);
    three.asks(1, &Command::Resign { seat: ONE }).expect("anybody may give up");
    assert_eq!(three.table.phase(), Phase::Playing);
    assert_eq!(three.asks(1, &Command::Return { seat: ONE }), Err(Refused::Over));
    while three.table.phase() == Phase::Playing {
        if three.table.bot_to_move().is_some() {
            let action = three.table.position().actions().swap_remove(0);
            let act = Command::Act { seat: ONE, action, chosen_at: three.table.number(), id: None };
            three.house(&act).expect("a legal action");
        } else {
            three.act_somehow();
        }
    }
    assert_eq!(three.table.ending().expect("it is over").places[0], 3);
}

#[test]
fn a_clock_that_runs_out_does_as_the_table_agreed() {
    for (on_time_out, over) in [(OnTimeOut::Bot, false), (OnTimeOut::Forfeit, true)] {
        let clock = Clock::Game { seconds: 60, increment: 0 };
        let terms = Terms { clock, on_time_out, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
        let mut evening = Evening::open(terms);
        evening.asks(1, &sit(ONE, None)).expect("free");
        evening.asks(2, &sit(TWO, None)).expect("free");
        evening.asks(1, &Command::Start).expect("full");
        evening.now = NOW.after(59_000);
        assert_eq!(evening.house(&Command::LookAtClock), Err(Refused::TimeLeft));
        evening.now = NOW.after(60_000);
        evening.house(&Command::LookAtClock).expect("time is up");
        assert_eq!(evening.table.phase() == Phase::Over, over);
        assert_eq!(evening.table.bot_to_move().is_some(), !over);
    }
}

#[test]
fn a_clock_is_paused_for_an_outage_wherever_the_history_is_read() {
    let clock = Clock::Game { seconds: 10, increment: 0 };
    let terms = Terms { clock, on_time_out: OnTimeOut::Forfeit, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let mut evening = Evening::open(terms);
    evening.asks(1, &sit(ONE, None)).expect("free");
    evening.asks(2, &sit(TWO, None)).expect("free");
    evening.asks(1, &Command::Start).expect("full");
    let changed = evening.table.dates();
    evening.now = NOW.after(13_000);
    let event = Event::Outage { millis: 12_000, down: 12_000 };
    let outage = Entry { number: evening.table.number() + 1, at: evening.now, event };
    evening.table.fold(&outage).expect("it can be anywhere");
    evening.history.push(outage);
    assert_eq!(evening.table.dates(), changed, "lists keep their order");
    assert_eq!(evening.house(&Command::LookAtClock), Err(Refused::TimeLeft));
    assert_eq!(evening.table.runs_out().map(|(_, moment)| moment), Some(NOW.after(22_000)));
    let replayed = Table::replay(&evening.history, SEED).expect("it holds");
    assert_eq!(replayed.runs_out(), evening.table.runs_out());
    evening.now = NOW.after(22_000);
    evening.house(&Command::LookAtClock).expect("time is up");
    assert_eq!(evening.table.phase(), Phase::Over);
}

#[test]
fn whoever_ran_out_of_time_returns_once_there_is_time_again() {
    let begun = |clock| {
        let mut evening = Evening::open(Terms { clock, ..Terms::new("planners", vec![SeatPlan::Open; 2]) });
        evening.asks(1, &sit(ONE, None)).expect("free");
        evening.asks(2, &sit(TWO, None)).expect("free");
        evening.asks(1, &Command::Start).expect("full");
        evening.now = NOW.after(86_400_000);
        evening.house(&Command::LookAtClock).expect("time is up");
        assert_eq!(evening.asks(1, &Command::Return { seat: ONE }), Err(Refused::OutOfTime(ONE)));
        while evening.table.mover() == Some(ONE) {
            let action = evening.table.position().actions().swap_remove(0);
            let act = Command::Act { seat: ONE, action, chosen_at: evening.table.number(), id: None };
            evening.house(&act).expect("the bot plays on");
        }
        evening
    };
    let mut by_turn = begun(Clock::Move { days: 1 });
    by_turn.asks(1, &Command::Return { seat: ONE }).expect("the next turn has a day of its own");
    assert_eq!(by_turn.house(&Command::LookAtClock), Err(Refused::TimeLeft));
    let mut by_game = begun(Clock::Game { seconds: 60, increment: 0 });
    assert_eq!(by_game.asks(1, &Command::Return { seat: ONE }), Err(Refused::OutOfTime(ONE)));
}

#[test]
fn senseless_terms_are_refused() {
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

impl Evening {
    fn act_as(&mut self, who: u128) -> Result<usize, Refused> {
        let seat = self.table.mover().expect("somebody is to move");
        let action = self.table.position().actions().swap_remove(0);
        let chosen_at = self.table.number();
        self.asks(who, &Command::Act { seat, action, chosen_at, id: None })
    }
}
