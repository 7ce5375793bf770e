//! A board in the edition file, and its map.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use rynek_kernel::{
    EditionError,
    edition::{
        check::{Faults, each_once, fill, same, same_if_stated, within},
        schema,
    },
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::{
    District, Site,
    components::Board,
    map::{DISTRICTS, DistrictDrawing, Drawing, MOST_SITES, MOST_STREETS, Map, Outline, Plot, SiteIndex, SiteSet},
};

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "board")]
pub(crate) struct BoardSheet {
    #[schemars(length(min = 1, max = 3), inner(range(min = 2, max = 4)))]
    pub(crate) players: Vec<u8>,
    #[schemars(inner(range(min = 1, max = MOST_PIXELS)))]
    canvas: [i32; 2],
    #[schemars(range(min = 1, max = MOST_PIXELS))]
    site_square_px: i32,
    #[schemars(length(equal = DISTRICTS))]
    districts: Vec<DistrictSheet>,
    #[schemars(length(min = 1, max = MOST_SITES))]
    sites: Vec<SiteSheet>,
    #[schemars(with = "Vec<[u8; 2]>")]
    streets: Vec<[SiteIndex; 2]>,
    lake: LakeSheet,
    parks: ParkSheet,
    /// What follows from the rest. If it is stated, it must agree.
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    site_count: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    street_count: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    borders: Option<Vec<BorderSheet>>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "district")]
struct DistrictSheet {
    #[schemars(schema_with = "district")]
    id: District,
    #[schemars(length(max = LONGEST_TEXT))]
    tone: String,
    #[schemars(length(max = LONGEST_TEXT), regex(pattern = "^#?[0-9A-Za-z]+$"))]
    fill: String,
    grey: bool,
    polygon: Outline,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    site_count: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    sites: Option<Vec<SiteIndex>>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "site")]
struct SiteSheet {
    #[serde(default)]
    #[schemars(skip)]
    id: SiteIndex,
    #[schemars(with = "String", regex(pattern = "^[A-E](1[0-5]?|[2-9])$"))]
    label: Site,
    #[serde(default)]
    #[schemars(skip)]
    district: Option<District>,
    #[schemars(range(min = 0, max = MOST_PIXELS))]
    x: i32,
    #[schemars(range(min = 0, max = MOST_PIXELS))]
    y: i32,
    lake: bool,
    park: bool,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    neighbors: Option<Vec<SiteIndex>>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "lake")]
struct LakeSheet {
    rect: [i32; 4],
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    sites: Option<Vec<SiteIndex>>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "parks")]
struct ParkSheet {
    polygons: Vec<Outline>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    sites: Option<Vec<SiteIndex>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderSheet {
    districts: [District; 2],
    crossing_streets: Vec<[SiteIndex; 2]>,
}

fn district(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(District::ALL.map(|district| district.to_string()))
}

/// The longest name of a colour.
const LONGEST_TEXT: usize = 30;
/// The longest side of a drawing.
const MOST_PIXELS: i32 = 100_000;

impl BoardSheet {
    /// What follows from the order and the names of sites may be left out.
    pub(crate) fn fill(&mut self) {
        for (n, site) in self.sites.iter_mut().enumerate() {
            fill(&mut site.id, n);
            fill(&mut site.district, Some(site.label.district()));
        }
    }

    pub(crate) fn read(&self, place: &str) -> Result<Board, EditionError> {
        let mut faults = Faults::default();
        for (n, side) in self.canvas.iter().enumerate() {
            faults.note(within(format!("{place}.canvas[{n}]"), *side, 1..=MOST_PIXELS));
        }
        faults.note(within(format!("{place}.site_square_px"), self.site_square_px, 1..=MOST_PIXELS));
        let plots = self.read_plots(place, &mut faults);
        let streets = self.read_streets(place, &mut faults);
        let grey = self.read_grey(place, &mut faults);
        faults.check()?;
        let flagged = |flag: fn(&SiteSheet) -> bool| self.flagged(flag).collect::<SiteSet>();
        let map = Map::new(plots, streets, grey, flagged(|site| site.lake), flagged(|site| site.park));
        for (n, near) in map.near.iter().enumerate() {
            faults.note(within(format!("{place}.sites[{n}]"), near.len(), 0..=MOST_STREETS));
        }
        self.compare(place, &map, &mut faults);
        faults.check()?;
        Ok(Board { map, drawing: self.drawing() })
    }

    fn flagged(&self, flag: fn(&SiteSheet) -> bool) -> impl Iterator<Item = SiteIndex> {
        self.sites.iter().filter(move |site| flag(site)).map(|site| site.id)
    }

    fn read_plots(&self, place: &str, faults: &mut Faults) -> Vec<Plot> {
        faults.note(within(format!("{place}.sites"), self.sites.len(), 1..=MOST_SITES));
        faults.note(each_once(self.sites.iter().map(|site| site.label), |n| format!("{place}.sites[{n}].label")));
        for (n, site) in self.sites.iter().enumerate() {
            let at = |field: &str| format!("{place}.sites[{n}].{field}");
            faults.note(same(at("id"), site.id, n));
            faults.note(same_if_stated(at("district"), site.district, site.label.district()));
            faults.note(within(at("x"), site.x, 0..=MOST_PIXELS));
            faults.note(within(at("y"), site.y, 0..=MOST_PIXELS));
        }
        self.sites.iter().map(|site| Plot { label: site.label, x: site.x, y: site.y }).collect()
    }

