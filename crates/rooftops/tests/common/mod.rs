//! Cities and games in a few lines.
//!
//! A city is written one building a line: its site, its colour, and its levels from the lowest to the top, a dot for a
//! floor without a roof and the number of a seat for one with that seat's roof. So `A4 black .1` is a black building
//! of two floors with a roof of seat 1 on top.

// Each test file uses some of this.
#![allow(dead_code)]

use rynek_kernel::{Edition, EditionRef, Game, Seat, Turn, conformance::Inventory, random_step, series_rng};
use rynek_rooftops::{Action, Colour, Components, Floors, Phase, Rooftops, Setup, Site, View};
use serde_json::{Value, json};

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

/// The seat that people call by this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
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

/// The options for so many players.
pub fn players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// Carries out one action.
pub fn play(game: &mut Rooftops, action: &str) {
    game.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// Carries out several actions.
pub fn play_all(game: &mut Rooftops, actions: &[&str]) {
    actions.iter().for_each(|action| play(game, action));
}

/// The position after an action.
pub fn after(game: &Rooftops, action: &str) -> Rooftops {
    let mut after = game.clone();
    play(&mut after, action);
    after
}

/// Asserts that a rule forbids an action, and that nothing happens.
pub fn refuses(game: &Rooftops, action: &str, rule: &str) {
    let parsed: Action = action.parse().unwrap();
    let mut after = game.clone();
    let refusal = after.apply(parsed).expect_err(action);
    assert_eq!(refusal.rule(), rule, "{action}");
    assert_eq!(after, *game, "{action} was refused but changed something");
    assert!(!actions(game).contains(&parsed), "{action} is forbidden but listed");
}

/// Asserts that an action is legal.
pub fn allows(game: &Rooftops, action: &str) {
    let parsed: Action = action.parse().unwrap();
    assert_eq!(game.check(parsed), Ok(()), "{action}");
    assert!(actions(game).contains(&parsed), "{action} is allowed but not listed");
}

/// The legal actions.
pub fn actions(game: &Rooftops) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// The legal actions as they are written, those that begin with a word.
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

/// The same position with a change to its JSON.
pub fn edited(game: &Rooftops, change: impl FnOnce(&mut Value)) -> Rooftops {
    let mut position = serde_json::to_value(game).unwrap();
    change(&mut position);
    serde_json::from_value(position).unwrap_or_else(|fault| panic!("{fault}"))
}

fn building(line: &str) -> Value {
    let [site, colour, levels] = line.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{line}") };
    let roofs: Vec<Option<u32>> = levels.chars().map(|level| level.to_digit(10)).collect();
    json!({"site": site, "colour": colour, "roofs": roofs})
}

/// A position of seat 1's turn with this city and these options.
pub fn city_with(setup: Setup, lines: &str) -> Rooftops {
    let buildings: Vec<Value> = lines.lines().filter(|line| !line.trim().is_empty()).map(building).collect();
    edited(&begun(setup), |position| position["buildings"] = buildings.into())
}

/// A position of seat 1's turn with this city, two players.
pub fn city(lines: &str) -> Rooftops {
    city_with(Setup::default(), lines)
}

/// The same position with other floors in a stock.
pub fn with_stock(game: &Rooftops, seat: usize, colours: &str) -> Rooftops {
    edited(game, |position| position["developers"][seat - 1]["stock"] = json!(floors(colours)))
}

/// The same position with other spaces of the black, white, grey and brown marker.
pub fn with_tracks(game: &Rooftops, seat: usize, tracks: [u8; 4]) -> Rooftops {
    edited(game, |position| position["developers"][seat - 1]["tracks"] = json!(tracks))
}

/// The same position with other cards in the market, and all others in the pile.
pub fn with_market(game: &Rooftops, market: [u8; 3]) -> Rooftops {
    edited(game, |position| {
        let pile: Vec<u8> =
            components().cards().iter().map(|card| card.0).filter(|card| !market.contains(card)).collect();
        position["market"] = json!(market);
        position["discards"] = json!([]);
        position["pile"] = json!(pile);
    })
}

/// The same position in another seat's turn.
pub fn with_mover(game: &Rooftops, seat: usize) -> Rooftops {
    edited(game, |position| position["mover"] = json!(seat))
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

/// What the table looks like.
pub fn view(game: &Rooftops) -> View {
    game.view(rynek_kernel::Viewer::Spectator)
}

/// Fills the market with the lowest card of the pile if it lacks one.
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

/// A random game, every position on the way shown before it is left.
pub fn random_game(mut game: Rooftops, seed: u64, mut visit: impl FnMut(&Rooftops)) -> Rooftops {
    let mut rng = series_rng(seed, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        visit(&game);
        game.play_unchecked(action);
    }
    game
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

/// Every component, wherever it lies.
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
    // Tokens lie ready before it is known for which goals.
    for goal in 0..game.tokens(Seat::new(0)).len() {
        let taken = Seat::all(game.players()).map(|seat| game.tokens(seat)[goal]).filter(|token| *token > 0);
        for token in taken.chain(game.tokens_left(goal).iter().copied()) {
            *inventory.entry(format!("tokens of {token}")).or_default() += 1;
        }
    }
    inventory
}
