//! Ratings: the strength of each player on one scale.
//!
//! Every pair at a table is compared: the player with the better place wins, and equal places are half a win each. The
//! strengths are those of the Bradley-Terry model that make these results most likely, on the Elo scale: 400 points are
//! odds of ten to one. One win and one loss against an average player are added for each player, so that a player who
//! always wins has a rating too. The intervals come from resampling the deals (bootstrap). Where all deals agree about two
//! players, resampling cannot show how uncertain that is; their results are drawn instead, each deal as one game.

use std::cmp::Ordering;

use rynek_kernel::{Rng, below, series_rng};
use serde::{Deserialize, Serialize};

use crate::{
    Played, Seating,
    statistics::{Estimate, quantile, win_rate},
};

const AVERAGE: f64 = 1500.0;
/// The number of bootstrap samples.
const RESAMPLES: usize = 400;
/// The change of strengths at which the iteration stops.
const SETTLED: f64 = 1e-9;
const MOST_STEPS: usize = 2000;

/// The rating of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Its name.
    pub bot: String,
    /// Its strength on the Elo scale; the mean of all is 1500.
    pub rating: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
}

/// The results of two players against each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// One.
    pub bot: String,
    /// The other.
    pub against: String,
    /// How often they met.
    pub meetings: u64,
    /// The share of meetings in which the first had the better place; equal places count half.
    pub share: f64,
    /// The 95 % interval of that.
    pub interval: [f64; 2],
}

/// The points of each player (rows) against each other player (columns).
type Results = Vec<Vec<f64>>;

fn met(results: &Results, one: usize, other: usize) -> f64 {
    results[one][other] + results[other][one]
}

/// The distinct names, in the order given, and the index of each entrant's name among them.
pub fn by_name(entrants: &[String]) -> (Vec<String>, Vec<usize>) {
    let mut players: Vec<String> = Vec::new();
    let number = |name: &String| {
        players.iter().position(|player| player == name).unwrap_or_else(|| {
            players.push(name.clone());
            players.len() - 1
        })
    };
    let numbers = entrants.iter().map(number).collect();
    (players, numbers)
}

/// The ratings of all distinct names, the best first, and the results of each pair.
pub fn rate(names: &[String], tables: &[Seating], played: &[Played]) -> (Vec<Rating>, Vec<Pair>) {
    let (players, numbers) = by_name(names);
    if players.len() < 2 || tables[0].len() < 2 || played.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let deals = results_by_deal(players.len(), tables, played, &numbers);
    let all = sum(&deals, 0..deals.len());
    (ratings(&players, &deals, &all), pairs(&players, &deals, &all))
}

fn results_by_deal(players: usize, tables: &[Seating], played: &[Played], numbers: &[usize]) -> Vec<Results> {
    let mut deals: Vec<(u64, Results)> = Vec::new();
    for game in played {
        if deals.last().is_none_or(|(deal, _)| *deal != game.deal) {
            deals.push((game.deal, vec![vec![0.0; players]; players]));
        }
        let (_, results) = deals.last_mut().expect("pushed above");
        compare(game, &tables[game.table], results, numbers);
    }
    deals.into_iter().map(|(_, results)| results).collect()
}

