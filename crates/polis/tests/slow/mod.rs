//! A slow second implementation of scoring and of where a tile may be placed. It follows the text of the rules.
//!
//! It shares nothing with the code of the game but the list of placements.

// Each test file uses some of this.
#![allow(dead_code)]

use std::collections::{HashMap, HashSet};

use rynek_polis::{City, District, HouseGroup, Laid, LakeSize, Setup, Spot};

/// A place on the ground.
pub type Place = (i32, i32);

/// The level and the letter of what is on top of each place.
pub type Map = HashMap<Place, (i32, char)>;

/// The six places around one (polis.adjacent).
pub fn around((q, r): Place) -> [Place; 6] {
    [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]
}

/// How many steps lead from one place to another.
pub fn distance(one: Place, other: Place) -> i32 {
    let (q, r) = (other.0 - one.0, other.1 - one.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// The city from above.
pub fn map(city: &City) -> Map {
    let place = |at: rynek_polis::Hex| (i32::from(at.q), i32::from(at.r));
    city.columns().map(|(at, column)| (place(at), (i32::from(column.height), column.face.code()))).collect()
}

/// Every place that is connected to one by places of some kind.
fn walk(from: Place, over: impl Fn(&Place) -> bool) -> HashSet<Place> {
    let mut reached = HashSet::from([from]);
    let mut next = vec![from];
    while let Some(place) = next.pop() {
        for near in around(place) {
            if over(&near) && reached.insert(near) {
                next.push(near);
            }
        }
    }
    reached
}

/// The lakes of a city, each with its places (polis.score.outside, polis.score.lake).
pub fn lakes(map: &Map) -> Vec<HashSet<Place>> {
    // A box around the city, two wider than the city on every side.
    let west = map.keys().map(|place| place.0).min().unwrap() - 2;
    let east = map.keys().map(|place| place.0).max().unwrap() + 2;
    let north = map.keys().map(|place| place.1).min().unwrap() - 2;
    let south = map.keys().map(|place| place.1).max().unwrap() + 2;
    let in_the_box = |place: &Place| (west..=east).contains(&place.0) && (north..=south).contains(&place.1);
    let empty = |place: &Place| in_the_box(place) && !map.contains_key(place);
    // A corner of the box is outside.
    let outside = walk((west, north), empty);
    let mut lakes: Vec<HashSet<Place>> = Vec::new();
    for q in west..=east {
        for r in north..=south {
            let place = (q, r);
            let known = outside.contains(&place) || lakes.iter().any(|lake| lake.contains(&place));
            if empty(&place) && !known {
                lakes.push(walk(place, empty));
            }
        }
    }
    lakes
}

/// Value and stars of each kind of district, in the order of the score sheet.
pub fn score(city: &City, setup: &Setup) -> [(i32, i32); 5] {
    let map = map(city);
    let lakes = lakes(&map);
    [
        (houses(&map, setup), stars(&map, 'H', 1)),
        (markets(&map, setup), stars(&map, 'M', 2)),
        (barracks(&map, &lakes, setup), stars(&map, 'B', 2)),
        (temples(&map, setup), stars(&map, 'T', 2)),
        (gardens(&map, &lakes, setup), stars(&map, 'G', 3)),
    ]
}

/// The points of a city without its stones (polis.score.product).
pub fn points(city: &City, setup: &Setup) -> i32 {
    score(city, setup).iter().map(|(value, stars)| value * stars).sum()
}

/// polis.plaza.stars
fn stars(map: &Map, plaza: char, each: i32) -> i32 {
    each * map.values().filter(|(_, letter)| *letter == plaza).count() as i32
}

/// Every district of a kind with its level.
fn all(map: &Map, letter: char) -> Vec<(Place, i32)> {
    map.iter().filter(|(_, shown)| shown.1 == letter).map(|(place, shown)| (*place, shown.0)).collect()
}

/// How many places around one show a letter.
fn beside(map: &Map, place: Place, letter: char) -> usize {
    around(place).iter().filter(|near| map.get(near).is_some_and(|shown| shown.1 == letter)).count()
}

/// How many places around one are empty.
fn empty_beside(map: &Map, place: Place) -> usize {
    around(place).iter().filter(|near| !map.contains_key(near)).count()
}

/// polis.house.largest, polis.house.tie, polis.variant.houses
fn houses(map: &Map, setup: &Setup) -> i32 {
    let mut left: HashSet<Place> = all(map, 'h').into_iter().map(|(place, _)| place).collect();
    let mut groups: Vec<(usize, i32)> = Vec::new();
    while let Some(house) = left.iter().next().copied() {
        let group = walk(house, |near| left.contains(near));
        left.retain(|house| !group.contains(house));
        groups.push((group.len(), group.iter().map(|house| map[house].0).sum()));
    }
    let value = match setup.house_group {
        HouseGroup::Hexes => {
            let most = groups.iter().map(|(hexes, _)| *hexes).max().unwrap_or(0);
            groups.iter().filter(|(hexes, _)| *hexes == most).map(|(_, value)| *value).max().unwrap_or(0)
        }
        HouseGroup::Value => groups.iter().map(|(_, value)| *value).max().unwrap_or(0),
    };
    if setup.variants.has(District::House) && value >= 10 { 2 * value } else { value }
}

/// polis.market.apart, polis.variant.markets
fn markets(map: &Map, setup: &Setup) -> i32 {
    let mut sum = 0;
    for (place, level) in all(map, 'm') {
        if beside(map, place, 'm') == 0 {
            let doubled = setup.variants.has(District::Market) && beside(map, place, 'M') > 0;
            sum += if doubled { 2 * level } else { level };
        }
    }
    sum
}

/// polis.barracks.edge, polis.barracks.lake, polis.variant.barracks
fn barracks(map: &Map, lakes: &[HashSet<Place>], setup: &Setup) -> i32 {
    let mut sum = 0;
    for (place, level) in all(map, 'b') {
        let empty = empty_beside(map, place);
        let of_lakes = around(place).iter().filter(|near| lakes.iter().any(|lake| lake.contains(near))).count();
        let on_the_edge = if setup.lakes_are_edge { empty > 0 } else { empty > of_lakes };
        if on_the_edge {
            let doubled = setup.variants.has(District::Barracks) && empty >= 3;
            sum += if doubled { 2 * level } else { level };
        }
    }
    sum
}

/// polis.temple.surrounded, polis.variant.temples
fn temples(map: &Map, setup: &Setup) -> i32 {
    let mut sum = 0;
    for (place, level) in all(map, 't') {
        if empty_beside(map, place) == 0 {
            let doubled = setup.variants.has(District::Temple) && level >= 2;
            sum += if doubled { 2 * level } else { level };
        }
    }
    sum
}

/// polis.garden.anywhere, polis.variant.gardens
fn gardens(map: &Map, lakes: &[HashSet<Place>], setup: &Setup) -> i32 {
    let mut sum = 0;
    for (place, level) in all(map, 'g') {
        let big_enough = |lake: &HashSet<Place>| setup.lake_size == LakeSize::Any || lake.len() == 1;
        let pleases = |lake: &HashSet<Place>| big_enough(lake) && around(place).iter().any(|near| lake.contains(near));
        let doubled = setup.variants.has(District::Garden) && lakes.iter().any(pleases);
        sum += if doubled { 2 * level } else { level };
    }
    sum
}

/// The tiles on each place from the ground up, by the order of placement; 0 is the start tile.
pub type Stacks = HashMap<Place, Vec<usize>>;

/// The stacks of a city, computed from the placements.
pub fn stacks(laid: &[Laid]) -> Stacks {
    let mut stacks = Stacks::new();
    for place in [(0, 0), (0, -1), (1, 0), (-1, 1)] {
        stacks.insert(place, vec![0]);
    }
    for (n, laid) in laid.iter().enumerate() {
        for place in places(laid.spot) {
            stacks.entry(place).or_default().push(n + 1);
        }
    }
    stacks
}

/// The three places a tile covers (polis.notation.orientation).
pub fn places(spot: Spot) -> [Place; 3] {
    let first = (i32::from(spot.at.q), i32::from(spot.at.r));
    let turned = spot.turned as usize;
    [first, around(first)[turned], around(first)[(turned + 1) % 6]]
}

/// Whether a tile may be placed on these three places.
pub fn may_lie(stacks: &Stacks, places: [Place; 3]) -> bool {
    let [one, two, three] = places.map(|place| stacks.get(&place));
    match (one, two, three) {
        // polis.place.ground
        (None, None, None) => places.iter().any(|place| around(*place).iter().any(|near| stacks.contains_key(near))),
        (Some(one), Some(two), Some(three)) => {
            // polis.place.level, polis.place.two-tiles
            let level = one.len() == two.len() && two.len() == three.len();
            let single = one.last() == two.last() && two.last() == three.last();
            level && !single
        }
        // polis.place.gap
        _ => false,
    }
}
