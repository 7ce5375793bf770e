//! Several people at one keyboard, each with a hand: no one sees another's hand on the screen or in the scrollback.

use rynek_boulevards::Boulevards;
use rynek_kernel::{Game, Record, Seat, Viewer};

use crate::{
    caller::place,
    screen::{Console, Screen},
};

/// Asks the next person to take the keyboard.
const HAND_OVER: &str = "look away";
/// Asks for an action.
const PROMPT: &str = ")>";
/// The label of a hand.
const HAND: &str = "Your buildings";
const OVER: &str = "The game is over.";
const UP: &str = "\x1b[A";

/// A game of Boulevards in a terminal, and its file.
struct Play {
    screen: Screen,
    file: String,
}

impl Play {
    fn begin(seats: &str) -> Play {
        Play::begin_at(Console::new(), seats, &[])
    }

    fn begin_at(console: Console, seats: &str, settings: &[(&str, &str)]) -> Play {
        let file = place("game.json");
        let args = ["play", "boulevards", "--seats", seats, "--seed", "11", "--save", &file];
        Play { screen: console.run(&args, &data(), settings), file }
    }

    /// A game of two people, the first of whom is at the keyboard.
    fn of_two() -> Play {
        let mut play = Play::begin("human,human");
        play.is_handed_over();
        play.sit_down();
        play
    }

    fn resume(file: &str) -> Play {
        Play { screen: Screen::start(&["play", "--resume", file], &data()), file: file.to_owned() }
    }

    /// The hand of each seat, from the file.
    fn hands(&self) -> Vec<Vec<String>> {
        let text = std::fs::read_to_string(&self.file).expect("the game is saved");
        let history = Record::parse(&text).expect("a record").replay::<Boulevards>().expect("it holds");
        let game = history.position();
        let hand = |seat| game.view(Viewer::Seat(seat)).hand.expect("one's own hand is seen");
        let lots = |seat| hand(seat).iter().map(|building| building.lot.to_string()).collect();
        Seat::all(game.players()).map(lots).collect()
    }

    /// The hands that can be read now, on the screen or in the scrollback.
    fn readable_hands(&self) -> Vec<(usize, String)> {
        self.hands_in(&self.screen.readable())
    }

    fn hands_in(&self, text: &str) -> Vec<(usize, String)> {
        let shown = |lot: &String| {
            let signs = [format!("{lot}*"), format!("{lot} ("), format!("build {lot}")];
            signs.iter().any(|sign| text.contains(sign))
        };
        let hands = self.hands().into_iter().enumerate();
        hands.flat_map(|(seat, hand)| hand.into_iter().filter(shown).map(move |lot| (seat + 1, lot))).collect()
    }

    /// Continues until the next person is asked to take the keyboard; no hand may be readable.
    fn is_handed_over(&mut self) {
        self.screen.wait_for(&[HAND_OVER]);
        self.has_no_hand();
    }

    fn has_no_hand(&self) {
        assert_eq!(self.readable_hands(), [], "{}", self.screen.rows());
        assert!(!self.screen.readable().contains(HAND), "{}", self.screen.rows());
    }

    /// Lets the next person take the keyboard and see their hand.
    fn sit_down(&mut self) {
        self.screen.press("\r");
        self.screen.wait_for(&[PROMPT]);
        assert!(!self.readable_hands().is_empty(), "a person sees their own hand:\n{}", self.screen.rows());
    }

    /// Plays the first action of the list, and continues to the next question.
    fn act(&mut self) -> &'static str {
        self.screen.press("moves\r");
        self.screen.wait_for(&["Type a number", "Type its number"]);
        self.screen.wait_for(&[PROMPT]);
        self.screen.press("1\r");
        self.screen.wait_for(&["· "]);
        self.screen.wait_for(&[HAND_OVER, PROMPT, OVER])
    }

    /// Plays until the turn passes on. Returns whether it does.
    fn play_turn(&mut self) -> bool {
        loop {
            match self.act() {
                PROMPT => {}
                asked => return asked == HAND_OVER,
            }
        }
    }
}

fn data() -> String {
    place("data")
}

#[test]
fn no_hand_is_seen_by_the_next_person_in_a_whole_game() {
    let mut play = Play::begin("human,human");
    play.is_handed_over();
    let mut turns = 0;
    loop {
        play.sit_down();
        if !play.play_turn() {
            break;
        }
        play.has_no_hand();
        turns += 1;
    }
    assert!(turns > 10, "{turns}");
    play.screen.wait_for_end();
    assert!(play.screen.rows().contains("points"), "{}", play.screen.rows());
}

