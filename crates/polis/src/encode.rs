//! Positions and actions as numbers, for programs that learn to play: see `docs/encodings.md`.
//!
//! A city has no edge, so a window of fixed size is laid over the middle of it.

use rynek_kernel::{ActionRange, CellWriter, Game, ObservationPart, Seat, Space, Turn, Viewer};

use crate::{
    Action, City, Components, Face, Hex, Orientation, Polis, Setup, Spot, TileId, TileSet, Triangle,
    plan::{Plan, Word, with_plan},
};

/// How far the window reaches from the hex in its middle, in both coordinates.
const RADIUS: i16 = 10;
/// The side of the window.
const SIDE: usize = 2 * RADIUS as usize + 1;
const HEXES: usize = SIDE * SIDE;
const TURNS: usize = Orientation::ALL.len();
/// The spots in the window.
const SPOTS: usize = HEXES * TURNS;
/// More than this of anything is written as this much.
const MOST: i16 = 255;

pub(crate) fn space(edition: &Components, setup: &Setup) -> Option<Space> {
    let players = usize::from(setup.players);
    let market = usize::from(edition.deal(players, setup.long_game)?.market);
    let faces = Face::CODES.len() as i16;
    let (flags, part) = (ObservationPart::flags, ObservationPart::new);
    let window = [players, SIDE, SIDE];
    let parts = vec![
        part(
            "level",
            &window,
            (0, Components::MOST_TILES_PER_CITY as i16 + 1),
            "The level of the column here; 0 for empty ground (rows r and columns q from north-west, around the middle of this player's city)",
        ),
        part(
            "face",
            &window,
            (0, faces),
            "What the top of the column shows: 1 quarry, 2–6 house, market, barracks, temple, garden, 7–11 their plazas; 0 for empty ground",
        ),
        part(
            "piece",
            &window,
            (0, Components::MOST_TILES_PER_CITY as i16 + 1),
            "The number of the tile on top, in the order in which they were placed in this city; 1 is the start tile, 0 empty ground",
        ),
        part("outside", &[players], (0, MOST), "The columns of this player's city that lie outside the window"),
        part("stones", &[players], (0, MOST), "The stones of this player"),
        part(
            "market",
            &[market, 3],
            (0, faces),
            "The three faces of this tile of the market, clockwise, the free tile first; 0 without a tile",
        ),
        flags("unseen", &[usize::from(TileSet::MOST)], "Whether the tile with this number, from 1, is in the stacks"),
        part("stacks", &[1], (0, MOST), "The stacks that have not been opened"),
        flags("mover", &[players], "Whether it is this player's turn, also while tiles are revealed"),
        flags("chief", &[players], "Whether this player is the chief architect"),
        flags("phase", &[3], "One of: a tile is revealed, take a tile, over"),
    ];
    let about = "Take this tile of the market (the free one first) and place its first hex here (rows r and columns q from north-west, around the middle of your city), with its second hex in this direction (clockwise from the north)";
    Some(Space::new(parts, vec![ActionRange::new("take", &[market, SIDE, SIDE, TURNS], about)]))
}

/// The part of the ground that has numbers.
#[derive(Clone, Copy)]
struct Window {
    west: i16,
    north: i16,
}

impl Window {
    /// Over the middle of a city.
    #[inline]
    fn over(city: &City) -> Window {
        let (low, high) = city.bounds();
        let middle = |low: i8, high: i8| (i16::from(low) + i16::from(high)).div_euclid(2);
        Window { west: middle(low.q, high.q) - RADIUS, north: middle(low.r, high.r) - RADIUS }
    }

    /// The number of a hex, if it is inside.
    #[inline]
    fn number(self, at: Hex) -> Option<usize> {
        let (column, row) = ((i16::from(at.q) - self.west) as usize, (i16::from(at.r) - self.north) as usize);
        // A negative number becomes a large one.
        (column < SIDE && row < SIDE).then(|| row * SIDE + column)
    }

    /// The hex with this number, if a hex can be there.
    fn hex(self, number: usize) -> Option<Hex> {
        let (q, r) = (self.west + (number % SIDE) as i16, self.north + (number / SIDE) as i16);
        Some(Hex::new(i8::try_from(q).ok()?, i8::try_from(r).ok()?))
    }

    /// Whether a whole plan is inside.
    #[inline]
    fn has<W: Word, const N: usize>(self, plan: &Plan<W, N>) -> bool {
        plan.corners().into_iter().all(|corner| self.number(corner).is_some())
    }

    /// The first number of the spots at the corner of a triangle inside.
    #[inline]
    fn corner(self, Triangle { corner, .. }: Triangle) -> u32 {
        let (column, row) = (i16::from(corner.q) - self.west, i16::from(corner.r) - self.north);
        ((row as usize * SIDE + column as usize) * TURNS) as u32
    }

    /// The number of a spot, counted from the first number of the spots at the origin.
    #[inline]
    fn distance(spot: Spot) -> i32 {
        (i32::from(spot.at.r) * SIDE as i32 + i32::from(spot.at.q)) * TURNS as i32 + spot.turned as i32
    }

