//! Ratings: how strong everybody is, on one scale.
//!
//! Every pair at a table is compared: whoever has the better place wins against the other, equal places are half a win
//! each. Strengths are those of the Bradley-Terry model that make these results most likely, on Elo's scale: 400 points
//! are odds of ten to one. One win and one loss against an average player are added for everybody, so that somebody
//! who always wins has a rating too. The error bars come from drawing deals anew from those that were played.

use rynek_kernel::{Rng, below, series_rng};
use serde::{Deserialize, Serialize};

use crate::{Played, Table, statistics::quantile};

/// The rating of the average player.
const AVERAGE: f64 = 1500.0;
/// How often the deals are drawn anew.
const RESAMPLES: usize = 400;
/// When the strengths have settled.
const SETTLED: f64 = 1e-9;
const MOST_STEPS: usize = 2000;

/// How strong a player is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Its name.
    pub bot: String,
    /// Its strength on Elo's scale; the average of all is 1500.
    pub rating: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
}

/// How two players did against each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// One.
    pub bot: String,
    /// The other.
    pub against: String,
    /// How often they met.
    pub meetings: u64,
    /// The share of meetings in which the one had the better place; half for equal places.
    pub share: f64,
}

/// Points won by everybody (rows) against everybody (columns).
#[derive(Clone)]
struct Results {
    players: usize,
    won: Vec<f64>,
}

impl Results {
    fn new(players: usize) -> Results {
        Results { players, won: vec![0.0; players * players] }
    }

    fn won(&self, one: usize, other: usize) -> f64 {
        self.won[one * self.players + other]
    }

    fn add(&mut self, one: usize, other: usize, points: f64) {
        self.won[one * self.players + other] += points;
    }

    fn add_all(&mut self, other: &Results) {
        self.won.iter_mut().zip(&other.won).for_each(|(own, other)| *own += other);
    }

    fn met(&self, one: usize, other: usize) -> f64 {
        self.won(one, other) + self.won(other, one)
    }
}

/// The ratings of all who differ in name, best first, and how each pair of them did.
pub fn rate(names: &[String], tables: &[Table], played: &[Played]) -> (Vec<Rating>, Vec<Pair>) {
    let mut players: Vec<&String> = Vec::new();
    for name in names {
        if !players.contains(&name) {
            players.push(name);
        }
    }
    if players.len() < 2 || tables[0].len() < 2 || played.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let number = |entrant: usize| players.iter().position(|name| **name == names[entrant]).expect("named above");
    let deals = results_by_deal(players.len(), tables, played, number);
    let all = sum(&deals, 0..deals.len());
    (ratings(&players, &deals, &all), pairs(&players, &all))
}

fn results_by_deal(
    players: usize,
    tables: &[Table],
    played: &[Played],
    number: impl Fn(usize) -> usize,
) -> Vec<Results> {
    let mut deals: Vec<(u64, Results)> = Vec::new();
    for game in played {
        if deals.last().is_none_or(|(deal, _)| *deal != game.deal) {
            deals.push((game.deal, Results::new(players)));
        }
        let (_, results) = deals.last_mut().expect("pushed above");
        compare(game, &tables[game.table], results, &number);
    }
    deals.into_iter().map(|(_, results)| results).collect()
}

