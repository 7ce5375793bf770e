//! Pieces of sentences: colours, handfuls of floors, cards.

use rynek_kernel::Message;

use crate::{Colour, Floors, cards::Card};

/// A colour by its name.
pub(crate) fn colour(colour: Colour) -> Message {
    Message::new(format!("rooftops-colour-{colour}"))
}

/// A list of things; `none` is the message for an empty list.
pub(crate) fn list(things: impl DoubleEndedIterator<Item = Message>, none: &'static str) -> Message {
    let joined =
        things.rev().reduce(|rest, first| Message::new("rooftops-list").with("first", first).with("rest", rest));
    joined.unwrap_or_else(|| Message::new(none))
}

fn counts(floors: Floors) -> impl DoubleEndedIterator<Item = Message> {
    let some = Colour::ALL.into_iter().filter(move |colour| floors.count(*colour) > 0);
    some.map(move |colour| Message::new(format!("rooftops-floors-{colour}")).with("count", floors.count(colour)))
}

/// A number of floors of each colour.
pub(crate) fn floors(floors: Floors) -> Message {
    list(counts(floors), "rooftops-floors-none")
}

/// What a card shows.
pub(crate) fn card(card: &Card) -> Message {
    let jokers = (card.jokers > 0).then(|| Message::new("rooftops-jokers").with("count", card.jokers));
    let machine = card.machine.map(|machine| {
        Message::new("rooftops-machine").with("colour", colour(machine.colour)).with("steps", machine.steps)
    });
    list(counts(card.printed).chain(jokers).chain(machine), "rooftops-floors-none")
}
