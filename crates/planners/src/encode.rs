//! Positions and actions as numbers, for programs that learn to play: see `docs/encodings.md`.
//!
//! A city has no edge, so a window of fixed size is laid over the middle of it.

use rynek_kernel::{ActionRange, CellWriter, Game, ObservationPart, Space, Turn, Viewer};

use crate::{
    Action, Axis, City, Colour, Components, Face, Phase, Place, Planners, Rotation, SIDE, Setup, Span, Square,
    lanes::{LONGEST, SHORTEST},
};

/// How far the window reaches from the tile in its middle, in tiles.
const RADIUS: i16 = 6;
/// The side of the window in tiles.
const TILES: usize = 2 * RADIUS as usize + 1;
/// The same in squares.
const SQUARES: usize = TILES * SIDE;
const COLOURS: usize = Colour::ALL.len();
/// The lengths that an object can have.
const LENGTHS: usize = (LONGEST - SHORTEST + 1) as usize;
const AXES: usize = Axis::ALL.len();
/// More than this of anything is written as this much.
const MOST: i16 = 255;
const PHASES: usize = 7;

// The blocks of action numbers.
const EXTEND: usize = 0;
const PASS: usize = EXTEND + 1;
const TAKE: usize = PASS + 1;
const TILE: usize = TAKE + COLOURS;
const LAY: usize = TILE + TILES * TILES * Rotation::ALL.len();
const END: usize = LAY + SQUARES * SQUARES * AXES * LENGTHS;

pub(crate) fn space(setup: &Setup) -> Space {
    let players = usize::from(setup.players);
    let (flags, part) = (ObservationPart::flags, ObservationPart::new);
    let window = [SQUARES, SQUARES];
    let symbols = 2 + COLOURS as i16;
    let parts = vec![
        part(
            "ground",
            &window,
            (0, symbols),
            "0 no tile, 1 nothing, 2 a hole, from 3 on a symbol: your colour, those of the other players in turn order, then free colours (red, green, blue, yellow)",
        ),
        part(
            "objects",
            &window,
            (0, players as i16),
            "Whose object covers this square: 1 yours, 2 the next player's and so on; 0 nobody's",
        ),
        part(
            "drawn",
            &[SIDE, SIDE],
            (0, symbols),
            "The tile to be placed, as printed, with the same numbers; all 0 without one",
        ),
        flags(
            "colour",
            &[players, COLOURS],
            "The colour of this player (red, green, blue, yellow); all 0 until it is chosen",
        ),
        part(
            "left",
            &[players, LENGTHS],
            (0, Components::MOST_OBJECTS as i16),
            "The objects of each length, 2 to 7, that this player has left",
        ),
        part("points", &[players], (0, MOST), "The elements of the objects that this player has placed"),
        flags("unseen", &[Components::MOST_TILES], "Whether the tile with this number, from 1, is in the stack"),
        part("outside", &[1], (0, MOST), "The tiles of the city that lie outside the window"),
        flags("mover", &[players], "Whether it is this player's turn, also while a tile is drawn"),
        flags(
            "phase",
            &[PHASES],
            "One of: the opening tile is drawn, choose a colour, extend or place an object, a tile is drawn, place the tile, final placements, over",
        ),
    ];
    let ranges = vec![
        ActionRange::new("extend", &[1], "Extend the city"),
        ActionRange::new("pass", &[1], "Place no object in the final placements"),
        ActionRange::new("take", &[COLOURS], "Choose this colour (red, green, blue, yellow)"),
        ActionRange::new(
            "tile",
            &[TILES, TILES, Rotation::ALL.len()],
            "Place the tile here (rows and columns of tiles from the top left, around the middle of the city), rotated by this many quarters clockwise",
        ),
        ActionRange::new(
            "lay",
            &[SQUARES, SQUARES, AXES, LENGTHS],
            "Place an object from this square (rows and columns of squares) to the right or downwards, of this length, 2 to 7",
        ),
    ];
    Space::new(parts, ranges)
}

/// The part of the ground that has numbers.
#[derive(Clone, Copy)]
struct Window {
    /// The place of its top left tile.
    left: i16,
    top: i16,
}

impl Window {
    /// Over the middle of a city.
    #[inline]
    fn over(city: &City) -> Window {
        let (mut left, mut right, mut top, mut bottom) = (i8::MAX, i8::MIN, i8::MAX, i8::MIN);
        for Place { x, y } in city.tiles().map(|laid| laid.at) {
            (left, right, top, bottom) = (left.min(x), right.max(x), top.min(y), bottom.max(y));
        }
        if left > right {
            // There is no tile yet.
            return Window { left: -RADIUS, top: -RADIUS };
        }
        let middle = |low: i8, high: i8| (i16::from(low) + i16::from(high)).div_euclid(2);
        Window { left: middle(left, right) - RADIUS, top: middle(top, bottom) - RADIUS }
    }

