//! The street map: sites, streets, districts, the lake and the parks. It never changes during a game.

use std::{collections::BTreeSet, fmt, str::FromStr};

use rynek_kernel::{NotationError, Set, serde_as_notation};
use serde::{Deserialize, Serialize};

/// The most sites a map has.
pub(crate) const MOST_SITES: usize = 48;
/// The most streets that meet at a site.
pub(crate) const MOST_STREETS: usize = 7;
/// The number of districts.
pub(crate) const DISTRICTS: usize = 5;
/// The highest number of a site within its district.
const HIGHEST: u8 = 15;

/// One of the five districts, written `A` to `E`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct District(u8);

impl District {
    /// All five.
    pub const ALL: [District; DISTRICTS] = [District(0), District(1), District(2), District(3), District(4)];

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The district with this letter.
    pub fn from_letter(letter: char) -> Option<District> {
        District::ALL.into_iter().find(|district| district.letter() == letter)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for District {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<District, NotationError> {
        let mut letters = text.chars();
        let district = letters.next().and_then(District::from_letter).filter(|_| letters.next().is_none());
        district.ok_or_else(|| NotationError::new(text, "A..E"))
    }
}

serde_as_notation!(District);

/// A building site by its label: the letter of its district and its number there.
///
/// ```
/// use rynek_rooftops::Site;
/// let site: Site = "C4".parse().unwrap();
/// assert_eq!((site.district().letter(), site.number()), ('C', 4));
/// assert!("F1".parse::<Site>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// The site with this number in a district, if there can be one.
    pub fn new(district: District, number: u8) -> Option<Site> {
        (1..=HIGHEST).contains(&number).then_some(Site(district.0 << 4 | number))
    }

    /// Its district.
    pub const fn district(self) -> District {
        District(self.0 >> 4)
    }

    /// Its number in the district.
    pub const fn number(self) -> u8 {
        self.0 & HIGHEST
    }

    /// One more than the highest code.
    const CODES: usize = DISTRICTS << 4;
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.district().letter(), self.number())
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Site, NotationError> {
        let fault = || NotationError::new(text, "A1..E15");
        let mut letters = text.chars();
        let district = letters.next().and_then(District::from_letter).ok_or_else(fault)?;
        let digits = letters.as_str();
        // Each number has one notation: no sign, no leading zero.
        if !digits.starts_with(|digit: char| ('1'..='9').contains(&digit)) {
            return Err(fault());
        }
        let number = digits.parse().map_err(|_| fault())?;
        Site::new(district, number).ok_or_else(fault)
    }
}

serde_as_notation!(Site);

/// The index of a site in the lists of its map.
pub(crate) type SiteIndex = usize;

/// A set of sites.
pub(crate) type SiteSet = Set<SiteIndex>;

/// A number of buildings in each district.
pub(crate) type Quota = [usize; DISTRICTS];

/// A street that crosses from one district into another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crossing {
    /// The two districts it joins, the first letter first.
    pub(crate) border: (District, District),
    /// The two sites at its ends.
    pub(crate) ends: SiteSet,
}

/// How a site is drawn and what is beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plot {
    pub(crate) label: Site,
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// A street map, for certain numbers of players.
#[derive(Debug)]
pub struct Map {
    pub(crate) plots: Vec<Plot>,
    pub(crate) near: Vec<SiteSet>,
    pub(crate) districts: [SiteSet; DISTRICTS],
    /// The grey districts.
    pub(crate) grey: Vec<District>,
    pub(crate) lake: SiteSet,
    pub(crate) park: SiteSet,
    pub(crate) streets: Vec<(SiteIndex, SiteIndex)>,
    pub(crate) crossings: Vec<Crossing>,
    /// The four ends of every two of them that cross different borders and share no end.
    pub(crate) border_pairs: Vec<SiteSet>,
    /// How many buildings in each district every two different borders take.
    pub(crate) border_quotas: Vec<Quota>,
    /// The place of each label, or [`NOWHERE`].
    places: [u8; Site::CODES],
}

const NOWHERE: u8 = u8::MAX;

impl Map {
    pub(crate) fn new(
        plots: Vec<Plot>,
        streets: Vec<(SiteIndex, SiteIndex)>,
        grey: Vec<District>,
        lake: SiteSet,
        park: SiteSet,
    ) -> Map {
        let mut near = vec![SiteSet::NONE; plots.len()];
        let mut districts = [SiteSet::NONE; DISTRICTS];
        let mut places = [NOWHERE; Site::CODES];
        for (place, plot) in plots.iter().enumerate() {
            places[usize::from(plot.label.0)] = place as u8;
            let district = &mut districts[plot.label.district().index()];
            *district = district.with(place);
        }
        let mut crossings = Vec::new();
        for (one, other) in &streets {
            near[*one] = near[*one].with(*other);
            near[*other] = near[*other].with(*one);
            let sides = [plots[*one].label.district(), plots[*other].label.district()];
            if sides[0] != sides[1] {
                let border = (sides[0].min(sides[1]), sides[0].max(sides[1]));
                crossings.push(Crossing { border, ends: SiteSet::of(*one).with(*other) });
            }
        }
        let (border_pairs, border_quotas) = (border_pairs(&crossings), border_quotas(&crossings));
        Map { plots, near, districts, grey, lake, park, streets, crossings, border_pairs, border_quotas, places }
    }