    fn read_streets(&self, place: &str, faults: &mut Faults) -> Vec<(SiteIndex, SiteIndex)> {
        let names = self.streets.iter().map(|[one, other]| format!("{one}, {other}"));
        faults.note(each_once(names, |n| format!("{place}.streets[{n}]")));
        let last = self.sites.len().saturating_sub(1);
        for (n, [one, other]) in self.streets.iter().enumerate() {
            let at = format!("{place}.streets[{n}]");
            if let Some(end) = [one, other].into_iter().find(|end| **end > last) {
                faults.note::<()>(Err(EditionError::value(at, end, format_args!("0–{last}"))));
            } else if one >= other {
                faults.note::<()>(Err(EditionError::value(at, format_args!("{one}, {other}"), "M, N: M < N")));
            }
        }
        self.streets.iter().map(|[one, other]| (*one, *other)).collect()
    }

    fn read_grey(&self, place: &str, faults: &mut Faults) -> Vec<District> {
        let ids = self.districts.iter().map(|district| district.id);
        faults.note(each_once(ids, |n| format!("{place}.districts[{n}].id")));
        faults.note(same(format!("{place}.districts"), self.districts.len(), DISTRICTS));
        for (n, district) in self.districts.iter().enumerate() {
            let at = |field: &str| format!("{place}.districts[{n}].{field}");
            faults.note(within(at("tone"), district.tone.chars().count(), 0..=LONGEST_TEXT));
            // A page draws with it, so it is the name or the number of a colour and nothing else.
            let colour = district.fill.strip_prefix('#').unwrap_or(&district.fill);
            let is_colour = colour.chars().all(|letter| letter.is_ascii_alphanumeric());
            if !is_colour || !(1..=LONGEST_TEXT).contains(&colour.len()) {
                faults.note::<()>(Err(EditionError::value(at("fill"), &district.fill, "#d9dade")));
            }
        }
        for district in District::ALL {
            if self.sites.iter().all(|site| site.label.district() != district) {
                faults.note::<()>(Err(EditionError::lacks(format!("{place}.sites"), format_args!("{district}1"))));
            }
        }
        self.districts.iter().filter(|district| district.grey).map(|district| district.id).collect()
    }

    fn drawing(&self) -> Drawing {
        let district = |sheet: &DistrictSheet| DistrictDrawing {
            id: sheet.id,
            tone: sheet.tone.clone(),
            fill: sheet.fill.clone(),
            grey: sheet.grey,
            polygon: sheet.polygon.clone(),
        };
        Drawing {
            canvas: self.canvas,
            site_square: self.site_square_px,
            districts: self.districts.iter().map(district).collect(),
            lake: self.lake.rect,
            parks: self.parks.polygons.clone(),
        }
    }

    /// Checks that what the file states twice agrees with the map.
    fn compare(&self, place: &str, map: &Map, faults: &mut Faults) {
        let at = |field: &str| format!("{place}.{field}");
        faults.note(same_if_stated(at("site_count"), self.site_count, map.len()));
        faults.note(same_if_stated(at("street_count"), self.street_count, map.streets.len()));
        for (n, district) in self.districts.iter().enumerate() {
            let sites = map.districts[district.id.index()];
            faults.note(same_if_stated(at(&format!("districts[{n}].site_count")), district.site_count, sites.len()));
            if let Some(found) = &district.sites {
                faults.note(same_set(&at(&format!("districts[{n}].sites")), found.iter().copied(), sites.iter()));
            }
        }
        for (n, site) in self.sites.iter().enumerate() {
            if let Some(found) = &site.neighbors {
                faults.note(same_set(&at(&format!("sites[{n}].neighbors")), found.iter().copied(), map.near[n].iter()));
            }
        }
        if let Some(found) = &self.lake.sites {
            faults.note(same_set(&at("lake.sites"), found.iter().copied(), map.lake.iter()));
        }
        if let Some(found) = &self.parks.sites {
            faults.note(same_set(&at("parks.sites"), found.iter().copied(), map.park.iter()));
        }
        if let Some(borders) = &self.borders {
            faults.note(compare_borders(&at("borders"), borders, map));
        }
    }
}

fn compare_borders(place: &str, borders: &[BorderSheet], map: &Map) -> Result<(), EditionError> {
    let mut expected: BTreeMap<(District, District), Vec<[SiteIndex; 2]>> = BTreeMap::new();
    for crossing in &map.crossings {
        let ends: Vec<SiteIndex> = crossing.ends.iter().collect();
        expected.entry(crossing.border).or_default().push([ends[0], ends[1]]);
    }
    for (n, border) in borders.iter().enumerate() {
        let [one, other] = border.districts;
        let streets = expected.remove(&(one, other)).unwrap_or_default();
        let at = format!("{place}[{n}].crossing_streets");
        same_set(&at, border.crossing_streets.iter().copied(), streets)?;
    }
    match expected.keys().next() {
        Some((one, other)) => Err(EditionError::lacks(place, format_args!("{one}-{other}"))),
        None => Ok(()),
    }
}

/// Compares two lists that the file states, whatever their order.
fn same_set<T: Ord + fmt::Debug>(
    place: &str,
    found: impl IntoIterator<Item = T>,
    expected: impl IntoIterator<Item = T>,
) -> Result<(), EditionError> {
    // Sets that are collected at once are sorted first, with far more code than it takes to insert one by one.
    let (mut set, mut stated, mut count) = (BTreeSet::new(), BTreeSet::new(), 0);
    set.extend(found.into_iter().inspect(|_| count += 1));
    stated.extend(expected);
    let (found, expected) = (set, stated);
    if found == expected && count == found.len() {
        return Ok(());
    }
    Err(EditionError::value(place, format_args!("{found:?}"), format_args!("{expected:?}")))
}
