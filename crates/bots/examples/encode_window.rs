//! How many legal actions of each game lie outside the window of its action numbers, in random games and in games of
//! the bot `greedy`.
//!
//! `cargo run --profile quick -p rynek-bots --example encode_window`

use rynek_bots::Spec;
use rynek_catalog::{IDS, Visitor, visit};
use rynek_kernel::{EditionRef, Game, Turn, series_rng};

/// Games of each kind.
const GAMES: u64 = 200;

/// What was found in the games of one kind.
#[derive(Default)]
struct Counts {
    decisions: u64,
    /// Decisions with a legal action outside.
    touched: u64,
    /// Decisions in which the action played was outside.
    lost: u64,
    /// Legal actions.
    legal: u64,
    /// Those of them outside.
    outside: u64,
}

struct Count {
    bot: &'static str,
}

impl Visitor for Count {
    type Output = Counts;

    fn visit<G: Game>(self) -> Counts {
        let mut counts = Counts::default();
        let bot = self.bot.parse::<Spec>().expect("a bot").bot::<G>();
        let mut legal = Vec::new();
        for number in 0..GAMES {
            let mut rng = series_rng(5, number);
            let mut game = G::new(EditionRef::shipped(), &Default::default()).expect("default options");
            while game.turn() != Turn::Over {
                let Turn::Player(seat) = game.turn() else {
                    game.play_unchecked(game.sample(&mut rng));
                    continue;
                };
                legal.clear();
                let outside = game.legal_indexes(&mut legal) as u64;
                let action = bot.choose(&game.known(seat), seat, &mut rng);
                counts.decisions += 1;
                counts.touched += u64::from(outside > 0);
                counts.lost += u64::from(game.index_of(action).is_none());
                counts.legal += legal.len() as u64 + outside;
                counts.outside += outside;
                game.play_unchecked(action);
            }
        }
        counts
    }
}

fn main() {
    println!("game         bot     decisions  with some outside  chosen outside  legal actions  of them outside");
    for id in IDS {
        for bot in ["random", "greedy"] {
            let Counts { decisions, touched, lost, legal, outside } =
                visit(id, Count { bot }).expect("a game of the catalog");
            println!("{id:<12} {bot:<7} {decisions:>9}  {touched:>17}  {lost:>14}  {legal:>13}  {outside:>15}");
        }
    }
}