    /// The number of a spot, if its first hex is inside.
    #[inline]
    fn spot(self, spot: Spot) -> Option<usize> {
        Some(self.number(spot.at)? * TURNS + spot.turned as usize)
    }
}

impl Polis {
    pub(crate) fn write_cells(&self, viewer: Viewer, out: &mut [i16]) {
        let players = self.players();
        let mut cells = CellWriter::new(out);
        let (levels, faces, pieces) =
            (cells.next(players * HEXES), cells.next(players * HEXES), cells.next(players * HEXES));
        let outside = cells.next(players);
        [&mut *levels, &mut *faces, &mut *pieces].into_iter().for_each(|planes| planes.fill(0));
        for (place, seat) in viewer.seats_around(players).enumerate() {
            let planes = place * HEXES..(place + 1) * HEXES;
            let city = [&mut levels[planes.clone()], &mut faces[planes.clone()], &mut pieces[planes]];
            outside[place] = self.write_city(seat, city);
        }
        viewer.seats_around(players).for_each(|seat| cells.one(self.stones(seat)));
        self.write_market(&mut cells);
        cells.flags(TileSet::MOST.into(), self.pile.bits());
        cells.one(self.stacks);
        cells.one_of(players, Some(viewer.place_of(self.mover, players)));
        cells.one_of(players, Some(viewer.place_of(self.chief, players)));
        let phase = match self.turn() {
            Turn::Chance => 0,
            Turn::Player(_) => 1,
            Turn::Over => 2,
        };
        cells.one_of(3, Some(phase));
        cells.finish();
    }

    /// Returns how many columns are outside the window.
    #[inline]
    fn write_city(&self, seat: Seat, [levels, faces, pieces]: [&mut [i16]; 3]) -> i16 {
        let city = self.city(seat);
        let window = Window::over(city);
        let mut outside = 0;
        for (at, column) in city.columns() {
            match window.number(at) {
                Some(place) => {
                    levels[place] = column.height.into();
                    faces[place] = column.face as i16 + 1;
                    pieces[place] = i16::from(column.layer()) + 1;
                }
                None => outside += 1,
            }
        }
        outside
    }

    fn write_market(&self, cells: &mut CellWriter<'_>) {
        // polis.setup.market: two tiles more than players.
        for place in 0..self.cities.len() + 2 {
            let faces = self.market.get(place).and_then(|tile| self.edition.faces(*tile));
            cells.next(3).copy_from_slice(&faces.map_or([0; 3], |faces| faces.map(|face| face as i16 + 1)));
        }
    }

    pub(crate) fn number_of(&self, action: Action) -> Option<usize> {
        let Action::Build(tile, spot) = action else { return None };
        let place = usize::from(self.price(tile)?);
        Some(place * SPOTS + Window::over(self.city(self.mover)).spot(spot)?)
    }

    pub(crate) fn action_numbered(&self, index: usize) -> Option<Action> {
        let tile: TileId = *self.market.get(index / SPOTS)?;
        let spot = index % SPOTS;
        let at = Window::over(self.city(self.mover)).hex(spot / TURNS)?;
        Some(Action::Build(tile, Spot { at, turned: Orientation::ALL[spot % TURNS] }))
    }

    /// The numbers of the legal actions inside the window, and how many are outside.
    pub(crate) fn list_numbers(&self, out: &mut Vec<u32>) -> usize {
        if !matches!(self.turn(), Turn::Player(_)) {
            return 0;
        }
        let (start, city, tiles) = (out.len(), self.city(self.mover), self.affordable().len());
        let outside = with_plan!(city, plan => list_spots(&plan, city, out));
        // All tiles fit in the same spots.
        let spots = out.len() - start;
        out.reserve((tiles - 1) * spots);
        for place in 1..tiles {
            let first = (place * SPOTS) as u32;
            out.extend_from_within(start..start + spots);
            let end = out.len();
            out[end - spots..].iter_mut().for_each(|number| *number += first);
        }
        outside * tiles
    }
}

/// Appends the numbers of all spots inside the window, and returns how many are outside.
#[inline]
fn list_spots<W: Word, const N: usize>(plan: &Plan<W, N>, city: &City, out: &mut Vec<u32>) -> usize {
    let window = Window::over(city);
    let sites = plan.sites(city);
    let (all, start) = (3 * sites.count() as usize, out.len());
    if window.has(plan) {
        // Nearly always. A spot then has the number of its triangle's corner and a distance from it.
        let numbers = |odd| Triangle { corner: Hex::new(0, 0), odd }.spots().map(Window::distance);
        let (even, odd) = (numbers(false), numbers(true));
        out.resize(start + all, 0);
        let mut listed = out[start..].as_chunks_mut().0.iter_mut();
        sites.each(|site| {
            let (corner, distances) = (window.corner(site), if site.odd { odd } else { even });
            if let Some(numbers) = listed.next() {
                *numbers = distances.map(|distance| corner.wrapping_add_signed(distance));
            }
        });
        return 0;
    }
    out.reserve(all);
    sites
        .each(|site| out.extend(site.spots().into_iter().filter_map(|spot| window.spot(spot)).map(|spot| spot as u32)));
    all + start - out.len()
}
