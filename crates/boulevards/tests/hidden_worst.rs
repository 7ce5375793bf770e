//! Imagining hidden hands takes little work and memory with any history, measured in allocations and bytes: in
//! positions where counting all odds is far too much work, and in the worst positions that a search finds.

#![allow(unsafe_code)]

mod common;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    collections::BTreeMap,
};

use common::*;
use rynek_boulevards::{Action, Boulevards, Lot, LotSet};
use rynek_kernel::{Game, Rng, Seat, Turn, Viewer, below, random_step, series_rng};

/// The system's allocator with counters for each thread.
struct Counting;

#[derive(Clone, Copy, Default)]
struct Account {
    times: usize,
    held: isize,
    most: isize,
}

thread_local! {
    static ACCOUNT: Cell<Account> = const { Cell::new(Account { times: 0, held: 0, most: 0 }) };
}

fn book(times: usize, bytes: isize) {
    // A thread that is ending has no counters any more.
    let _ = ACCOUNT.try_with(|cell| {
        let Account { times: before, held, most } = cell.get();
        let held = held + bytes;
        cell.set(Account { times: before + times, held, most: most.max(held) });
    });
}

// SAFETY: every call is passed to the system unchanged, and counting touches no memory that it manages.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        book(1, layout.size() as isize);
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        book(0, -(layout.size() as isize));
        // SAFETY: the caller keeps the contract of `GlobalAlloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static MEMORY: Counting = Counting;

/// The allocations and bytes that knowing and imagining take.
fn demand(game: &Boulevards, seat: Seat) -> (usize, isize) {
    let before = ACCOUNT.get();
    ACCOUNT.set(Account { most: before.held, ..before });
    let known = game.known(seat);
    drop(Boulevards::imagine(&known, &mut series_rng(1, 0)));
    let after = ACCOUNT.get();
    (after.times - before.times, after.most - before.held)
}

/// The limits for any position: some milliseconds of work.
const MOST_TIMES: usize = 60_000;
const MOST_BYTES: isize = 4 << 20;

fn takes_little(game: &Boulevards, seat: Seat) {
    let (times, bytes) = demand(game, seat);
    assert!(times <= MOST_TIMES && bytes <= MOST_BYTES, "seat {seat}: {times} allocations, {bytes} bytes");
}

