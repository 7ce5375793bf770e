//! The results of a contest.

use rynek_kernel::{Message, Seat};
use rynek_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Header, Played, Seating,
    rating::{self, Pair, Rating},
    statistics::{deviation, interval_of_mean, mean, win_rate},
};

/// The result of a contest, as JSON for scripts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standings {
    /// The game.
    pub game: String,
    /// The table options.
    pub setup: Value,
    /// The number of seats.
    pub players: usize,
    /// The seed.
    pub seed: u64,
    /// Whether seats rotated.
    pub rotate: bool,
    /// How many deals were played.
    pub deals: u64,
    /// The number of games: every deal at every table.
    pub games: u64,
    /// The entrants, in the order given.
    pub seats: Vec<EntrantResult>,
    /// The share of wins of each seat, in seat order.
    pub by_place: Vec<Share>,
    /// The ratings of all distinct names, the best first; none for a solo game.
    pub ratings: Vec<Rating>,
    /// The results of each pair of distinct names.
    pub pairs: Vec<Pair>,
}

/// A share of wins with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The share; a shared win counts in parts.
    pub win_rate: f64,
    /// The interval.
    pub interval: [f64; 2],
}

/// The results of one entrant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntrantResult {
    /// Its name.
    pub bot: String,
    /// How it plays, as a hash; empty for a bot of your own.
    pub fingerprint: String,
    /// The number of games it played.
    pub games: u64,
    /// Its share of wins; a shared win counts in parts.
    pub win_rate: f64,
    /// The 95 % interval of that.
    pub interval: [f64; 2],
    /// The same share without the luck of the draws, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<WithoutLuck>,
    /// Its mean points at the end.
    pub mean_score: f64,
    /// The 95 % interval of that; `None` if all deals gave the same points, or if there is only one.
    pub score_interval: Option<[f64; 2]>,
    /// The standard deviation of its points.
    pub score_sd: f64,
    /// Its mean place at the end; players who share places each count the middle of them.
    pub mean_rank: f64,
    /// Its mean number of decisions in a game.
    pub moves_per_game: f64,
    /// Its mean processor time for a decision, in milliseconds. This is the only figure that differs between runs.
    pub ms_per_move: f64,
}

/// A share of wins from which the luck of the draws was taken. Its mean is that of the share of wins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct WithoutLuck {
    /// The share. In few games it can be below 0 or above 1.
    pub win_rate: f64,
    /// The 95 % interval of that; `None` if the deals do not differ, or if there is only one.
    pub interval: Option<[f64; 2]>,
    /// Its variance as a part of that of the share of wins: a third means that a third of the deals is enough for an
    /// interval of the same width. `None` if the share of wins is the same in all deals.
    pub variance: Option<f64>,
}

/// A game and the seat of an entrant in it.
#[derive(Clone, Copy)]
pub struct Sitting<'a> {
    pub played: &'a Played,
    pub seat: Seat,
}

/// All games of an entrant.
pub fn sittings<'a>(
    tables: &'a [Seating],
    played: &'a [Played],
    entrant: usize,
) -> impl Iterator<Item = Sitting<'a>> + Clone {
    played.iter().filter_map(move |played| {
        let place = tables[played.table].iter().position(|sitting| *sitting == entrant)?;
        Some(Sitting { played, seat: Seat::new(place) })
    })
}

impl Standings {
    /// A heading that says what was played.
    pub fn heading(&self, words: &Words) -> String {
        let message = Message::new("arena-heading")
            .with("game", self.game.as_str())
            .with("games", self.games)
            .with("deals", self.deals)
            .with("players", self.players)
            .with("seed", self.seed.to_string());
        words.say(&message)
    }

    /// The share of meetings in which a bot had the better place; `None` if they never met.
    pub fn share(&self, bot: &str, against: &str) -> Option<f64> {
        let pair = self.pairs.iter().find(|pair| pair.bot == bot && pair.against == against);
        pair.map(|pair| pair.share)
    }