/// Compares every pair of a table; two of the same name say nothing about each other.
fn compare(game: &Played, table: &Table, results: &mut Results, number: &impl Fn(usize) -> usize) {
    for (seat, one) in table.iter().enumerate() {
        for (rival, other) in table.iter().enumerate() {
            let (one, other) = (number(*one), number(*other));
            let points = match game.places[seat].cmp(&game.places[rival]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            if one != other {
                results.add(one, other, points);
            }
        }
    }
}

fn sum(deals: &[Results], chosen: impl Iterator<Item = usize>) -> Results {
    let mut all = Results::new(deals[0].players);
    chosen.for_each(|deal| all.add_all(&deals[deal]));
    all
}

fn ratings(players: &[&String], deals: &[Results], all: &Results) -> Vec<Rating> {
    let resampled = resampled(deals);
    let mut ratings: Vec<Rating> = strengths(all)
        .iter()
        .enumerate()
        .map(|(player, strength)| {
            let mut drawn: Vec<f64> = resampled.iter().map(|strengths| strengths[player]).collect();
            drawn.sort_by(f64::total_cmp);
            let interval = [quantile(&drawn, 0.025), quantile(&drawn, 0.975)];
            Rating { bot: players[player].clone(), rating: *strength, interval }
        })
        .collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    ratings
}

/// The strengths as they might have been had other deals of the same kind come up.
fn resampled(deals: &[Results]) -> Vec<Vec<f64>> {
    let draw = |sample: usize| {
        let mut rng = series_rng(deals.len() as u64, sample as u64);
        let chosen: Vec<usize> = deals.iter().map(|_| pick_deal(&mut rng, deals.len())).collect();
        strengths(&sum(deals, chosen.into_iter()))
    };
    (0..RESAMPLES).map(draw).collect()
}

fn pick_deal(rng: &mut impl Rng, deals: usize) -> usize {
    below(rng, deals as u32) as usize
}

/// The most likely strengths, found by the steps of Zermelo.
fn strengths(results: &Results) -> Vec<f64> {
    let players = results.players;
    let mut odds = vec![1.0_f64; players];
    for _ in 0..MOST_STEPS {
        let next: Vec<f64> = (0..players).map(|player| better(results, &odds, player)).collect();
        let moved = odds.iter().zip(&next).map(|(old, new)| (old / new).ln().abs()).fold(0.0, f64::max);
        odds = next;
        if moved < SETTLED {
            break;
        }
    }
    let elo: Vec<f64> = odds.iter().map(|odds| 400.0 * odds.log10()).collect();
    let average = elo.iter().sum::<f64>() / players as f64;
    elo.iter().map(|elo| AVERAGE + elo - average).collect()
}

/// A better guess at the odds of a player, with one win and one loss against an average player added.
fn better(results: &Results, odds: &[f64], player: usize) -> f64 {
    let others = (0..results.players).filter(|other| *other != player);
    let won: f64 = others.clone().map(|other| results.won(player, other)).sum();
    let met: f64 = others.map(|other| results.met(player, other) / (odds[player] + odds[other])).sum();
    (won + 1.0) / (met + 2.0 / (odds[player] + 1.0))
}

fn pairs(players: &[&String], all: &Results) -> Vec<Pair> {
    let both = |one: usize| (0..players.len()).filter(move |other| *other != one).map(move |other| (one, other));
    let meet = |(one, other): (usize, usize)| Pair {
        bot: players[one].clone(),
        against: players[other].clone(),
        meetings: all.met(one, other).round() as u64,
        share: all.won(one, other) / all.met(one, other).max(1.0),
    };
    (0..players.len()).flat_map(both).map(meet).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A series in which `winner` of the two at each table came first.
    fn series(tables: &[Table], winner: impl Fn(u64, &Table) -> usize) -> Vec<Played> {
        let game = |deal: u64, table: usize| {
            let first = winner(deal, &tables[table]);
            let places = tables[table].iter().map(|entrant| if *entrant == first { 1 } else { 2 }).collect();
            let count = tables[table].iter().map(|_| 1);
            let points = tables[table].iter().map(|_| 0).collect();
            Played { deal, table, points, places, moves: count.clone().collect(), nanos: count.collect(), course: None }
        };
        (0..100).flat_map(|deal| (0..tables.len()).map(move |table| (deal, table))).map(|(d, t)| game(d, t)).collect()
    }

    fn named(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn three_quarters_are_191_points() {
        let names = named(&["a", "b"]);
        let tables = crate::tables(&names, 2, false);
        let played = series(&tables, |deal, _| usize::from(deal % 4 == 0));
        let (ratings, pairs) = rate(&names, &tables, &played);
        let lead = ratings[0].rating - ratings[1].rating;
        assert!((lead - 190.8).abs() < 6.0, "{lead}");
        assert_eq!((ratings[0].bot.as_str(), pairs[0].share, pairs[0].meetings), ("a", 0.75, 100));
        assert!((ratings[0].rating + ratings[1].rating - 2.0 * AVERAGE).abs() < 1e-6);
        assert!(ratings.iter().all(|r| r.interval[0] < r.rating && r.rating < r.interval[1]));
    }

    #[test]
    fn ratings_follow_strength_and_stay_finite_if_one_always_wins() {
        let names = named(&["weak", "strong", "middle"]);
        let tables = crate::tables(&names, 2, true);
        let order = [0, 2, 1];
        let played = series(&tables, |_, table| *table.iter().max_by_key(|entrant| order[**entrant]).unwrap());
        let (ratings, _) = rate(&names, &tables, &played);
        assert_eq!(ratings.iter().map(|r| r.bot.as_str()).collect::<Vec<_>>(), ["strong", "middle", "weak"]);
        assert!(ratings.iter().all(|r| r.rating.is_finite()) && ratings[0].rating < 4000.0);
    }

    #[test]
    fn one_player_or_a_game_alone_is_not_rated() {
        let same = named(&["a", "a"]);
        let tables = crate::tables(&same, 2, true);
        assert_eq!(rate(&same, &tables, &series(&tables, |_, table| table[0])), (Vec::new(), Vec::new()));
    }
}
