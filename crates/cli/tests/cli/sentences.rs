//! Log lines and refusals as players read them: whole sentences, in the grammar of each language, without codes.

use rynek_boulevards::Boulevards;
use rynek_kernel::{EditionRef, Explain, Game, Language, Message, Seat, Viewer};
use rynek_planners::Planners;
use rynek_polis::Polis;
use rynek_words::Words;

use crate::words::all_texts;

/// A game of two after these actions.
fn after<G: Game>(actions: &str) -> G {
    let mut game = G::new(EditionRef::shipped(), &Default::default()).expect("default options");
    for action in actions.split(", ").filter(|action| !action.is_empty()) {
        game.apply(read::<G>(action)).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    game
}

fn read<G: Game>(action: &str) -> G::Action {
    action.parse().unwrap_or_else(|_| panic!("{action}"))
}

/// In English and in Polish.
fn said(message: &Message) -> [String; 2] {
    ["en", "pl"].map(|code| Words::new(Language::from_code(code).expect("a language"), &all_texts()).say(message))
}

fn line<G: Game>(before: &str, action: &str) -> [String; 2] {
    let game: G = after(before);
    game.check(read::<G>(action)).unwrap_or_else(|error| panic!("{action}: {error}"));
    said(&game.describe(read::<G>(action), Viewer::Seat(Seat::new(0))))
}

fn refusal<G: Game>(before: &str, action: &str) -> [String; 2] {
    said(&after::<G>(before).check(read::<G>(action)).expect_err("a rule forbids it").message())
}

const MARKET: &str = "draw 31, draw 5, draw 30, draw 12";
const CITY: &str = "draw 11, take red, take green";
const HANDS: &str = "draw A1, draw A2, draw A3, draw A4, draw C1, draw C4, draw L1, draw D4";
const STREET: &str = "build A4, free pool, draw B1, build C1, pass, draw B4, build A3, pass, draw E1, build C4, pass, \
                      draw E4, build A2, pass, draw G1, build D4, pass, draw G4";

#[test]
fn polis_names_a_tile_by_what_is_on_it() {
    let line = line::<Polis>;
    assert_eq!(
        line("", "draw 30"),
        [
            "A tile with 2 houses and a quarry is added to the market.",
            "Na rynek trafia kafel z 2 domami i kamieniołomem."
        ]
    );
    assert_eq!(
        line(MARKET, "31 1,-1 1"),
        [
            "Player 1 takes a tile with a house, a market and a quarry for free and builds on the ground.",
            "Gracz 1 bierze kafel z domem, targowiskiem i kamieniołomem za darmo i buduje na ziemi."
        ]
    );
    assert_eq!(
        line(MARKET, "5 1,-1 1"),
        [
            "Player 1 takes a tile with a house plaza, a market and barracks for 1 stone and builds on the ground.",
            "Gracz 1 bierze kafel z placem przydomowym, targowiskiem i koszarami za 1 kamień i buduje na ziemi."
        ]
    );
    let [en, pl] = refusal::<Polis>(MARKET, "31 0,0 0");
    assert!(en.starts_with("There is nothing under one hex of the tile. "), "{en}");
    assert!(pl.starts_with("Pod 1 polem kafla nic nie ma. "), "{pl}");
    let [en, pl] = refusal::<Polis>(MARKET, "1 9,9 0");
    assert_eq!(en, "Tile 1 is not in the market. Take tile 31, 5, 30 or 12.");
    assert_eq!(pl, "Kafla 1 nie ma na rynku. Weź kafel 31, 5, 30 lub 12.");
}

#[test]
fn planners_names_symbols_and_objects() {
    let line = line::<Planners>;
    // Every tile of the default edition shows the same, so only the first edition names it.
    assert_eq!(line("", "draw 11"), ["The opening tile is revealed.", "Odkryto płytkę początkową."]);
    assert_eq!(line(&format!("{CITY}, extend"), "draw 14"), ["Player 1 draws a tile.", "Gracz 1 dobiera płytkę."]);
    let (_, first) = EditionRef::all_shipped().find(|(shipped, _)| shipped.id == "24").expect("it ships");
    let mut game = Planners::new(first, &Default::default()).expect("default options");
    let [en, pl] = said(&game.describe(read::<Planners>("draw 13"), Viewer::Spectator));
    let symbols = "2 red symbols, 2 green symbols, a blue symbol, a yellow symbol and 2 holes";
    assert_eq!(en, format!("The city starts from a tile with {symbols}."));
    let symbols = "2 czerwonymi symbolami, 2 zielonymi symbolami, niebieskim symbolem, żółtym symbolem i 2 dziurami";
    assert_eq!(pl, format!("Miasto zaczyna się od płytki z {symbols}."));
    game.apply(read::<Planners>("draw 13")).expect("a tile of the box");
    // Yellow is for trams in the default edition, and for street lamps in the first.
    let [en, _] = said(&game.describe(read::<Planners>("take yellow"), Viewer::Spectator));
    assert_eq!(en, "Player 1 chooses yellow and takes the street lamps.");
    assert_eq!(
        line("draw 11", "take yellow"),
        ["Player 1 chooses yellow and takes the trams.", "Gracz 1 wybiera kolor żółty i bierze tramwaje."]
    );
    assert_eq!(
        line("draw 11", "take green"),
        [
            "Player 1 chooses green and takes the rows of trees.",
            "Gracz 1 wybiera kolor zielony i bierze szpalery drzew."
        ]
    );
    assert_eq!(
        line(CITY, "lay 0,1 2,1"),
        ["Player 1 places a building of length 3.", "Gracz 1 umieszcza budynek o długości 3."]
    );
    let blue = CITY.replace("red", "blue");
    let [_, pl] = refusal::<Planners>(&blue, "lay 0,1 2,1");
    assert!(pl.starts_with("Na jednym z końców obiektu nie ma niebieskiego symbolu. "), "{pl}");
    assert_eq!(
        line(&format!("{CITY}, extend, draw 14"), "tile 0,1 1"),
        [
            "Player 1 adds the tile to the city, rotated 90° clockwise.",
            "Gracz 1 dokłada płytkę do miasta, obróconą o 90° w prawo."
        ]
    );
    let [en, pl] = refusal::<Planners>(CITY, "lay 0,0 7,0");
    assert_eq!(en, "You have no object of length 8 left. Your lengths: 2, 3, 4, 5, 6 and 7.");
    assert_eq!(pl, "Nie masz już obiektu o długości 8. Twoje długości: 2, 3, 4, 5, 6 i 7.");
}

#[test]
fn boulevards_declines_attractions() {
    let line = line::<Boulevards>;
    assert_eq!(line("", "draw A1"), ["Player 1 draws a villa for A1.", "Gracz 1 losuje willę na działkę A1."]);
    assert_eq!(
        line(HANDS, "build A4"),
        ["Player 1 builds a villa on A4 for 1 million.", "Gracz 1 stawia willę na działce A4 za 1 mln."]
    );
    assert_eq!(
        line(HANDS, "build A2"),
        [
            "Player 1 builds a villa on A2 for 2 million. That is the double price.",
            "Gracz 1 stawia willę na działce A2 za 2 mln. To podwójna cena."
        ]
    );
    assert_eq!(
        line(&format!("{HANDS}, build A4"), "free pool"),
        ["Player 1 takes the free share of the swimming pool.", "Gracz 1 bierze darmową kartę udziałów w pływalni."]
    );
    let [en, pl] = refusal::<Boulevards>(&format!("{HANDS}, build A4"), "free cinema");
    assert_eq!(en, "You can take the free share of the cinema only right after building on A1, E4 or F4.");
    assert_eq!(pl, "Darmową kartę udziałów w kinie możesz wziąć tylko zaraz po budowie na działce A1, E4 lub F4.");
}

#[test]
fn a_finished_street_of_boulevards_is_told_in_sentences() {
    let [en, pl] = line::<Boulevards>(&format!("{HANDS}, {STREET}"), "build A1");
    assert_eq!(
        en,
        "Player 1 builds a villa on A1 for 1 million and finishes street A between the cinema and the swimming pool. \
         Player 1 gets 7 million for shares."
    );
    assert_eq!(
        pl,
        "Gracz 1 stawia willę na działce A1 za 1 mln i kończy zabudowę ulicy A między kinem a pływalnią. \
         Gracz 1 dostaje 7 mln za udziały."
    );
}
