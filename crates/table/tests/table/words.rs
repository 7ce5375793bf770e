//! The texts of tables exist in every language and name the players.

use crate::common::{NOW, TestTable, person};
use rynek_kernel::{Explain, Language, Message, Seat, Viewer};
use rynek_table::{Command, Entry, Event, GONE, SeatPlan, Terms};
use rynek_words::Words;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

#[test]
fn all_languages_have_the_same_messages() {
    assert_eq!(rynek_words::faults(&rynek_table::WORDS), Vec::<String>::new());
}

fn words(language: Language) -> Words {
    let games = rynek_catalog::all().map(|game| game.words);
    Words::new(language, &games.chain([rynek_kernel::WORDS, rynek_table::WORDS]).collect::<Vec<_>>())
}

/// The log lines of an event, in each language.
fn told(play: &TestTable, event: Event) -> [String; 2] {
    told_to(play, event, Viewer::Spectator)
}

fn told_to(play: &TestTable, event: Event, viewer: Viewer) -> [String; 2] {
    let entry = Entry { number: play.table.number() + 1, at: NOW, event };
    let log = play.table.tell(&entry, viewer).log;
    ["en", "pl"].map(|code| words(Language::from_code(code).expect("a language")).say(&log))
}

/// Person 1 against a bot.
fn against(bot: &str) -> TestTable {
    let seats = vec![SeatPlan::Open, SeatPlan::Bot(bot.to_owned())];
    let mut play = TestTable::open(Terms::new("polis", seats));
    let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
    play.ask(1, &sit).expect("the seat is free");
    play
}

#[test]
fn bots_have_translated_names() {
    for (bot, en, pl) in [
        ("beginner", "Beginner bot", "Bot Debiutant"),
        ("novice", "Novice bot", "Bot Nowicjusz"),
        ("casual", "Casual bot", "Bot Amator"),
        ("skilled", "Skilled bot", "Bot Bywalec"),
        ("strong", "Strong bot", "Bot Zaawansowany"),
        ("expert", "Expert bot", "Bot Ekspert"),
        ("master", "Master bot", "Bot Mistrz"),
        ("search", "Bot search", "Bot search"),
        ("{ $bot }", "Bot { $bot }", "Bot { $bot }"),
    ] {
        let play = against("casual");
        let invited = told(&play, Event::Invited { seat: TWO, bot: bot.to_owned() });
        assert_eq!(invited, [format!("{en} takes seat 2."), format!("{pl} zajmuje miejsce 2.")]);
        let left = told(&play, Event::Left { seat: ONE, bot: bot.to_owned() });
        assert_eq!(
            left,
            [format!("Person 1 steps away; {en} plays on."), format!("Person 1 odchodzi od stołu; dalej gra {pl}.")]
        );
    }
    assert_eq!(told(&against("casual"), Event::RanOut { seat: TWO })[0], "Casual bot runs out of time.");
}

#[test]
fn bots_of_the_same_kind_are_numbered() {
    let bot = |name: &str| SeatPlan::Bot(name.to_owned());
    let play = TestTable::open(Terms::new("polis", vec![bot("casual"), bot("strong"), bot("casual"), SeatPlan::Open]));
    let called = Seat::all(4).map(|seat| told(&play, Event::Resigned { seat }));
    assert_eq!(
        called.collect::<Vec<_>>(),
        [
            ["Casual bot 1 resigns.", "Bot Amator 1 rezygnuje."],
            ["Strong bot resigns.", "Bot Zaawansowany rezygnuje."],
            ["Casual bot 2 resigns.", "Bot Amator 2 rezygnuje."],
            ["Player 4 resigns.", "Gracz 4 rezygnuje."],
        ]
    );
}

#[test]
fn a_seat_keeps_the_name_of_its_person_while_a_bot_plays_on() {
    let mut play = TestTable::started("planners", 2);
    let seat = play.table.mover().expect("a player is to move");
    let action = play.table.position().actions().swap_remove(0);
    play.ask(u128::from(seat.number()), &Command::Leave { seat }).expect("players may leave");
    let acted = told(&play, Event::Acted { seat, action, id: None });
    let name = person(u128::from(seat.number())).name;
    assert!(acted.iter().all(|line| line.starts_with(&format!("{name} "))), "{acted:?}");
    assert_eq!(told(&play, Event::Returned { seat })[0], format!("{name} is back."));
}

