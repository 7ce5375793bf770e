//! The encodings of all games, and the tables of `docs/encodings.md`.

use std::{fmt::Write as _, fs};

use rynek_catalog::{IDS, Visitor, encoded, open, visit};
use rynek_kernel::{EditionRef, Game, Space, Turn, Viewer, series_rng};
use serde_json::json;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encodings.md");
/// What follows this line of the page is written by the test.
const MARK: &str = "<!-- The rest of this page is written by a test: RYNEK_BLESS=1 cargo test -p rynek-catalog -->\n";

struct Describe;

impl Visitor for Describe {
    type Output = Option<(usize, Space)>;

    /// The players at the default table, and its space; a game may have no encoding.
    fn visit<G: Game>(self) -> Option<(usize, Space)> {
        let setup = G::Setup::default();
        let players = rynek_kernel::Setup::players(&setup);
        G::space(EditionRef::shipped(), &setup).map(|space| (players, space))
    }
}

fn shape(shape: &[usize]) -> String {
    shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(" × ")
}

fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

fn tables() -> String {
    let mut page = String::new();
    for id in IDS {
        let Some((players, space)) = visit(id, Describe).expect("a game of the catalog") else { continue };
        let Space { parts, cells, ranges, actions } = space;
        let title = format!("{}{}", id[..1].to_uppercase(), &id[1..]);
        let table = if players == 1 { "alone".to_owned() } else { format!("with {players} players") };
        let _ = writeln!(page, "\n## {title}\n\nAn observation {table} has {} cells.\n", grouped(cells));
        let _ = writeln!(page, "| part | first cell | shape | values | meaning |\n| --- | --- | --- | --- | --- |");
        let mut first = 0;
        for part in &parts {
            let (name, values) = (part.name, format!("{} to {}", part.low, part.high));
            let _ = writeln!(page, "| `{name}` | {first} | {} | {values} | {} |", shape(&part.shape), part.about);
            first += part.cells();
        }
        let _ = writeln!(page, "\nThere are {} action numbers.\n", grouped(actions));
        let _ = writeln!(page, "| actions | first number | shape | meaning |\n| --- | --- | --- | --- |");
        let mut first = 0;
        for range in &ranges {
            let _ = writeln!(page, "| `{}` | {first} | {} | {} |", range.name, shape(&range.shape), range.about);
            first += range.actions();
        }
    }
    page
}

/// A game that loses its encoding would be missing on the page.
#[test]
fn the_page_has_the_tables_of_every_game() {
    let page = fs::read_to_string(PAGE).expect("docs/encodings.md");
    let (text, shown) = page.split_once(MARK).expect("the line above the tables");
    let tables = tables();
    if std::env::var_os("RYNEK_BLESS").is_some() {
        fs::write(PAGE, format!("{text}{MARK}{tables}")).expect("the page can be written");
    } else {
        assert!(shown == tables, "docs/encodings.md is not up to date; RYNEK_BLESS=1 writes it");
    }
}

/// The same numbers through text and JSON, for programs that do not know the types of a game.
#[test]
fn any_game_is_observed_and_played_by_numbers() {
    for id in IDS {
        let mut game = open(id, None, &json!({})).expect("default options");
        let Some(space) = encoded(&*game).space() else { continue };
        let mut rng = series_rng(8, 0);
        let mut cells = vec![0; space.cells];
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance {
                let drawn = game.sample(&mut rng);
                assert_eq!(encoded(&*game).index_of(&drawn), Ok(None));
                game.apply(&drawn).expect("a drawn action");
                continue;
            }
            encoded(&*game).observe(Viewer::Spectator, &mut cells).expect("as many cells as the space has");
            let (legal, outside) = encoded(&*game).legal_indexes();
            assert_eq!(legal.len() + outside, game.actions().len());
            let index = *legal.last().expect("a numbered action") as usize;
            let action = encoded(&*game).action_at(index).expect("a listed number");
            assert_eq!(encoded(&*game).index_of(&action), Ok(Some(index)));
            game.apply(&action).expect("a legal action");
        }
        let refused = encoded(&*game).observe(Viewer::Spectator, &mut []).expect_err("too few cells");
        assert_eq!(refused.cells, space.cells);
        assert!(encoded(&*game).index_of("dance").is_err() && encoded(&*game).action_at(space.actions).is_none());
    }
}
