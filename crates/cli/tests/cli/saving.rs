//! Saved games: where they are, what is never overwritten, and how they are resumed.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant, SystemTime},
};

use crate::caller::{err, fails, file, json_in, out, place, rynek_in, scratch, start_in};

/// Input that plays the first action of the list.
const FIRST: &str = "moves\n1\n";

/// The longest wait on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// A data folder.
struct Home {
    data: PathBuf,
}

impl Home {
    fn new() -> Home {
        Home { data: scratch("data") }
    }

    fn rynek(&self, args: &[&str], input: &str) -> std::process::Output {
        rynek_in(&self.data, args, input)
    }

    fn play(&self, args: &[&str], input: &str) -> String {
        out(&self.rynek(&[&["play"], args].concat(), input))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.data.join("rynek").join(name)
    }

    /// The saved games, by name.
    fn saved(&self) -> Vec<String> {
        let Ok(files) = fs::read_dir(self.data.join("rynek")) else { return Vec::new() };
        let mut names: Vec<String> =
            files.map(|file| file.expect("a file").file_name().into_string().expect("a name")).collect();
        names.sort();
        names
    }
}

/// The players' actions in a saved game.
fn actions(path: impl AsRef<Path>) -> Vec<String> {
    let record = json_in(path);
    let events = record["events"].as_array().expect("events").iter();
    let by_players = events.filter(|event| event["type"] == "action");
    by_players.map(|event| event["action"].as_str().expect("notation").to_owned()).collect()
}

#[test]
fn a_second_game_with_the_same_seed_leaves_the_first_as_it_is() {
    let home = Home::new();
    let args = ["polis", "--seats", "human,random", "--seed", "77"];
    home.play(&args, &(FIRST.repeat(3) + "quit\n"));
    let first = fs::read(home.path("polis-77.json")).expect("the first game");
    let said = home.play(&args, "quit\n");
    assert!(said.contains("polis-77-2.json"), "{said}");
    home.play(&args, "");
    assert_eq!(home.saved(), ["polis-77-2.json", "polis-77-3.json", "polis-77.json"]);
    assert_eq!(fs::read(home.path("polis-77.json")).expect("the first game"), first);
}

#[test]
fn a_game_says_where_it_is_saved() {
    let home = Home::new();
    let place = home.path("polis-5.json").display().to_string();
    let said = home.play(&["polis", "--seed", "5"], "help\nsave\nquit\n");
    assert_eq!(said.matches(&place).count(), 5, "at the start, in the help, twice when left: {said}");
    assert!(said.contains(&format!("rynek play --resume {place}")), "{said}");
    let help = home.play(&["--help"], "");
    assert!(help.contains("~/.local/share/rynek") && help.contains("--force"), "{help}");
}

#[test]
fn a_file_that_is_there_is_not_replaced_by_a_game() {
    let home = Home::new();
    let essay = file("essay.txt", "Of cities.");
    let save = ["play", "polis", "--seats", "human,random", "--seed", "1", "--save"];
    let refused = home.rynek(&[&save[..], &[&essay]].concat(), "quit\n");
    fails(&refused, 1, "already exists");
    fails(&refused, 1, &format!("--resume {essay}"));
    fails(&refused, 1, "--force");
    assert_eq!(fs::read_to_string(&essay).expect("the essay"), "Of cities.");

    let game = place("game.json");
    out(&home.rynek(&[&save[..], &[&game]].concat(), &(FIRST.repeat(2) + "quit\n")));
    let before = fs::read(&game).expect("the game");
    fails(&home.rynek(&[&save[..], &[&game]].concat(), "quit\n"), 1, "already exists");
    fails(&home.rynek(&["play", "--resume", &game, "--save", &essay], "quit\n"), 1, "already exists");
    assert_eq!(fs::read(&game).expect("the game"), before);
    let bots = ["play", "polis", "--seats", "random,random", "--save", &game];
    fails(&home.rynek(&bots, ""), 1, "already exists");
    fails(&home.rynek(&[&save[..], &["/dev/null"]].concat(), "quit\n"), 1, "is not a file");
    assert_eq!(home.saved(), [""; 0]);

    out(&home.rynek(&["play", "--resume", &game, "--save", &game], &(FIRST.to_owned() + "quit\n")));
    assert_eq!(actions(&game).len(), 6);
    out(&home.rynek(&[&save[..], &[&game, "--force"]].concat(), "quit\n"));
    assert_eq!(actions(&game), [""; 0]);
    let empty = file("empty.json", "");
    out(&home.rynek(&[&save[..], &[&empty]].concat(), "quit\n"));
    assert_eq!(actions(&empty), [""; 0]);
}

