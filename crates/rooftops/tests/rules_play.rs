//! The rules of Rooftops, one test or more for each: turns and cards.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_kernel::{Game, Seat, Turn};
use rynek_rooftops::{Action, CardId, Floors, Phase, Rooftops, Setup, Trigger};
use serde_json::json;

/// rooftops.turn.order
#[test]
fn turns_go_round_the_table() {
    for number in 2..=4 {
        let mut game = begun(players(number));
        for turn in 0..12 {
            assert_eq!(game.turn(), Turn::Player(Seat::new(turn % game.players())));
            take_any(&mut game);
        }
    }
}

/// rooftops.turn.one
#[test]
fn a_turn_is_a_card_or_a_build() {
    let game = begun(players(2));
    let kinds: BTreeSet<String> =
        actions(&game).iter().map(|action| action.to_string().split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(kinds, BTreeSet::from(["build".to_owned(), "take".to_owned()]));
    let built = after(&game, "build A4 white A4");
    assert!(is_turn_of(&built, 2));
    let mut taken = after(&game, "take 9");
    play(&mut taken, "card 2");
    assert!(is_turn_of(&taken, 2));
}

/// rooftops.turn.no-pass
#[test]
fn passing_is_not_allowed() {
    refuses(&begun(players(2)), "decline", "rooftops.turn.no-pass");
    random_game(game_with(players(3)), 7, |game| {
        let may = actions(game).contains(&Action::Decline);
        assert_eq!(may, game.phase() == Phase::Extra);
    });
}

/// rooftops.turn.card
#[test]
fn a_player_who_cannot_build_takes_a_card() {
    let game = with_stock(&begun(players(2)), 1, "");
    assert!(written(&game, "build").is_empty());
    assert_eq!(actions(&game).len(), written(&game, "take").len());
    assert_eq!(written(&game, "take").len(), 1 + 1 + 10);
}

/// rooftops.card.market
#[test]
fn only_a_card_of_the_market_can_be_taken() {
    let game = begun(players(2));
    for card in [2, 10, 45, 0] {
        refuses(&game, &format!("take {card}"), "rooftops.card.market");
    }
    ["take 9", "take 17", "take 1 grey grey"].iter().for_each(|take| allows(&game, take));
}

/// rooftops.card.floors
#[test]
fn a_card_gives_the_floors_it_shows() {
    let game = begun(players(2));
    let after = after(&game, "take 9");
    assert_eq!(after.stock(seat(1)), game.stock(seat(1)) + floors("black black white white"));
    assert_eq!(after.bank(), game.bank() - floors("black black white white"));
    assert_eq!(after.stock(seat(2)), game.stock(seat(2)));
}

/// rooftops.card.joker
#[test]
fn a_joker_is_a_floor_of_any_colour() {
    let game = with_market(&begun(players(2)), [1, 5, 9]);
    assert_eq!(written(&game, "take").len(), 10 + 4 + 1);
    let after = after(&game, "take 1 brown brown");
    assert_eq!(after.stock(seat(1)), floors("black white grey brown brown brown"));
    // A joker has to be used, and only jokers are chosen.
    refuses(&game, "take 1", "rooftops.card.joker");
    refuses(&game, "take 1 black", "rooftops.card.joker");
    refuses(&game, "take 1 black white grey", "rooftops.card.joker");
    refuses(&game, "take 5", "rooftops.card.joker");
    refuses(&game, "take 9 black", "rooftops.card.joker");
}

/// Seats 2 to 4 have all 30 black floors.
fn without_black() -> Rooftops {
    let mut game = city_with(players(4), "A1 white .\nD3 grey .\nE5 brown .");
    game = with_stock(&game, 1, "white");
    for number in 2..=4 {
        game = with_stock(&game, number, &"black ".repeat(10));
    }
    assert_eq!(game.bank().count(rynek_rooftops::Colour::Black), 0);
    game
}

/// rooftops.card.there
#[test]
fn only_floors_in_the_container_can_be_chosen() {
    let game = with_market(&without_black(), [1, 5, 13]);
    refuses(&game, "take 1 black white", "rooftops.card.there");
    refuses(&game, "take 5 black", "rooftops.card.there");
    allows(&game, "take 5 brown");
    // Two white, two grey, two brown, or two different ones of the three.
    assert_eq!(written(&game, "take").iter().filter(|take| take.starts_with("take 1 ")).count(), 6);
}

/// rooftops.card.machine
#[test]
fn a_card_with_a_machine_moves_the_marker() {
    let game = with_market(&begun(players(2)), [7, 43, 9]);
    let two = after(&game, "take 7 white");
    assert_eq!((tracks(&two, seat(1)), tracks(&two, seat(2))), ([0, 0, 2, 0], [0; 4]));
    assert_eq!(tracks(&after(&game, "take 43"), seat(1)), [0, 0, 0, 1]);
    assert_eq!(tracks(&after(&game, "take 9"), seat(1)), [0; 4]);
}

/// rooftops.card.discard
#[test]
fn a_card_taken_is_discarded() {
    let game = after(&begun(players(2)), "take 17");
    assert_eq!(game.discards().iter().collect::<Vec<_>>(), [CardId(17)]);
    assert_eq!(game.market(), [CardId(9), CardId(1)]);
}

/// rooftops.card.refill
#[test]
fn the_market_is_refilled_immediately() {
    let mut game = with_tracks(&with_market(&begun(players(2)), [33, 9, 17]), 1, [1, 2, 2, 2]);
    play(&mut game, "take 33");
    assert_eq!(game.turn(), Turn::Chance);
    for action in ["take 9", "build A4 white A4", "decline", "return black"] {
        refuses(&game, action, "rooftops.card.refill");
    }
    play(&mut game, "card 10");
    assert_eq!(game.market(), [CardId(9), CardId(17), CardId(10)]);
    // An extra turn sees the new card.
    assert_eq!((game.phase(), is_turn_of(&game, 1)), (Phase::Extra, true));
    allows(&game, "take 10");
}

/// rooftops.card.pile
#[test]
fn every_card_of_the_pile_is_equally_likely() {
    let game = after(&begun(players(2)), "take 9");
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!((chances.len(), chances.iter().all(|(_, weight)| *weight == 1)), (41, true));
    for card in [9, 17, 1, 45] {
        refuses(&game, &format!("card {card}"), "rooftops.card.pile");
    }
}

/// rooftops.card.due
#[test]
fn no_card_is_drawn_into_a_full_market() {
    refuses(&begun(players(2)), "card 2", "rooftops.card.due");
}

/// rooftops.card.reshuffle
#[test]
fn the_discards_become_the_pile() {
    let game = begun(players(2));
    let pile = game.pile();
    let game = game.with_cards([9, 17, 1].map(CardId), pile);
    assert_eq!((game.pile().len(), game.discards().len()), (0, 41));
    let mut game = after(&game, "take 9");
    assert_eq!((game.pile().len(), game.discards().len()), (42, 0));
    // The card just taken is among them.
    play(&mut game, "card 9");
    assert_eq!(game.market(), [CardId(17), CardId(1), CardId(9)]);
}

/// Seat 1 with ten floors.
fn with_ten() -> Rooftops {
    with_stock(&begun(players(2)), 1, "black black black white white white grey grey brown brown")
}

/// rooftops.limit.ten
#[test]
fn nobody_keeps_more_than_ten_floors() {
    let mut game = with_ten();
    play_all(&mut game, &["take 9", "card 2"]);
    assert_eq!((game.stock(seat(1)).total(), game.phase()), (14, Phase::PutBack));
    for wrong in ["return black", "return black black black", "return black black black black white"] {
        refuses(&game, wrong, "rooftops.limit.ten");
    }
    let bank = game.bank();
    play(&mut game, "return black white grey brown");
    assert_eq!(game.stock(seat(1)), with_ten().stock(seat(1)) + floors("black white") - floors("grey brown"));
    assert_eq!((game.bank(), is_turn_of(&game, 2)), (bank + Floors::of_each(1), true));
    // Exactly ten are no more than ten.
    let mut game = with_stock(&begun(players(2)), 1, "black black white white grey grey");
    play_all(&mut game, &["take 9", "card 2"]);
    assert!(is_turn_of(&game, 2));
}

/// rooftops.limit.own
#[test]
fn the_player_chooses_the_floors_to_return() {
    let mut game = with_ten();
    play_all(&mut game, &["take 1 black white", "card 2"]);
    // Any two of the four colours: every colour is there twice.
    assert_eq!(written(&game, "return").len(), 10);
    let mut game = with_stock(&begun(players(2)), 1, "black black black black white white white white white white");
    play_all(&mut game, &["take 1 black grey", "card 2"]);
    refuses(&game, "return brown white", "rooftops.limit.own");
    refuses(&game, "return grey grey", "rooftops.limit.own");
    assert_eq!(written(&game, "return").len(), 5);
}

/// rooftops.limit.when
#[test]
fn floors_are_returned_after_the_refill_and_before_an_extra_turn() {
    let mut game = with_tracks(&with_market(&with_ten(), [33, 9, 17]), 1, [1, 2, 2, 2]);
    play(&mut game, "take 33");
    assert_eq!(game.phase(), Phase::Refill);
    play(&mut game, "card 10");
    assert_eq!(game.phase(), Phase::PutBack);
    play(&mut game, "return black black");
    assert_eq!((game.phase(), game.stock(seat(1)).total(), is_turn_of(&game, 1)), (Phase::Extra, 10, true));
}

/// rooftops.limit.after-extra
/// rooftops.option.limit-after-extra
#[test]
fn floors_can_be_returned_after_an_extra_turn() {
    let setup = Setup { limit_after_extra: true, ..players(2) };
    let ten = with_stock(&begun(setup), 1, "black black black white white white grey grey brown brown");
    let mut game = with_tracks(&with_market(&ten, [33, 9, 17]), 1, [1, 2, 2, 2]);
    play_all(&mut game, &["take 33", "card 10"]);
    assert_eq!((game.phase(), game.stock(seat(1)).total()), (Phase::Extra, 12));
    // All of them can be used in the extra turn.
    let built = after(&game, "build A4 white A4");
    assert_eq!((built.stock(seat(1)).total(), is_turn_of(&built, 2)), (10, true));
    // A declined extra turn ends the turn.
    let mut declined = after(&game, "decline");
    assert_eq!(declined.phase(), Phase::PutBack);
    play(&mut declined, "return black black");
    assert_eq!((declined.stock(seat(1)).total(), is_turn_of(&declined, 2)), (10, true));
    // Six floors too many go back in two parts.
    play_all(&mut game, &["take 9", "card 2"]);
    assert_eq!((game.phase(), view(&game).put_back), (Phase::PutBack, 4));
    refuses(&game, "return black black white white grey brown", "rooftops.limit.ten");
    play(&mut game, "return black black white white");
    assert_eq!((game.phase(), view(&game).put_back, is_turn_of(&game, 1)), (Phase::PutBack, 2, true));
    play(&mut game, "return grey brown");
    assert_eq!((game.stock(seat(1)).total(), is_turn_of(&game, 2)), (10, true));
    // Without an extra turn nothing changes.
    let mut usual = ten;
    play_all(&mut usual, &["take 9", "card 2"]);
    assert_eq!(usual.phase(), Phase::PutBack);
}

/// rooftops.limit.first
#[test]
fn floors_are_returned_before_anything_else() {
    let mut game = with_ten();
    play_all(&mut game, &["take 9", "card 2"]);
    for action in ["take 17", "build A4 white A4", "decline", "card 3", "start A4 black"] {
        refuses(&game, action, "rooftops.limit.first");
    }
}

/// rooftops.limit.only
#[test]
fn no_floors_are_returned_without_need() {
    refuses(&with_ten(), "return black", "rooftops.limit.only");
    refuses(&begun(players(2)), "return black", "rooftops.limit.only");
}

/// rooftops.shortage.printed
#[test]
fn printed_colours_are_taken_first() {
    let game = with_market(&without_black(), [9, 30, 13]);
    assert_eq!(after(&game, "take 9").stock(seat(1)), floors("white white white"));
    // One black floor is left: it cannot be refused.
    let one_left = with_stock(&game, 4, &"black ".repeat(9));
    assert_eq!(after(&one_left, "take 9").stock(seat(1)), floors("black white white white"));
    refuses(&one_left, "take 9 grey grey", "rooftops.shortage.other");
}

/// rooftops.shortage.other
#[test]
fn another_colour_may_replace_a_missing_floor() {
    let game = with_market(&without_black(), [9, 30, 13]);
    let stock = |action| after(&game, action).stock(seat(1)) - floors("white");
    assert_eq!(stock("take 9 grey brown"), floors("white white grey brown"));
    assert_eq!(stock("take 9 white"), floors("white white white"));
    assert_eq!(stock("take 30"), floors("white grey"));
    refuses(&game, "take 9 black", "rooftops.card.there");
    refuses(&game, "take 9 white white white", "rooftops.shortage.other");
    refuses(&game, "take 30 grey brown", "rooftops.shortage.other");
    // Nothing, one or two of three colours; nothing or one; no choice where nothing is missing.
    assert_eq!(written(&game, "take").len(), (1 + 3 + 6) + (1 + 3) + 1);
}

/// An edition with ten floors of each colour, a position where the container has only these, and seat 1 has none.
fn scarce(left: &str, first_card: Option<serde_json::Value>) -> Rooftops {
    let edition = edition(|sheet| {
        sheet["components"]["floors_per_color"] = json!(10);
        sheet["setup"]["start_stock_per_color"] = json!(0);
        if let Some(card) = first_card {
            sheet["supply_cards"][0] = card;
        }
    });
    let mut game = Rooftops::new(edition, &players(4)).unwrap();
    // Black, grey and white, so that the starting floors are known.
    play_all(&mut game, &["card 9", "card 17", "card 13"]);
    play_all(&mut game, &["start A1 black", "start D3 grey", "start E5 white"]);
    let rest = Floors::of_each(10) - floors("black grey white") - floors(left);
    let [blacks, whites, others] = ["black", "white", ""].map(|name| {
        let of = |colour: &str| if name.is_empty() { matches!(colour, "grey" | "brown") } else { colour == name };
        rest.iter().map(|colour| colour.to_string()).filter(|colour| of(colour)).collect::<Vec<_>>()
    });
    // Seats 2 to 4 share them; the last ones stay with seat 1 if ten are not enough.
    let (third, first) = others.split_at(others.len().min(10));
    for (number, stock) in [(1, first), (2, &blacks[..]), (3, &whites[..]), (4, third)] {
        game = with_stock(&game, number, &stock.join(" "));
    }
    let game = with_market(&game, [1, 9, 5]);
    assert_eq!(game.bank(), floors(left));
    game
}

/// rooftops.shortage.none
#[test]
fn an_empty_container_gives_nothing() {
    let game = scarce("", None);
    assert_eq!(written(&game, "take"), ["take 1", "take 9", "take 5"]);
    let after = after(&game, "take 9");
    assert_eq!(after.stock(seat(1)), game.stock(seat(1)));
    assert_eq!(after.end().unwrap().trigger, Trigger::Shortage);
}

/// rooftops.shortage.joker
#[test]
fn a_joker_is_short_only_if_nothing_is_left() {
    let end = |left: &str, action: &str| after(&scarce(left, None), action).end().map(|end| end.trigger);
    assert_eq!(end("brown brown", "take 1 brown brown"), None);
    assert_eq!(end("brown", "take 1 brown"), Some(Trigger::Shortage));
    assert_eq!(end("brown", "take 5 brown"), None);
    assert_eq!(end("", "take 5"), Some(Trigger::Shortage));
    refuses(&scarce("brown", None), "take 1", "rooftops.card.joker");
    refuses(&scarce("brown", None), "take 5", "rooftops.card.joker");
    // A joker can be another colour than the missing one without ending the game.
    let game = with_market(&without_black(), [1, 5, 13]);
    assert_eq!(after(&game, "take 1 grey grey").end(), None);
}

/// rooftops.shortage.jokers-last
/// A card with a printed floor and a joker: no such card ships, but an edition may have one.
#[test]
fn jokers_are_served_after_missing_floors() {
    let card = json!({"id": 1, "floors_bottom_to_top": ["black", "any"]});
    // Black is gone, one brown floor is left: it goes to the joker, whether or not another floor was wanted.
    let game = scarce("brown", Some(card.clone()));
    assert_eq!(
        written(&game, "take").iter().filter(|take| take.starts_with("take 1")).collect::<Vec<_>>(),
        ["take 1 brown"]
    );
    // With two left, one has to be taken for the joker and the other may be.
    let game = scarce("white brown", Some(card));
    let takes: Vec<String> = written(&game, "take").into_iter().filter(|take| take.starts_with("take 1")).collect();
    assert_eq!(takes, ["take 1 white", "take 1 brown", "take 1 white brown"]);
    assert_eq!(after(&game, "take 1 brown").end().map(|end| end.trigger), Some(Trigger::Shortage));
}
