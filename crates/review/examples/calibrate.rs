//! Measures how well the chances to win of reviews are calibrated, and fits the power that corrects them.
//!
//! ```sh
//! cargo run --release -p rynek-review --example calibrate -- polis 2 casual 100
//! ```
//!
//! plays 100 games for two between bots of the level `casual` and prints, for every tenth, what was called and what was won, then the
//! likelihood with other powers (`stretch` in `settings.json`).

use std::{env, process::ExitCode};

use rynek_bots::{Spec, consider};
use rynek_catalog::AnyGame;
use rynek_kernel::{
    Record, RecordSeat, Turn,
    record::{RECORD_FORMAT, RecordEdition, RecordEvent},
    series_rng,
};
use rynek_review::{Calibration, ReviewTerms, closeness};
use serde_json::json;

/// Every so many decisions of a game one is looked at: those beside each other are alike.
const EVERY: usize = 5;
const POWERS: [f64; 9] = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, players, bot, games] = args.as_slice() else {
        eprintln!("calibrate GAME PLAYERS BOT GAMES");
        return ExitCode::from(2);
    };
    let (Ok(players), Ok(bot), Ok(games)) = (players.parse::<usize>(), bot.parse::<Spec>(), games.parse::<u64>())
    else {
        eprintln!("PLAYERS and GAMES are numbers, and BOT is a bot");
        return ExitCode::from(2);
    };
    let own = closeness(game).stretch;
    let mut now = Calibration::default();
    let mut others = POWERS.map(|power| (power, Calibration::default()));
    for number in 0..games {
        let Some(record) = play(game, players, &bot, number) else {
            eprintln!("{game} cannot be played by {players}");
            return ExitCode::from(2);
        };
        let add = |calibration: &mut Calibration, power| {
            let terms = ReviewTerms { seed: number + 1, ..ReviewTerms::default() };
            calibration.add_game(&record, terms, power, EVERY).expect("a finished game");
        };
        add(&mut now, own);
        others.iter_mut().for_each(|(power, calibration)| add(calibration, *power));
    }
    println!("{game}, {players} players, {bot}, {games} games, stretch {own}");
    for tenth in now.tenths.iter().filter(|tenth| tenth.count > 0) {
        let count = f64::from(tenth.count);
        let [called, won] = [tenth.called, tenth.won].map(|sum| 100.0 * sum / count);
        println!("called {called:5.1} %  won {won:5.1} %  positions {}", tenth.count);
    }
    println!("mean error {:.1} points", 100.0 * now.error());
    for (power, calibration) in others {
        println!(
            "stretch {power:4}: likelihood {:10.1}, mean error {:.1}",
            calibration.likelihood,
            100.0 * calibration.error()
        );
    }
    ExitCode::SUCCESS
}

/// A game between equal bots.
fn play(game: &str, players: usize, bot: &Spec, number: u64) -> Option<Record> {
    let options = if game == "engineer" { json!({}) } else { json!({ "players": players }) };
    let mut game = rynek_catalog::open(game, None, &options).ok()?;
    let mut rng = series_rng(number, 77);
    loop {
        let action = match game.turn() {
            Turn::Over => return Some(record(game.as_ref())),
            Turn::Chance => game.sample(&mut rng),
            Turn::Player(seat) => consider(game.as_ref(), seat, bot, &mut rng).first()?.action.clone(),
        };
        game.apply(&action).ok()?;
    }
}

fn record(game: &dyn AnyGame) -> Record {
    let event = |step: usize| {
        let (seat, action) = game.step(step)?;
        Some(match seat {
            Some(seat) => RecordEvent::Action { seat, action },
            None => RecordEvent::Chance { action },
        })
    };
    Record {
        format: RECORD_FORMAT,
        game: game.id().to_owned(),
        rules: game.rules_version(),
        edition: RecordEdition { hash: game.edition(), components: None },
        setup: game.setup(),
        seats: vec![RecordSeat::unnamed("human"); game.players()],
        events: (0..game.played()).filter_map(event).collect(),
        result: game.outcome(),
        fair: None,
    }
}
