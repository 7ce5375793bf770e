//! Who was how strong, by the games they played.
//!
//! Every finished game of several players counts once, whatever node sees it end. Not counted are games alone, games
//! between bots only, games in which somebody sat in two seats, games given up before everybody could have acted twice,
//! games in which somebody tried their luck again while only bots could have minded, and games in which somebody was told
//! what a bot would do. Whoever left is rated as if they had stayed: the bot that played on played for them. Strength is
//! reckoned by the method of Weng and Lin, made for several players; a seat counts as a team of its own.

use std::sync::Arc;

use rynek_store::{Player, Rated, Rating};
use rynek_table::{Chair, Ending, Phase, Table, TableId};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::state::HallState;

/// How many actions a game that was given up must have had, for each seat.
const ENOUGH: usize = 2;
/// How many finished games are looked at together.
const PAGE: usize = 100;

/// The players of a game: each once, and which of them sits in each seat.
struct RatedGame {
    players: Vec<Rated>,
    seats: Vec<usize>,
    places: Vec<u8>,
}

impl RatedGame {
    fn of(table: &Table) -> Option<RatedGame> {
        let ending = table.ending().filter(|ending| counts(table, ending))?;
        let mut field = RatedGame { players: Vec::new(), seats: Vec::new(), places: ending.places.to_vec() };
        for (chair, place) in table.chairs().iter().zip(&ending.places) {
            let player = player_of(chair)?;
            let known = field.players.iter().position(|rated| rated.player == player);
            let seat = known.unwrap_or(field.players.len());
            match known {
                Some(n) => field.players[n].place = field.players[n].place.min(*place),
                None => field.players.push(Rated { player, place: *place }),
            }
            field.seats.push(seat);
        }
        Some(field)
    }

    /// The ratings after the game. A bot that plays in two seats changes by what its seats change on average.
    fn reckon(&self, before: &[Option<Rating>]) -> Vec<Rating> {
        let old: Vec<WengLinRating> =
            before.iter().map(|rating| rating.map_or_else(WengLinRating::new, from)).collect();
        let teams: Vec<[WengLinRating; 1]> = self.seats.iter().map(|player| [old[*player]]).collect();
        let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&self.places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let new: Vec<WengLinRating> =
            weng_lin_multi_team(&placed, &WengLinConfig::new()).into_iter().flatten().collect();
        let after = (0..old.len()).map(|player| {
            let seats: Vec<&WengLinRating> =
                self.seats.iter().zip(&new).filter(|(sits, _)| **sits == player).map(|(_, rating)| rating).collect();
            let mean =
                |of: fn(&WengLinRating) -> f64| seats.iter().map(|rating| of(rating)).sum::<f64>() / seats.len() as f64;
            let games = before[player].map_or(0, |rating| rating.games) + 1;
            Rating { mean: mean(|rating| rating.rating), deviation: mean(|rating| rating.uncertainty), games }
        });
        after.collect()
    }
}

fn from(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.mean, uncertainty: rating.deviation }
}

fn player_of(chair: &Chair) -> Option<Player> {
    let person = chair.person.as_ref().map(|person| Player::Person(person.id));
    person.or_else(|| chair.bot.clone().map(Player::Bot))
}

fn counts(table: &Table, ending: &Ending) -> bool {
    let chairs = table.chairs();
    let mut people: Vec<_> = chairs.iter().filter_map(|chair| chair.person.as_ref()).map(|person| person.id).collect();
    let sitting = people.len();
    people.sort_unstable();
    people.dedup();
    let acted = table.steps().filter(|(seat, _)| seat.is_some()).count();
    chairs.len() > 1
        && !people.is_empty()
        && people.len() == sitting
        && (ending.finished || acted >= ENOUGH * chairs.len())
        && !table.is_imported()
        && !table.was_tried_again()
        && !table.was_advised()
}

impl HallState {
    /// Rates a game that has just ended.
    pub fn rate_soon(self: &Arc<Self>, id: TableId, table: Arc<Table>) {
        let state = self.clone();
        // If it fails, whoever makes rounds finds it.
        tokio::spawn(async move { state.rate(id, &table).await });
    }

    async fn rate(&self, id: TableId, table: &Table) {
        let field = RatedGame::of(table);
        let players = field.as_ref().map_or_else(Vec::new, |field| field.players.clone());
        let reckon = move |before: &[Option<Rating>]| field.map_or_else(Vec::new, |field| field.reckon(before));
        // A game that does not count is noted all the same, so that nobody looks at it again.
        let _ = self.store.rate(id, &table.terms().game, players, self.now(), reckon).await;
    }

    /// Rates games that ended just before their node did.
    pub async fn rate_the_rest(self: &Arc<Self>) {
        while let Ok(unrated) = self.store.unrated(PAGE).await {
            let found = unrated.len();
            let mut rated = 0;
            for id in unrated {
                if let Ok(mut locked) = self.lock_table(id).await
                    && locked.table().phase() == Phase::Over
                {
                    let table = locked.table();
                    drop(locked);
                    self.rate(id, &table).await;
                    rated += 1;
                }
            }
            if found < PAGE || rated == 0 {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(seats: &[usize], places: &[u8]) -> RatedGame {
        let players = (0..=*seats.iter().max().expect("somebody"))
            .map(|n| Rated { player: Player::Bot(n.to_string()), place: 1 });
        RatedGame { players: players.collect(), seats: seats.to_vec(), places: places.to_vec() }
    }

    #[test]
    fn the_winner_gains_and_the_last_loses() {
        let after = field(&[0, 1, 2], &[2, 1, 3]).reckon(&[None, None, None]);
        assert!(after[1].mean > after[0].mean && after[0].mean > after[2].mean);
        assert!(after.iter().all(|rating| rating.games == 1 && rating.deviation < WengLinRating::new().uncertainty));
    }

    #[test]
    fn a_bot_in_two_seats_is_one_player() {
        let strong = Rating { mean: 30.0, deviation: 2.0, games: 9 };
        let after = field(&[0, 1, 1], &[1, 2, 3]).reckon(&[None, Some(strong)]);
        assert_eq!((after.len(), after[1].games), (2, 10));
        assert!(after[0].mean > 25.0 && after[1].mean < 30.0);
    }

    #[test]
    fn a_tie_brings_equals_nothing() {
        let after = field(&[0, 1], &[1, 1]).reckon(&[None, None]);
        assert!((after[0].mean - after[1].mean).abs() < 1e-9);
    }
}