/// Asserts that an imagined position looks to the seat like the true one, remembers the same, and can be read back.
fn imagines_well(game: &Boulevards, seat: Seat, rng: &mut impl Rng) {
    let known = game.known(seat);
    let imagined = Boulevards::imagine(&known, rng);
    assert_eq!(imagined.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
    assert_eq!(imagined.known(seat), known);
    let read: Boulevards = serde_json::from_value(serde_json::to_value(&imagined).unwrap()).unwrap();
    assert_eq!(read, imagined);
    if game.turn() == Turn::Player(seat) {
        assert_eq!(actions(&imagined), actions(game));
    }
}

/// Positions of legal games, found by longer searches, in which counting the odds can take more
/// than 200 thousand steps.
fn known_worst() -> Vec<Boulevards> {
    let texts = [
        include_str!("worst/four.json"),
        include_str!("worst/five_a.json"),
        include_str!("worst/five_b.json"),
        include_str!("worst/six.json"),
    ];
    texts.into_iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

fn playing(game: &Boulevards) -> impl Iterator<Item = Seat> {
    Seat::all(game.players()).filter(|seat| game.plays(*seat))
}

#[test]
fn the_worst_positions_known_take_little() {
    let mut rng = series_rng(2, 0);
    let mut guessed = 0;
    for game in known_worst() {
        for seat in Seat::all(game.players()) {
            takes_little(&game, seat);
            guessed += usize::from(game.known(seat).guesses());
            (0..5).for_each(|_| imagines_well(&game, seat, &mut rng));
        }
    }
    assert!(guessed > 12, "{guessed} times there was too much to count");
}

/// The action of a player who spends all money and sells all shares, which proves a lot about the hand.
fn spendthrift(game: &Boulevards, rng: &mut impl Rng) -> Option<Action> {
    if !matches!(game.turn(), Turn::Player(_)) || below(rng, 8) == 0 {
        return random_step(game, rng);
    }
    let mut appeal = |action: &Action| {
        let whim = below(rng, 4);
        match action {
            Action::Build(lot) => u32::from(game.cost(*lot)) + whim,
            Action::Sell(_, price) => u32::from(*price) + whim,
            Action::Buy(_) => 1 + whim,
            Action::Free(_) => 6,
            _ => 2,
        }
    };
    let options: Vec<(u32, Action)> = actions(game).iter().map(|action| (appeal(action), *action)).collect();
    options.into_iter().max_by_key(|(appeal, _)| *appeal).map(|(_, action)| action)
}

/// A position and a seat, and the steps for counting the odds.
struct Found {
    steps: u32,
    game: Boulevards,
    seat: Seat,
}

/// Plays to the end. Returns the positions and the worst of them.
fn try_out(start: &Boulevards, most: u32, rng: &mut impl Rng) -> (Vec<Boulevards>, Option<Found>) {
    let (mut way, mut worst) = (vec![start.clone()], None::<Found>);
    while let Some(action) = spendthrift(way.last().unwrap(), rng) {
        let mut game = way.last().unwrap().clone();
        game.play_unchecked(action);
        // Without a bankruptcy, there is little to count.
        if let Turn::Player(seat) = game.turn()
            && way.len().is_multiple_of(4)
            && playing(&game).count() < game.players()
        {
            let steps = game.known(seat).steps(most);
            if worst.as_ref().is_none_or(|worst| worst.steps < steps) {
                worst = Some(Found { steps, game: game.clone(), seat });
            }
        }
        way.push(game);
    }
    (way, worst)
}

/// Searches for a position in which counting takes as many steps as possible, up to this many: of several games, the
/// worst one is continued, again and again from a later point.
fn search(players: u8, seed: u64, most: u32) -> Option<Found> {
    const TRIES: usize = 6;
    const STRIDE: usize = 12;
    let mut rng = series_rng(seed, 5);
    let (mut way, mut worst) = (vec![game(players)], None::<Found>);
    let mut from = 0;
    while from < way.len() && worst.as_ref().is_none_or(|worst| worst.steps < most) {
        let start = way[from].clone();
        for _ in 0..TRIES {
            let (rest, found) = try_out(&start, most, &mut rng);
            let before = worst.as_ref().map_or(0, |worst| worst.steps);
            if way.len() == from + 1 || found.as_ref().is_some_and(|found| found.steps > before) {
                way.truncate(from);
                way.extend(rest);
                worst = found.or(worst);
            }
        }
        from += STRIDE;
    }
    worst
}

#[test]
fn the_worst_positions_that_a_search_finds_take_little() {
    const MOST_STEPS: u32 = 20_000;
    let mut rng = series_rng(4, 0);
    let mut too_many = 0;
    let tried = [(3, 0), (3, 2), (4, 1), (4, 2), (5, 2), (5, 3), (6, 2), (6, 3)];
    for (players, seed) in tried.into_iter().step_by(length(2, 1)) {
        let Found { steps, game, seat } = search(players, seed, MOST_STEPS).expect("a player is bankrupt");
        too_many += usize::from(steps >= MOST_STEPS);
        takes_little(&game, seat);
        for seat in Seat::all(game.players()) {
            (0..5).for_each(|_| imagines_well(&game, seat, &mut rng));
        }
    }
    assert!(too_many > length(2, 5), "the search finds {too_many} positions that are too much to count");
}

/// The costs of everyone's buildings: few cases with many deals each.
fn costs(game: &Boulevards) -> Vec<Vec<u16>> {
    let hand = |seat| {
        let mut costs: Vec<u16> = game.hand(seat).iter().map(|lot| game.cost(lot)).collect();
        costs.sort_unstable();
        costs
    };
    Seat::all(game.players()).map(hand).collect()
}

/// Which of these buildings each player has.
fn holders(game: &Boulevards, lots: &[Lot]) -> Vec<Vec<u16>> {
    let holder = |lot: &Lot| Seat::all(game.players()).position(|seat| game.hand(seat).has(*lot)).unwrap_or(9);
    vec![lots.iter().map(|lot| holder(lot) as u16).collect()]
}

/// How often each case occurred in two samples.
type Counts = BTreeMap<Vec<Vec<u16>>, [f64; 2]>;

/// The distance between two samples of the same size: the chi-square statistic, converted to a normal distribution
/// (Wilson and Hilferty). 0 if there is only one case.
#[expect(clippy::disallowed_methods, reason = "a statistic, which no game depends on")]
fn apart(sample: &Counts) -> f64 {
    let (common, rare): (Vec<[f64; 2]>, Vec<[f64; 2]>) = sample.values().partition(|[one, other]| one + other >= 16.0);
    let rare = rare.iter().fold([0.0, 0.0], |sum, [one, other]| [sum[0] + one, sum[1] + other]);
    let cells = common.iter().chain([&rare].into_iter().filter(|[one, other]| one + other >= 16.0));
    let (mut statistic, mut freedom): (f64, f64) = (0.0, -1.0);
    for [one, other] in cells {
        statistic += (one - other).powi(2) / (one + other);
        freedom += 1.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    if freedom < 1.0 { 0.0 } else { ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt() }
}

/// boulevards.open.proof boulevards.bankrupt.hidden
///
/// In the middle of a game there are too many deals to try them all, but their odds can be counted with patience.
#[test]
fn guessing_and_counting_agree() {
    const SIZE: usize = 1500;
    let mut rng = series_rng(6, 0);
    let (mut distances, mut too_many) = (Vec::new(), 0);
    for (seed, most) in (0..length(4, 16) as u64).flat_map(|seed| [(seed, 500), (seed, 5_000)]) {
        let Found { game, seat, .. } = search(3 + (seed % 4) as u8, seed / 4, most).expect("a player is bankrupt");
        let known = game.known(seat);
        let Some(counting) = known.clone().counting(50_000) else { continue };
        too_many += usize::from(known.guesses());
        let lots: Vec<Lot> = LotSet::ALL.except(game.built()).except(game.hand(seat)).iter().take(3).collect();
        let mut samples = [BTreeMap::new(), BTreeMap::new()];
        for (n, known) in [counting, known.guessing()].iter().enumerate() {
            for _ in 0..SIZE {
                let deal = Boulevards::imagine(known, &mut rng);
                samples[0].entry(costs(&deal)).or_insert([0.0; 2])[n] += 1.0;
                samples[1].entry(holders(&deal, &lots)).or_insert([0.0; 2])[n] += 1.0;
            }
        }
        let far = samples.map(|sample| apart(&sample));
        assert!(far.iter().all(|far| *far < 4.5), "players {}, seed {seed}: {far:.1?} deviations", game.players());
        distances.extend(far.into_iter().filter(|far| *far != 0.0));
    }
    let mean = distances.iter().sum::<f64>() / distances.len() as f64;
    assert!(distances.len() > length(10, 40) && too_many > length(2, 8), "{distances:.1?}, {too_many}");
    assert!(mean < 0.5, "{mean:.2} on average of {distances:.1?}");
}
