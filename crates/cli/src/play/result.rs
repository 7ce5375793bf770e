//! The result of a game.

use std::collections::BTreeSet;

use rynek_kernel::{Game, Message, Outcome, RecordSeat, Seat};

use crate::{failure::Failure, terminal::Terminal};

/// The places at the end, best first, each with its score sheet; during a game, the current scores.
pub fn show<G: Game>(game: &G, seats: &[RecordSeat], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let outcome = game.outcome();
    let mut order: Vec<Seat> = Seat::all(game.players()).collect();
    if let Some(outcome) = &outcome {
        order.sort_by_key(|seat| outcome.place(*seat));
        let winners: Vec<&str> = outcome.winners().map(|seat| seats[seat.index()].name.as_str()).collect();
        let message = Message::new("play-over").with("winners", winners.join(", ")).with("count", winners.len());
        terminal.say(&message)?;
        tell_ties::<G>(outcome, seats, terminal)?;
    }
    for seat in order {
        let name = seats[seat.index()].name.as_str();
        let message = Message::new("play-points").with("seat", seat.number()).with("name", name);
        terminal.say(&message.with("points", game.points(seat)))?;
        sheet(game, seat, terminal)?;
    }
    Ok(())
}

/// Tells what decided between players with equal points.
fn tell_ties<G: Game>(outcome: &Outcome, seats: &[RecordSeat], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let key = format!("play-tie-{}", G::ID);
    let rule = if terminal.words().knows(&key) { key } else { "play-tie-other".to_owned() };
    for points in outcome.points.iter().copied().collect::<BTreeSet<i32>>() {
        let equal: Vec<Seat> = Seat::all(seats.len()).filter(|seat| outcome.points[seat.index()] == points).collect();
        let places: BTreeSet<u8> = equal.iter().map(|seat| outcome.place(*seat)).collect();
        if places.len() < 2 {
            continue;
        }
        let names: Vec<&str> = equal.iter().map(|seat| seats[seat.index()].name.as_str()).collect();
        let message = Message::new("play-tie").with("names", names.join(", ")).with("points", points);
        terminal.say(&message.with("rule", Message::new(rule.clone()).with("points", points)))?;
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
            format!("{} {}", words.word(&format!("{}-fact-{}", G::ID, fact.id)), fact.amount)
        };
        let facts: Vec<String> = line.facts.iter().map(fact).collect();
        let text = format!("    {:width$} {:4}  {}", label(&line.id), line.points, facts.join(", "));
        terminal.text(text.trim_end())?;
    }
    Ok(())
}
