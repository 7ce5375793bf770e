//! The board of Boulevards: the town, the shares, the players, and the viewer's hand.

mod pieces;

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use rynek_boulevards::{Attraction, AttractionView, Kind, LotView, PlayerView, Step, StreetView, View};
use rynek_kernel::{Arg, Message, Seat, Turn};
use rynek_words::Words;
use serde_json::Value;

use super::{Board, Part, by_its_type, pieces::Piece};
use crate::wrap::width;

/// The width of a lot on the map, and the least width of an attraction.
const LOT: usize = 4;
const PLACE: usize = 15;

/// The board of Boulevards.
pub struct BoulevardsBoard;

impl Board for BoulevardsBoard {
    fn draw(&self, view: Value, seats: &[Seat], words: &Words, columns: usize) -> Vec<Part> {
        draw(&by_its_type(view), seats, words, columns)
    }

    fn pieces(&self, place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
        pieces::pieces(place, value, words)
    }
}

fn draw(view: &View, seats: &[Seat], words: &Words, columns: usize) -> Vec<Part> {
    let mut parts = vec![Part::text(heading(view, words)), Part::map(map(view, words))];
    parts.push(Part::text(words.word("boulevards-board-legend")));
    let fits = |table: &String| table.lines().all(|line| width(line) <= columns);
    let table = [Room::Wide, Room::Narrow].into_iter().map(|room| shares(view, words, room)).find(fits);
    parts.push(Part::map(table.unwrap_or_else(|| shares(view, words, Room::Narrowest))));
    parts.extend((0..view.players.len()).map(|n| Part::text(player(view, Seat::new(n), words))));
    parts.extend(seats.iter().map(|seat| Part::text(holdings(view, *seat, words))));
    parts.extend(hand(view, words).map(Part::text));
    parts
}

/// The end comes with a building, without a stage before it.
fn heading(view: &View, words: &Words) -> String {
    let step = match view.step {
        Step::Deal => "deal",
        Step::Build if view.selling => "sell",
        Step::Build => "build",
        Step::Share => "share",
        Step::Draw => "draw",
        Step::Over => "over",
    };
    let step = Message::new(format!("boulevards-board-step-{step}")).with("seat", view.mover.number());
    words.say(&step.then(Message::new("boulevards-board-bag").with("count", view.bag)))
}

