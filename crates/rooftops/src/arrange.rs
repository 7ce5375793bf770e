//! Positions that tests set up by hand. Whether a game could lead there is not checked.

use rynek_kernel::Seat;

use crate::{
    CardId, Colour, Floors, Phase, Rooftops, Site, cards::CardSet, city::City, goals::GOALS_IN_PLAY, map::SiteIndex,
    state::Developer,
};

impl Rooftops {
    /// Another city. Each building has a site, a colour, and for each level from the lowest the owner of its roof.
    ///
    /// # Panics
    /// If the map has no such site.
    pub fn with_city(mut self, buildings: &[(Site, Colour, Vec<Option<Seat>>)]) -> Rooftops {
        let place = |site: Site| -> SiteIndex { self.map().place(site).expect("a site of the map") };
        let places: Vec<SiteIndex> = buildings.iter().map(|(site, ..)| place(*site)).collect();
        let edition = self.edition.clone();
        self.city = City::new();
        self.bank = edition.floors();
        for developer in &mut self.developers {
            let Developer { stock, tracks, tokens, cone, .. } = *developer;
            *developer = Developer { tracks, tokens, cone, ..Developer::new(stock, edition.roofs()) };
            self.bank -= stock;
        }
        // Every site needs to know its neighbours before a building grows.
        for ((_, colour, _), place) in buildings.iter().zip(&places) {
            self.city.found(edition.map_of(self.developers.len()), *place, *colour);
        }
        for ((_, colour, roofs), place) in buildings.iter().zip(&places) {
            for (level, roof) in roofs.iter().enumerate() {
                if level > 0 {
                    self.raise(*place);
                }
                if let Some(seat) = *roof {
                    self.place_roof(seat, *place);
                }
                self.bank -= Floors::one(*colour);
            }
        }
        self
    }

    /// Other floors in the stock of a seat. The container has the rest.
    pub fn with_stock(mut self, seat: Seat, stock: Floors) -> Rooftops {
        let developer = &mut self.developers[seat.index()];
        self.bank = self.bank + developer.stock - stock;
        developer.stock = stock;
        self
    }

    /// Other spaces of a seat's black, white, grey and brown marker.
    pub fn with_tracks(mut self, seat: Seat, tracks: [u8; 4]) -> Rooftops {
        self.developers[seat.index()].tracks = tracks;
        self
    }

    /// Other tokens of a seat, one for each goal; 0 for none.
    pub fn with_tokens(mut self, seat: Seat, tokens: [u8; GOALS_IN_PLAY]) -> Rooftops {
        self.developers[seat.index()].tokens = tokens;
        self
    }

    /// Other cards in the market and on the discard pile. All others are in the pile.
    pub fn with_cards(mut self, market: [CardId; 3], discards: CardSet) -> Rooftops {
        self.market = market.into();
        self.discards = discards;
        self.pile = self.edition.cards().except(discards).except(market.into_iter().collect());
        self
    }

    /// The same in another seat's turn.
    pub fn with_mover(mut self, seat: Seat) -> Rooftops {
        self.mover = seat;
        self
    }

    /// The game is over, with the cones of all seats on these spaces.
    pub fn over(mut self, cones: &[u8]) -> Rooftops {
        self.phase = Phase::Over;
        for (developer, cone) in self.developers.iter_mut().zip(cones) {
            developer.cone = Some(*cone);
        }
        self
    }
}
