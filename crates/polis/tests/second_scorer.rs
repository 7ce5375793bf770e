//! Compares the scorer and the list of spots with slow ones that follow the text of the rules.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::common::{TOWER, components, length};
use crate::slow::{self, Place};
use rynek_kernel::{Rng, below, pick, series_rng, setup};
use rynek_polis::{City, CityScore, DIRECTIONS, Hex, Orientation, Setup, Spot, TileId};

/// How a random city grows.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anywhere.
    Loose,
    /// High and near the middle.
    Tall,
    /// On the ground, near the middle, with as few neighbours as possible, so that there are holes.
    Lakes,
    /// Away from the middle.
    Stretched,
}

impl Style {
    /// The next spot: the best of several at random.
    fn spot(self, city: &City, rng: &mut impl Rng) -> Spot {
        let spots = city.spots();
        let choice = match self {
            Style::Loose => 1,
            Style::Tall => 12,
            Style::Lakes => 40,
            Style::Stretched => 5,
        };
        let some = (0..choice).map(|_| *pick(rng, &spots));
        some.min_by_key(|spot| self.cost(city, *spot)).expect("there is always a spot")
    }

    fn cost(self, city: &City, spot: Spot) -> (i32, i32) {
        let off: i32 = slow::places(spot).into_iter().map(|place| slow::distance((0, 0), place)).sum();
        let level = city.column(spot.at).map_or(0, |column| i32::from(column.height));
        match self {
            Style::Loose => (0, 0),
            Style::Tall => (off - 4 * level, 0),
            Style::Lakes => {
                let built = |hex: Hex| hex.neighbours().filter(|near| city.column(*near).is_some()).count() as i32;
                (level, off + 2 * spot.hexes().into_iter().map(built).sum::<i32>())
            }
            Style::Stretched => (-off, 0),
        }
    }
}

/// All tiles, shuffled.
fn shuffled(rng: &mut impl Rng) -> Vec<TileId> {
    let mut tiles: Vec<TileId> = components().all_tiles().iter().collect();
    for n in (1..tiles.len()).rev() {
        tiles.swap(n, below(rng, n as u32 + 1) as usize);
    }
    tiles
}

/// Grows a city from the start tile to 30 tiles. `visit` sees it after every tile.
fn grow(style: Style, rng: &mut impl Rng, mut visit: impl FnMut(&City)) -> City {
    let mut city = City::new(components());
    visit(&city);
    for tile in shuffled(rng).into_iter().take(30) {
        let spot = style.spot(&city, rng);
        city.lay(components(), tile, spot);
        visit(&city);
    }
    city
}

/// A city as a file that can be scored again.
fn written(city: &City) -> String {
    city.laid().iter().map(|laid| format!("{} {}\n", laid.tile, laid.spot)).collect()
}

fn assert_scores_agree(city: &City, setup: &Setup) {
    let scored = CityScore::of(city, components(), setup).0.map(|district| (district.value, district.stars));
    assert_eq!(scored, slow::score(city, setup), "{setup:?}\n{}", written(city));
}

/// Statistics of the cities, so that a test can assert that the difficult kinds occurred.
#[derive(Default, Debug)]
struct Seen {
    cities: usize,
    /// Finished cities by their highest level.
    levels: BTreeMap<u8, usize>,
    /// Lakes of finished cities by their size.
    lakes: BTreeMap<usize, usize>,
    /// The furthest from the middle.
    furthest: i32,
}

impl Seen {
    fn finished(&mut self, city: &City) {
        *self.levels.entry(city.highest()).or_default() += 1;
        let map = slow::map(city);
        for lake in slow::lakes(&map) {
            *self.lakes.entry(lake.len()).or_default() += 1;
        }
        let reach = map.keys().map(|place| slow::distance((0, 0), *place)).max().unwrap();
        self.furthest = self.furthest.max(reach);
    }

    fn of_level(&self, least: u8) -> usize {
        self.levels.range(least..).map(|(_, cities)| cities).sum()
    }

    fn lakes_of(&self, least: usize) -> usize {
        self.lakes.range(least..).map(|(_, lakes)| lakes).sum()
    }
}

/// A quarter of 20,000 or 100,000 cities, each scored under options drawn from all there are.
fn scores_agree_on(style: Style) -> Seen {
    let setups = setup::every::<Setup>();
    let mut seen = Seen::default();
    for series in 0.. {
        if seen.cities >= length(5_000, 25_000) {
            break;
        }
        let rng = &mut series_rng(style as u64, series);
        let mut options = series_rng(100 + style as u64, series);
        let city = grow(style, rng, |city| {
            assert_scores_agree(city, pick(&mut options, &setups));
            seen.cities += 1;
        });
        seen.finished(&city);
    }
    seen
}

/// polis.score.product
#[test]
fn scores_agree_on_loose_cities() {
    let seen = scores_agree_on(Style::Loose);
    assert!(seen.lakes_of(1) > length(100, 500) && seen.of_level(2) > length(100, 500), "{seen:?}");
}