    pub(crate) fn new(header: &Header, tables: &[Seating], played: &[Played]) -> Standings {
        let players = tables[0].len();
        let (ratings, pairs) = rating::rate(&header.seats, tables, played);
        Standings {
            game: header.game.clone(),
            setup: header.setup.clone(),
            players,
            seed: header.seed,
            rotate: header.rotate,
            deals: played.iter().map(|played| played.deal + 1).max().unwrap_or_default(),
            games: played.len() as u64,
            seats: (0..header.seats.len()).map(|n| result(header, n, sittings(tables, played, n))).collect(),
            by_place: Seat::all(players)
                .map(|seat| share(played.iter().map(|played| Sitting { played, seat })))
                .collect(),
            ratings,
            pairs,
        }
    }
}

fn result<'a>(header: &Header, n: usize, sittings: impl Iterator<Item = Sitting<'a>> + Clone) -> EntrantResult {
    let Share { win_rate, interval } = share(sittings.clone());
    let without_luck = without_luck(sittings.clone());
    let points = |sitting: Sitting<'_>| f64::from(sitting.played.points[sitting.seat.index()]);
    let all_points: Vec<f64> = sittings.clone().map(points).collect();
    let ranks: Vec<f64> = sittings.clone().map(|sitting| sitting.played.rank(sitting.seat)).collect();
    let score_by_deal = by_deal(sittings.clone(), points);
    let moves: u64 = sittings.clone().map(|sitting| sitting.played.moves[sitting.seat.index()]).sum();
    let nanos: u64 = sittings.map(|sitting| sitting.played.nanos[sitting.seat.index()]).sum();
    EntrantResult {
        bot: header.seats[n].clone(),
        fingerprint: header.bots[n].clone(),
        games: ranks.len() as u64,
        win_rate,
        interval,
        without_luck,
        mean_score: mean(&score_by_deal),
        score_interval: interval_of_mean(&score_by_deal),
        score_sd: deviation(&all_points),
        mean_rank: mean(&ranks),
        moves_per_game: moves as f64 / ranks.len().max(1) as f64,
        ms_per_move: nanos as f64 / 1e6 / moves.max(1) as f64,
    }
}

/// The share of wins in these games, with one observation for each deal.
pub fn share<'a>(sittings: impl Iterator<Item = Sitting<'a>>) -> Share {
    let estimate = win_rate(&by_deal(sittings, |sitting| sitting.played.share(sitting.seat)));
    Share { win_rate: estimate.mean, interval: [estimate.low, estimate.high] }
}

/// The share of wins without luck, if it was measured in all these games.
fn without_luck<'a>(sittings: impl Iterator<Item = Sitting<'a>> + Clone) -> Option<WithoutLuck> {
    sittings.clone().next()?;
    if !sittings.clone().all(|sitting| sitting.played.luck.is_some()) {
        return None;
    }
    let plain = by_deal(sittings.clone(), |sitting| sitting.played.share(sitting.seat));
    let deals = by_deal(sittings, |sitting| sitting.played.share_without_luck(sitting.seat).unwrap_or_default());
    let (all, left) = (deviation(&plain), deviation(&deals));
    Some(WithoutLuck {
        win_rate: mean(&deals),
        interval: interval_of_mean(&deals),
        variance: (all > 0.0).then(|| (left / all).powi(2)),
    })
}

/// The mean of a figure in each deal. The games are sorted by deal.
fn by_deal<'a>(sittings: impl Iterator<Item = Sitting<'a>>, figure: impl Fn(Sitting<'a>) -> f64) -> Vec<f64> {
    let mut deals: Vec<(u64, Vec<f64>)> = Vec::new();
    for sitting in sittings {
        let deal = sitting.played.deal;
        match deals.last_mut() {
            Some((last, figures)) if *last == deal => figures.push(figure(sitting)),
            _ => deals.push((deal, vec![figure(sitting)])),
        }
    }
    deals.iter().map(|(_, figures)| mean(figures)).collect()
}
