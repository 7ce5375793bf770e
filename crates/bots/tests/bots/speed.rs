//! How fast a game is, as figures.

use std::time::Duration;

use rynek_bots::Speed;
use rynek_kernel::Playout;

#[test]
fn rates_are_by_the_processor_time_that_was_used() {
    let played = Playout { moves: 1_336_000, chances: 1_484_000 };
    let speed = Speed::new(74_215, played, Duration::from_secs(2), 0);
    let expected = Speed {
        moves_per_second: 668_000.0,
        playouts_per_second: 37_108.0,
        actions_per_second: 1_410_000.0,
        allocations_per_playout: 0.0,
    };
    assert_eq!(speed, expected);
}
