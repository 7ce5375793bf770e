//! Everything a table says is there in every language, and calls people by their names.

mod common;

use common::{Evening, NOW, person};
use rynek_kernel::{Explain, Language, Message, Seat, Viewer};
use rynek_table::{Command, Entry, Event, GONE, SeatPlan, Terms};
use rynek_words::Words;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

#[test]
fn all_languages_say_the_same() {
    assert_eq!(rynek_words::faults(&rynek_table::WORDS), Vec::<String>::new());
}

fn words(language: Language) -> Words {
    let games = rynek_catalog::all().map(|game| game.words);
    Words::new(language, &games.chain([rynek_kernel::WORDS, rynek_table::WORDS]).collect::<Vec<_>>())
}

/// What the next entry of a table would be in the log.
fn told(evening: &Evening, event: Event) -> [String; 2] {
    let entry = Entry { number: evening.table.number() + 1, at: NOW, event };
    let log = evening.table.tell(&entry, Viewer::Spectator).log;
    Language::ALL.map(|language| words(language).say(&log))
}

/// Person 1 against the bot.
fn against(bot: &str) -> Evening {
    let seats = vec![SeatPlan::Open, SeatPlan::Bot(bot.to_owned())];
    let mut evening = Evening::open(Terms::new("polis", seats));
    let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
    evening.asks(1, &sit).expect("the seat is free");
    evening
}

#[test]
fn bots_are_called_as_people_know_them() {
    for (bot, en, pl) in [
        ("novice", "Novice bot", "Bot Nowicjusz"),
        ("casual", "Casual bot", "Bot Amator"),
        ("strong", "Strong bot", "Bot Zaawansowany"),
        ("master", "Master bot", "Bot Mistrz"),
        ("search", "search bot", "Bot search"),
        ("{ $bot }", "{ $bot } bot", "Bot { $bot }"),
    ] {
        let evening = against("casual");
        let invited = told(&evening, Event::Invited { seat: TWO, bot: bot.to_owned() });
        assert_eq!(invited, [format!("{en} takes seat 2."), format!("{pl} zajmuje miejsce 2.")]);
        let left = told(&evening, Event::Left { seat: ONE, bot: bot.to_owned() });
        assert_eq!(
            left,
            [format!("Person 1 steps away; {en} plays on."), format!("Person 1 odchodzi od stołu; dalej gra {pl}.")]
        );
    }
    assert_eq!(told(&against("casual"), Event::RanOut { seat: TWO })[0], "Casual bot runs out of time.");
}

#[test]
fn bots_of_one_kind_are_told_apart() {
    let bot = |name: &str| SeatPlan::Bot(name.to_owned());
    let evening = Evening::open(Terms::new("polis", vec![bot("casual"), bot("strong"), bot("casual"), SeatPlan::Open]));
    let called = Seat::all(4).map(|seat| told(&evening, Event::Resigned { seat }));
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
fn a_seat_is_called_after_its_person_while_a_bot_plays_on() {
    let mut evening = Evening::begun("planners", 2);
    let seat = evening.table.mover().expect("somebody is to move");
    let action = evening.table.position().actions().swap_remove(0);
    evening.asks(u128::from(seat.number()), &Command::Leave { seat }).expect("anybody may leave");
    let acted = told(&evening, Event::Acted { seat, action, id: None });
    let name = person(u128::from(seat.number())).name;
    assert!(acted.iter().all(|line| line.starts_with(&format!("{name} "))), "{acted:?}");
    assert_eq!(told(&evening, Event::Returned { seat })[0], format!("{name} is back."));
}

#[test]
fn an_outage_is_told_with_its_length() {
    let outage = told(&Evening::begun("planners", 2), Event::Outage { millis: 12_000, down: 60_000 });
    let lines = [
        "The server was unavailable, so the clocks were paused (0:12).",
        "Serwer był niedostępny, więc zegary stały (0:12).",
    ];
    assert_eq!(outage, lines);
}

#[test]
fn whoever_is_gone_is_a_number() {
    let mut evening = Evening::open(Terms::new("polis", vec![SeatPlan::Open; 2]));
    let nobody = rynek_table::Person { name: GONE.to_owned(), ..person(1) };
    let sat = Event::Sat { seat: ONE, person: nobody, entropy: String::new() };
    evening.table.fold(&Entry { number: evening.table.number() + 1, at: NOW, event: sat }).expect("the seat is free");
    assert_eq!(told(&evening, Event::RanOut { seat: ONE })[0], "Player 1 runs out of time.");
    assert_eq!(told(&evening, Event::Resigned { seat: TWO }), ["Player 2 resigns.", "Gracz 2 rezygnuje."]);
}

#[test]
fn a_refusal_names_the_player_it_speaks_of() {
    let mut evening = Evening::begun("planners", 2);
    let first = evening.table.mover().expect("somebody is to move");
    let taken = evening.table.position().actions().swap_remove(0);
    evening.act(&taken).expect("a legal action");
    let refused: Message = evening.act(&taken).expect_err("the colour is taken").message();
    let name = person(u128::from(first.number())).name;
    let said = words(Language::En).say(&refused);
    assert!(said.starts_with(&format!("{name} has already chosen ")), "{said}");
}