/// Attractions in three rows, horizontal streets between them and vertical streets below them.
fn map(view: &View, words: &Words) -> String {
    // Nothing is right of the last attraction in a row, so its name may be longer.
    let inner = view.attractions.iter().filter(|place| place.x < 2).map(|place| width(&name(place, words)) + 1);
    let room = inner.chain([PLACE]).max().unwrap_or(PLACE);
    let mut lines = Vec::new();
    for y in 0..3 {
        let (mut names, mut stacks) = (String::new(), String::new());
        for x in 0..3 {
            let Some(place) = view.attractions.iter().find(|place| (place.x, place.y) == (x, y)) else { continue };
            let bold = if place.pays { Style::new().bold() } else { Style::new().dimmed() };
            names += &format!("{bold}{:room$}{bold:#}", name(place, words));
            stacks += &format!("{:room$}", format!("[{}]", next_card(place)));
            if let Some(lots) = street_from(view, (x, y), (x + 1, y)) {
                names += &lots.iter().map(|(kind, lot)| label(view, *kind, lot)).collect::<String>();
                stacks += &lots.iter().map(|(_, lot)| price(lot)).collect::<String>();
                names.push(' ');
                stacks.push(' ');
            }
        }
        lines.extend([names, stacks]);
        let columns: Vec<_> = (0..3).map(|x| street_from(view, (x, y), (x, y + 1))).collect();
        if y == 2 {
            continue;
        }
        for n in 0..4 {
            let cell = |lots: &Option<Vec<(Kind, &LotView)>>| match lots {
                Some(lots) => {
                    let (kind, lot) = lots[n];
                    format!("  {}{}{}", label(view, kind, lot), price(lot), " ".repeat(room - 2 - 2 * LOT))
                }
                None => " ".repeat(room),
            };
            lines.push(columns.iter().map(cell).collect::<Vec<_>>().join(&" ".repeat(4 * LOT + 1)));
        }
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn name(place: &AttractionView, words: &Words) -> String {
    words.word(&format!("boulevards-attraction-{}", place.id.name()))
}

/// The lots of the street between two attractions, in walking order.
fn street_from(view: &View, from: (u8, u8), to: (u8, u8)) -> Option<Vec<(Kind, &LotView)>> {
    let at = |id: Attraction| {
        let place = view.attractions.iter().find(|place| place.id == id);
        place.map(|place| (place.x, place.y))
    };
    let ends = |street: &StreetView| street.ends.map(at);
    let street = view.streets.iter().find(|street| {
        let ends = ends(street);
        ends.contains(&Some(from)) && ends.contains(&Some(to))
    })?;
    let mut lots: Vec<_> = street.lots.iter().map(|lot| (street.kind, lot)).collect();
    if ends(street)[0] != Some(from) {
        lots.reverse();
    }
    Some(lots)
}

/// A lot's name on the colour of its kind once it is built on; a star marks the viewer's own building.
fn label(view: &View, kind: Kind, lot: &LotView) -> String {
    let own = view.hand.iter().flatten().any(|building| building.lot == lot.lot);
    let style = match (lot.built, own) {
        (true, _) => ground(kind),
        (false, true) => Style::new().bold().underline(),
        (false, false) => Style::new(),
    };
    let star = if own { "*" } else { "" };
    let name = format!("{}{star}", lot.lot);
    format!("{style}{name}{style:#}{}", " ".repeat(LOT - name.len()))
}

/// `##` for a building, else its cost; `!` for double.
fn price(lot: &LotView) -> String {
    let text = match lot.built {
        true => "##".to_owned(),
        false => format!("{}{}", lot.cost, if lot.cost > lot.printed { "!" } else { "" }),
    };
    format!("{text:LOT$}")
}

pub(super) fn ground(kind: Kind) -> Style {
    let shade = match kind {
        Kind::Villa => 28,
        Kind::Block => 25,
        Kind::Office => 91,
        Kind::Factory => 130,
    };
    let ground = Color::Ansi256(Ansi256Color(shade));
    Style::new().bg_color(Some(ground)).fg_color(Some(AnsiColor::BrightWhite.into()))
}

/// The next card of a stack: its price, 0 for a free one, a dash if there is none.
fn next_card(place: &AttractionView) -> String {
    place.stack.first().map_or("-".to_owned(), u8::to_string)
}

/// How much room the table of shares takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// With the names beside the ids.
    Wide,
    Narrow,
    /// With the least for the seats.
    Narrowest,
}

/// For every attraction: the next cards, the payout of shares, and what each seat has and would get.
fn shares(view: &View, words: &Words, room: Room) -> String {
    let (name_width, pays_width, seat_width) = match room {
        Room::Wide => (18, 4, 9),
        Room::Narrow => (0, 3, 8),
        Room::Narrowest => (0, 3, 5),
    };
    let column = |n: usize| {
        let key = if room == Room::Narrowest { "boulevards-board-seat-short" } else { "boulevards-board-seat" };
        let seat = Message::new(key).with("seat", Seat::new(n).number());
        format!("{:>seat_width$}", words.say(&seat))
    };
    let seats: String = (0..view.players.len()).map(column).collect();
    let stacks = view.attractions.iter().map(|place| 2 * place.stack.len()).max().unwrap_or_default();
    let stack = words.word("boulevards-board-stack");
    let stack_width = stacks.max(stack.chars().count()) + 1;
    let pays = words.word("boulevards-board-pays");
    let pays_total = view.attractions.first().map_or(0, |place| place.dividends.len().saturating_sub(1)) * pays_width;
    let label_width = 18 + name_width;
    let title = words.word("boulevards-board-shares");
    let mut lines = vec![format!("{title}\n{:label_width$}{stack:<stack_width$}{pays:>pays_total$.pays_total$}{seats}", "")];
    for (n, place) in view.attractions.iter().enumerate() {
        let name = name(place, words);
        let stack: Vec<String> = place.stack.iter().map(u8::to_string).collect();
        let pays: String = place.dividends.iter().skip(1).map(|pays| format!("{pays:>pays_width$}")).collect();
        let held = |player: &PlayerView| match player.shares[n].len() {
            0 => format!("{:>seat_width$}", "."),
            count if room == Room::Narrowest => format!("{:>seat_width$}", format!("{count}+{}", place.dividends[count])),
            count => format!("{:>seat_width$}", format!("{count} (+{})", place.dividends[count])),
        };
        let held: String = view.players.iter().map(held).collect();
        let style = if place.pays { Style::new() } else { Style::new().dimmed() };
        let dead = if place.pays { ' ' } else { 'x' };
        let name = if room == Room::Wide { format!("{name:<name_width$}") } else { String::new() };
        let row = format!("{dead} {:<15} {name}{:<stack_width$}{pays}{held}", place.id.name(), stack.join(" "));
        lines.push(format!("{style}{row}{style:#}"));
    }
    lines.join("\n")
}

fn player(view: &View, seat: Seat, words: &Words) -> String {
    let player = &view.players[seat.index()];
    let key = match (player.out, view.turn == Turn::Player(seat)) {
        (0, false) => "boulevards-board-player",
        (0, true) => "boulevards-board-player-to-move",
        _ => "boulevards-board-player-out",
    };
    let message = Message::new(key).with("seat", seat.number()).with("cash", player.cash).with("funds", player.funds);
    words.say(&message.with("buildings", player.buildings))
}

/// The cards of a seat, by their prices.
fn holdings(view: &View, seat: Seat, words: &Words) -> String {
    let held = view.attractions.iter().zip(&view.players[seat.index()].shares).filter(|(_, prices)| !prices.is_empty());
    let card = |(place, prices): (&AttractionView, &Vec<u8>)| {
        let card = Message::new("boulevards-board-cards").with("attraction", place.id.name());
        card.with("prices", Arg::list(prices.iter().copied()))
    };
    let cards: Vec<Message> = held.map(card).collect();
    let holdings = Message::new("boulevards-board-holdings").with("seat", seat.number()).with("count", cards.len());
    words.say(&holdings.with("cards", Arg::list(cards)))
}

/// The viewer's own buildings, each with its current cost. A spectator has none.
fn hand(view: &View, words: &Words) -> Option<String> {
    let hand = view.hand.as_ref()?;
    let kind = |letter: char| view.streets.iter().find(|street| street.letter == letter).map(|street| street.kind);
    let building = |building: &rynek_boulevards::BuildingView| {
        let kind = kind(building.lot.street().letter()).map_or("", Kind::name);
        let message = Message::new("boulevards-board-building").with("lot", building.lot.to_string());
        message.with("kind", kind).with("cost", building.cost)
    };
    let buildings = Arg::list(hand.iter().map(building));
    Some(words.say(&Message::new("boulevards-board-hand").with("count", hand.len()).with("buildings", buildings)))
}
