//! The city on the table: its tiles, the objects on them, and where more of both can go.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use rynek_kernel::{Arg, Illegal, NotationError, serde_as_notation};

use crate::{
    Axis, Colour, Components, Face, Place, Rotation, Side, Span, Square, TileId,
    grid::SIDE,
    lanes::{self, LONGEST, Lane, Lengths, REACHING, STARTS, WINDOW, length_bit},
};

/// Four planners with eight objects each.
const MOST_OBJECTS: usize = 4 * Components::MOST_OBJECTS;
/// The most places around a city. A line of tiles has two for each tile, and one at each end.
const MOST_PLACES: usize = 2 * Components::MOST_TILES + 2;
/// No tile.
const NOWHERE: u8 = u8::MAX;
/// The squares under one object.
type Covered = ArrayVec<(usize, usize), { LONGEST as usize }>;
/// The bits of lengths in a column are above those of lengths in a row.
const COLUMN_SHIFT: u32 = 8;

/// A tile on the table. It is written `TILE X,Y R`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which tile.
    pub tile: TileId,
    /// Where it is.
    pub at: Place,
    /// Its rotation.
    pub turned: Rotation,
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.tile, self.at, self.turned)
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Laid, NotationError> {
        let form = |_| NotationError::new(text, "TILE X,Y R (R: 0..3)");
        let mut words = text.split_whitespace();
        let [tile, at, turned] = [(); 3].map(|()| words.next().unwrap_or_default());
        let rest = words.next().map_or(Ok(()), |_| Err(NotationError::new(text, "TILE X,Y R (R: 0..3)")));
        rest.and(Ok(Laid {
            tile: tile.parse().map_err(form)?,
            at: at.parse().map_err(form)?,
            turned: turned.parse().map_err(form)?,
        }))
    }
}

serde_as_notation!(Laid);

/// An object on the table. It is written `COLOUR X,Y X,Y`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Object {
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub span: Span,
}

impl Object {
    /// The number of squares it covers, and of its elements.
    pub fn length(&self) -> u8 {
        self.span.line().map_or(0, |(_, length)| length)
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.span)
    }
}

impl FromStr for Object {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Object, NotationError> {
        let form = || NotationError::new(text, "COLOUR X,Y X,Y");
        let (colour, span) = text.trim().split_once(char::is_whitespace).ok_or_else(form)?;
        Ok(Object { colour: colour.parse().map_err(|_| form())?, span: span.parse().map_err(|_| form())? })
    }
}

serde_as_notation!(Object);

/// A tile with its neighbours, and the objects that can begin on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Block {
    laid: Laid,
    /// The indices of the tiles on its four sides.
    beside: [u8; 4],
    /// Its rows and columns; a square under an object is no longer free.
    lanes: [[Lane; SIDE]; 2],
    /// For each cell with a symbol, the lengths of the objects that fit from there: to the right in the lower bits, and
    /// downwards in the upper bits.
    fits: [u16; SIDE * SIDE],
}

/// The city.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// Whether objects may cover holes (planners.variant.youngest).
    holes_pass: bool,
    blocks: ArrayVec<Block, { Components::MOST_TILES }>,
    places: ArrayVec<Place, MOST_PLACES>,
    objects: ArrayVec<Object, MOST_OBJECTS>,
}

impl Clone for City {
    /// Search clones positions often, so each list is copied as one block.
    #[inline]
    fn clone(&self) -> City {
        City {
            blocks: copied(&self.blocks),
            places: copied(&self.places),
            objects: copied(&self.objects),
            holes_pass: self.holes_pass,
        }
    }
}

#[inline]
fn copied<T: Copy, const N: usize>(list: &ArrayVec<T, N>) -> ArrayVec<T, N> {
    let mut copy = ArrayVec::new();
    copy.try_extend_from_slice(list).expect("as long as the original");
    copy
}

