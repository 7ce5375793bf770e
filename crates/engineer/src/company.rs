//! The company: what it owns, and what things cost.

use rynek_kernel::{Set, named, piece, serde_as_notation};
use serde::{Deserialize, Serialize};

/// A resource. Money is not a resource (engineer.company.money).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Wood.
    Wood,
    /// Coal.
    Coal,
    /// Steel.
    Steel,
}

impl Resource {
    /// All three, in the order of the company board.
    pub const ALL: [Resource; 3] = [Resource::Wood, Resource::Coal, Resource::Steel];

    /// Its name in JSON, in the notation and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["wood", "coal", "steel"][self as usize]
    }

    /// The two others.
    #[inline]
    pub const fn others(self) -> [Resource; 2] {
        match self {
            Resource::Wood => [Resource::Coal, Resource::Steel],
            Resource::Coal => [Resource::Wood, Resource::Steel],
            Resource::Steel => [Resource::Wood, Resource::Coal],
        }
    }
}

named!(Resource, "wood | coal | steel");

serde_as_notation!(Resource);

piece!(Resource, 3, resource => resource as u8, place => Resource::ALL[usize::from(place)]);

/// A set of resources.
pub type ResourceSet = Set<Resource, u8>;

/// Resources and money: what the company owns, or what a building costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Pieces of wood.
    pub wood: u8,
    /// Pieces of coal.
    pub coal: u8,
    /// Pieces of steel.
    pub steel: u8,
    /// Dollars.
    pub money: u8,
}

impl Stock {
    /// The amount of a resource.
    #[inline]
    pub const fn count(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Coal => self.coal,
            Resource::Steel => self.steel,
        }
    }

    #[inline]
    pub(crate) fn count_mut(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Wood => &mut self.wood,
            Resource::Coal => &mut self.coal,
            Resource::Steel => &mut self.steel,
        }
    }

    /// The resources that are not 0.
    #[inline]
    pub fn owned(&self) -> ResourceSet {
        ResourceSet::from_bits(u8::from(self.wood > 0) | u8::from(self.coal > 0) << 1 | u8::from(self.steel > 0) << 2)
    }

    /// Whether this is enough to pay a cost.
    #[inline]
    pub const fn covers(&self, cost: &Stock) -> bool {
        self.wood >= cost.wood && self.coal >= cost.coal && self.steel >= cost.steel && self.money >= cost.money
    }

    /// What is left after paying; nothing falls below 0 (engineer.company.least).
    #[inline]
    pub(crate) const fn less(&self, cost: &Stock) -> Stock {
        Stock {
            wood: self.wood.saturating_sub(cost.wood),
            coal: self.coal.saturating_sub(cost.coal),
            steel: self.steel.saturating_sub(cost.steel),
            money: self.money.saturating_sub(cost.money),
        }
    }

    /// Both together.
    pub(crate) const fn plus(&self, other: &Stock) -> Stock {
        Stock {
            wood: self.wood.saturating_add(other.wood),
            coal: self.coal.saturating_add(other.coal),
            steel: self.steel.saturating_add(other.steel),
            money: self.money.saturating_add(other.money),
        }
    }
}
