//! Log lines: what an action is about to do.

use rynek_kernel::{Arg, Game, Message, Turn};

use crate::{Action, CardId, Colour, Floors, GoalSet, Rooftops, Site, phrases, state::Phase};

impl Rooftops {
    /// A line that names a card and what it shows.
    pub(crate) fn with_card(&self, key: &'static str, id: CardId) -> Message {
        let shows = self.edition.get().card(id).map_or_else(|| phrases::floors(Floors::NONE), phrases::card);
        Message::new(key).with("card", id.0).with("shows", shows)
    }

    /// rooftops.start.order, rooftops.start.random: the first player chooses the sites, or they are drawn.
    pub(crate) fn tell_start(&self, site: Site, colour: Colour) -> Message {
        let line = match self.turn() {
            Turn::Player(seat) => Message::new("rooftops-log-start").with("player", seat),
            _ => Message::new("rooftops-log-start-drawn"),
        };
        line.with("site", site.to_string()).with("colour", colour.name()).with_effects(&[site])
    }

    pub(crate) fn tell_take(&self, card: CardId, chosen: Floors) -> Message {
        let after = self.after_if_legal(Action::Take(card, chosen));
        let taken = after.stock(self.mover) - self.stock(self.mover);
        let line = match taken.total() {
            0 => Message::new("rooftops-log-take-none"),
            _ => Message::new("rooftops-log-take").with("floors", phrases::floors(taken)),
        };
        let moved = Colour::ALL.into_iter().map(|colour| self.tell_steps("rooftops-log-card-moves", colour, &after));
        let short = (self.end.is_none() && after.end.is_some()).then(|| Message::new("rooftops-log-short"));
        let extra = after.extra.then(|| Message::new("rooftops-log-extra"));
        let rest = moved.chain([short, extra]).flatten();
        rest.fold(line.with("player", self.mover).with("card", card.0), Message::then)
    }

    pub(crate) fn tell_build(&self, action: Action, site: Site, colour: Colour, roof: Site) -> Message {
        let after = self.after_if_legal(action);
        let (machine, level) = after.building(roof).unwrap_or_default();
        let line = Message::new("rooftops-log-build")
            .with("player", self.mover)
            .with("site", site.to_string())
            .with("colour", colour.name())
            .with("roof", roof.to_string())
            .with("level", level);
        let moved = self.tell_steps("rooftops-log-roof-moves", machine, &after);
        let last = (after.roofs_left(self.mover) == 0)
            .then(|| Message::new("rooftops-log-last-roof").with("player", self.mover));
        let extra = (after.phase == Phase::Extra).then(|| Message::new("rooftops-log-extra"));
        let rest = moved.into_iter().chain(self.tell_tokens(&after)).chain(last).chain(extra);
        rest.fold(line, Message::then).with_effects(&self.grown(&after))
    }

    /// How far a machine of the mover moves, if it does.
    fn tell_steps(&self, key: &'static str, machine: Colour, after: &Rooftops) -> Option<Message> {
        let steps = after.track(self.mover, machine) - self.track(self.mover, machine);
        (steps > 0).then(|| Message::new(key).with("colour", machine.name()).with("steps", steps))
    }

    /// The goals that the mover reaches, with their tokens.
    fn tell_tokens(&self, after: &Rooftops) -> impl Iterator<Item = Message> {
        let tokens = self.tokens(self.mover).into_iter().zip(after.tokens(self.mover));
        let reached = self.goals().iter().zip(tokens).filter(|(_, (before, now))| now > before);
        reached.map(|(goal, (_, token))| {
            Message::new("rooftops-log-goal").with("goal", goal.name()).with("millions", token)
        })
    }

    /// The sites that have more floors after an action.
    pub(crate) fn grown(&self, after: &Rooftops) -> Vec<Site> {
        let height = |game: &Rooftops, site| game.building(site).map_or(0, |(_, height)| height);
        self.map().sites().filter(|site| height(after, *site) > height(self, *site)).collect()
    }

    /// The position after an action, or the same position if a rule forbids it.
    fn after_if_legal(&self, action: Action) -> Rooftops {
        if self.check(action).is_ok() { self.after(action) } else { self.clone() }
    }
}

pub(crate) fn tell_goals(goals: GoalSet) -> Message {
    let names = goals.iter().map(|goal| Message::new("rooftops-quoted-goal").with("goal", goal.name()));
    Message::new("rooftops-log-goals").with("goals", Arg::list(names))
}