impl City {
    /// The city before the opening tile.
    pub(crate) fn new(holes_pass: bool) -> City {
        let mut places = ArrayVec::new();
        places.push(Place::MIDDLE);
        City { holes_pass, blocks: ArrayVec::new(), places, objects: ArrayVec::new() }
    }

    /// The tiles in the order of placement.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = Laid> + '_ {
        self.blocks.iter().map(|block| block.laid)
    }

    /// The objects in the order of placement.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// Where a tile can be placed, the oldest places first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The object on a square.
    pub fn object_at(&self, square: Square) -> Option<&Object> {
        self.objects.iter().find(|object| object.span.squares().any(|covered| covered == square))
    }

    /// What a square shows, if it is on a tile.
    pub fn face(&self, components: &Components, square: Square) -> Option<Face> {
        let laid = self.blocks[self.block_at(square.place())?].laid;
        Some(components.turned(laid.tile, laid.turned)?.faces[square.cell()])
    }

    #[inline]
    fn block_at(&self, place: Place) -> Option<usize> {
        self.blocks.iter().position(|block| block.laid.at == place)
    }

    /// Whether a tile may be placed here (planners.extend.free, planners.extend.edge).
    pub(crate) fn check_place(&self, place: Place) -> Result<(), Illegal> {
        if self.places.contains(&place) {
            return Ok(());
        }
        Err(match self.block_at(place) {
            Some(_) => Illegal::new("planners.extend.free"),
            None => Illegal::new("planners.extend.edge"),
        })
    }

    /// Places a tile of the box on one of the [`places`](City::places).
    #[inline]
    pub(crate) fn lay_tile(&mut self, components: &Components, laid: Laid) {
        let turned = components.turned(laid.tile, laid.turned).expect("a tile of the box");
        let mut block = Block { laid, beside: [NOWHERE; 4], lanes: turned.lanes, fits: [0; SIDE * SIDE] };
        if self.holes_pass {
            block.lanes.iter_mut().flatten().for_each(Lane::open_all);
        }
        self.places.retain(|place| *place != laid.at);
        let new = self.blocks.len();
        for side in Side::ALL {
            let near = laid.at.beside(side);
            if let Some(other) = self.block_at(near) {
                block.beside[side as usize] = other as u8;
                self.blocks[other].beside[side.opposite() as usize] = new as u8;
            } else if !self.places.contains(&near) {
                self.places.push(near);
            }
        }
        self.blocks.push(block);
        for axis in Axis::ALL {
            let window = self.window(new, axis);
            (0..SIDE).for_each(|lane| self.survey(&window, axis, lane));
        }
    }

    /// Whether an object of this colour may be placed here, if its owner has objects of these lengths.
    pub(crate) fn check_span(
        &self,
        components: &Components,
        colour: Colour,
        held: Lengths,
        span: Span,
    ) -> Result<(), Illegal> {
        let Some((axis, length)) = span.line() else {
            return Err(Illegal::new("planners.place.line"));
        };
        if held & length_bit(length) == 0 {
            let left = Arg::list(lanes::lengths(held));
            return Err(Illegal::new("planners.place.length").with("length", length).with("left", left));
        }
        if span.squares().any(|square| self.block_at(square.place()).is_none()) {
            return Err(Illegal::new("planners.place.city"));
        }
        let shows = |square: &Square, face: Face| self.face(components, *square) == Some(face);
        if span.ends().iter().any(|end| !shows(end, Face::Symbol(colour))) {
            return Err(Illegal::new("planners.place.ends").with("colour", colour.name()));
        }
        if !self.holes_pass && span.squares().any(|square| shows(&square, Face::Hole)) {
            return Err(Illegal::new("planners.place.hole"));
        }
        for square in span.squares() {
            if let Some(other) = self.object_at(square) {
                let end = span.ends().contains(&square) || other.span.ends().contains(&square);
                let crosses = !end && other.span.line().is_some_and(|(other, _)| other != axis);
                let rule = if crosses { "planners.place.cross" } else { "planners.place.taken" };
                return Err(Illegal::new(rule));
            }
        }
        Ok(())
    }

    /// Places an object where it fits.
    #[inline]
    pub(crate) fn lay_object(&mut self, object: Object) {
        let (axis, length) = object.span.line().expect("a row or a column");
        self.objects.push(object);
        let from = object.span.from();
        let (lane, along) = axis.lane(from.cell());
        let block = self.block_at(from.place()).expect("on a tile");
        let covered = self.cover((block, along), axis, lane, length);
        // Along the object each tile is surveyed once, across it each square.
        let mut seen = usize::MAX;
        for (block, along) in covered {
            if block != seen {
                self.survey(&self.window(block, axis), axis, lane);
                seen = block;
            }
            self.survey(&self.window(block, axis.across()), axis.across(), along);
        }
    }

    /// Covers this many squares along a lane. Returns the tile of each square and its index in the lane of that tile.
    #[inline]
    fn cover(&mut self, from: (usize, usize), axis: Axis, lane: usize, length: u8) -> Covered {
        let mut covered = Covered::new();
        let (mut block, mut along) = from;
        for _ in 0..length {
            if along == SIDE {
                along = 0;
                block = self.blocks[block].beside[axis.onward() as usize].into();
            }
            self.blocks[block].lanes[axis as usize][lane].close(along);
            self.blocks[block].lanes[axis.across() as usize][along].close(lane);
            covered.push((block, along));
            along += 1;
        }
        covered
    }

    /// A tile with two tiles before it and two behind it.
    #[inline]
    fn window(&self, block: usize, axis: Axis) -> [u8; WINDOW] {
        let onward = axis.onward();
        let next = |block: u8, side: Side| {
            self.blocks.get(usize::from(block)).map_or(NOWHERE, |block| block.beside[side as usize])
        };
        let centre = block as u8;
        let (before, after) = (next(centre, onward.opposite()), next(centre, onward));
        [next(before, onward.opposite()), before, centre, after, next(after, onward)]
    }

    /// Updates what fits through one lane of the tile in the middle of a window.
    #[inline]
    fn survey(&mut self, window: &[u8; WINDOW], axis: Axis, lane: usize) {
        let shift = axis as u32 * COLUMN_SHIFT;
        let lanes = window.map(|block| match self.blocks.get(usize::from(block)) {
            Some(block) => block.lanes[axis as usize][lane],
            None => Lane::default(),
        });
        let found = lanes::survey(lanes);
        for (n, block) in window[..STARTS / SIDE].iter().enumerate() {
            let Some(block) = self.blocks.get_mut(usize::from(*block)) else { continue };
            for along in 0..SIDE {
                let start = SIDE * n + along;
                let fits = &mut block.fits[axis.cell(lane, along)];
                *fits = *fits & !(u16::from(REACHING[start]) << shift) | u16::from(found[start]) << shift;
            }
        }
    }

    /// Visits every lane that ends at the edge of the city, with its side, its index there, and the lane behind it.
    #[inline]
    pub(crate) fn open_ends(&self, mut visit: impl FnMut(Side, usize, Lane, Lane)) {
        for block in &self.blocks {
            for side in Side::ALL.into_iter().filter(|side| block.beside[*side as usize] == NOWHERE) {
                let axis = side.axis() as usize;
                let behind = self.blocks.get(usize::from(block.beside[side.opposite() as usize]));
                let far = behind.map_or([Lane::default(); SIDE], |behind| behind.lanes[axis]);
                // If the square at the edge is not free, nothing behind it can be reached.
                let last = if matches!(side, Side::East | Side::South) { SIDE - 1 } else { 0 };
                for lane in (0..SIDE).filter(|lane| block.lanes[axis][*lane].is_free(last)) {
                    visit(side, lane, block.lanes[axis][lane], far[lane]);
                }
            }
        }
    }

    /// The symbols of a colour from which an object of these lengths fits: the tile, the cell, and what fits.
    #[inline]
    fn starts<'a>(
        &'a self,
        components: &'a Components,
        colour: Colour,
        held: Lengths,
    ) -> impl Iterator<Item = (usize, usize, u16)> + 'a {
        let held = u16::from(held) << COLUMN_SHIFT | u16::from(held);
        self.blocks.iter().enumerate().flat_map(move |(n, block)| {
            let turned = components.turned(block.laid.tile, block.laid.turned).expect("a tile of the box");
            let symbols = std::iter::successors(Some(turned.symbols[colour as usize]), |cells| {
                Some(cells & cells.wrapping_sub(1))
            });
            symbols.take_while(|cells| *cells != 0).filter_map(move |cells| {
                let cell = cells.trailing_zeros() as usize;
                let fits = block.fits[cell] & held;
                (fits != 0).then_some((n, cell, fits))
            })
        })
    }

    /// Calls `visit` with every symbol of a colour from which an object of these lengths fits: the place of the tile,
    /// the cell, and the lengths that fit to the right and downwards.
    #[inline]
    pub(crate) fn each_start(
        &self,
        components: &Components,
        colour: Colour,
        held: Lengths,
        mut visit: impl FnMut(Place, usize, [Lengths; 2]),
    ) {
        for (block, cell, fits) in self.starts(components, colour, held) {
            visit(self.blocks[block].laid.at, cell, [fits as Lengths, (fits >> COLUMN_SHIFT) as Lengths]);
        }
    }

    /// The number of ways to place an object of this colour and of one of these lengths.
    #[inline]
    pub(crate) fn count_fits(&self, components: &Components, colour: Colour, held: Lengths) -> u32 {
        self.starts(components, colour, held).map(|(_, _, fits)| fits.count_ones()).sum()
    }

    /// One of those ways, in the order of [`fits`](City::fits).
    #[inline]
    pub(crate) fn nth_fit(&self, components: &Components, colour: Colour, held: Lengths, mut n: u32) -> Option<Span> {
        for (block, cell, fits) in self.starts(components, colour, held) {
            match n.checked_sub(fits.count_ones()) {
                Some(rest) => n = rest,
                None => return spans(&self.blocks[block], cell, fits).nth(n as usize),
            }
        }
        None
    }

    /// Every way to place an object of this colour and of one of these lengths, tile by tile and square by square.
    pub(crate) fn fits<'a>(
        &'a self,
        components: &'a Components,
        colour: Colour,
        held: Lengths,
    ) -> impl Iterator<Item = Span> + 'a {
        self.starts(components, colour, held).flat_map(|(block, cell, fits)| spans(&self.blocks[block], cell, fits))
    }
}

impl City {
    /// What fits here and not in another city. The tiles of one city must begin with those of the other.
    pub(crate) fn fits_beyond<'a>(
        &'a self,
        other: &'a City,
        components: &'a Components,
        colour: Colour,
        held: Lengths,
    ) -> impl Iterator<Item = Span> + 'a {
        self.starts(components, colour, held)
            .filter_map(move |(n, cell, fits)| {
                let more = fits & !other.blocks.get(n).map_or(0, |block| block.fits[cell]);
                (more != 0).then(|| spans(&self.blocks[n], cell, more))
            })
            .flatten()
    }
}

/// What fits from a cell: first to the right, then downwards, the shorter before the longer.
fn spans(block: &Block, cell: usize, fits: u16) -> impl Iterator<Item = Span> {
    let from = block.laid.at.square(cell);
    Axis::ALL.into_iter().flat_map(move |axis| {
        let set = (fits >> (axis as u32 * COLUMN_SHIFT)) as Lengths;
        lanes::lengths(set).map(move |length| Span::of(from, axis, length))
    })
}