#[test]
fn whatever_was_asked_for_is_wiped() {
    let mut play = Play::begin_at(Console::new(), "human,casual,human", &[("NO_COLOR", "1")]);
    play.is_handed_over();
    play.sit_down();
    let asked = [("board", HAND), ("board 3", HAND), ("hint", "suggests:"), ("build A9", "✗"), ("save", "saved in")];
    for (asked, said) in asked {
        play.screen.press(&format!("{asked}\r"));
        play.screen.wait_for(&[said]);
        play.screen.wait_for(&[PROMPT]);
    }
    // Tab lists what can be built.
    play.screen.press("bui\t\t\t");
    play.screen.wait_for(&["build "]);
    play.screen.press("\x15");
    assert!(play.play_turn());
    play.has_no_hand();
    play.sit_down();
    assert!(play.play_turn());
    play.has_no_hand();
    play.sit_down();
    // Undo before the actions of the others, and continue.
    play.screen.press("undo\r");
    play.screen.wait_for(&["taken back"]);
    play.screen.wait_for(&[PROMPT]);
    assert!(play.play_turn());
    play.has_no_hand();
}

#[test]
fn a_terminal_that_cannot_wipe_shows_something_else() {
    let mut play = Play::begin_at(Console::new(), "human,human", &[("TERM", "dumb")]);
    play.is_handed_over();
    play.sit_down();
    assert!(play.play_turn());
    assert_eq!(play.hands_in(&play.screen.rows()), [], "{}", play.screen.rows());
    assert!(!play.screen.was_wiped());
}

#[test]
fn the_others_are_told_of_the_turn_they_did_not_see() {
    let mut play = Play::of_two();
    assert!(play.play_turn());
    let rows = play.screen.rows();
    assert!(["builds", "draws"].iter().all(|done| rows.contains(done)), "{rows}");
}

#[test]
fn leaving_and_resuming_shows_no_hand() {
    for leave in ["quit\r", "\x03", "\x04"] {
        let mut play = Play::of_two();
        play.screen.press(leave);
        play.screen.wait_for_end();
        play.has_no_hand();
        assert!(play.screen.rows().contains("--resume"), "{}", play.screen.rows());
        let mut again = Play::resume(&play.file);
        again.is_handed_over();
        assert!(again.screen.was_wiped(), "the hand may still be there from before");
        again.sit_down();
    }
}

#[test]
fn what_was_typed_before_does_not_open_a_hand() {
    let mut console = Console::new();
    console.press_enter();
    let mut play = Play::begin_at(console, "human,human", &[]);
    play.is_handed_over();
    play.screen.press("anybody there");
    play.screen.wait_for(&["there"]);
    play.has_no_hand();
}

#[test]
fn everyone_has_a_history_of_their_own() {
    let mut play = Play::of_two();
    play.screen.press("secret plan\r");
    play.screen.wait_for(&["✗"]);
    play.screen.wait_for(&[PROMPT]);
    assert!(play.play_turn());
    let ups = UP.repeat(9);
    // While the keyboard is handed over …
    play.screen.press(&format!("{ups}hello"));
    play.screen.wait_for(&["hello"]);
    assert!(!play.screen.readable().contains("secret"), "{}", play.screen.rows());
    // … and for the next person.
    play.sit_down();
    play.screen.press(&format!("{ups}greetings\r"));
    play.screen.wait_for(&["✗"]);
    assert!(play.screen.rows().contains(")> greetings"), "{}", play.screen.rows());
    assert!(!play.screen.readable().contains("secret"), "{}", play.screen.rows());
    play.screen.wait_for(&[PROMPT]);
    assert!(play.play_turn());
    play.sit_down();
    play.screen.press(&ups);
    play.screen.wait_for(&["secret plan"]);
}

#[test]
fn nothing_is_wiped_where_there_is_nothing_to_hide() {
    for args in [["play", "polis", "--seats", "human,human"], ["play", "boulevards", "--seats", "human,casual"]] {
        let mut screen = Screen::start(&[&args[..], &["--seed", "3"]].concat(), &data());
        screen.wait_for(&[PROMPT]);
        screen.press("moves\r");
        screen.wait_for(&["to play"]);
        screen.wait_for(&[PROMPT]);
        screen.press("1\r");
        screen.wait_for(&["· "]);
        screen.wait_for(&[PROMPT]);
        screen.press("quit\r");
        screen.wait_for_end();
        assert!(!screen.was_wiped() && !screen.rows().contains(HAND_OVER), "{}", screen.rows());
    }
}
