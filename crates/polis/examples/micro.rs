use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, random_step, series_rng};
use rynek_polis::*;
use std::{hint::black_box, time::Instant};
fn main() {
    let start = Polis::new(EditionRef::shipped(), &Setup::default()).unwrap();
    let mut rng = series_rng(1, 0);
    let mut mids = vec![];
    let mut ends = vec![];
    for _ in 0..500 {
        let mut g = start.clone();
        while let Some(a) = random_step(&g, &mut rng) {
            if g.turn() != Turn::Chance {
                mids.push((g.clone(), a));
            }
            g.play(a);
        }
        ends.push(g);
    }
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..20 {
        for (g, _) in &mids {
            black_box(g.random_action(&mut rng));
            n += 1;
        }
    }
    println!("random_action {:.0} ns", t.elapsed().as_nanos() as f64 / n as f64);
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..20 {
        for (g, _) in &mids {
            black_box(g.clone());
            n += 1;
        }
    }
    let c = t.elapsed().as_nanos() as f64 / n as f64;
    println!("clone {c:.0} ns");
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..20 {
        for (g, a) in &mids {
            let mut h = g.clone();
            h.play(*a);
            black_box(h);
            n += 1;
        }
    }
    println!("play {:.0} ns", t.elapsed().as_nanos() as f64 / n as f64 - c);
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..200 {
        for g in &ends {
            black_box(g.points(Seat::new(0)));
            n += 1;
        }
    }
    println!("points {:.0} ns", t.elapsed().as_nanos() as f64 / n as f64);
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..3000 {
        let mut g = start.clone();
        n += playout(&mut g, &mut rng).moves;
    }
    println!("playout {:.0} ns/move", t.elapsed().as_nanos() as f64 / n as f64);
    let mut l = vec![];
    let mut tot = 0;
    let t = Instant::now();
    let mut n = 0u64;
    for _ in 0..5 {
        for (g, _) in &mids {
            l.clear();
            g.actions(&mut l);
            tot += l.len();
            n += 1;
        }
    }
    println!("actions {:.0} ns, {:.0} listed", t.elapsed().as_nanos() as f64 / n as f64, tot as f64 / n as f64);
}
