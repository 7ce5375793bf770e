//! Many deals, each played at every table.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use rynek_bots::Bot;
use rynek_kernel::{Game, Seat, Seats};
use rynek_words::Words;

use crate::{
    Deal, Entrant, Header, Log, LogError, Played, Table, entrant::Clock, play, played::Observer, report::Report,
    standings::Standings, tables,
};

/// A contest between entrants, from one starting position.
///
/// ```
/// use rynek_arena::{Contest, Entrant, Log};
/// use rynek_bots::{Bot, Random, Spec};
/// use rynek_kernel::{EditionRef, Game};
/// use rynek_polis::Polis;
///
/// let start = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let baseline: Entrant<Polis> = "baseline".parse::<Spec>().unwrap().into();
/// let mine: Entrant<Polis> = Entrant::new("mine", || Box::new(Random));
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
}

impl<G: Game> Contest<G> {
    /// A contest with seed 1, in which everybody sits everywhere. If the entrants are too few for a table, the last
    /// one takes the seats that are left; if they are more than a table takes, every group of them meets.
    ///
    /// # Panics
    /// If nobody takes part.
    pub fn new(start: G, mut entrants: Vec<Entrant<G>>) -> Contest<G> {
        let last = entrants.last().expect("somebody takes part").clone();
        entrants.resize(entrants.len().max(start.players()), last);
        Contest { start, entrants, seed: 1, rotate: true, positions: false }
    }

    /// The same with another seed, from which all chance follows.
    pub fn with_seed(self, seed: u64) -> Contest<G> {
        Contest { seed, ..self }
    }

    /// The same, with or without rotation of the seats.
    pub fn with_rotation(self, rotate: bool) -> Contest<G> {
        Contest { rotate, ..self }
    }

    /// The same, with or without a look at every position, which the report needs and which takes time.
    pub fn with_positions(self, positions: bool) -> Contest<G> {
        Contest { positions, ..self }
    }

    /// The names of the entrants.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|entrant| entrant.name().to_owned()).collect()
    }

    /// The tables at which every deal is played.
    pub fn tables(&self) -> Vec<Table> {
        tables(&self.names(), self.start.players(), self.rotate)
    }

    /// What makes this contest another than others, for its log.
    pub fn header(&self) -> Header {
        Header::new(&self.start, self.names(), self.seed, self.rotate, self.positions)
    }

    /// Plays the first so many deals on this many threads, but for games that the log holds already. `told` hears of
    /// every game that was played.
    ///
    /// The games come back in the order of their deals and tables, the same whatever the threads.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        log: &mut Log,
        told: impl Fn(&Played) + Sync,
    ) -> Result<Vec<Played>, LogError> {
        let tables = self.tables();
        let known: BTreeSet<(u64, usize)> = self.fitting(log, deals).map(Played::key).collect();
        let all = (0..deals).flat_map(|deal| (0..tables.len()).map(move |table| (deal, table)));
        let left: Vec<(u64, usize)> = all.filter(|game| !known.contains(game)).collect();
        let kept = Mutex::new((&mut *log, Ok(())));
        on_threads(threads, &left, |(deal, table)| {
            let played = self.play(*deal, *table, &tables[*table]);
            told(&played);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            let written = kept.0.keep(played);
            let goes_on = written.is_ok();
            if !goes_on {
                kept.1 = written;
            }
            goes_on
        });
        kept.into_inner().unwrap_or_else(PoisonError::into_inner).1?;
        let mut played: Vec<Played> = self.fitting(log, deals).cloned().collect();
        played.sort_by_key(Played::key);
        played.dedup_by_key(|played| played.key());
        Ok(played)
    }

    /// The games of a log that belong to the first so many deals. What somebody else wrote into its file, and is no
    /// game of this contest, is passed over.
    fn fitting<'a>(&self, log: &'a Log, deals: u64) -> impl Iterator<Item = &'a Played> {
        let (tables, players) = (self.tables().len(), self.start.players());
        let positions = self.positions;
        log.played()
            .iter()
            .filter(move |played| played.deal < deals && played.table < tables && played.fits(players, positions))
    }

    /// How the entrants stand after these games.
    pub fn standings(&self, played: &[Played]) -> Standings {
        Standings::new(&self.header(), &self.tables(), played)
    }

    /// A page about these games: results, and plots that show how the game behaves. `command` is what plays them again.
    /// The games must have been played with a look at their positions.
    pub fn report(&self, played: &[Played], words: &Words, command: &str) -> String {
        let (header, tables, standings) = (self.header(), self.tables(), self.standings(played));
        Report::new(words, &header, &tables, played, &standings).page(command)
    }

    fn play(&self, deal: u64, number: usize, table: &Table) -> Played {
        let clocks: Seats<Arc<Clock>> = table.iter().map(|_| Arc::default()).collect();
        let sit = |(entrant, clock): (&usize, &Arc<Clock>)| self.entrants[*entrant].sit(clock);
        let mut bots: Vec<Box<dyn Bot<G>>> = table.iter().zip(&clocks).map(sit).collect();
        let mut observer = self.positions.then(|| Observer::new(&self.start));
        let outcome = play(&self.start, &mut bots, Deal { seed: self.seed, number: deal }, |game, action| {
            if let Some(observer) = &mut observer {
                observer.watch(game, action);
            }
        });
        Played {
            deal,
            table: number,
            places: Seat::all(table.len()).map(|seat| outcome.place(seat)).collect(),
            moves: clocks.iter().map(|clock| clock.moves()).collect(),
            nanos: clocks.iter().map(|clock| clock.nanos()).collect(),
            course: observer.map(|observer| observer.course(&outcome)),
            points: outcome.points,
        }
    }
}

/// Works through a list in order, until all is done or `work` says stop. Bots may use threads of their own, so these
/// are not shared with anybody.
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
