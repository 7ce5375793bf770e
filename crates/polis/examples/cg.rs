use rynek_kernel::{EditionRef, Game, playout, series_rng};
use rynek_polis::*;
fn main() {
    let start = Polis::new(EditionRef::shipped(), &Setup::default()).unwrap();
    let mut rng = series_rng(1, 0);
    let mut sum = 0;
    for _ in 0..300 {
        let mut g = start.clone();
        playout(&mut g, &mut rng);
        sum += g.outcome().unwrap().points[0];
    }
    println!("{sum}");
}
