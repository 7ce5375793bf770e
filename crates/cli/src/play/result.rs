//! The result of a game.

use std::collections::BTreeSet;

use rynek_kernel::{Arg, Game, Message, Outcome, RecordSeat, Seat};

use crate::{failure::Failure, terminal::Terminal};

/// The places at the end, best first, each with its score sheet; during a game, the current scores.
pub fn show<G: Game>(game: &G, seats: &[RecordSeat], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let outcome = game.outcome();
    let mut order: Vec<Seat> = Seat::all(game.players()).collect();
    if let Some(outcome) = &outcome {
        order.sort_by_key(|seat| outcome.place(*seat));
        let winners: Vec<Arg> = outcome.winners().map(|seat| RecordSeat::called(seats, seat)).collect();
        let message = Message::new("play-over").with("count", winners.len()).with("winners", Arg::list(winners));
        terminal.say(&message)?;
        tell_ties::<G>(outcome, seats, terminal)?;
    }
    for seat in order {
        let message = Message::new("play-points").with("player", RecordSeat::called(seats, seat));
        terminal.say(&message.with("points", game.points(seat)))?;
        sheet(game, seat, terminal)?;
    }
    Ok(())
}

/// Tells what decided between players with equal points.
fn tell_ties<G: Game>(outcome: &Outcome, seats: &[RecordSeat], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let key = format!("play-tie-{}", G::ID);
    let rule = if terminal.words().knows(&key) { key.clone() } else { "play-tie-other".to_owned() };
    for points in outcome.points.iter().copied().collect::<BTreeSet<i32>>() {
        let equal: Vec<Seat> = Seat::all(seats.len()).filter(|seat| outcome.points[seat.index()] == points).collect();
        let places: BTreeSet<u8> = equal.iter().map(|seat| outcome.place(*seat)).collect();
        if places.len() < 2 {
            continue;
        }
        let names = Arg::list(equal.iter().map(|seat| RecordSeat::called(seats, *seat)));
        let message = Message::new("play-tie").with("names", names).with("points", points);
        let bankrupt = format!("{key}-bankrupt");
        let is_told = points == 0 && terminal.words().knows(&bankrupt);
        let rules = [Some(rule.clone()), is_told.then_some(bankrupt)];
        terminal.say(&rules.into_iter().flatten().map(Message::new).fold(message, Message::then))?;
    }
    Ok(())
}

fn sheet<G: Game>(game: &G, seat: Seat, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let breakdown = game.breakdown(seat);
    let words = terminal.words();
    let label = |id: &str| words.word(&format!("{}-score-{id}", G::ID));
    let width = breakdown.lines.iter().map(|line| label(&line.id).chars().count()).max().unwrap_or_default();
    for line in &breakdown.lines {
        let fact = |fact: &rynek_kernel::outcome::Fact| {
            let message = Message::new("play-fact").with("sheet", format!("{}-fact", G::ID));
            words.say(&message.with("fact", fact.id.as_ref()).with("amount", fact.amount))
        };
        let facts: Vec<String> = line.facts.iter().map(fact).collect();
        let text = format!("    {:width$} {:4}  {}", label(&line.id), line.points, facts.join(" · "));
        terminal.text(text.trim_end())?;
    }
    Ok(())
}
