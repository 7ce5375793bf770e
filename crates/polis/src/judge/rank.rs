//! Every build with the lead after it, without playing each one: a placement changes little, and most of that does not
//! depend on what the tile shows.

use arrayvec::ArrayVec;
use rynek_kernel::{Game, Seat, Turn};

use super::{
    city_graph::CityGraph,
    remaining::{Remaining, Supply, Turns},
    trial_city::TrialCity,
    trial_site::TrialSite,
};
use crate::{Action, District, Face, Polis, TileId, Weights, plan::with_plan, state::MOST_PLAYERS};

/// A tile that the player to move can pay for.
struct Offer {
    tile: TileId,
    faces: [Face; 3],
    /// The stones left after paying for it.
    stones: u8,
    /// What is still to come for the player after taking it.
    remaining: Remaining,
    /// What the rivals can expect then, on average.
    rivals: f64,
}

type Offers = ArrayVec<Offer, { MOST_PLAYERS + 2 }>;

impl Polis {
    /// Appends every build with the lead of the player to move after it.
    pub(crate) fn rank_builds(&self, weights: &Weights, out: &mut Vec<(Action, f64)>) {
        let Turn::Player(mover) = self.turn() else { return };
        if self.looks_far() {
            return self.rank_one_by_one(weights, mover, out);
        }
        let offers = self.offers(weights, mover);
        let city = self.city(mover);
        with_plan!(city, plan => {
            let graph = CityGraph::of(city, &plan, self.rules());
            let trial = TrialCity::new(&graph, offers.iter().map(|offer| offer.faces));
            plan.sites(city).each(|site| rank_site(&trial.site(site), weights, &offers, out));
        });
    }

    /// Whether variants are played in which a district depends on more than the places around it.
    fn looks_far(&self) -> bool {
        [District::Market, District::Garden].into_iter().any(|district| self.setup.variants.has(district))
    }

    fn rank_one_by_one(&self, weights: &Weights, mover: Seat, out: &mut Vec<(Action, f64)>) {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        out.extend(actions.into_iter().map(|action| {
            let mut next = self.clone();
            next.play_unchecked(action);
            (action, rynek_kernel::Game::lead(&next, weights, mover))
        }));
    }

    /// The tiles that the player to move can pay for, with everything that does not depend on where they are placed.
    fn offers(&self, weights: &Weights, mover: Seat) -> Offers {
        let supply = Supply::of(self);
        let now = self.turns(mover);
        let turns = Turns { left: now.left.saturating_sub(1), ..now };
        let rivals = || Seat::all(self.cities.len()).filter(move |seat| *seat != mover);
        let features: ArrayVec<_, MOST_PLAYERS> = rivals().map(|seat| (seat, self.features(seat))).collect();
        let offer = |(price, tile): (usize, &TileId)| {
            let supply = supply.without(*tile, self.edition.get());
            let outlook = |(seat, features): &(Seat, _)| {
                weights.outlook(features, self.stones(*seat), &supply.remaining(self.turns(*seat), weights))
            };
            Offer {
                tile: *tile,
                faces: self.edition.faces(*tile).expect("a tile in the box"),
                stones: self.stones(mover) - price as u8,
                remaining: supply.remaining(turns, weights),
                rivals: features.iter().map(outlook).sum::<f64>() / features.len() as f64,
            }
        };
        self.affordable().iter().enumerate().map(offer).collect()
    }
}

/// Appends every way to place an offered tile on a site.
fn rank_site(trial: &TrialSite<'_>, weights: &Weights, offers: &Offers, out: &mut Vec<(Action, f64)>) {
    for (turned, spot) in trial.site.spots().into_iter().enumerate() {
        for offer in offers {
            let features = trial.with(offer.faces, turned);
            let stones = offer.stones.saturating_add(trial.quarries);
            let lead = weights.outlook(&features, stones, &offer.remaining) - offer.rivals;
            out.push((Action::Build(offer.tile, spot), lead));
        }
    }
}