/// polis.score.level
/// polis.house.largest
/// polis.temple.surrounded
#[test]
fn scores_agree_on_tall_cities() {
    let seen = scores_agree_on(Style::Tall);
    assert!(seen.of_level(4) > length(60, 300) && seen.of_level(5) > length(6, 30), "{seen:?}");
}

/// polis.score.lake
/// polis.barracks.lake
/// polis.temple.lake
/// polis.variant.gardens
#[test]
fn scores_agree_on_cities_with_lakes() {
    let seen = scores_agree_on(Style::Lakes);
    assert!(seen.lakes_of(1) > length(200, 1_000) && seen.lakes_of(2) > length(60, 300), "{seen:?}");
    assert!(seen.lakes_of(4) > length(6, 30), "{seen:?}");
}

/// polis.score.outside
#[test]
fn scores_agree_on_stretched_cities() {
    let seen = scores_agree_on(Style::Stretched);
    assert!(seen.furthest > 30, "{seen:?}");
}

/// Every place within three steps of the city, the city included.
fn surroundings(stacks: &slow::Stacks) -> HashSet<Place> {
    let mut places: HashSet<Place> = stacks.keys().copied().collect();
    for _ in 0..3 {
        places.extend(places.clone().into_iter().flat_map(slow::around));
    }
    places
}

fn assert_spots_agree(city: &City) {
    let stacks = slow::stacks(city.laid());
    let mut allowed = BTreeSet::new();
    for (q, r) in surroundings(&stacks) {
        for turned in Orientation::ALL {
            let spot = Spot { at: Hex::new(q as i8, r as i8), turned };
            let may = slow::may_lie(&stacks, slow::places(spot));
            assert_eq!(city.check(spot).is_ok(), may, "{spot} in\n{}", written(city));
            if may {
                allowed.insert(spot);
            }
        }
    }
    let spots = city.spots();
    assert_eq!(spots.len(), allowed.len(), "spots are missing or listed twice in\n{}", written(city));
    assert_eq!(spots.into_iter().collect::<BTreeSet<_>>(), allowed, "in\n{}", written(city));
}

/// polis.place.ground
/// polis.place.gap
/// polis.place.level
/// polis.place.two-tiles
#[test]
fn spots_are_those_the_rules_allow() {
    for style in [Style::Loose, Style::Tall, Style::Lakes, Style::Stretched] {
        for series in 0..length(4, 20) as u64 {
            grow(style, &mut series_rng(200 + style as u64, series), assert_spots_agree);
        }
    }
}

/// polis.place.height
/// polis.score.level
#[test]
fn both_agree_on_a_tower() {
    let setups = setup::every::<Setup>();
    for series in 0..20 {
        let mut rng = series_rng(300, series);
        let mut city = City::new(components());
        for (tile, spot) in shuffled(&mut rng).into_iter().zip(TOWER) {
            city.lay(components(), tile, spot.parse().unwrap());
            assert_scores_agree(&city, pick(&mut rng, &setups));
            assert_spots_agree(&city);
        }
        assert_eq!(city.highest(), 7);
    }
}

/// Places tiles in a straight line in direction `towards`, beginning at the quarry of the start tile on that side.
fn stretch(city: &mut City, towards: usize, tiles: impl Iterator<Item = TileId>) {
    let quarry = [Hex::new(0, -1), Hex::new(1, 0), Hex::new(-1, 1)][towards / 2];
    let mut at = quarry + DIRECTIONS[towards];
    for tile in tiles {
        let spot = Spot { at, turned: Orientation::ALL[towards] };
        assert_eq!(city.check(spot), Ok(()), "{spot}");
        city.lay(components(), tile, spot);
        at = at + DIRECTIONS[towards] + DIRECTIONS[towards];
        if city.laid().len().is_multiple_of(5) {
            assert_spots_agree(city);
            assert_scores_agree(city, &Setup::default());
        }
    }
}

/// How far a city reaches from the middle.
fn reach(city: &City) -> i32 {
    slow::map(city).into_keys().map(|place| slow::distance((0, 0), place)).max().unwrap()
}

/// polis.notation.reach
/// polis.place.ground
#[test]
fn a_straight_line_is_never_cut_off() {
    let tiles = shuffled(&mut series_rng(400, 0));
    for towards in 0..6 {
        let mut city = City::new(components());
        stretch(&mut city, towards, tiles.iter().copied().take(30));
        assert!(city.is_full());
        assert_eq!(reach(&city), 61, "towards {towards}");
    }
}

/// polis.notation.reach
/// polis.place.ground
/// Two arms of 15 tiles, in any two directions.
#[test]
fn a_bent_line_is_never_cut_off() {
    let tiles = shuffled(&mut series_rng(400, 1));
    for one in 0..6 {
        for other in (0..6).filter(|other| other / 2 != one / 2) {
            let mut city = City::new(components());
            stretch(&mut city, one, tiles.iter().copied().take(15));
            stretch(&mut city, other, tiles.iter().copied().skip(15).take(15));
            assert!(city.is_full());
            assert_eq!(reach(&city), 31, "towards {one} and {other}");
        }
    }
}
