//! Values of messages: lists of areas, dice and resources.

use rynek_kernel::{Arg, Message};

use crate::{AreaSet, Die, Resource, ResourceSet, Stock, Swap};

pub(crate) fn areas(areas: AreaSet) -> Arg {
    Arg::list(areas.iter().map(|area| area.to_string()))
}

pub(crate) fn dice(dice: impl Iterator<Item = Die>) -> Arg {
    Arg::list(dice.map(|die| die as u8))
}

/// Resources by name.
pub(crate) fn resources(resources: ResourceSet) -> Arg {
    Arg::list(resources.iter().map(|resource| Message::new("engineer-resource").with("resource", resource.name())))
}

/// Resources and money, each with its count; nothing as money.
pub(crate) fn stock(stock: &Stock) -> Arg {
    let some = Resource::ALL.into_iter().filter(|resource| stock.count(*resource) > 0);
    let counted: Vec<Message> = some.map(|resource| counted(resource, stock.count(resource))).collect();
    let money =
        (stock.money > 0 || counted.is_empty()).then(|| Message::new("engineer-money").with("money", stock.money));
    Arg::list(counted.into_iter().chain(money))
}

/// What an exchange gives.
pub(crate) fn received(swap: Swap) -> Arg {
    let count = |resource| swap.get().filter(|one| *one == resource).count() as u8;
    let some = Resource::ALL.into_iter().filter(|resource| count(*resource) > 0);
    Arg::list(some.map(|resource| counted(resource, count(resource))))
}

fn counted(resource: Resource, count: u8) -> Message {
    Message::new("engineer-resources").with("resource", resource.name()).with("count", count)
}
