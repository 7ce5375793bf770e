//! Compares the list of fitting objects with a slow one that follows the text of the rules.

use std::collections::BTreeSet;

use crate::common::*;
use crate::slow::{self, At, Board};
use rynek_kernel::{EditionRef, Game, Rng, Seat, Turn, below, pick, series_rng};
use rynek_planners::{Action, Colour, Phase, Planners, Setup, Span, Square};

/// How a random game goes.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any legal action.
    Loose,
    /// Few objects, so that the city grows large and most spots stay open.
    Spacious,
    /// Tiles close to the middle, so that lines are long; objects whenever they fit.
    Dense,
    /// Tiles far from the middle.
    Stretched,
}

impl Style {
    const ALL: [Style; 4] = [Style::Loose, Style::Spacious, Style::Dense, Style::Stretched];

    fn choose(self, game: &Planners, rng: &mut impl Rng) -> Action {
        let actions = actions(game);
        match (self, game.phase()) {
            (Style::Spacious, Phase::Choice) if below(rng, 4) > 0 => actions[0],
            (Style::Dense, Phase::Choice) if actions.len() > 1 => *pick(rng, &actions[1..]),
            (Style::Dense, Phase::Tile(_)) => some(&actions, rng).min_by_key(off).unwrap(),
            (Style::Stretched, Phase::Tile(_)) => some(&actions, rng).max_by_key(off).unwrap(),
            _ => *pick(rng, &actions),
        }
    }
}

/// Some of these, drawn at random.
fn some<'a>(actions: &'a [Action], rng: &'a mut impl Rng) -> impl Iterator<Item = Action> + 'a {
    (0..8).map(|_| *pick(rng, actions))
}

/// The distance of a tile from the opening tile.
fn off(action: &Action) -> i32 {
    match action {
        Action::Tile(place, _) => i32::from(place.x).pow(2) + i32::from(place.y).pow(2),
        _ => 0,
    }
}

/// A game with each edition from its beginning to its end.
fn visit(setup: Setup, style: Style, series: u64, mut look: impl FnMut(&Planners)) {
    for (_, edition) in EditionRef::all_shipped() {
        visit_one(Planners::new(edition, &setup).unwrap(), style, series, &mut look);
    }
}

fn visit_one(mut game: Planners, style: Style, series: u64, look: &mut impl FnMut(&Planners)) {
    let mut rng = series_rng(60 + style as u64, series);
    loop {
        let action = match game.turn() {
            Turn::Player(_) => style.choose(&game, &mut rng),
            Turn::Chance => game.sample(&mut rng),
            Turn::Over => return look(&game),
        };
        look(&game);
        game.play_unchecked(action);
    }
}

fn ends(span: Span) -> (At, At) {
    let [from, to] = span.ends().map(|end| (i32::from(end.x), i32::from(end.y)));
    (from, to)
}

/// Compares both implementations in one position.
fn assert_agrees(game: &Planners) -> usize {
    let board = Board::of(game);
    let youngest = game.setup().youngest;
    let mut found = 0;
    for seat in Seat::all(game.players()) {
        assert_eq!(game.points(seat), slow::points(game, seat));
        let Some(colour) = game.colour(seat) else { continue };
        let expected = board.fits(colour.code(), &game.left(seat), youngest);
        let fits = game.fits(seat);
        assert_eq!(fits.iter().map(|span| ends(*span)).collect::<BTreeSet<_>>(), expected, "{game:?}");
        assert_eq!(fits.len(), expected.len(), "none is listed twice");
        found += expected.len();
        let laid = slow::laid(game, seat);
        let mut all: Vec<usize> = game.left(seat).into_iter().map(usize::from).chain(laid).collect();
        all.sort_unstable();
        assert_eq!(all, game.edition().lengths().iter().map(|length| usize::from(*length)).collect::<Vec<_>>());
    }
    let places = game.city().places().iter().map(|place| (i32::from(place.x), i32::from(place.y)));
    let expected = if board.tiles.is_empty() { BTreeSet::from([(0, 0)]) } else { board.places() };
    assert_eq!(places.collect::<BTreeSet<At>>(), expected);
    found
}

/// planners.place.ends
/// planners.place.hole
/// planners.place.taken
/// planners.variant.youngest
#[test]
fn what_fits_agrees_with_a_slow_list() {
    let (mut positions, mut fits) = (0, [0; 2]);
    for series in 0..length(1, 4) as u64 {
        for style in Style::ALL {
            for players in 2..=4 {
                for youngest in [false, true] {
                    visit(Setup { players, youngest, ..Setup::default() }, style, series, |game| {
                        fits[usize::from(youngest)] += assert_agrees(game);
                        positions += 1;
                    });
                }
            }
        }
    }
    // Both ways of playing were seen, and plenty of either.
    assert!(positions > length(1_250, 5_000), "{positions}");
    assert!(fits[0] > length(3_750, 15_000) && fits[1] > fits[0], "{fits:?}");
}

/// planners.extend.endless
/// planners.place.borders
#[test]
fn what_fits_agrees_along_lines_of_all_tiles() {
    for youngest in [false, true] {
        for step in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let mut game =
                Planners::new(EditionRef::shipped(), &Setup { players: 4, youngest, ..Setup::default() }).unwrap();
            play(&mut game, "draw 13");
            Colour::ALL.iter().for_each(|colour| play(&mut game, &format!("take {colour}")));
            line(&mut game, step, |game| {
                assert_agrees(game);
            });
            // Objects can be placed at the far end, too.
            let far = |span: &Span| span.from().x.abs().max(span.from().y.abs()) > 50;
            let furthest = Seat::all(4).find_map(|seat| Some((seat, game.fits(seat).into_iter().find(far)?)));
            let (seat, span) = furthest.expect("something fits beyond 50");
            (0..seat.index()).for_each(|_| play(&mut game, "pass"));
            play(&mut game, &format!("lay {span}"));
            assert_agrees(&game);
        }
    }
}

/// planners.place.line
/// planners.place.length
/// planners.place.city
/// What is refused and what is taken, for every two squares up to eight apart, a little beyond the city too.
#[test]
fn refusals_agree_with_a_slow_list() {
    for (series, style) in Style::ALL.into_iter().enumerate() {
        let setup = Setup { players: 3, youngest: series % 2 == 1, ..Setup::default() };
        visit(setup, style, 9, |game| {
            let Turn::Player(seat) = game.turn() else { return };
            let laying = matches!(game.phase(), Phase::Choice | Phase::Final);
            if !laying || game.city().objects().len() % 4 != 3 {
                return;
            }
            let board = Board::of(game);
            let expected = board.fits(game.colour(seat).unwrap().code(), &game.left(seat), setup.youngest);
            for (x, y) in board.squares.keys() {
                let from = Square::new(*x as i8, *y as i8);
                let others = (-1..=8).flat_map(|n| [(n, 0), (0, n), (n, n), (n, 1)]);
                for (right, down) in others {
                    let to = Square::new(from.x + right, from.y + down);
                    let span = Span::between(from, to);
                    let taken = game.check(Action::Lay(span)).is_ok();
                    assert_eq!(taken, expected.contains(&ends(span)), "{span}");
                }
            }
        });
    }
}