#[test]
fn a_file_that_is_there_is_not_replaced_at_the_prompt_either() {
    let home = Home::new();
    let essay = file("essay.txt", "Of cities.");
    let args = ["play", "polis", "--seats", "human,random", "--seed", "1"];
    let output = home.rynek(&args, &format!("save {essay}\n{FIRST}quit\n"));
    assert!(err(&output).contains(&format!("save --force {essay}")), "{}", err(&output));
    assert_eq!(fs::read_to_string(&essay).expect("the essay"), "Of cities.");
    assert_eq!(actions(home.path("polis-1.json")).len(), 2, "the game goes on where it was");
    let said = out(&home.rynek(&args, &format!("save --force {essay}\n{FIRST}quit\n")));
    assert!(said.contains(&format!("--resume {essay}")), "{said}");
    assert_eq!(actions(&essay).len(), 2, "and from then on there");
    assert_eq!(home.saved(), ["polis-1.json"], "a game that moved is saved once");
}

#[test]
fn the_latest_unfinished_game_is_resumed_without_a_name() {
    let home = Home::new();
    let nothing = home.rynek(&["play", "--resume"], "");
    fails(&nothing, 1, &home.data.join("rynek").display().to_string());
    for (game, seed) in [("polis", "1"), ("planners", "2"), ("polis", "3")] {
        home.play(&[game, "--seats", "human,random", "--seed", seed], &(FIRST.to_owned() + "quit\n"));
    }
    home.play(&["engineer", "--seed", "4"], &FIRST.repeat(400));
    fs::write(home.path("notes.json"), "no game").expect("a file");
    let age = |name: &str, days: u64| {
        let then = SystemTime::now() - Duration::from_secs(days * 86_400);
        File::options().append(true).open(home.path(name)).expect("a file").set_modified(then).expect("a time");
    };
    let ages =
        [("polis-1.json", 3), ("planners-2.json", 4), ("polis-3.json", 5), ("engineer-4.json", 1), ("notes.json", 0)];
    ages.into_iter().for_each(|(name, days)| age(name, days));
    let resumed = |args: &[&str], name: &str| {
        let said = home.play(args, "quit\n");
        assert!(said.contains(&home.path(name).display().to_string()), "{args:?}: {said}");
    };
    resumed(&["--resume"], "polis-1.json");
    age("polis-1.json", 6);
    resumed(&["--resume"], "planners-2.json");
    resumed(&["polis", "--resume"], "polis-3.json");
    resumed(&["--resume", "planners"], "planners-2.json");
    fails(&home.rynek(&["play", "engineer", "--resume"], ""), 1, "No unfinished game of Engineer");
    let planners = home.path("planners-2.json").display().to_string();
    fails(&home.rynek(&["play", "polis", "--resume", &planners], ""), 2, "not of Polis");
}

#[test]
fn a_game_from_standard_input_is_saved_under_a_new_name() {
    let home = Home::new();
    home.play(&["polis", "--seats", "human,random", "--seed", "8"], &(FIRST.to_owned() + "quit\n"));
    let text = fs::read_to_string(home.path("polis-8.json")).expect("the game");
    home.play(&["--resume", "-", "--seed", "8"], &text);
    assert_eq!(actions(home.path("polis-8-2.json")), actions(home.path("polis-8.json")));
    assert!(!Path::new("-").exists());
}