    /// The column and the row of a place, if it is inside.
    #[inline]
    fn place(self, place: Place) -> Option<(usize, usize)> {
        let (column, row) = ((i16::from(place.x) - self.left) as usize, (i16::from(place.y) - self.top) as usize);
        // A negative number becomes a large one.
        (column < TILES && row < TILES).then_some((column, row))
    }

    /// The number of a square, if it is inside.
    #[inline]
    fn square(self, square: Square) -> Option<usize> {
        let (column, row) = self.place(square.place())?;
        Some(Window::cell(column, row, square.cell()))
    }

    /// The number of a cell of a tile.
    #[inline]
    fn cell(column: usize, row: usize, cell: usize) -> usize {
        (row * SIDE + cell / SIDE) * SQUARES + column * SIDE + cell % SIDE
    }

    fn place_at(self, column: usize, row: usize) -> Option<Place> {
        let inside = |n: i16| i8::try_from(n).ok().filter(|n| n.unsigned_abs() <= Place::FURTHEST.unsigned_abs());
        Some(Place::new(inside(self.left + column as i16)?, inside(self.top + row as i16)?))
    }

    fn square_at(self, number: usize) -> Option<Square> {
        let (column, row) = (number % SQUARES, number / SQUARES);
        Some(self.place_at(column / SIDE, row / SIDE)?.square(row % SIDE * SIDE + column % SIDE))
    }
}

/// The number of an object in a direction and of a length, from a square.
#[inline]
fn lay_number(square: usize, axis: usize, length: usize) -> usize {
    LAY + (square * AXES + axis) * LENGTHS + length
}

impl Planners {
    pub(crate) fn write_cells(&self, viewer: Viewer, out: &mut [i16]) {
        let players = self.players();
        let mut cells = CellWriter::new(out);
        let symbols = self.symbols(viewer);
        let outside = self.write_city(viewer, &symbols, &mut cells);
        self.write_drawn(&symbols, cells.next(SIDE * SIDE));
        let around = || viewer.seats_around(players).map(|seat| self.planners.get(seat.index()));
        around().for_each(|planner| cells.one_of(COLOURS, planner.map(|planner| planner.colour as usize)));
        for planner in around() {
            let left = cells.next(LENGTHS);
            left.fill(0);
            for length in planner.into_iter().flat_map(|planner| planner.rack.iter(&self.edition)) {
                left[usize::from(length - SHORTEST)] += 1;
            }
        }
        let all = i16::from(self.edition.elements());
        for planner in around() {
            cells.one(planner.map_or(0, |planner| all - i16::from(planner.rack.elements(&self.edition))));
        }
        cells.flags(Components::MOST_TILES, self.stack.bits());
        cells.one(outside);
        cells.one_of(players, Some(viewer.place_of(self.mover, players)));
        let phase = match self.phase {
            Phase::Opening => 0,
            Phase::Colours => 1,
            Phase::Choice => 2,
            Phase::Draw => 3,
            Phase::Tile(_) => 4,
            Phase::Final => 5,
            Phase::Over => 6,
        };
        cells.one_of(PHASES, Some(phase));
        cells.finish();
    }

    /// The number of the symbol of each colour: those of the players around the table, then the free ones.
    fn symbols(&self, viewer: Viewer) -> [i16; COLOURS] {
        let players = self.players();
        let chosen = viewer.seats_around(players).filter_map(|seat| self.colour(seat));
        let mut symbols = [0; COLOURS];
        for (place, colour) in chosen.chain(self.free_colours()).enumerate() {
            symbols[colour as usize] = 3 + place as i16;
        }
        symbols
    }

    /// Returns how many tiles are outside the window.
    fn write_city(&self, viewer: Viewer, symbols: &[i16; COLOURS], cells: &mut CellWriter<'_>) -> i16 {
        let window = Window::over(&self.city);
        let (ground, objects) = (cells.next(SQUARES * SQUARES), cells.next(SQUARES * SQUARES));
        ground.fill(0);
        objects.fill(0);
        let mut outside = 0;
        for laid in self.city.tiles() {
            let Some((column, row)) = window.place(laid.at) else {
                outside += 1;
                continue;
            };
            let Some(turned) = self.edition.turned(laid.tile, laid.turned) else { continue };
            let first = Window::cell(column, row, 0);
            for (n, faces) in turned.faces.as_chunks::<SIDE>().0.iter().enumerate() {
                let at = first + n * SQUARES;
                ground[at..at + SIDE].copy_from_slice(&faces.map(|face| face_number(face, symbols)));
            }
        }
        for object in self.city.objects() {
            let Some(owner) = self.owner(object.colour) else { continue };
            let owner = 1 + viewer.place_of(owner, self.players()) as i16;
            let (from, to) = (object.span.from(), object.span.to());
            if let (Some(first), Some(last)) = (window.square(from), window.square(to)) {
                // Nearly always. The numbers of its squares are evenly spaced.
                let step = if from.y == to.y { 1 } else { SQUARES };
                objects[first..=last].iter_mut().step_by(step).for_each(|cell| *cell = owner);
                continue;
            }
            for square in object.span.squares().filter_map(|square| window.square(square)) {
                objects[square] = owner;
            }
        }
        outside
    }

