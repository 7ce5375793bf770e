//! Log lines: what an action is about to do.

use rynek_kernel::{Game, Message};
use serde::{Deserialize, Serialize};

use crate::{Action, Area, AreaSet, Clearing, Deed, DistrictId, Engineer, Resource, Swap, Trade, state::Step};

/// Several things, one after another.
fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let joined =
        things.rev().reduce(|rest, first| Message::new("engineer-list").with("first", first).with("rest", rest));
    joined.unwrap_or_else(|| Message::new("engineer-none"))
}

fn areas(areas: AreaSet) -> String {
    areas.iter().map(|area| area.to_string()).collect::<Vec<_>>().join(", ")
}

fn swap(swap: Swap) -> Message {
    let got = swap.get().map(Resource::message);
    let got = got.reduce(|first, rest| Message::new("engineer-plus").with("first", first).with("rest", rest));
    let got = got.unwrap_or_else(|| Message::new("engineer-none"));
    Message::new("engineer-swap").with("give", swap.give().message()).with("get", got)
}

/// The end of a round, which follows without a choice (engineer.end-phase.order): the effects of the log line of its
/// last action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundEnd {
    /// The area that gets a token; `None` if it had one already.
    pub token: Option<Area>,
    /// The money for unused dice.
    pub money: u8,
    /// The time before the action.
    pub from: u8,
    /// The time after it.
    pub to: u8,
}

impl Engineer {
    /// The effects of an action that ends a round, and how the game ends with it, if either happens.
    pub(crate) fn consequences(&self, action: Action) -> (Option<RoundEnd>, Option<Message>) {
        if self.check(action).is_err() {
            return (None, None);
        }
        let mut after = self.clone();
        after.play_unchecked(action);
        (self.ended_round(action, &after), self.end_after(&after))
    }

    fn ended_round(&self, action: Action, after: &Engineer) -> Option<RoundEnd> {
        // The preparation follows a project or an investment only at the end of a round.
        let ended = self.step >= Step::Project && after.step <= Step::Extra;
        // All tokens leave the map when the card is flipped (engineer.extended.turn).
        let had_token = self.tokens.has(after.at) && after.card == self.card;
        let unused = self.die_for(action).map_or(self.dice, |die| self.dice.without(die));
        ended.then(|| RoundEnd {
            token: (!had_token).then_some(after.at),
            money: self.unused_dice_bonus(unused),
            from: self.time,
            to: after.time,
        })
    }

    /// How the game ends with the action that led there, if it does.
    fn end_after(&self, after: &Engineer) -> Option<Message> {
        match after.step {
            Step::Won => Some(Message::new("engineer-log-won").with("time", after.time)),
            Step::OutOfTime => Some(Message::new("engineer-log-out-of-time")),
            Step::OutOfTokens => Some(Message::new("engineer-log-out-of-tokens")),
            _ if after.card > self.card => Some(Message::new("engineer-log-card-turned")),
            _ => None,
        }
    }

    pub(crate) fn tell(&self, action: Action) -> Message {
        match action {
            Action::Layout(layout) => {
                let names = layout.map(|district| self.district_name(district));
                Message::new("engineer-log-layout").with("districts", list(names.into_iter()))
            }
            Action::Start(area) => Message::new("engineer-log-start").with("area", area.to_string()),
            Action::Roll(dice) => Message::new("engineer-log-roll").with("dice", spaced(dice)),
            Action::Keep(dice) => Message::new("engineer-log-keep").with("dice", spaced(dice)),
            Action::Set(dice) => Message::new("engineer-log-set").with("dice", spaced(dice)),
            Action::Clear(clearing) => self.tell_clearing(clearing),
            Action::Play(project, to, deed) => Message::new("engineer-log-project")
                .with("project", project.to_string())
                .with("area", to.to_string())
                .with("deed", self.tell_deed(deed)),
            Action::Recover(to) => Message::new("engineer-log-recover").with("area", to.to_string()),
            Action::Take(resource, die) => {
                let numbers = self.edition.numbers();
                let many = if die.is_some() { numbers.industrial_with_die } else { numbers.industrial };
                Message::new("engineer-log-take")
                    .with("resource", resource.message())
                    .with("many", many)
                    .with("die", die.map_or(0, |die| die as u8))
            }
            Action::Tax => Message::new("engineer-log-tax").with("money", self.edition.numbers().tax),
            Action::Build(building, die) => {
                Message::new("engineer-log-build").with("building", self.building_name(building)).with("die", die as u8)
            }
            Action::Trade(trade) => self.tell_trade(trade),
            Action::Bonus(deed) => Message::new("engineer-log-bonus").with("deed", self.tell_deed(deed)),
            Action::Pass => Message::new("engineer-log-pass").with("step", self.step.message()),
        }
    }

    fn district_name(&self, district: DistrictId) -> Message {
        self.edition.get().district(district).name.message()
    }

    fn building_name(&self, building: crate::BuildingId) -> Message {
        match self.buildings().get(building.index()) {
            Some(planned) => planned.name.message(),
            None => Message::new("engineer-none"),
        }
    }

    fn tell_clearing(&self, clearing: Clearing) -> Message {
        Message::new("engineer-log-clear")
            .with("areas", areas(clearing.areas))
            .with("tokens", clearing.areas.len())
            .with("die", clearing.die.map_or(0, |die| die as u8))
            .with("money", if clearing.paid { self.edition.numbers().clear_price } else { 0 })
    }

    fn tell_deed(&self, deed: Deed) -> Message {
        match deed {
            Deed::Nothing => Message::new("engineer-deed-nothing"),
            Deed::Remove(from) => {
                Message::new("engineer-deed-remove").with("areas", areas(from)).with("tokens", from.len())
            }
            Deed::Take(resource) => Message::new("engineer-deed-take").with("resource", resource.message()),
            Deed::SetDie(from, to) => {
                Message::new("engineer-deed-set-die").with("from", from as u8).with("to", to as u8)
            }
            Deed::Build(building) => Message::new("engineer-deed-build").with("building", self.building_name(building)),
            Deed::Halt => Message::new("engineer-deed-halt"),
            Deed::Swap(exchange) => Message::new("engineer-deed-swap").with("swap", swap(exchange)),
            Deed::Develop(district) => {
                Message::new("engineer-deed-develop").with("district", self.district_name(district))
            }
            Deed::Plan => Message::new("engineer-deed-plan"),
        }
    }

    fn tell_trade(&self, trade: Trade) -> Message {
        let numbers = self.edition.numbers();
        let mut said = vec![Message::new("engineer-traded-money").with("money", numbers.trade_money)];
        if let Some(exchange) = trade.swap {
            let die = trade.die.map_or(0, |die| die as u8);
            said.push(Message::new("engineer-traded-swap").with("swap", swap(exchange)).with("die", die));
        }
        if let Some(resource) = trade.sell {
            let sale = Message::new("engineer-traded-sale").with("resource", resource.message());
            said.push(sale.with("money", numbers.sale_price));
        }
        Message::new("engineer-log-trade").with("trade", list(said.into_iter()))
    }
}

/// Dice with spaces between them.
fn spaced(dice: crate::Dice) -> String {
    dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" ")
}
