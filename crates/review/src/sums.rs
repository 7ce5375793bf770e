//! Sums over looks, from which means and standard errors follow.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A number that is saved exactly. Readers of JSON may round a decimal number, and a review that is resumed must lead to
/// the same result.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Exact(pub f64);

impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:x}", self.0.to_bits()))
    }
}

impl<'de> Deserialize<'de> for Exact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Exact, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = u64::from_str_radix(&text, 16).map(f64::from_bits).map_err(D::Error::custom)?;
        if number.is_finite() { Ok(Exact(number)) } else { Err(D::Error::custom("not a finite number")) }
    }
}

/// Values of one kind, added up.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "(u32, Exact, Exact)", into = "(u32, Exact, Exact)")]
pub struct Sum {
    count: u32,
    sum: f64,
    squares: f64,
}

impl From<(u32, Exact, Exact)> for Sum {
    fn from((count, sum, squares): (u32, Exact, Exact)) -> Sum {
        Sum { count, sum: sum.0, squares: squares.0 }
    }
}

impl From<Sum> for (u32, Exact, Exact) {
    fn from(sum: Sum) -> (u32, Exact, Exact) {
        (sum.count, Exact(sum.sum), Exact(sum.squares))
    }
}

impl Sum {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many values there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The mean, or 0 if there is no value.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / f64::from(self.count) }
    }

    /// The standard error of the mean; 0 for fewer than two values, of which nothing can be said.
    pub fn error(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = f64::from(self.count);
        let spread = (self.squares / count - self.mean() * self.mean()).max(0.0);
        (spread / (count - 1.0)).sqrt()
    }
}

/// Chances to win and points of all seats, added up.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Sums {
    /// Of each seat.
    pub win: Vec<Sum>,
    /// Of each seat.
    pub points: Vec<Sum>,
}

impl Sums {
    /// Adds the values of all seats.
    pub fn add(&mut self, win: &[f64], points: &[f64]) {
        self.win.resize(win.len(), Sum::default());
        self.points.resize(points.len(), Sum::default());
        self.win.iter_mut().zip(win).for_each(|(sum, value)| sum.add(*value));
        self.points.iter_mut().zip(points).for_each(|(sum, value)| sum.add(*value));
    }

    /// How many values of each seat there are.
    pub fn count(&self) -> u32 {
        self.win.first().map_or(0, Sum::count)
    }
}
