//! Compares what `imagine` deals, by counting odds and by guessing, with a list of all deals (`slow::hands`).

use std::collections::BTreeMap;

use crate::common::*;
use crate::slow::hands::{Deal, Deals};
use rynek_boulevards::{Action, Attraction, Boulevards, Known, Lot, LotSet};
use rynek_kernel::{Game, Rng, Seat, Turn, below, random_step, series_rng};
use serde_json::{Value, json};

/// A late position with little money in which nothing has been proven yet.
fn late_and_poor(players: u8, seed: u64, unbuilt: usize, most_cash: u32) -> Option<Boulevards> {
    let mut rng = series_rng(seed, 1);
    let mut position = game(players);
    while position.built().len() + unbuilt < 48 || !matches!(position.turn(), Turn::Player(_)) || mid_turn(&position) {
        let action = random_step(&position, &mut rng)?;
        position.play_unchecked(action);
        // Enough money to get there, and shares to sell later.
        position = edited(&position, |written| {
            for wallet in written["wallets"].as_array_mut().unwrap() {
                if wallet["out"] == 0 && wallet["cash"].as_u64().unwrap() < 10 {
                    wallet["cash"] = 30.into();
                }
            }
        });
    }
    let mut stock: Vec<Lot> = LotSet::ALL.except(position.built()).iter().collect();
    Some(edited(&position, |written| {
        written["memory"] = json!({"hands": [], "notes": []});
        for seat in Seat::all(players.into()).filter(|seat| position.plays(*seat)).map(Seat::index) {
            written["wallets"][seat]["cash"] = below(&mut rng, most_cash + 1).into();
            // Small hands leave buildings in the bag, so that there is something to draw.
            let mut draw = || stock.swap_remove(below(&mut rng, stock.len() as u32) as usize);
            let size = if players == 3 { 3 } else { 2 };
            written["hands"][seat] = json!((0..size).map(|_| draw()).collect::<Vec<_>>());
            // A player with nothing to sell may go bankrupt.
            if below(&mut rng, 2) == 0 {
                return_shares(written, seat);
            }
        }
        written["bag"] = json!(stock);
    }))
}

/// The shares of a player go back to their stacks. Free cards leave the game.
fn return_shares(written: &mut Value, seat: usize) {
    let number = |value: &Value| value.as_u64().unwrap();
    for n in 0..Attraction::COUNT {
        let cards = number(&written["wallets"][seat]["cards"][n]);
        written["wallets"][seat]["cards"][n] = 0.into();
        written["stacks"][n] = (number(&written["stacks"][n]) | cards & !1).into();
        written["retired"] = (number(&written["retired"]) | (cards & 1) << n).into();
    }
}

fn mid_turn(game: &Boulevards) -> bool {
    let written = serde_json::to_value(game).unwrap();
    written["selling"] == true || written["step"] != "build"
}

fn deal_of(game: &Boulevards) -> Deal {
    (Seat::all(game.players()).map(|seat| game.hand(seat)).collect(), game.bag())
}

/// The distance of a sample from what is expected: the chi-square statistic, converted to a normal distribution (Wilson
/// and Hilferty). Every deal of the sample must be possible.
#[expect(clippy::disallowed_methods, reason = "a statistic, which no game depends on")]
fn distance<T: Ord>(odds: &BTreeMap<T, f64>, sample: &BTreeMap<T, u32>) -> f64 {
    assert!(sample.keys().all(|deal| odds.contains_key(deal)), "a deal that the clues rule out");
    let size = f64::from(sample.values().sum::<u32>());
    let (mut statistic, mut cells) = (0.0, 0.0);
    let mut rare = (0.0, 0.0);
    for (deal, probability) in odds {
        let expected = probability * size;
        let found = f64::from(sample.get(deal).copied().unwrap_or(0));
        if expected < 8.0 {
            rare = (rare.0 + expected, rare.1 + found);
        } else {
            statistic += (found - expected).powi(2) / expected;
            cells += 1.0;
        }
    }
    if rare.0 >= 8.0 {
        statistic += (rare.1 - rare.0).powi(2) / rare.0;
        cells += 1.0;
    }
    let freedom: f64 = cells - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    if freedom < 1.0 { 0.0 } else { ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt() }
}

/// The costs of the buildings in each hand: few cases with many deals each, in which a small fault shows.
fn costs<W: Copy + Default + std::ops::AddAssign>(
    game: &Boulevards,
    deals: &BTreeMap<Deal, W>,
) -> BTreeMap<Vec<Vec<u16>>, W> {
    let mut sums = BTreeMap::new();
    for ((hands, _), weight) in deals {
        let cost = |hand: &LotSet| {
            let mut costs: Vec<u16> = hand.iter().map(|lot| game.cost(lot)).collect();
            costs.sort_unstable();
            costs
        };
        *sums.entry(hands.iter().map(cost).collect()).or_default() += *weight;
    }
    sums
}

fn sampled(known: &Known, size: u32, rng: &mut impl Rng) -> BTreeMap<Deal, u32> {
    let mut sample = BTreeMap::new();
    for _ in 0..size {
        *sample.entry(deal_of(&Boulevards::imagine(known, rng))).or_default() += 1;
    }
    sample
}

/// What a run of games has shown.
#[derive(Default, Debug)]
struct Tally {
    compared: usize,
    after_sales: usize,
    while_selling: usize,
    after_bankruptcies: usize,
    after_several: usize,
    own_bankruptcies: usize,
    uneven: usize,
    guessed: usize,
    furthest: f64,
}