    /// How many sites there are.
    pub fn len(&self) -> usize {
        self.plots.len()
    }

    /// Whether there are none, which no edition allows.
    pub fn is_empty(&self) -> bool {
        self.plots.is_empty()
    }

    /// Every site, in the order of the map.
    pub fn sites(&self) -> impl Iterator<Item = Site> {
        self.plots.iter().map(|plot| plot.label)
    }

    /// The sites that a street joins to this one (rooftops.map.neighbours).
    pub fn neighbours(&self, site: Site) -> impl Iterator<Item = Site> {
        let near = self.place(site).map_or(SiteSet::NONE, |place| self.near[place]);
        near.iter().map(|place| self.label(place))
    }

    /// Every street, by the sites at its ends.
    pub fn streets(&self) -> impl Iterator<Item = (Site, Site)> {
        self.streets.iter().map(|(one, other)| (self.label(*one), self.label(*other)))
    }

    /// Whether a site is beside the lake (rooftops.map.lake).
    pub fn by_lake(&self, site: Site) -> bool {
        self.place(site).is_some_and(|place| self.lake.has(place))
    }

    /// Whether a park surrounds a site (rooftops.map.park).
    pub fn in_park(&self, site: Site) -> bool {
        self.place(site).is_some_and(|place| self.park.has(place))
    }

    /// Whether a district is one of the grey ones (rooftops.map.grey).
    pub fn is_grey(&self, district: District) -> bool {
        self.grey.contains(&district)
    }

    #[inline]
    pub(crate) fn label(&self, place: SiteIndex) -> Site {
        self.plots[place].label
    }

    #[inline]
    pub(crate) fn place(&self, site: Site) -> Option<SiteIndex> {
        let place = self.places[usize::from(site.0)];
        (place != NOWHERE).then_some(place.into())
    }

    pub(crate) fn all(&self) -> SiteSet {
        SiteSet::up_to(self.plots.len())
    }

    /// The sites that a street joins to any of these.
    pub(crate) fn beside(&self, sites: SiteSet) -> SiteSet {
        sites.iter().fold(SiteSet::NONE, |beside, place| beside.or(self.near[place]))
    }

    /// Those of `sites` that are connected to `start` by streets between them.
    pub(crate) fn joined(&self, start: SiteSet, sites: SiteSet) -> SiteSet {
        let (mut group, mut fresh) = (start, start);
        while !fresh.is_empty() {
            fresh = self.beside(fresh).and(sites).except(group);
            group = group.or(fresh);
        }
        group
    }

    /// How many of these sites are missing for a quota.
    pub(crate) fn shortfall(&self, quota: &Quota, sites: SiteSet) -> usize {
        let missing = |(district, needed): (&SiteSet, &usize)| needed.saturating_sub(district.and(sites).len());
        self.districts.iter().zip(quota).map(missing).sum()
    }

    /// All sites within this many streets of a site, itself included.
    pub(crate) fn within(&self, place: SiteIndex, streets: u8) -> SiteSet {
        (0..streets).fold(SiteSet::of(place), |reached, _| {
            reached.iter().fold(reached, |reached, place| reached.or(self.near[place]))
        })
    }
}

fn border_pairs(crossings: &[Crossing]) -> Vec<SiteSet> {
    let later = |n: usize| crossings[n + 1..].iter();
    let pairs = crossings.iter().enumerate().flat_map(|(n, one)| later(n).map(move |other| (one, other)));
    let apart =
        |(one, other): &(&Crossing, &Crossing)| one.border != other.border && one.ends.and(other.ends).is_empty();
    pairs.filter(apart).map(|(one, other)| one.ends.or(other.ends)).collect()
}

fn border_quotas(crossings: &[Crossing]) -> Vec<Quota> {
    let mut borders = BTreeSet::<(District, District)>::new();
    borders.extend(crossings.iter().map(|crossing| crossing.border));
    let later = |one| borders.iter().filter(move |other| *other > one);
    let pairs = borders.iter().flat_map(|one| later(one).map(move |other| [one.0, one.1, other.0, other.1]));
    let count =
        |sides: [District; 4]| District::ALL.map(|district| sides.iter().filter(|side| **side == district).count());
    pairs.map(count).collect()
}

/// The corners of an area on the drawing of a map.
pub type Outline = Vec<[i32; 2]>;

/// How a district is drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct DistrictDrawing {
    /// Its letter.
    pub id: District,
    /// The name of its tone.
    pub tone: String,
    /// The colour it is filled with, as in CSS.
    pub fill: String,
    /// Whether it is one of the grey districts.
    pub grey: bool,
    /// Its outline.
    pub polygon: Outline,
}

/// How a map is drawn, apart from its sites and streets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Drawing {
    /// Width and height of the drawing.
    pub canvas: [i32; 2],
    /// The side of the square of a site.
    pub site_square: i32,
    /// The districts.
    pub districts: Vec<DistrictDrawing>,
    /// The lake: left, top, right, bottom.
    pub lake: [i32; 4],
    /// The parks.
    pub parks: Vec<Outline>,
}
