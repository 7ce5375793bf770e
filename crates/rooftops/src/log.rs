//! Log lines: what an action is about to do.

use rynek_kernel::{Game, Message};

use crate::{Action, CardId, Colour, Floors, GoalSet, Rooftops, Site, phrases, state::Phase};

impl Rooftops {
    /// A line that names a card and what it shows.
    pub(crate) fn with_card(&self, key: &'static str, id: CardId) -> Message {
        let line = Message::new(key).with("card", id.0);
        match self.edition.get().card(id) {
            Some(card) => line.with("shows", phrases::card(card)),
            None => line.with("shows", Message::new("rooftops-floors-none")),
        }
    }

    pub(crate) fn tell_take(&self, card: CardId, chosen: Floors) -> Message {
        let action = Action::Take(card, chosen);
        let after = self.after_if_legal(action);
        let taken = after.stock(self.mover) - self.stock(self.mover);
        self.with_card("rooftops-log-take", card)
            .with("player", self.mover)
            .with("floors", phrases::floors(taken))
            .with("extra", u8::from(after.extra))
            .with("short", u8::from(self.end.is_none() && after.end.is_some()))
    }

    pub(crate) fn tell_build(&self, action: Action, site: Site, colour: Colour, roof: Site) -> Message {
        let after = self.after_if_legal(action);
        let (machine, level) = after.building(roof).unwrap_or_default();
        let steps = after.track(self.mover, machine) - self.track(self.mover, machine);
        let millions = |game: &Rooftops| game.tokens(self.mover).iter().sum::<u8>();
        Message::new("rooftops-log-build")
            .with("player", self.mover)
            .with("site", site.to_string())
            .with("colour", phrases::colour(colour))
            .with("roof", roof.to_string())
            .with("level", level)
            .with("machine", phrases::colour(machine))
            .with("steps", steps)
            .with("tokens", millions(&after) - millions(self))
            .with("extra", u8::from(after.phase == Phase::Extra))
            .with("last", u8::from(after.roofs_left(self.mover) == 0))
            .with_effects(&self.grown(&after))
    }

    /// The sites that have more floors after an action.
    fn grown(&self, after: &Rooftops) -> Vec<Site> {
        let height = |game: &Rooftops, site| game.building(site).map_or(0, |(_, height)| height);
        self.map().sites().filter(|site| height(after, *site) > height(self, *site)).collect()
    }

    /// The position after an action, or the same position if a rule forbids it.
    fn after_if_legal(&self, action: Action) -> Rooftops {
        if self.check(action).is_ok() { self.after(action) } else { self.clone() }
    }
}

pub(crate) fn tell_goals(goals: GoalSet) -> Message {
    let names: Vec<Message> = goals.iter().map(|goal| Message::new(format!("rooftops-goal-{goal}"))).collect();
    Message::new("rooftops-log-goals").with("goals", phrases::list(names.into_iter(), "rooftops-floors-none"))
}
