//! Cities and games in a few lines.
//!
//! A city is text with one building per line: its site, its colour, and its levels from the lowest to the top. A level
//! is a dot, or the number of the seat that has a roof on it. So `A4 black .1` is a black building of two floors with a
//! roof of seat 1 on top.

// Each test file uses some of this.
#![allow(dead_code)]

pub use rynek_kernel::conformance::testing::*;
use rynek_kernel::{Edition, EditionRef, Game, Seat, Turn, conformance::Inventory};
use rynek_rooftops::{CardId, Colour, Components, Floors, Phase, Rooftops, Setup, Site, View};
use serde_json::Value;

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// The edition that ships, with a change to its JSON.
pub fn edition(change: impl FnOnce(&mut Value)) -> EditionRef<Components> {
    let mut sheet = serde_json::to_value(components()).unwrap();
    change(&mut sheet);
    EditionRef::load(&sheet.to_string()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A site by its label.
pub fn site(label: &str) -> Site {
    label.parse().unwrap()
}

/// Floors by their colours.
pub fn floors(colours: &str) -> Floors {
    colours.parse().unwrap()
}

/// A game before anything was drawn.
pub fn game_with(setup: Setup) -> Rooftops {
    Rooftops::new(EditionRef::shipped(), &setup).unwrap()
}

/// The default options for this many players.
pub fn players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// The position after an action.
pub fn after(game: &Rooftops, action: &str) -> Rooftops {
    let mut game = game.clone();
    play(&mut game, action);
    game
}

/// The legal actions that begin with this word, in notation.
pub fn written(game: &Rooftops, word: &str) -> Vec<String> {
    let all = actions(game).into_iter().map(|action| action.to_string());
    all.filter(|text| text.split(' ').next() == Some(word)).collect()
}

/// A game whose market has cards 9, 17 and 1, before the starting floors.
pub fn dealt(setup: Setup) -> Rooftops {
    let mut game = game_with(setup);
    play_all(&mut game, &["card 9", "card 17", "card 1"]);
    game
}

/// The same at the first turn, with a black, a grey and a brown building far apart.
pub fn begun(setup: Setup) -> Rooftops {
    let mut game = dealt(setup);
    play_all(&mut game, &["start A1 black", "start D3 grey", "start E5 brown"]);
    game
}

fn building(line: &str) -> (Site, Colour, Vec<Option<Seat>>) {
    let [at, colour, levels] = line.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{line}") };
    let roof = |level: char| level.to_digit(10).map(|number| seat(number as usize));
    (site(at), colour.parse().unwrap(), levels.chars().map(roof).collect())
}

/// A position of seat 1's turn with this city and these options.
pub fn city_with(setup: Setup, lines: &str) -> Rooftops {
    let buildings: Vec<_> = lines.lines().filter(|line| !line.trim().is_empty()).map(building).collect();
    begun(setup).with_city(&buildings)
}

/// A position of seat 1's turn with this city, two players.
pub fn city(lines: &str) -> Rooftops {
    city_with(Setup::default(), lines)
}

/// The position with other floors in a stock.
pub fn with_stock(game: &Rooftops, number: usize, colours: &str) -> Rooftops {
    game.clone().with_stock(seat(number), floors(colours))
}

/// The position with other spaces of the black, white, grey and brown marker.
pub fn with_tracks(game: &Rooftops, number: usize, tracks: [u8; 4]) -> Rooftops {
    game.clone().with_tracks(seat(number), tracks)
}

/// The position with other cards in the market, and all others in the pile.
pub fn with_market(game: &Rooftops, market: [u8; 3]) -> Rooftops {
    game.clone().with_cards(market.map(CardId), Default::default())
}

/// The position in another seat's turn.
pub fn with_mover(game: &Rooftops, number: usize) -> Rooftops {
    game.clone().with_mover(seat(number))
}

/// The spaces of a seat's markers.
pub fn tracks(game: &Rooftops, seat: Seat) -> [u8; 4] {
    Colour::ALL.map(|colour| game.track(seat, colour))
}

/// The building on a site, in notation.
pub fn shown(game: &Rooftops, label: &str) -> Option<String> {
    let (colour, _) = game.building(site(label))?;
    let level = |roof: Option<Seat>| roof.map_or(".".to_owned(), |seat| seat.to_string());
    Some(format!("{colour} {}", game.roofs(site(label)).map(level).collect::<String>()))
}

/// The view of a spectator.
pub fn view(game: &Rooftops) -> View {
    game.view(rynek_kernel::Viewer::Spectator)
}

/// If the market lacks a card, fills it with the lowest one of the pile.
pub fn refill(game: &mut Rooftops) {
    if game.phase() == Phase::Refill {
        let card = game.pile().iter().next().unwrap();
        play(game, &format!("card {card}"));
    }
}

/// The player takes a card with the first choice of colours and keeps ten floors of all colours.
pub fn take_any(game: &mut Rooftops) {
    let action = written(game, "take")[0].clone();
    play(game, &action);
    refill(game);
    if game.phase() == Phase::PutBack {
        let Turn::Player(mover) = game.turn() else { panic!("a player puts floors back") };
        let most = |action: &String| {
            let stock = after(game, action).stock(mover);
            Colour::ALL.into_iter().map(|colour| stock.count(colour)).max()
        };
        let action = written(game, "return").into_iter().min_by_key(most).unwrap();
        play(game, &action);
    }
}

/// Whether it is a seat's turn.
pub fn is_turn_of(game: &Rooftops, number: usize) -> bool {
    game.turn() == Turn::Player(seat(number))
}

/// Nine roofs of seat 1 in black buildings, and a white building to build beside.
pub const NINE_ROOFS: &str = "
A1 black 1
A2 black 1
C1 black 1
B1 black 1
B2 black 1
C4 black 1
D1 black 1
D4 black 1
E1 black 1
E5 white .
";

/// Seat 1 has one roof left and the floors for a last build, `build E6 grey E6`; seat 2 has floors of every colour.
pub fn before_last_roof() -> Rooftops {
    let game = with_stock(&city(NINE_ROOFS), 1, "black white grey brown");
    with_stock(&game, 2, "black black white white grey grey brown brown")
}

/// Every component, wherever it is.
pub fn inventory(game: &Rooftops) -> Inventory {
    let mut inventory = Inventory::new();
    let in_stocks = Seat::all(game.players()).flat_map(|seat| game.stock(seat).iter().collect::<Vec<_>>());
    let built = game.map().sites().filter_map(|site| game.building(site));
    let in_city = built.flat_map(|(colour, height)| (0..height).map(move |_| colour));
    for colour in game.bank().iter().chain(in_stocks).chain(in_city) {
        *inventory.entry(format!("{colour} floors")).or_default() += 1;
    }
    let open = game.market().iter().chain(game.starters()).copied();
    for card in game.pile().iter().chain(game.discards().iter()).chain(open) {
        *inventory.entry(format!("card {card}")).or_default() += 1;
    }
    let placed = game.map().sites().flat_map(|site| game.roofs(site).flatten());
    let in_hand = Seat::all(game.players()).flat_map(|seat| (0..game.roofs_left(seat)).map(move |_| seat));
    for seat in placed.chain(in_hand) {
        *inventory.entry(format!("roofs of seat {seat}")).or_default() += 1;
    }
    // Tokens are there before the goals are drawn.
    for goal in 0..game.tokens(Seat::new(0)).len() {
        let taken = Seat::all(game.players()).map(|seat| game.tokens(seat)[goal]).filter(|token| *token > 0);
        for token in taken.chain(game.tokens_left(goal).iter().copied()) {
            *inventory.entry(format!("tokens of {token}")).or_default() += 1;
        }
    }
    inventory
}
