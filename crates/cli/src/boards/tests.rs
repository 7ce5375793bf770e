use rynek_bots::Spec;
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Language, Turn, series_rng, setup};
use serde_json::json;

use super::*;

/// The columns of the usual terminal.
const USUAL: usize = 80;

#[test]
fn every_board_has_a_game() {
    assert!(IDS.iter().all(|id| rynek_catalog::IDS.contains(id)));
}

fn both_languages() -> [Words; 2] {
    let texts = [&[crate::WORDS], WORDS].concat();
    [Language::ENGLISH, Language::from_code("pl").expect("Polish")]
        .map(|language| rynek_catalog::words(language, &texts))
}

/// A whole game between bots.
struct Watched<F> {
    players: usize,
    bot: &'static str,
    /// Is shown every position with a decision, and the last one.
    watch: F,
}

/// What is done with a position.
trait Watch {
    fn see<G: Game>(&mut self, game: &G);
}

impl<F: Watch> Visitor for Watched<F> {
    type Output = F;

    fn visit<G: Game>(mut self) -> F {
        let options = if self.players > 1 { json!({"players": self.players}) } else { json!({}) };
        let setup: G::Setup = setup::from_json(&options).expect("options");
        let mut game = G::new(EditionRef::shipped(), &setup).expect("a game");
        let bot = self.bot.parse::<Spec>().expect("a bot").bot::<G>();
        let mut rng = series_rng(3, self.players as u64);
        loop {
            let action = match game.turn() {
                Turn::Chance => game.sample(&mut rng),
                Turn::Player(seat) => {
                    self.watch.see(&game);
                    bot.choose(&game.known(seat), seat, &mut rng)
                }
                Turn::Over => {
                    self.watch.see(&game);
                    return self.watch;
                }
            };
            game.play_unchecked(action);
        }
    }
}

/// Draws the table as the player to move sees it, and as all see it at the end.
struct Widths<'a> {
    words: &'a [Words],
    drawn: usize,
    /// The widest map of those that need more columns.
    widest: usize,
}

impl Watch for Widths<'_> {
    fn see<G: Game>(&mut self, game: &G) {
        let viewer = match game.turn() {
            Turn::Player(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        for words in self.words {
            let parts = draw(game, viewer, words, Some(USUAL));
            for part in parts.iter().filter(|part| !part.rigid) {
                for line in part.within(USUAL).lines() {
                    assert!(width(line) <= USUAL, "{}: {line:?}", G::ID);
                }
            }
            // `Terminal::board` says what is needed.
            self.widest = self.widest.max(Part::needed(&parts).unwrap_or_default());
            self.drawn += 1;
        }
    }
}

#[test]
fn boards_of_whole_games_fit_eighty_columns() {
    let words = both_languages();
    for info in rynek_catalog::all() {
        for players in info.players() {
            for bot in ["random", "greedy"] {
                let watch = Widths { words: &words, drawn: 0, widest: 0 };
                let seen =
                    rynek_catalog::visit(info.id, Watched { players: players.into(), bot, watch }).expect("a game");
                assert!(seen.drawn > 20, "{}", info.id);
                // These cities grow as their players like.
                let grows = matches!(info.id, "polis" | "planners");
                assert!(grows || seen.widest <= USUAL, "{} for {players}: {} columns", info.id, seen.widest);
            }
        }
    }
}

/// The words that can stand in each place of a line.
fn places(line: &str) -> Vec<Vec<&str>> {
    line.split(' ').map(|place| place.split('|').collect()).collect()
}

/// Whether a line of the prompt offers an action. Dots stand for more words.
fn offers(line: &[Vec<&str>], action: &[&str]) -> bool {
    let fits = |(place, word): (&Vec<&str>, &&str)| place.iter().any(|offered| offered.trim_end_matches('…') == *word);
    let dots = line.last().is_some_and(|place| place.iter().any(|word| word.ends_with('…')));
    (line.len() == action.len() || dots && line.len() < action.len()) && line.iter().zip(action).all(fits)
}

/// The prompts of Engineer list what is possible in this position, and nothing else.
struct Prompts {
    projects: usize,
    others: usize,
}

impl Watch for Prompts {
    fn see<G: Game>(&mut self, game: &G) {
        let mut legal = Vec::new();
        game.actions(&mut legal);
        let actions: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let lines = engineer::possible(&actions);
        let lines: Vec<Vec<Vec<&str>>> = lines.iter().map(|line| places(line)).collect();
        let actions: Vec<Vec<&str>> = actions.iter().map(|action| action.split(' ').collect()).collect();
        for action in &actions {
            assert_eq!(lines.iter().filter(|line| offers(line, action)).count(), 1, "{action:?}: {lines:?}");
        }
        for line in &lines {
            for (n, word) in line.iter().enumerate().flat_map(|(n, place)| place.iter().map(move |word| (n, word))) {
                let word = word.trim_end_matches('…');
                let real = |action: &&Vec<&str>| action[0] == line[0][0] && action.get(n) == Some(&word);
                assert!(actions.iter().any(|action| real(&action)), "{word} in {line:?}");
            }
        }
        match actions.first().is_some_and(|action| action[0].starts_with('P')) {
            true => self.projects += 1,
            false => self.others += usize::from(!actions.is_empty()),
        }
    }
}

#[test]
fn prompts_of_engineer_list_what_is_possible() {
    for bot in ["random", "greedy"] {
        let watch = Prompts { projects: 0, others: 0 };
        let seen = rynek_catalog::visit("engineer", Watched { players: 1, bot, watch }).expect("Engineer");
        assert!(seen.projects > 5 && seen.others > 10, "{} {}", seen.projects, seen.others);
    }
}
