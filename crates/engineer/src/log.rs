//! Log lines: what an action is about to do.

use rynek_kernel::{Arg, Game, Message};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Area, BuildingId, Clearing, Deed, Die, DistrictId, Engineer, Resource, Trade, phrases, state::Step,
};

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

impl RoundEnd {
    /// What the end phase did, in words.
    pub(crate) fn tell(&self) -> Message {
        let token = match self.token {
            Some(area) => Message::new("engineer-log-round-token").with("area", area.to_string()),
            None => Message::new("engineer-log-round-no-token"),
        };
        let money = (self.money > 0).then(|| Message::new("engineer-log-round-money").with("money", self.money));
        let time = match self.from == self.to {
            true => Message::new("engineer-log-round-stays").with("to", self.to),
            false => Message::new("engineer-log-round-moves").with("from", self.from).with("to", self.to),
        };
        let sentences = [Some(token), money, Some(time)].into_iter().flatten();
        sentences.fold(Message::new("engineer-log-round-ends"), Message::then)
    }
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
                let named = |district| Message::new("engineer-district").with("district", self.district_name(district));
                Message::new("engineer-log-layout").with("districts", Arg::list(layout.map(named)))
            }
            Action::Start(area) => Message::new("engineer-log-start").with("area", area.to_string()),
            Action::Roll(dice) => Message::new("engineer-log-roll").with("dice", phrases::dice(dice.iter())),
            Action::Keep(dice) => Message::new("engineer-log-keep").with("dice", phrases::dice(dice.iter())),
            Action::Set(dice) => Message::new("engineer-log-set").with("dice", phrases::dice(dice.iter())),
            Action::Clear(clearing) => self.tell_clearing(clearing),
            Action::Play(project, to, deed) => Message::new("engineer-log-project")
                .with("project", project.to_string())
                .with("area", to.to_string())
                .then(self.tell_deed(deed)),
            Action::Recover(to) => Message::new("engineer-log-recover").with("area", to.to_string()),
            Action::Take(resource, die) => self.tell_take(resource, die),
            Action::Tax => Message::new("engineer-log-tax").with("money", self.edition.numbers().tax),
            Action::Build(building, die) => {
                Message::new("engineer-log-build").with("building", self.building_name(building)).with("die", die as u8)
            }
            Action::Trade(trade) => self.tell_trade(trade),
            Action::Bonus(deed) => Message::new("engineer-log-bonus").then(self.tell_deed(deed)),
            Action::Pass => Message::new("engineer-log-pass").with("step", self.step.name()),
        }
    }

    pub(crate) fn district_name(&self, district: DistrictId) -> Arg {
        self.edition.get().district(district).name.arg()
    }

    fn building_name(&self, building: BuildingId) -> Arg {
        let planned = self.buildings().get(building.index());
        planned.map_or_else(|| building.to_string().into(), |planned| planned.name.arg())
    }

    fn tell_clearing(&self, clearing: Clearing) -> Message {
        let price = self.edition.numbers().clear_price;
        let paid = clearing.paid.then(|| Message::new("engineer-log-pays").with("money", price));
        let line = Message::new("engineer-log-clear")
            .with("areas", phrases::areas(clearing.areas))
            .with("tokens", clearing.areas.len());
        clearing.die.map(tell_die).into_iter().chain(paid).fold(line, Message::then)
    }

    fn tell_take(&self, resource: Resource, die: Option<Die>) -> Message {
        let numbers = self.edition.numbers();
        let many = if die.is_some() { numbers.industrial_with_die } else { numbers.industrial };
        let line = Message::new("engineer-log-take").with("resource", resource.name()).with("count", many);
        die.map(tell_die).into_iter().fold(line, Message::then)
    }

    fn tell_deed(&self, deed: Deed) -> Message {
        let line = Message::new(format!("engineer-log-deed-{}", deed.name()));
        match deed {
            Deed::Nothing | Deed::Halt | Deed::Plan => line,
            Deed::Remove(from) => line.with("areas", phrases::areas(from)).with("tokens", from.len()),
            Deed::Take(resource) => line.with("resource", resource.name()),
            Deed::SetDie(from, to) => line.with("from", from as u8).with("to", to as u8),
            Deed::Build(building) => line.with("building", self.building_name(building)),
            Deed::Swap(swap) => line.with("give", swap.give().name()).with("get", phrases::received(swap)),
            Deed::Develop(district) => line.with("district", self.district_name(district)),
        }
    }

    fn tell_trade(&self, trade: Trade) -> Message {
        let numbers = self.edition.numbers();
        let exchange = trade.swap.map(|swap| {
            let exchange = Message::new("engineer-log-deed-swap").with("give", swap.give().name());
            exchange.with("get", phrases::received(swap))
        });
        let sale = trade.sell.map(|resource| {
            Message::new("engineer-log-sale").with("resource", resource.name()).with("money", numbers.sale_price)
        });
        let line = Message::new("engineer-log-trade").with("money", numbers.trade_money);
        exchange.into_iter().chain(trade.die.map(tell_die)).chain(sale).fold(line, Message::then)
    }
}

fn tell_die(die: Die) -> Message {
    Message::new("engineer-log-die").with("die", die as u8)
}
