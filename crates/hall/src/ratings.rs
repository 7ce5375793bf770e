//! Ratings: how strong people and bots are at a game.
//!
//! Every finished game of several players is rated once, on any node. Not rated are games of one player, games between
//! bots only, games in which a person had two seats, games given up before every player could have acted twice, games
//! in which a player took back a draw or a bot's action without asking another person, and games in which a bot gave
//! advice, and the city of the day, which has a leaderboard of its own. A player who left is rated as if they had stayed, since a bot played on for them. The method is that of Weng
//! and Lin for several players; each seat is a team of its own.
//!
//! Levels of bots have a fixed place on the scale, which was measured (`make strength`), so that the rating of a person
//! means: plays like that level. Other bots are rated like people.

use std::sync::Arc;

use rynek_store::{Player, Rated, Rating};
use rynek_table::{Chair, Ending, Phase, Table, TableId};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::state::HallState;

/// The least actions for each seat in a game that was given up.
const MIN_ACTIONS: usize = 2;
/// How many unrated games are fetched at a time.
const PAGE: usize = 100;

/// The players of a game, each once, and which of them plays each seat.
struct RatedGame {
    players: Vec<Rated>,
    seats: Vec<usize>,
    places: Vec<u8>,
}

impl RatedGame {
    fn of(table: &Table) -> Option<RatedGame> {
        let ending = table.ending().filter(|ending| is_rated(table, ending))?;
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

    /// The rating of each player whose place on the scale is fixed, before the game and after it.
    fn fixed(&self, game: &str, before: &[Option<Rating>]) -> Vec<Option<Rating>> {
        let fixed = |(rated, before): (&Rated, &Option<Rating>)| {
            let Player::Bot(bot) = &rated.player else { return None };
            Some(Rating::fixed(rynek_bots::place(game, bot)?, before.map_or(0, |rating| rating.games)))
        };
        self.players.iter().zip(before).map(fixed).collect()
    }

    /// The ratings after a game. Those of levels that were measured only count one game more.
    fn ratings_in(&self, game: &str, before: &[Option<Rating>]) -> Vec<Rating> {
        let fixed = self.fixed(game, before);
        let known: Vec<Option<Rating>> = fixed.iter().zip(before).map(|(fixed, before)| fixed.or(*before)).collect();
        let after = self.ratings_after(&known).into_iter().zip(fixed);
        after.map(|(after, fixed)| fixed.map_or(after, |fixed| Rating { games: after.games, ..fixed })).collect()
    }

    /// The ratings after the game. A bot that plays in two seats changes by what its seats change on average.
    fn ratings_after(&self, before: &[Option<Rating>]) -> Vec<Rating> {
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

fn is_rated(table: &Table, ending: &Ending) -> bool {
    let chairs = table.chairs();
    let mut people: Vec<_> = chairs.iter().filter_map(|chair| chair.person.as_ref()).map(|person| person.id).collect();
    let sitting = people.len();
    people.sort_unstable();
    people.dedup();
    let acted = table.steps().filter(|(seat, _)| seat.is_some()).count();
    chairs.len() > 1
        && !people.is_empty()
        && people.len() == sitting
        && (ending.finished || acted >= MIN_ACTIONS * chairs.len())
        && !table.is_imported()
        && !table.was_tried_again()
        && !table.was_advised()
        && table.terms().day.is_none()
}

impl HallState {
    /// Rates a game that has just ended.
    pub fn rate_soon(self: &Arc<Self>, id: TableId, table: Arc<Table>) {
        let state = self.clone();
        // If it fails, the next maintenance rates it.
        tokio::spawn(async move { state.rate(id, &table).await });
    }

    async fn rate(&self, id: TableId, table: &Table) {
        if self.note_day(id, table).await.is_err() {
            // The next maintenance tries again.
            return;
        }
        let field = RatedGame::of(table);
        let players = field.as_ref().map_or_else(Vec::new, |field| field.players.clone());
        let game = table.terms().game.clone();
        let ratings_after =
            move |before: &[Option<Rating>]| field.map_or_else(Vec::new, |field| field.ratings_in(&game, before));
        // A game that does not count is stored without players, so that it is not looked at again.
        let _ = self.store.rate(id, &table.terms().game, players, self.now(), ratings_after).await;
    }

    /// Rates games that ended just before their node stopped.
    pub async fn rate_missed_games(self: &Arc<Self>) {
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
        let players =
            (0..=*seats.iter().max().expect("a seat")).map(|n| Rated { player: Player::Bot(n.to_string()), place: 1 });
        RatedGame { players: players.collect(), seats: seats.to_vec(), places: places.to_vec() }
    }

    #[test]
    fn the_winner_gains_and_the_last_loses() {
        let after = field(&[0, 1, 2], &[2, 1, 3]).ratings_after(&[None, None, None]);
        assert!(after[1].mean > after[0].mean && after[0].mean > after[2].mean);
        assert!(after.iter().all(|rating| rating.games == 1 && rating.deviation < WengLinRating::new().uncertainty));
    }

    #[test]
    fn a_bot_in_two_seats_is_one_player() {
        let strong = Rating { mean: 30.0, deviation: 2.0, games: 9 };
        let after = field(&[0, 1, 1], &[1, 2, 3]).ratings_after(&[None, Some(strong)]);
        assert_eq!((after.len(), after[1].games), (2, 10));
        assert!(after[0].mean > 25.0 && after[1].mean < 30.0);
    }

    #[test]
    fn a_measured_level_stays_in_its_place() {
        let bot = |level: &str| Rated { player: Player::Bot(level.to_owned()), place: 1 };
        let field = RatedGame { players: vec![bot("skilled"), bot("guest")], seats: vec![0, 1], places: vec![2, 1] };
        let after = field.ratings_in("polis", &[None, None]);
        assert_eq!((after[0].points(), after[0].games), (1500, 1));
        assert!(after[1].points() > 1500);
        let again = field.ratings_in("polis", &[Some(after[0]), Some(after[1])]);
        assert_eq!((again[0].mean, again[0].deviation, again[0].games), (after[0].mean, after[0].deviation, 2));
    }

    #[test]
    fn a_tie_of_equals_changes_neither() {
        let after = field(&[0, 1], &[1, 1]).ratings_after(&[None, None]);
        assert!((after[0].mean - after[1].mean).abs() < 1e-9);
    }
}
