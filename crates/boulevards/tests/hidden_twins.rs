//! Two positions that differ only in what a viewer may not know look the same to that viewer after every public action:
//! views, log lines, actions seen, what is known, legal actions and refusals.

use crate::common::*;
use rynek_boulevards::{Action, Attraction, Boulevards, Lot};
use rynek_kernel::{Game, Rng, Seat, Seen, Turn, Viewer, below, pick, random_step, series_rng};

/// Two positions that look the same to one seat.
struct Twins {
    seat: Seat,
    worlds: [Boulevards; 2],
    /// The steps in which the positions were different.
    different: usize,
}

impl Twins {
    fn of(game: &Boulevards, seat: Seat, rng: &mut impl Rng) -> Twins {
        Twins { seat, worlds: [game.clone(), Boulevards::imagine(&game.known(seat), rng)], different: 0 }
    }

    /// One step in both: the same public action, or a draw that may differ if the viewer does not see it.
    fn step(&mut self, rng: &mut impl Rng) -> bool {
        let [one, two] = &self.worlds;
        let Some(action) = random_step(one, rng) else { return false };
        let pair = match one.turn() {
            Turn::Chance if one.seen(action, Viewer::Seat(self.seat)) == Seen::Hidden => {
                Some((action, two.sample(rng)))
            }
            _ => {
                let both: Vec<Action> = actions(one).into_iter().filter(|action| two.check(*action).is_ok()).collect();
                (!both.is_empty()).then(|| *pick(rng, &both)).map(|action| (action, action))
            }
        };
        let Some((here, there)) = pair else {
            // The action is not legal in the other position: begin with a new twin.
            self.worlds[0].play_unchecked(action);
            let other = Boulevards::imagine(&self.worlds[0].known(self.seat), rng);
            self.worlds[1] = other;
            return true;
        };
        for viewer in [Viewer::Seat(self.seat), Viewer::Spectator] {
            // A spectator sees no draw, so other ones may differ.
            if here == there {
                assert_eq!(one.seen(here, viewer), two.seen(there, viewer));
            } else {
                assert_eq!((one.seen(here, viewer), two.seen(there, viewer)), (Seen::Hidden, Seen::Hidden));
            }
            assert_eq!(one.describe(here, viewer), two.describe(there, viewer), "{here} and {there}");
        }
        self.worlds[0].play_unchecked(here);
        self.worlds[1].play_unchecked(there);
        true
    }

    fn look_the_same(&mut self, rng: &mut impl Rng) {
        let [one, two] = &self.worlds;
        self.different += usize::from(one != two);
        assert_eq!(one.turn(), two.turn());
        for viewer in [Viewer::Seat(self.seat), Viewer::Spectator] {
            assert_eq!(one.view(viewer), two.view(viewer), "what {viewer:?} sees");
        }
        if one.turn() == Turn::Player(self.seat) {
            assert_eq!(actions(one), actions(two), "what seat {} may do", self.seat);
            for action in (0..6).map(|_| any_action(rng)) {
                assert_eq!(one.check(action), two.check(action), "what seat {} is told of {action}", self.seat);
            }
        }
    }
}

fn any_action(rng: &mut impl Rng) -> Action {
    let lot = Lot::all().nth(below(rng, 48) as usize).unwrap();
    let attraction = *pick(rng, &Attraction::ALL);
    match below(rng, 6) {
        0 => Action::Draw(lot),
        1 => Action::Build(lot),
        2 => Action::Sell(attraction, below(rng, 14) as u8),
        3 => Action::Free(attraction),
        4 => Action::Buy(attraction),
        _ => *pick(rng, &[Action::Pass, Action::Bankrupt]),
    }
}

fn twin_game(seed: u64) -> usize {
    let players = 2 + (seed % 5) as u8;
    let mut rng = series_rng(seed, 3);
    let mut start = game(players);
    for _ in 0..below(&mut rng, 90) {
        match random_step(&start, &mut rng) {
            Some(action) => start.play_unchecked(action),
            None => break,
        }
    }
    let seat = Seat::new(below(&mut rng, players.into()) as usize);
    let mut twins = Twins::of(&start, seat, &mut rng);
    for _ in 0..30 {
        twins.look_the_same(&mut rng);
        if below(&mut rng, 10) == 0 {
            assert_eq!(twins.worlds[0].known(seat), twins.worlds[1].known(seat), "what seat {seat} knows, seed {seed}");
        }
        if !twins.step(&mut rng) {
            break;
        }
    }
    twins.different
}

/// boulevards.open.hands boulevards.open.draw boulevards.open.table boulevards.bankrupt.hidden
#[test]
fn twin_worlds_look_the_same() {
    let different: usize = (0..2500).map(twin_game).sum();
    assert!(different > 20_000, "{different} steps with a difference");
}

/// boulevards.open.proof
///
/// What a position remembers is true of the real hands, and an imagined position remembers the same: what another
/// player knows in an imagined position is possible there, too.
#[test]
fn the_true_deal_is_always_allowed() {
    let (mut looked, mut clues) = (0, 0);
    for seed in 0..120 {
        let players = 2 + (seed % 5) as u8;
        let mut rng = series_rng(seed, 4);
        random_game(game(players), seed, |game, _| {
            let written = serde_json::to_value(game).unwrap();
            if written["memory"]["notes"].as_array().unwrap().is_empty() || below(&mut rng, 2) > 0 {
                return;
            }
            assert_eq!(serde_json::from_value::<Boulevards>(written.clone()).unwrap(), *game);
            let seat = Seat::new(below(&mut rng, players.into()) as usize);
            let known = game.known(seat);
            let imagined = Boulevards::imagine(&known, &mut rng);
            assert_eq!(imagined.known(seat), known);
            let read: Boulevards = serde_json::from_value(serde_json::to_value(&imagined).unwrap()).unwrap();
            assert_eq!(read, imagined);
            // What another player imagines in the imagined position.
            let other = seat.next(players.into());
            let nested = Boulevards::imagine(&imagined.known(other), &mut rng);
            assert_eq!(nested.view(Viewer::Seat(other)), imagined.view(Viewer::Seat(other)));
            looked += 1;
            clues += written["memory"]["notes"].as_array().unwrap().len();
        });
    }
    assert!(looked > 400 && clues > 4000, "{looked} positions, {clues} notes");
}
