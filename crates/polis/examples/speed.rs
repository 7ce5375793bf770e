use rynek_kernel::{EditionRef, Game, playout, playout_listed, series_rng};
use rynek_polis::*;
fn main() {
    for players in 2..=4u8 {
        let start = Polis::new(EditionRef::shipped(), &Setup { players, ..Setup::default() }).unwrap();
        let mut rng = series_rng(1, 0);
        let n = 20000;
        let t = std::time::Instant::now();
        let (mut moves, mut sum) = (0, 0i64);
        let mut sq = 0f64;
        for _ in 0..n {
            let mut g = start.clone();
            moves += playout(&mut g, &mut rng).moves;
            for p in g.outcome().unwrap().points {
                sum += p as i64;
                sq += (p * p) as f64;
            }
        }
        let e = t.elapsed().as_secs_f64();
        let m = sum as f64 / (n as f64 * players as f64);
        println!(
            "{players}p sampled {:.0} moves/s {:.0} games/s mean {m:.2} sd {:.1}",
            moves as f64 / e,
            n as f64 / e,
            (sq / (n as f64 * players as f64) - m * m).sqrt()
        );
        let t = std::time::Instant::now();
        let mut list = Vec::new();
        let mut moves = 0;
        for _ in 0..n / 4 {
            let mut g = start.clone();
            moves += playout_listed(&mut g, &mut rng, &mut list).moves;
            std::hint::black_box(g.outcome());
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{players}p listed {:.0} moves/s; size {} action {}",
            moves as f64 / e,
            std::mem::size_of::<Polis>(),
            std::mem::size_of::<Action>()
        );
    }
}