/// Waits until a file fulfils a condition.
fn wait_until(what: impl Fn() -> bool) {
    let start = Instant::now();
    while !what() {
        assert!(start.elapsed() < PATIENCE, "it never happens");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_program_that_is_killed_loses_no_move() {
    let home = Home::new();
    let mut playing = start_in(&home.data, &["play", "polis", "--seats", "human,random", "--seed", "6"]);
    let mut keys = playing.stdin.take().expect("a keyboard");
    keys.write_all(FIRST.repeat(2).as_bytes()).expect("two moves");
    let path = home.path("polis-6.json");
    wait_until(|| path.metadata().is_ok_and(|file| file.len() > 0) && actions(&path).len() == 4);
    playing.kill().expect("it is killed");
    playing.wait().expect("it ends");
    let said = home.play(&["--resume"], "log\nquit\n");
    assert!(said.contains("polis-6.json"), "{said}");
    assert_eq!(actions(&path).len(), 4);
    assert_eq!(home.saved(), ["polis-6.json"], "nothing else is left behind");
}

#[test]
fn a_game_that_two_programs_resume_is_not_overwritten() {
    let home = Home::new();
    home.play(&["polis", "--seats", "human,random", "--seed", "9"], &(FIRST.to_owned() + "quit\n"));
    let path = home.path("polis-9.json");
    let mut slow = start_in(&home.data, &["play", "--resume", "--seed", "9"]);
    let mut keys = slow.stdin.take().expect("a keyboard");
    keys.write_all(FIRST.as_bytes()).expect("a move");
    wait_until(|| actions(&path).len() == 4);
    home.play(&["--resume"], &(FIRST.repeat(3) + "quit\n"));
    let other = fs::read(&path).expect("the game as the other program left it");
    keys.write_all((FIRST.to_owned() + "quit\n").as_bytes()).expect("a move");
    let output = slow.wait_with_output().expect("it ends");
    assert!(err(&output).contains("changed by another program"), "{}", err(&output));
    assert!(out(&output).contains("polis-9-2.json"), "{}", out(&output));
    assert_eq!(fs::read(&path).expect("the game"), other);
    assert_eq!((actions(&path).len(), actions(home.path("polis-9-2.json")).len()), (10, 6));
}

#[test]
fn people_play_on_where_nothing_can_be_saved() {
    let output = rynek_in(Path::new("/dev/null"), &["play", "polis", "--seed", "2"], FIRST.repeat(2));
    fails(&output, 3, "cannot be written");
    let said = String::from_utf8(output.stdout).expect("text");
    assert_eq!(said.matches("Player 1 (").count(), 5, "two moves are played, and a third is asked for: {said}");
}

#[test]
fn a_number_plays_only_what_a_list_shows() {
    let home = Home::new();
    let played = |input: &str| {
        let name = place("game.json");
        let args = ["polis", "--seats", "human,random", "--seed", "4", "--save", &name];
        let said = home.play(&args, &format!("{input}\nquit\n"));
        let own: Vec<String> = actions(&name).into_iter().step_by(2).collect();
        (own, said)
    };
    let (none, said) = played("1");
    assert_eq!((none.len(), said.contains("no list of moves has been shown")), (0, true), "{said}");
    let (_, listed) = played("moves\nnext");
    let line = |number: usize| {
        let start = format!("{number}: ");
        let line = listed.lines().find_map(|line| line.strip_prefix(&start)).expect("it is listed");
        line.split("   ").next().expect("notation").to_owned()
    };
    assert_eq!(played("moves\n3").0, [line(3)]);
    let (none, said) = played("moves\n41");
    assert_eq!((none.len(), said.contains("shows moves 1 to 40")), (0, true), "{said}");
    assert_eq!(played("moves\nnext\n41").0, [line(41)]);
    assert_eq!(played("moves\nnext\n2").0, [line(2)]);
    assert_eq!(played(&format!("moves\nmoves {}\n2\n1", line(41))).0, [line(41)]);
    assert_eq!(played("moves\nmoves nothing\n1").0.len(), 0);
    // A list is valid for one position only: not for the next, nor for an earlier one.
    assert_eq!(played("moves\n1\n1\n2").0.len(), 1);
    assert_eq!(played("moves\n1\nmoves\nundo\n1").0.len(), 1, "the record still has what was taken back");
}