#[test]
fn a_player_is_addressed() {
    let play = TestTable::started("planners", 2);
    let seat = play.table.mover().expect("a player is to move");
    let action = play.table.position().actions().swap_remove(0);
    let acted = |viewer| told_to(&play, Event::Acted { seat, action: action.clone(), id: None }, viewer);
    let [en, pl] = acted(Viewer::Seat(seat));
    assert!(en.starts_with("You choose ") && pl.starts_with("Wybierasz kolor "), "{en} {pl}");
    let name = person(u128::from(seat.number())).name;
    for viewer in [Viewer::Seat(seat.next(2)), Viewer::Spectator] {
        assert_eq!(
            acted(viewer)[0],
            en.replace("You choose", &format!("{name} chooses")).replace(" and take ", " and takes ")
        );
    }
    let hint = play.table.describe(play.table.position(), &action, Viewer::Seat(seat));
    assert_eq!(words(Language::ENGLISH).say(&hint), en, "a hint does so, too");
    let ran_out = told_to(&play, Event::RanOut { seat }, Viewer::Seat(seat));
    assert_eq!(ran_out, ["You run out of time.", "Skończył ci się czas."]);
}

#[test]
fn players_who_share_a_screen_have_names() {
    let mut play = TestTable::open(Terms { seats_by_lot: false, ..Terms::new("planners", vec![SeatPlan::Open; 2]) });
    for seat in [ONE, TWO] {
        let sit = Command::Sit { seat, key: None, entropy: String::new() };
        play.ask(1, &sit).expect("the seat is free");
    }
    play.ask(1, &Command::Name { seat: TWO, name: "Ola".to_owned() }).expect("a name");
    play.ask(1, &Command::Start).expect("all seats are taken");
    for seat in [ONE, TWO] {
        let told = told_to(&play, Event::Resigned { seat }, Viewer::Seat(seat));
        assert_eq!(told[0], if seat == ONE { "Person 1 resigns." } else { "Ola resigns." });
    }
}

/// Before the game a seat can have had another player than the viewer who has it now.
#[test]
fn before_the_game_everyone_has_a_name() {
    let play = against("casual");
    for viewer in [Viewer::Seat(ONE), Viewer::Spectator] {
        let rose = told_to(&play, Event::Rose { seat: ONE, removed: false, key: None }, viewer);
        assert_eq!(rose[0], "Person 1 leaves seat 1.");
    }
}

#[test]
fn the_log_tells_the_length_of_an_outage() {
    let outage = told(&TestTable::started("planners", 2), Event::Outage { millis: 12_000, down: 60_000 });
    let lines = [
        "The server was unavailable, so the clocks were paused: 0:12.",
        "Serwer był niedostępny, więc zegary stały: 0:12.",
    ];
    assert_eq!(outage, lines);
}

#[test]
fn a_deleted_person_is_called_by_the_seat() {
    let mut play = TestTable::open(Terms::new("polis", vec![SeatPlan::Open; 2]));
    let deleted = rynek_table::Person { name: GONE.to_owned(), ..person(1) };
    let sat = Event::Sat { seat: ONE, person: deleted, entropy: String::new() };
    play.table.fold(&Entry { number: play.table.number() + 1, at: NOW, event: sat }).expect("the seat is free");
    assert_eq!(told(&play, Event::RanOut { seat: ONE })[0], "Player 1 runs out of time.");
    assert_eq!(told(&play, Event::Resigned { seat: TWO }), ["Player 2 resigns.", "Gracz 2 rezygnuje."]);
}

#[test]
fn a_refusal_names_the_other_player() {
    let mut play = TestTable::started("planners", 2);
    let first = play.table.mover().expect("a player is to move");
    let taken = play.table.position().actions().swap_remove(0);
    play.act(&taken).expect("a legal action");
    let refused: Message = play.act(&taken).expect_err("the colour is taken").message();
    let name = person(u128::from(first.number())).name;
    let said = words(Language::ENGLISH).say(&refused);
    assert!(said.starts_with(&format!("{name} has already chosen ")), "{said}");
}