/// Plays from a late position to the end and compares odds and samples, with this many samples for every deal.
fn compare(start: &Boulevards, seat: Seat, seed: u64, samples: u32, tally: &mut Tally) {
    let mut rng = series_rng(seed, 2);
    let mut game = start.clone();
    let mut deals = Deals::equal(&game, seat);
    let (mut sales, mut broke) = (0, 0);
    for step in 0..24 {
        let Some(action) = random_step(&game, &mut rng) else { break };
        deals.follow(&game, action);
        game.play_unchecked(action);
        sales += usize::from(matches!(action, Action::Sell(..)));
        broke += usize::from(action == Action::Bankrupt);
        let truth = deal_of(&game);
        assert!(deals.odds.contains_key(&truth), "the true deal is ruled out");
        // It is enough to compare now and then, and right after a clue.
        let clue = matches!(action, Action::Sell(..) | Action::Bankrupt);
        if sales + broke == 0 || (!clue && step % 6 != 5) || deals.odds.len() > 1500 {
            continue;
        }
        let size = (deals.odds.len() as u32 * samples).clamp(400, 9000.max(120 * samples));
        let known = game.known(seat);
        // Guessing is slower, so it is compared less often.
        let guessing = tally.compared.is_multiple_of(3).then(|| known.clone().guessing());
        for known in std::iter::once(known).chain(guessing) {
            let sample = sampled(&known, size, &mut rng);
            let coarse = distance(&costs(&game, &deals.odds), &costs(&game, &sample));
            let far = distance(&deals.odds, &sample).max(coarse);
            let how = if known.guesses() { "guessing" } else { "counting" };
            assert!(
                far < 4.5,
                "{how}, seed {seed}, seat {seat}, step {step}: {far:.1} deviations from {} deals",
                deals.odds.len()
            );
            tally.guessed += usize::from(known.guesses());
            tally.furthest = tally.furthest.max(far);
        }
        tally.compared += 1;
        tally.after_sales += usize::from(sales > 0);
        tally.while_selling += usize::from(matches!(action, Action::Sell(..)) && mover(&game) != Some(seat));
        tally.after_bankruptcies += usize::from(broke > 0);
        tally.after_several += usize::from(broke > 1);
        tally.own_bankruptcies += usize::from(broke > 0 && !game.plays(seat) && start.plays(seat));
        let most = deals.odds.values().copied().fold(0.0, f64::max);
        tally.uneven += usize::from(deals.odds.values().any(|odds| *odds < 0.99 * most));
    }
}

/// All streets but these lots are built on.
fn all_but(open: &str) -> String {
    LotSet::ALL.except(lots(open)).iter().map(|lot| lot.to_string()).collect::<Vec<_>>().join(" ")
}

/// boulevards.open.proof
///
/// After a sale, a hand of four continues to build and to draw: a building seen later is more likely to be one of the
/// three old ones than the new one.
#[test]
fn old_buildings_and_new_ones_are_weighed() {
    let open = "A1 A2 B1 B2 E1 K1 K2 K3 K4 L1 L2 L3 L4";
    let start = table(2)
        .built(&all_but(open))
        .hand(1, "A1 L1")
        .hand(2, "K3 L3 L4 K2")
        .cash(1, 60)
        .cash(2, 2)
        .shares(2, "cinema", &[8, 10])
        .shares(2, "theatre", &[9, 11])
        .shares(2, "amusement_park", &[9, 11])
        .set();
    let mut tally = Tally::default();
    for seed in 0..10 {
        compare(&start, seat(1), seed, 150, &mut tally);
    }
    assert!(tally.compared > 20 && tally.uneven > 8, "{tally:?}");
}

/// boulevards.bankrupt.hidden
///
/// What a bankrupt player gave back may be drawn again by others, and what others drew before was not among it.
#[test]
fn what_came_back_into_the_bag_is_weighed() {
    let open = "A1 A2 B1 B2 E1 E2 K1 K2 K3 L1 L2 L3";
    let start = table(3)
        .built(&all_but(open))
        .hand(1, "A1 A2")
        .hand(2, "K3 L3 E1")
        .hand(3, "K1 K2 L2")
        .cash(1, 60)
        .cash(2, 40)
        .cash(3, 2)
        .set();
    let start = edited(&start, |written| written["mover"] = json!(3));
    let mut tally = Tally::default();
    for seed in 0..10 {
        compare(&start, seat(1), seed, 150, &mut tally);
    }
    assert!(tally.after_bankruptcies > 20 && tally.uneven > 8, "{tally:?}");
}

/// boulevards.open.proof boulevards.bankrupt.hidden
#[test]
fn hidden_hands_are_imagined_with_their_true_odds() {
    let mut tally = Tally::default();
    for seed in 0..length(8, 32) as u64 {
        let (players, unbuilt) = [(3, 12), (4, 11), (3, 11), (5, 11)][(seed % 4) as usize];
        let Some(start) = late_and_poor(players, seed, unbuilt, 4) else { continue };
        for seat in Seat::all(start.players()).skip((seed % 2) as usize).step_by(2) {
            compare(&start, seat, seed, 15, &mut tally);
        }
    }
    let share = length(4, 1);
    assert!(tally.compared > 120 / share && tally.after_sales > 60 / share, "{tally:?}");
    assert!(tally.while_selling > 20 / share && tally.after_bankruptcies > 80 / share, "{tally:?}");
    assert!(tally.after_several > 20 / share && tally.own_bankruptcies > 20 / share, "{tally:?}");
    assert!(tally.guessed > 40 / share, "{tally:?}");
    assert!(tally.uneven > 15 / share, "clues make some deals likelier than others: {tally:?}");
}
