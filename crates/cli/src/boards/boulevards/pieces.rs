//! The attractions and streets of Boulevards.

use rynek_boulevards::Kind;
use rynek_words::Words;
use serde_json::Value;

use super::ground;
use crate::boards::pieces::{Piece, boxes, list, text};

pub fn pieces(place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
    match place {
        "attractions" => Some(list(value).map(|attraction| attraction_card(attraction, words)).collect()),
        "streets" => Some(list(value).map(|street| vec![street_line(street, words)]).collect()),
        _ => None,
    }
}

/// The cards of an attraction, the next one first, and what one to five of them pay.
fn attraction_card(attraction: &Value, words: &Words) -> Piece {
    let id = text(&attraction["id"]);
    let name = words.word(&format!("boulevards-attraction-{id}"));
    let pays: Vec<String> = list(&attraction["dividend_by_share_count"]).skip(1).map(text).collect();
    vec![
        format!("{name} ({id})"),
        format!("{} {}", words.word("boulevards-board-stack"), boxes(&attraction["card_prices_top_to_bottom"])),
        format!("{} {}", words.word("boulevards-board-pays"), pays.join(" ")),
    ]
}

/// A street with its four lots, from end to end.
fn street_line(street: &Value, words: &Words) -> String {
    let kind = text(&street["kind"]);
    let known = [Kind::Villa, Kind::Block, Kind::Office, Kind::Factory].into_iter().find(|known| known.name() == kind);
    let style = known.map(ground).unwrap_or_default();
    let lots: Vec<String> = list(&street["costs"]).map(|cost| format!("{style}{:^4}{style:#}", text(cost))).collect();
    let kind = words.word(&format!("boulevards-kind-{kind}"));
    let end = |field: &str| text(&street[field]);
    format!("{} {:>15} {} {:<15} {kind}", end("letter"), end("lot1_end"), lots.join(" "), end("lot4_end"))
}
