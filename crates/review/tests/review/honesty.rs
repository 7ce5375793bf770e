//! Luck has no preference, decisions are judged by what a seat could know, and better actions are better.

use rynek_catalog::AnyGame;
use rynek_kernel::{Seat, Seen, Turn, Viewer, series_rng};
use rynek_review::{DecisionClass, Review};

use crate::games::{Players, any, played, record, review, tiny};

/// The rest of a game at random.
fn finish(mut game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
    let mut rng = series_rng(3, 1);
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.sample(&mut rng),
            Turn::Player(_) => any(game.as_ref(), &mut rng),
        };
        game.apply(&action).expect("a legal action");
    }
}

/// All outcomes of a draw, each as likely as the others here, have no luck on average.
#[test]
fn the_luck_of_all_outcomes_adds_up_to_nothing() {
    let whole = played("polis", 2, Players::Bot("greedy"), 6);
    let draws: Vec<usize> = (0..whole.played()).filter(|step| whole.step(*step).expect("a step").0.is_none()).collect();
    let step = draws[draws.len() - 3];
    let before = whole.after(step);
    let mut sums = [0.0; 2];
    for outcome in before.actions() {
        let mut game = before.duplicate();
        game.apply(&outcome).expect("an outcome");
        let review = review(&record(finish(game).as_ref()), tiny(1));
        let luck = &review.steps[step].win_change;
        sums.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += luck);
    }
    assert!(sums.iter().all(|sum| sum.abs() < 1e-9), "{sums:?}");
}

/// How many exchanges are tried in a game.
const MOST_PAIRS: usize = 300;

/// The same game with two hidden draws of other players exchanged, which this seat cannot tell from it; and after which step they
/// differ.
fn twin(game: &dyn AnyGame, seat: Seat) -> Option<(usize, Box<dyn AnyGame>)> {
    let actions: Vec<(Option<Seat>, String)> = (0..game.played()).filter_map(|step| game.step(step)).collect();
    let is_hidden = |step: &usize| {
        let seen = game.after(*step).seen(&actions[*step].1, Viewer::Seat(seat));
        actions[*step].0.is_none() && matches!(seen, Ok(Seen::Hidden))
    };
    let hidden: Vec<usize> = (0..actions.len()).filter(is_hidden).collect();
    let pairs = hidden
        .iter()
        .rev()
        .flat_map(|one| hidden.iter().filter(move |other| *other > one).map(move |other| (*one, *other)));
    pairs.filter(|(one, other)| actions[*one] != actions[*other]).take(MOST_PAIRS).find_map(|(one, other)| {
        let mut twin = game.after(one);
        for step in one..actions.len() {
            let from = if step == one {
                other
            } else if step == other {
                one
            } else {
                step
            };
            twin.apply(&actions[from].1).ok()?;
        }
        twin.outcome().is_some().then_some((one, twin))
    })
}

/// In a game with hidden hands a decision is judged by what its seat could know.
#[test]
fn what_a_seat_cannot_know_does_not_change_the_judgement() {
    let seat = Seat::new(0);
    let pair = (1..12).find_map(|seed| {
        let game = played("boulevards", 2, Players::Bot("novice"), seed);
        let (step, twin) = twin(game.as_ref(), seat)?;
        Some((step, game, twin))
    });
    let (step, game, twin) = pair.expect("some game has draws that could be exchanged");
    let [one, other] = [game.as_ref(), twin.as_ref()].map(|game| review(&record(game), tiny(1)));
    let judged = |review: &Review| {
        let own = review.steps.iter().filter(|later| later.step > step && later.seat == Some(seat));
        own.filter_map(|step| step.decision.clone())
            .map(|judged| (judged.class, judged.lost, judged.played))
            .collect::<Vec<_>>()
    };
    assert_eq!(judged(&one), judged(&other));
    assert!(!judged(&one).is_empty(), "the seat decides after the draws");
}

/// The weakest bot loses more by its choices than one that looks for good actions.
#[test]
fn careless_players_lose_more() {
    let lost = |by: Players| {
        let review = review(&record(played("polis", 2, by, 1).as_ref()), tiny(8));
        review.players.iter().map(|player| player.lost).sum::<f64>()
    };
    let (careless, careful) = (lost(Players::Random), lost(Players::Bot("greedy")));
    assert!(careless > 1.3 * careful, "{careless} and {careful}");
}

#[test]
fn a_better_line_can_be_played() {
    let game = played("rooftops", 2, Players::Random, 8);
    let review = review(&record(game.as_ref()), tiny(4));
    let mut lines = 0;
    for step in &review.steps {
        let Some(better) = step.decision.as_ref().and_then(|decision| decision.better.as_ref()) else { continue };
        let mut position = game.after(step.step - 1);
        assert_ne!(better.actions[0].action, step.action);
        for action in &better.actions {
            position.apply(&action.action).expect("a step of a line is legal");
            assert!(!action.text.is_empty());
        }
        lines += 1;
    }
    assert!(lines > 0, "a random game has decisions that could be better");
    let worst = review.steps.iter().filter_map(|step| step.decision.as_ref()).map(|decision| decision.class).max();
    assert!(worst > Some(DecisionClass::Good), "{worst:?}");
}

#[test]
fn what_if_goes_on_from_any_step() {
    let game = played("polis", 2, Players::Random, 8);
    let reviewing = rynek_review::Reviewing::begin(&record(game.as_ref()), tiny(1)).expect("a finished game");
    let step = (0..game.played()).find(|step| game.step(*step).expect("a step").0.is_some()).expect("a decision");
    let other = game.after(step).actions().pop().expect("an action");
    let branch =
        reviewing.branch(step, std::slice::from_ref(&other)).expect("it is legal").expect("there is such a step");
    assert_eq!((branch.events.len(), &branch.result), (step + 1, &None));
    let (position, last) =
        reviewing.after(step, std::slice::from_ref(&other)).expect("it is legal").expect("there is such a step");
    assert_eq!((position.played(), last.expect("an action").1), (step + 1, other));
    assert!(reviewing.branch(step, &["?".to_owned()]).is_err());
    assert!(reviewing.branch(game.played() + 1, &[]).expect("no action is refused").is_none());
}
