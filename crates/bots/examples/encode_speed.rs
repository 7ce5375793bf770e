//! How many steps per second of processor time a program that learns can take in each game: observe the position for
//! the player to move, list the numbers of the legal actions, choose one at random and apply it. Draws by chance belong
//! to the step before them. Games that end are replaced.
//!
//! `cargo run --profile quick -p rynek-bots --example encode_speed`

use cpu_time::ProcessTime;
use rynek_catalog::{IDS, Visitor, visit};
use rynek_kernel::{EditionRef, Game, Turn, Viewer, below, series_rng};

/// Games that are stepped in turn, as in a training loop.
const GAMES: usize = 64;
/// The steps of a run. The best of several runs counts: other programs can only make one slower.
const STEPS: usize = 400_000;
const RUNS: usize = 3;

/// The steps per second.
struct Speed;

impl Visitor for Speed {
    type Output = f64;

    fn visit<G: Game>(self) -> f64 {
        (0..RUNS).map(|_| run::<G>()).fold(0.0, f64::max)
    }
}

fn run<G: Game>() -> f64 {
    let setup = G::Setup::default();
    let space = G::space(EditionRef::shipped(), &setup).expect("every game of the catalog has an encoding");
    let mut rng = series_rng(1, 0);
    let start = G::new(EditionRef::shipped(), &setup).expect("default options");
    let mut games = vec![start.clone(); GAMES];
    let mut cells = vec![0_i16; GAMES * space.cells];
    let mut legal = Vec::new();
    let began = ProcessTime::now();
    for step in 0..STEPS {
        let place = step % GAMES;
        let game = &mut games[place];
        let seat = loop {
            match game.turn() {
                Turn::Player(seat) => break seat,
                Turn::Chance => game.play_unchecked(game.sample(&mut rng)),
                Turn::Over => *game = start.clone(),
            }
        };
        game.observe(Viewer::Seat(seat), &mut cells[place * space.cells..(place + 1) * space.cells]);
        legal.clear();
        game.legal_indexes(&mut legal);
        let action = match legal.len() {
            // All legal actions are outside the window.
            0 => game.random_action(&mut rng),
            some => {
                let index = legal[below(&mut rng, some as u32) as usize];
                game.action_at(index as usize).expect("a listed number names an action")
            }
        };
        game.play_unchecked(action);
    }
    STEPS as f64 / began.elapsed().as_secs_f64()
}

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    for id in IDS.iter().filter(|id| asked.is_empty() || asked.iter().any(|game| game == *id)) {
        let speed = visit(id, Speed).expect("a game of the catalog");
        println!("{id:<12} {:>6.2} million steps per second", speed / 1e6);
    }
}