    fn write_drawn(&self, symbols: &[i16; COLOURS], out: &mut [i16]) {
        let drawn = match self.phase {
            Phase::Tile(tile) => self.edition.faces(tile),
            _ => None,
        };
        match drawn {
            Some(faces) => out.copy_from_slice(&faces.map(|face| face_number(face, symbols))),
            None => out.fill(0),
        }
    }

    pub(crate) fn number_of(&self, action: Action) -> Option<usize> {
        Some(match action {
            Action::Draw(_) => return None,
            Action::Extend => EXTEND,
            Action::Pass => PASS,
            Action::Take(colour) => TAKE + colour as usize,
            Action::Tile(place, rotation) => {
                let (column, row) = Window::over(&self.city).place(place)?;
                TILE + (row * TILES + column) * Rotation::ALL.len() + rotation.quarters()
            }
            Action::Lay(span) => {
                let (axis, length) = span.line()?;
                if !(SHORTEST..=LONGEST).contains(&length) {
                    return None;
                }
                let square = Window::over(&self.city).square(span.from())?;
                lay_number(square, axis as usize, (length - SHORTEST).into())
            }
        })
    }

    pub(crate) fn action_numbered(&self, index: usize) -> Option<Action> {
        Some(match index {
            EXTEND => Action::Extend,
            PASS => Action::Pass,
            TAKE..TILE => Action::Take(Colour::ALL[index - TAKE]),
            TILE..LAY => {
                let (place, turned) = ((index - TILE) / Rotation::ALL.len(), (index - TILE) % Rotation::ALL.len());
                let place = Window::over(&self.city).place_at(place % TILES, place / TILES)?;
                Action::Tile(place, Rotation::ALL[turned])
            }
            LAY..END => {
                let (rest, length) = ((index - LAY) / LENGTHS, (index - LAY) % LENGTHS);
                let from = Window::over(&self.city).square_at(rest / AXES)?;
                Action::Lay(Span::of(from, Axis::ALL[rest % AXES], SHORTEST + length as u8))
            }
            _ => return None,
        })
    }

    /// The numbers of the legal actions inside the window, in the order of the list of actions, and how many are
    /// outside.
    pub(crate) fn list_numbers(&self, out: &mut Vec<u32>) -> usize {
        match self.turn() {
            Turn::Player(_) => {}
            Turn::Chance | Turn::Over => return 0,
        }
        match self.phase {
            Phase::Colours => out.extend(self.free_colours().map(|colour| (TAKE + colour as usize) as u32)),
            Phase::Tile(_) => return self.list_tile_numbers(out),
            Phase::Choice | Phase::Final => {
                out.push(if self.phase == Phase::Choice { EXTEND } else { PASS } as u32);
                return self.list_lay_numbers(out);
            }
            Phase::Opening | Phase::Draw | Phase::Over => {}
        }
        0
    }

    fn list_tile_numbers(&self, out: &mut Vec<u32>) -> usize {
        let window = Window::over(&self.city);
        let mut outside = 0;
        for place in self.city.places() {
            match window.place(*place) {
                Some((column, row)) => {
                    let first = (TILE + (row * TILES + column) * Rotation::ALL.len()) as u32;
                    out.extend(first..first + Rotation::ALL.len() as u32);
                }
                None => outside += Rotation::ALL.len(),
            }
        }
        outside
    }

    fn list_lay_numbers(&self, out: &mut Vec<u32>) -> usize {
        let window = Window::over(&self.city);
        let (colour, held) = self.held();
        let mut outside = 0;
        self.city.each_start(&self.edition, colour, held, |place, cell, fits| {
            let Some((column, row)) = window.place(place) else {
                outside += fits.iter().map(|lengths| lengths.count_ones() as usize).sum::<usize>();
                return;
            };
            let square = Window::cell(column, row, cell);
            for (axis, lengths) in fits.into_iter().enumerate() {
                let first = lay_number(square, axis, 0);
                let mut left = lengths;
                while left != 0 {
                    out.push((first + left.trailing_zeros() as usize) as u32);
                    left &= left - 1;
                }
            }
        });
        outside
    }
}

/// What a square shows, with the symbols of the colours numbered like this.
#[inline]
fn face_number(face: Face, symbols: &[i16; COLOURS]) -> i16 {
    match face {
        Face::Plain => 1,
        Face::Hole => 2,
        Face::Symbol(colour) => symbols[colour as usize],
    }
}
