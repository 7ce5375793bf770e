//! `rynek polis`: works on cities of Polis from other sources.

use clap::ArgMatches;
use rynek_kernel::{EditionRef, Message, setup};
use rynek_polis::{City, CityScore, Components, District, Polis, Setup, Spot, placements};
use serde_json::{Map, Value, json};

use super::one_or_all;
use crate::{args, failure::Failure, rows::Format, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command is required");
    let json = Format::of(matches).is_json();
    let done = match name {
        "score" => score(matches, terminal),
        "moves" => moves(matches, terminal),
        _ => unreachable!("every command is listed"),
    };
    done.map_err(|failure| failure.in_json(json))
}

fn cities(matches: &ArgMatches) -> Result<(EditionRef<Components>, Vec<City>), Failure> {
    let components = args::edition::<Polis>(matches)?;
    let cities = placements::read(&args::file(matches)?, &components)?;
    Ok((components, cities))
}

/// `rynek polis score`: the score of each city, district by district.
fn score(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let setup: Setup = setup::from_json(&args::options(<Setup as rynek_kernel::Setup>::options(), matches)?)?;
    let (components, cities) = cities(matches)?;
    let scores: Vec<CityScore> = cities.iter().map(|city| CityScore::of(city, &components, &setup)).collect();
    let documents: Vec<Value> = scores.iter().map(score_in_json).collect();
    if Format::of(matches).print(&one_or_all(&documents), &documents, terminal)? {
        return Ok(());
    }
    for (n, score) in scores.iter().enumerate() {
        if n > 0 {
            terminal.line("")?;
        }
        if scores.len() > 1 {
            terminal.say(&Message::new("cli-city").with("number", n + 1))?;
        }
        print_score(score, terminal)?;
    }
    Ok(())
}

fn print_score(score: &CityScore, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let words = terminal.words();
    let label = |district: District| words.word(&format!("polis-score-{}", district.name()));
    let width = District::ALL.into_iter().map(|district| label(district).chars().count()).max().unwrap_or_default();
    for district in District::ALL {
        let line = score.district(district);
        let label = format!("{:width$}", label(district));
        let message = Message::new("cli-district").with("label", label).with("points", line.points());
        terminal.say(&message.with("value", line.value).with("stars", line.stars))?;
    }
    terminal.say(&Message::new("cli-total").with("points", score.total()))?;
    Ok(())
}

fn score_in_json(score: &CityScore) -> Value {
    let line = |district: District| {
        let line = score.district(district);
        (district.name().to_owned(), json!({ "value": line.value, "stars": line.stars, "points": line.points() }))
    };
    let mut object: Map<String, Value> = District::ALL.into_iter().map(line).collect();
    object.insert("total".to_owned(), score.total().into());
    object.into()
}

/// `rynek polis moves`: all places for the next tile.
fn moves(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (_, cities) = cities(matches)?;
    let spots: Vec<Vec<Spot>> = cities.iter().map(City::spots).collect();
    let spot = |spot: &Spot| json!({ "q": spot.at.q, "r": spot.at.r, "k": spot.turned as u8 });
    let documents: Vec<Vec<Value>> = spots.iter().map(|spots| spots.iter().map(spot).collect()).collect();
    let rows = documents.iter().enumerate().flat_map(|(n, spots)| {
        spots.iter().map(move |spot| json!({ "city": n + 1, "q": spot["q"], "r": spot["r"], "k": spot["k"] }))
    });
    if Format::of(matches).print(&one_or_all(&documents), rows, terminal)? {
        return Ok(());
    }
    for (n, spots) in spots.iter().enumerate() {
        if n > 0 {
            terminal.line("")?;
        }
        for spot in spots {
            terminal.line(&spot.to_string())?;
        }
    }
    Ok(())
}
