//! Golden games: a whole game of each mode as readable text, compared in a test.

use std::{fmt::Write as _, fs, path::Path};

use serde_json::Value;

use super::{blessing, modes};
use crate::{EditionRef, Game, Seat, Turn, random_step, series_rng, setup};

/// Compares the golden games in `dir`, one file for each of the game's [`modes`], with the game that the rules give for
/// their actions now.
///
/// # Panics
/// If a game is missing or differs. `RYNEK_BLESS=1` writes the files: the actions of an existing game are kept as long
/// as they are legal, and a missing game is played at random.
pub fn golden<G: Game>(dir: impl AsRef<Path>) {
    let dir = dir.as_ref();
    for (name, setup) in modes::<G::Setup>() {
        let path = dir.join(format!("{name}.txt"));
        let Ok(expected) = fs::read_to_string(&path) else {
            assert!(blessing(), "{} is missing; RYNEK_BLESS=1 writes it", path.display());
            fs::create_dir_all(dir).expect("a folder for golden games");
            fs::write(&path, tell(&random_game::<G>(&setup))).expect("a golden game can be written");
            continue;
        };
        let told = tell(&read::<G>(&expected, &path));
        if blessing() {
            fs::write(&path, told).expect("a golden game can be written");
        } else {
            let differs = expected.lines().zip(told.lines()).position(|(expected, told)| expected != told);
            let line = differs.map_or(expected.lines().count().min(told.lines().count()), |line| line) + 1;
            assert!(expected == told, "{} differs from line {line} on:\n{told}", path.display());
        }
    }
}

/// The start of a game, and its actions.
struct Played<G: Game> {
    start: G,
    actions: Vec<G::Action>,
}

fn random_game<G: Game>(setup: &G::Setup) -> Played<G> {
    let start = G::new(EditionRef::shipped(), setup).expect("a mode that passes its check");
    let (mut game, mut actions) = (start.clone(), Vec::new());
    let mut rng = series_rng(20, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        game.play_unchecked(action);
        actions.push(action);
    }
    Played { start, actions }
}

/// Reads the options and the actions of a golden game. An action is between `: ` and `  [`.
fn read<G: Game>(text: &str, path: &Path) -> Played<G> {
    let options = text.lines().find_map(|line| line.strip_prefix("options "));
    let options: Value = serde_json::from_str(options.expect("a line with the options")).expect("options in JSON");
    let setup: G::Setup = setup::from_json(&options).expect("options of this game");
    let start = G::new(EditionRef::shipped(), &setup).expect("options that begin a game");
    let steps = text.lines().filter_map(|line| line.split_once(": ")?.1.split_once("  ["));
    let action =
        |(text, _): (&str, &str)| text.trim().parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Played { start, actions: steps.map(action).collect() }
}

fn tell<G: Game>(played: &Played<G>) -> String {
    let mut game = played.start.clone();
    let options = serde_json::to_string(&game.setup()).expect("options are plain data");
    let mut text = format!("{}, rules {}\noptions {options}\n\n", G::ID, G::RULES_VERSION);
    for (n, action) in played.actions.iter().enumerate() {
        let actor = match game.turn() {
            Turn::Player(seat) => format!("seat {seat}"),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "nobody".to_owned(),
        };
        let mut legal = Vec::new();
        game.actions(&mut legal);
        if let Err(refusal) = game.apply(*action) {
            panic!("step {}, {action}: {refusal}\n{text}", n + 1);
        }
        let points: Vec<String> = Seat::all(game.players()).map(|seat| game.points(seat).to_string()).collect();
        let action = action.to_string();
        writeln!(text, "{:4} {actor}: {action:16}  [{:4} legal]  points {}", n + 1, legal.len(), points.join(" "))
            .expect("text grows");
    }
    text + &tell_end(&game)
}

fn tell_end<G: Game>(game: &G) -> String {
    let mut text = "\n".to_owned();
    for seat in Seat::all(game.players()) {
        let breakdown = game.breakdown(seat);
        let place = game.outcome().map_or("-".to_owned(), |outcome| outcome.place(seat).to_string());
        writeln!(text, "seat {seat}, place {place}, {} points", breakdown.total).expect("text grows");
        for line in &breakdown.lines {
            let facts: Vec<String> = line.facts.iter().map(|fact| format!("{} {}", fact.id, fact.amount)).collect();
            writeln!(text, "  {:12} {:4}  {}", line.id, line.points, facts.join(", ")).expect("text grows");
        }
    }
    text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}
