//! A contest: many deals, each played at every table.

use std::{
    collections::BTreeSet,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use rynek_kernel::{Game, Seat};
use rynek_words::Words;

use crate::{
    Deal, Entrant, Finished, Header, Log, LogError, Luck, Played, Seating, play, played::Observer, report::Report,
    seatings, standings::Standings,
};

/// A contest between entrants from one starting position.
///
/// ```
/// use rynek_arena::{Contest, Entrant, Log};
/// use rynek_bots::{Random, Spec};
/// use rynek_kernel::{EditionRef, Game};
/// use rynek_polis::Polis;
///
/// let start = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let baseline: Entrant<Polis> = "baseline".parse::<Spec>().unwrap().into();
/// let mine: Entrant<Polis> = Entrant::new("mine", Random);
/// let contest = Contest::new(start, vec![baseline, mine]).with_seed(7);
/// // Five deals, each played once in both seatings, on two threads.
/// let played = contest.run(5, 2, &mut Log::in_memory(), |_| {}).unwrap();
/// let standings = contest.standings(&played);
/// assert_eq!((standings.games, standings.seats[0].win_rate), (10, 1.0));
/// ```
pub struct Contest<G: Game> {
    start: G,
    entrants: Vec<Entrant<G>>,
    seed: u64,
    rotate: bool,
    positions: bool,
    luck: bool,
}

impl<G: Game> Contest<G> {
    /// A contest with seed 1 and rotation of seats. If there are fewer entrants than seats, the last one fills the
    /// other seats. If there are more, every group of them plays.
    ///
    /// # Panics
    /// If there are no entrants.
    pub fn new(start: G, mut entrants: Vec<Entrant<G>>) -> Contest<G> {
        let last = entrants.last().expect("there are entrants").clone();
        entrants.resize(entrants.len().max(start.players()), last);
        Contest { start, entrants, seed: 1, rotate: true, positions: false, luck: false }
    }

    /// The contest with another seed for all random numbers.
    pub fn with_seed(self, seed: u64) -> Contest<G> {
        Contest { seed, ..self }
    }

    /// The contest with or without rotation of the seats.
    pub fn with_rotation(self, rotate: bool) -> Contest<G> {
        Contest { rotate, ..self }
    }

    /// The contest with or without data about every position. The report needs this data; it takes time.
    pub fn with_positions(self, positions: bool) -> Contest<G> {
        Contest { positions, ..self }
    }

    /// The contest with or without measuring the luck of the draws. Every outcome of a draw is evaluated for it.
    pub fn with_luck(self, luck: bool) -> Contest<G> {
        Contest { luck, ..self }
    }

    /// The names of the entrants.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|entrant| entrant.name().to_owned()).collect()
    }

    /// The tables at which every deal is played.
    pub fn tables(&self) -> Vec<Seating> {
        seatings(&self.names(), self.start.players(), self.rotate)
    }

    /// What identifies this contest in its log.
    pub fn header(&self) -> Header {
        Header::new(&self.start, &self.entrants, self.seed, self.rotate, self.positions)
    }

    /// Plays the first `deals` deals on this many threads, except games that are in the log. `told` is called after
    /// every game.
    ///
    /// The games are returned in the order of deals and tables, which does not depend on threads.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        log: &mut Log,
        told: impl Fn(&Played) + Sync,
    ) -> Result<Vec<Played>, LogError> {
        self.run_while(deals, threads, log, |played| {
            told(played);
            true
        })
    }

    /// The same, until `goes_on` returns `false` after a game. Games that have begun are finished.
    pub fn run_while(
        &self,
        deals: u64,
        threads: usize,
        log: &mut Log,
        goes_on: impl Fn(&Played) -> bool + Sync,
    ) -> Result<Vec<Played>, LogError> {
        let tables = self.tables();
        let known: BTreeSet<(u64, usize)> = self.fitting(log, deals).map(Played::key).collect();
        let all = (0..deals).flat_map(|deal| (0..tables.len()).map(move |table| (deal, table)));
        let left: Vec<(u64, usize)> = all.filter(|game| !known.contains(game)).collect();
        let kept = Mutex::new((&mut *log, Ok(())));
        on_threads(threads, &left, |(deal, table)| {
            let played = self.play(*deal, *table, &tables[*table]);
            let goes_on = goes_on(&played);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            let written = kept.0.keep(played);
            let is_kept = written.is_ok();
            if !is_kept {
                kept.1 = written;
            }
            is_kept && goes_on
        });
        kept.into_inner().unwrap_or_else(PoisonError::into_inner).1?;
        let mut played: Vec<Played> = self.fitting(log, deals).cloned().collect();
        played.sort_by_key(Played::key);
        played.dedup_by_key(|played| played.key());
        Ok(played)
    }

    /// The games of a log that belong to the first `deals` deals. Lines that are not games of this contest are skipped.
    fn fitting<'a>(&self, log: &'a Log, deals: u64) -> impl Iterator<Item = &'a Played> {
        let (tables, players) = (self.tables().len(), self.start.players());
        let (positions, luck) = (self.positions, self.luck);
        let fits = move |played: &Played| played.fits(players, positions) && (!luck || played.luck.is_some());
        log.played().iter().filter(move |played| played.deal < deals && played.table < tables && fits(played))
    }

    /// The results of the entrants in these games.
    pub fn standings(&self, played: &[Played]) -> Standings {
        Standings::new(&self.header(), &self.tables(), played)
    }

    /// A page about these games: results, and plots of how the game behaves. `command` is the command that plays them
    /// again. The games must have been played with data about positions.
    pub fn report(&self, played: &[Played], words: &Words, command: &str) -> String {
        let (header, tables, standings) = (self.header(), self.tables(), self.standings(played));
        Report::new(words, &header, &tables, played, &standings).page(command)
    }

    /// Plays one game: a deal at one of the tables, which has this number in [`Contest::tables`].
    pub fn play(&self, deal: u64, number: usize, table: &Seating) -> Played {
        let bots: Vec<_> = table.iter().map(|entrant| self.entrants[*entrant].bot().clone()).collect();
        let mut observer = self.positions.then(Observer::default);
        let mut luck = self.luck.then(|| Luck::<G>::new(G::weights(), table.len()));
        let watch = |game: &G, action| {
            if let Some(observer) = &mut observer {
                observer.watch(game);
            }
            if let Some(luck) = &mut luck {
                luck.watch(game, action);
            }
        };
        let Finished { position, outcome, moves, nanos } =
            play(&self.start, &bots, Deal { seed: self.seed, number: deal }, watch);
        Played {
            deal,
            table: number,
            places: Seat::all(table.len()).map(|seat| outcome.place(seat)).collect(),
            moves,
            nanos,
            course: observer.map(|observer| observer.course(&position, &outcome)),
            luck: luck.map(|luck| luck.millionths()),
            points: outcome.points,
        }
    }
}

/// Works through a list in order, until all is done or `work` returns `false`. These threads are not shared, because
/// bots may start threads of their own.
fn on_threads<T: Sync>(threads: usize, list: &[T], work: impl Fn(&T) -> bool + Sync) {
    let next = AtomicUsize::new(0);
    let worker = || {
        while let Some(item) = list.get(next.fetch_add(1, Ordering::Relaxed)) {
            if !work(item) {
                next.store(list.len(), Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.clamp(1, list.len().max(1)) {
            scope.spawn(worker);
        }
        worker();
    });
}