/// Compares every pair at a table. Two players with the same name are not compared.
fn compare(game: &Played, table: &Seating, results: &mut Results, numbers: &[usize]) {
    for (seat, one) in table.iter().enumerate() {
        for (rival, other) in table.iter().enumerate() {
            let (one, other) = (numbers[*one], numbers[*other]);
            let points = match game.places[seat].cmp(&game.places[rival]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            if one != other {
                results[one][other] += points;
            }
        }
    }
}

fn sum(deals: &[Results], chosen: impl Iterator<Item = usize>) -> Results {
    let mut all = vec![vec![0.0; deals[0].len()]; deals[0].len()];
    for deal in chosen {
        let cells = all.iter_mut().flatten().zip(deals[deal].iter().flatten());
        cells.for_each(|(sum, points)| *sum += points);
    }
    all
}

fn ratings(players: &[String], deals: &[Results], all: &Results) -> Vec<Rating> {
    let resampled = resampled(deals);
    let mut ratings: Vec<Rating> = strengths(all)
        .iter()
        .enumerate()
        .map(|(player, strength)| {
            let mut drawn: Vec<f64> = resampled.iter().map(|strengths| strengths[player]).collect();
            drawn.sort_by(f64::total_cmp);
            let interval = [quantile(&drawn, 0.025).min(*strength), quantile(&drawn, 0.975).max(*strength)];
            Rating { bot: players[player].clone(), rating: *strength, interval }
        })
        .collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    ratings
}

/// The strengths from bootstrap samples of the deals.
fn resampled(deals: &[Results]) -> Vec<Vec<f64>> {
    let agreed = agreed(deals);
    let draw = |sample: usize| {
        let mut rng = series_rng(deals.len() as u64, sample as u64);
        let mut results = sum(deals, (0..deals.len()).map(|_| below(&mut rng, deals.len() as u32) as usize));
        for (one, other) in &agreed {
            draw_agreed(&mut results, (*one, *other), deals.len(), &mut rng);
        }
        strengths(&results)
    };
    (0..RESAMPLES).map(draw).collect()
}

/// The pairs with the same results in every deal.
fn agreed(deals: &[Results]) -> Vec<(usize, usize)> {
    let pairs = (0..deals[0].len()).flat_map(|other| (0..other).map(move |one| (one, other)));
    let same = |(one, other): &(usize, usize)| {
        met(&deals[0], *one, *other) > 0.0
            && deals.iter().all(|deal| {
                deal[*one][*other] == deals[0][*one][*other] && deal[*other][*one] == deals[0][*other][*one]
            })
    };
    pairs.filter(same).collect()
}

/// Draws the results of two players about whom all deals agree: every deal is one game, won with the odds of the share
/// that was seen, after one more win and one more loss (Laplace's rule of succession).
fn draw_agreed(results: &mut Results, (one, other): (usize, usize), deals: usize, rng: &mut impl Rng) {
    let meetings = met(results, one, other);
    let odds = (deals as f64 * results[one][other] / meetings + 1.0) / (deals + 2) as f64;
    let won = (0..deals).filter(|_| f64::from(below(rng, u32::MAX)) < odds * f64::from(u32::MAX)).count();
    results[one][other] = meetings * won as f64 / deals as f64;
    results[other][one] = meetings - results[one][other];
}

/// The most likely strengths, by Zermelo's iteration.
#[expect(clippy::disallowed_methods, reason = "a statistic, which no game depends on")]
fn strengths(results: &Results) -> Vec<f64> {
    let players = results.len();
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

/// The next estimate of a player's strength, with one win and one loss against an average player added.
fn better(results: &Results, odds: &[f64], player: usize) -> f64 {
    let others = (0..results.len()).filter(|other| *other != player);
    let won: f64 = others.clone().map(|other| results[player][other]).sum();
    let met: f64 = others.map(|other| met(results, player, other) / (odds[player] + odds[other])).sum();
    (won + 1.0) / (met + 2.0 / (odds[player] + 1.0))
}

fn pairs(players: &[String], deals: &[Results], all: &Results) -> Vec<Pair> {
    let both = |one: usize| (0..players.len()).filter(move |other| *other != one).map(move |other| (one, other));
    let meet = |(one, other): (usize, usize)| {
        let met_in = deals.iter().filter(|deal| met(deal, one, other) > 0.0);
        let shares: Vec<f64> = met_in.map(|deal| deal[one][other] / met(deal, one, other)).collect();
        let Estimate { low, high, .. } = win_rate(&shares);
        Pair {
            bot: players[one].clone(),
            against: players[other].clone(),
            meetings: met(all, one, other).round() as u64,
            share: all[one][other] / met(all, one, other).max(1.0),
            interval: [low, high],
        }
    };
    (0..players.len()).flat_map(both).map(meet).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A series in which `winner` of the two at each table came first.
    fn series(tables: &[Seating], winner: impl Fn(u64, &Seating) -> usize) -> Vec<Played> {
        let game = |deal: u64, table: usize| {
            let first = winner(deal, &tables[table]);
            let places = tables[table].iter().map(|entrant| if *entrant == first { 1 } else { 2 }).collect();
            let count = tables[table].iter().map(|_| 1);
            let points = tables[table].iter().map(|_| 0).collect();
            let (moves, nanos) = (count.clone().collect(), count.collect());
            Played { deal, table, points, places, moves, nanos, course: None, luck: None }
        };
        (0..100).flat_map(|deal| (0..tables.len()).map(move |table| (deal, table))).map(|(d, t)| game(d, t)).collect()
    }

    fn named(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn three_quarters_are_191_points() {
        let names = named(&["a", "b"]);
        let tables = crate::seatings(&names, 2, false);
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
        let tables = crate::seatings(&names, 2, true);
        let order = [0, 2, 1];
        let played = series(&tables, |_, table| *table.iter().max_by_key(|entrant| order[**entrant]).unwrap());
        let (ratings, _) = rate(&names, &tables, &played);
        assert_eq!(ratings.iter().map(|r| r.bot.as_str()).collect::<Vec<_>>(), ["strong", "middle", "weak"]);
        assert!(ratings.iter().all(|r| r.rating.is_finite()) && ratings[0].rating < 4000.0);
    }

    #[test]
    fn no_interval_is_without_width() {
        let names = named(&["weak", "strong", "middle"]);
        let tables = crate::seatings(&names, 2, true);
        let always = series(&tables, |_, table| *table.iter().max_by_key(|entrant| [0, 2, 1][**entrant]).unwrap());
        let by_seat = series(&tables, |_, table| table[0]);
        for played in [always, by_seat] {
            for deals in [1, 2, 100] {
                let (ratings, _) = rate(&names, &tables, &played[..deals * tables.len()]);
                for Rating { bot, rating, interval: [low, high] } in ratings {
                    assert!(high - low > 10.0, "{bot}, {deals} deals: {low}–{high}");
                    assert!((low..=high).contains(&rating), "{bot}: {rating} is not in {low}–{high}");
                }
            }
        }
    }

    #[test]
    fn one_player_or_a_game_alone_is_not_rated() {
        let same = named(&["a", "a"]);
        let tables = crate::seatings(&same, 2, true);
        assert_eq!(rate(&same, &tables, &series(&tables, |_, table| table[0])), (Vec::new(), Vec::new()));
    }
}
