//! What is still to come: turns, and the stars and districts of the remaining tiles.

use std::array::from_fn;

use crate::{Components, Polis, TileId, Weights};

/// The turns of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turns {
    /// The turns left.
    pub left: u8,
    /// The turns of the whole game.
    pub all: u8,
}

impl Turns {
    /// The turns of each of two players in the usual game.
    const OF_TWO: f64 = 18.0;

    /// The share of the game still to come.
    pub fn share(self) -> f64 {
        f64::from(self.left) / f64::from(self.all.max(1))
    }

    /// The factor by which points are higher than in the usual game for two. A city grows in width and in height.
    pub fn scale(self) -> f64 {
        (f64::from(self.all) / Turns::OF_TWO).powi(2)
    }
}

/// What is still to come for a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remaining {
    /// The points of their turns, the same for every city.
    pub income: f64,
    /// The weight of the estimate of the city.
    pub trust: f64,
    /// The share of the possible changes of districts that will happen.
    pub likely: f64,
    /// How useful stones are.
    pub tempo: f64,
    /// How useful room is.
    pub growth: f64,
    /// The stars that will be added, by kind: if the kind has no value yet, and if it has.
    pub stars: [[f64; 2]; 5],
    /// The value that will be added, by kind: if the kind has no star yet, and if it has.
    pub value: [[f64; 2]; 5],
}

/// The stars, the districts and the number of some tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Supply {
    stars: [i32; 5],
    districts: [i32; 5],
    tiles: i32,
}

impl Supply {
    /// All tiles in the market and in the stacks.
    pub fn of(game: &Polis) -> Supply {
        let mut supply = Supply::default();
        for tile in game.pile.iter().chain(game.market.iter().copied()) {
            supply.count(tile, game.edition.get(), 1);
        }
        supply
    }

    /// The same without a tile.
    pub fn without(mut self, tile: TileId, components: &Components) -> Supply {
        self.count(tile, components, -1);
        self
    }

    fn count(&mut self, tile: TileId, components: &Components, times: i32) {
        self.tiles += times;
        for face in components.faces(tile).into_iter().flatten() {
            if let Some(plaza) = face.plaza() {
                self.stars[plaza as usize] += times * components.stars(plaza);
            } else if let Some(district) = face.district() {
                self.districts[district as usize] += times;
            }
        }
    }

    /// What is still to come for a player with these turns.
    pub fn remaining(&self, span: Turns, weights: &Weights) -> Remaining {
        let turns = f64::from(span.left);
        let share = turns / f64::from(self.tiles.max(1));
        let soon = |half: f64| turns / (turns + half);
        let to_come = |count: i32, without: f64, wanted: f64| {
            let count = share * f64::from(count);
            [count * without, count * (without + wanted)]
        };
        Remaining {
            income: weights.income(span),
            trust: 1.0 / (1.0 + (span.share() / weights.horizon).powi(2)),
            likely: soon(weights.soon),
            tempo: soon(weights.stone_soon),
            growth: soon(weights.growth_soon),
            stars: from_fn(|kind| to_come(self.stars[kind], weights.stars[kind], weights.stars_wanted[kind])),
            value: from_fn(|kind| to_come(self.districts[kind], weights.value[kind], weights.value_wanted[kind])),
        }
    }
}

impl Weights {
    /// The points of these turns, the same for every city.
    fn income(&self, turns: Turns) -> f64 {
        let [last, middle, first] = self.turn;
        let left = turns.share() * Turns::OF_TWO;
        let income = last * left.min(4.0) + middle * (left - 4.0).clamp(0.0, 8.0) + first * (left - 12.0).max(0.0);
        turns.scale() * income
    }
}
