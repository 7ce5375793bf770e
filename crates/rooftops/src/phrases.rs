//! Values of messages: counted floors, and what a card shows.

use rynek_kernel::{Arg, Message};

use crate::{Colour, Floors, cards::Card};

/// A list of things; an empty one says that there is nothing.
fn list(things: impl Iterator<Item = Message>) -> Arg {
    let mut things = things.peekable();
    match things.peek() {
        Some(_) => Arg::list(things),
        None => Arg::list([Message::new("rooftops-floors-none")]),
    }
}

fn counts(floors: Floors) -> impl Iterator<Item = Message> {
    let some = Colour::ALL.into_iter().filter(move |colour| floors.count(*colour) > 0);
    some.map(move |colour| {
        Message::new("rooftops-floors").with("colour", colour.name()).with("count", floors.count(colour))
    })
}

/// A number of floors of each colour.
pub(crate) fn floors(floors: Floors) -> Arg {
    list(counts(floors))
}

/// The sentence with the floors in a player's stock.
pub(crate) fn have(stock: Floors) -> Message {
    match stock.total() {
        0 => Message::new("rooftops-have-none"),
        _ => Message::new("rooftops-have").with("floors", floors(stock)),
    }
}

/// What a card shows.
pub(crate) fn card(card: &Card) -> Arg {
    let jokers = (card.jokers > 0).then(|| Message::new("rooftops-jokers").with("count", card.jokers));
    let machine = card.machine.map(|machine| {
        Message::new("rooftops-machine").with("colour", machine.colour.name()).with("steps", machine.steps)
    });
    list(counts(card.printed).chain(jokers).chain(machine))
}
