//! Positions and actions as numbers, for programs that learn to play: see `docs/encodings.md`.

use arrayvec::ArrayVec;
use rynek_kernel::{ActionRange, CellWriter, ObservationPart, Space};

use crate::{
    Action, Area, BuildingCard, BuildingId, Clearing, Components, Dice, Die, DistrictId, Engineer, Kind, Layout,
    ProjectId, Quarter, Resource, Setup, Step, Swap, Trade,
    deed_numbers::{DeedNumbers, MOST_DEEDS, PAIRS, pair, pair_number},
    menu::{LAYOUTS, nth_layout},
};

const AREAS: usize = Area::COUNT;
const DICE: usize = Die::ALL.len();
/// Two dice in no order.
const TWO_DICE: usize = DICE * (DICE + 1) / 2;
const RESOURCES: usize = Resource::ALL.len();
/// No exchange, one for one, one for two with each die.
const EXCHANGES: usize = 1 + RESOURCES * 2 + RESOURCES * 3 * DICE;
/// The steps, the three ends included.
const STEPS: usize = 13;

// The blocks of action numbers. Those of the project cards come last: their sizes depend on the edition.
const KEEP: usize = LAYOUTS;
const SET: usize = KEEP + TWO_DICE;
const START: usize = SET + TWO_DICE;
const CLEAR_BY_DIE: usize = START + AREAS;
const CLEAR_BY_MONEY: usize = CLEAR_BY_DIE + AREAS * DICE;
const CLEAR_TWO: usize = CLEAR_BY_MONEY + AREAS;
const RECOVER: usize = CLEAR_TWO + PAIRS * DICE;
const TAKE: usize = RECOVER + AREAS;
const TAX: usize = TAKE + RESOURCES * (1 + DICE);
const BUILD: usize = TAX + 1;
const TRADE: usize = BUILD + BuildingId::COUNT * DICE;
const PASS: usize = TRADE + EXCHANGES * (1 + RESOURCES);
const BONUS: usize = PASS + 1;

pub(crate) fn space(edition: &Components, setup: &Setup) -> Space {
    let numbers = edition.numbers();
    let (flags, part) = (ObservationPart::flags, ObservationPart::new);
    let (most_resource, most_money) = (i16::from(numbers.resource_max), i16::from(numbers.money_max));
    let tokens = i16::from(numbers.tokens);
    let parts = vec![
        flags(
            "gives",
            &[RESOURCES, AREAS],
            "Whether this industrial area gives wood, coal, steel (areas row by row, a1 to d4)",
        ),
        flags("trade", &[AREAS], "Whether this is a trade area"),
        flags("residential", &[AREAS], "Whether this is a residential area"),
        flags("area_dice", &[DICE, AREAS], "Whether a die with this value can be used in this area"),
        flags("tokens", &[AREAS], "Whether a token is on this area"),
        flags("engineer", &[AREAS], "Where the engineer is; all 0 before the start"),
        flags(
            "districts",
            &[Quarter::ALL.len(), DistrictId::COUNT],
            "Which district card is in this quarter; all 0 before they are laid out",
        ),
        flags("developed", &[Quarter::ALL.len()], "Whether the district in this quarter is developed"),
        part(
            "dice",
            &[DICE],
            (0, Dice::MOST as i16),
            "How many active dice show this value; all three while two are to be kept",
        ),
        flags("hand", &[ProjectId::COUNT], "Whether this project card is in hand"),
        flags(
            "card",
            &[BuildingCard::ALL.len()],
            "Which building card is open: side A, side B, first challenge, second challenge",
        ),
        flags("built", &[BuildingId::COUNT], "Whether this building of the open card is built"),
        flags("next", &[BuildingId::COUNT], "Whether this building may be built next, at any cost"),
        part("cost", &[BuildingId::COUNT, 4], (0, 255), "What this building costs: wood, coal, steel, money"),
        part("resources", &[RESOURCES], (0, most_resource), "The wood, coal and steel of the company"),
        part("money", &[1], (0, most_money), "The money of the company"),
        part("pool", &[1], (0, tokens), "The tokens in the pool"),
        part("time", &[1], (0, i16::from(edition.rounds(setup.mode))), "The space of the time marker"),
        flags("halted", &[1], "Whether the time marker does not move this round"),
        flags(
            "step",
            &[STEPS],
            "What is to happen next, one of: layout, start, roll, set dice, keep dice, clear tokens, project, bonus of the card, investment, bonus of the area, won, out of time, out of tokens",
        ),
    ];
    let mut ranges = vec![
        ActionRange::new(
            "layout",
            &[LAYOUTS],
            "Lay out the district cards; the orders of D1 to D4, counted like words",
        ),
        ActionRange::new("keep", &[TWO_DICE], "Keep these two dice: 11, 12, … 16, 22, … 66"),
        ActionRange::new("set", &[TWO_DICE], "After planning, set the two dice: 11, 12, … 16, 22, … 66"),
        ActionRange::new("start", &[AREAS], "The engineer starts in this area"),
        ActionRange::new("clear_by_die", &[AREAS, DICE], "Clear this area with this die"),
        ActionRange::new("clear_by_money", &[AREAS], "Clear this area for money"),
        ActionRange::new(
            "clear_two",
            &[PAIRS, DICE],
            "Clear these two areas (a1 b1, a1 c1, … c4 d4) with this die and money",
        ),
        ActionRange::new("recover", &[AREAS], "Move to this area and take the project cards back"),
        ActionRange::new("take", &[RESOURCES, 1 + DICE], "Take this resource, without a die or with this die"),
        ActionRange::new("tax", &[1], "Collect taxes"),
        ActionRange::new("build", &[BuildingId::COUNT, DICE], "Build this with this die"),
        ActionRange::new(
            "trade",
            &[EXCHANGES, 1 + RESOURCES],
            "Make this exchange (none; each one for one; each one for two with each die), and sell nothing or this resource",
        ),
        ActionRange::new("pass", &[1], "Skip an optional action"),
        ActionRange::new("bonus", &[DeedNumbers::of_bonus().count()], "Use the bonus: a deed"),
    ];
    for project in ProjectId::all() {
        const NAMES: [&str; ProjectId::COUNT] =
            ["project_1", "project_2", "project_3", "project_4", "project_5", "project_6"];
        let deeds = project_deeds(edition, project).count();
        ranges.push(ActionRange::new(
            NAMES[project.index()],
            &[AREAS, deeds],
            "Play this project card: go to this area, do this deed",
        ));
    }
    Space::new(parts, ranges)
}

/// The deeds that a project card allows in any position.
#[inline]
fn project_deeds(edition: &Components, project: ProjectId) -> DeedNumbers {
    let card = edition.project(project);
    DeedNumbers::of_project(&[card.basic_powers, card.advanced_powers])
}

/// Two dice; `None` if there are more or fewer.
fn two_dice(dice: Dice) -> Option<usize> {
    if dice.len() != 2 {
        return None;
    }
    let mut values = dice.iter().map(|die| die as usize - 1);
    let (low, high) = (values.next()?, values.next()?);
    Some(low * (2 * DICE - 1 - low) / 2 + high)
}

fn dice_numbered(index: usize) -> Option<Dice> {
    crate::dice::pairs().nth(index)
}

fn clearing_number(clearing: Clearing) -> Option<usize> {
    let die = clearing.die.map(|die| die as usize - 1);
    match (clearing.areas.len(), die, clearing.paid) {
        (1, Some(die), false) => Some(CLEAR_BY_DIE + clearing.areas.at(0).index() * DICE + die),
        (1, None, true) => Some(CLEAR_BY_MONEY + clearing.areas.at(0).index()),
        (2, Some(die), true) => Some(CLEAR_TWO + pair_number(clearing.areas)? * DICE + die),
        _ => None,
    }
}

fn exchange_number(swap: Option<Swap>, die: Option<Die>) -> Option<usize> {
    let Some(swap) = swap else { return die.is_none().then_some(0) };
    let give = swap.give();
    match die {
        None => {
            let place = give.others().iter().position(|get| Swap::one(give, *get) == swap)?;
            Some(1 + give as usize * 2 + place)
        }
        Some(die) => {
            let place = Swap::doubles(give).iter().position(|double| *double == swap)?;
            Some(1 + RESOURCES * 2 + (give as usize * 3 + place) * DICE + die as usize - 1)
        }
    }
}

fn exchange_numbered(index: usize) -> (Option<Swap>, Option<Die>) {
    let Some(index) = index.checked_sub(1) else { return (None, None) };
    match index.checked_sub(RESOURCES * 2) {
        None => {
            let give = Resource::ALL[index / 2];
            (Some(Swap::one(give, give.others()[index % 2])), None)
        }
        Some(index) => {
            let double = Swap::doubles(Resource::ALL[index / DICE / 3])[index / DICE % 3];
            (Some(double), Some(Die::ALL[index % DICE]))
        }
    }
}

#[inline]
fn trade_number(trade: Trade) -> Option<usize> {
    let sale = trade.sell.map_or(0, |resource| 1 + resource as usize);
    Some(TRADE + exchange_number(trade.swap, trade.die)? * (1 + RESOURCES) + sale)
}

impl Engineer {
    pub(crate) fn write_cells(&self, out: &mut [i16]) {
        let mut cells = CellWriter::new(out);
        self.write_map(&mut cells);
        cells.flags(AREAS, self.tokens.bits().into());
        cells.one_of(AREAS, self.engineer().map(Area::index));
        for place in 0..Quarter::ALL.len() {
            let district = (self.step > Step::Layout).then(|| self.layout[place].index());
            cells.one_of(DistrictId::COUNT, district);
        }
        cells.flags(Quarter::ALL.len(), self.developed.bits().into());
        Die::ALL.into_iter().for_each(|die| cells.one(self.dice.count(die) as i16));
        cells.flags(ProjectId::COUNT, self.hand.bits().into());
        cells.one_of(BuildingCard::ALL.len(), Some(self.building_card() as usize));
        cells.flags(BuildingId::COUNT, self.built.bits().into());
        cells.flags(BuildingId::COUNT, self.unbuilt().bits().into());
        let costs = cells.next(BuildingId::COUNT * 4);
        costs.fill(0);
        for (cells, building) in costs.as_chunks_mut::<4>().0.iter_mut().zip(self.buildings()) {
            let cost = building.cost;
            *cells = [cost.wood, cost.coal, cost.steel, cost.money].map(i16::from);
        }
        let stock = self.stock;
        [stock.wood, stock.coal, stock.steel, stock.money, self.pool, self.time].into_iter().for_each(|n| cells.one(n));
        cells.one(i16::from(self.halted));
        cells.one_of(STEPS, Some(self.step as usize));
        cells.finish();
    }

    fn write_map(&self, cells: &mut CellWriter<'_>) {
        let gives = cells.next(RESOURCES * AREAS);
        let (trade, residential) = (cells.next(AREAS), cells.next(AREAS));
        let dice = cells.next(DICE * AREAS);
        [&mut *gives, &mut *trade, &mut *residential, &mut *dice].into_iter().for_each(|part| part.fill(0));
        if self.step == Step::Layout {
            return;
        }
        for (place, area) in Area::all().enumerate() {
            let face = self.face(area);
            match face.kind {
                Kind::Industrial(resources) => {
                    resources.iter().for_each(|resource| gives[resource as usize * AREAS + place] = 1);
                }
                Kind::Trade => trade[place] = 1,
                Kind::Residential => residential[place] = 1,
            }
            for value in 0..DICE {
                dice[value * AREAS + place] = (face.dice.bits() >> value & 1).into();
            }
        }
    }

    /// The first number of the plays of a project card, and its deeds.
    #[inline]
    fn plays(&self, project: ProjectId) -> (usize, DeedNumbers) {
        let edition = self.edition.get();
        let mut first = BONUS + DeedNumbers::of_bonus().count();
        for earlier in ProjectId::all().take(project.index()) {
            first += AREAS * project_deeds(edition, earlier).count();
        }
        (first, project_deeds(edition, project))
    }

    pub(crate) fn number_of(&self, action: Action) -> Option<usize> {
        Some(match action {
            Action::Roll(_) => return None,
            Action::Layout(_) if self.setup.layout != Layout::Chosen => return None,
            Action::Layout(layout) => (0..LAYOUTS).find(|place| nth_layout(*place) == layout)?,
            Action::Keep(dice) => KEEP + two_dice(dice)?,
            Action::Set(dice) => SET + two_dice(dice)?,
            Action::Start(area) => START + area.index(),
            Action::Clear(clearing) => clearing_number(clearing)?,
            Action::Recover(area) => RECOVER + area.index(),
            Action::Take(resource, die) => TAKE + resource as usize * (1 + DICE) + die.map_or(0, |die| die as usize),
            Action::Tax => TAX,
            Action::Build(building, die) => BUILD + building.index() * DICE + die as usize - 1,
            Action::Trade(trade) => trade_number(trade)?,
            Action::Pass => PASS,
            Action::Bonus(deed) => BONUS + DeedNumbers::of_bonus().number(deed)?,
            Action::Play(project, area, deed) => {
                let (first, deeds) = self.plays(project);
                first + area.index() * deeds.count() + deeds.number(deed)?
            }
        })
    }

    pub(crate) fn action_numbered(&self, index: usize) -> Option<Action> {
        let area = |place: usize| Area::at((place % 4) as u8, (place / 4) as u8);
        let die = |place: usize| Die::ALL[place % DICE];
        Some(match index {
            0..KEEP if self.setup.layout != Layout::Chosen => return None,
            0..KEEP => Action::Layout(nth_layout(index)),
            KEEP..SET => Action::Keep(dice_numbered(index - KEEP)?),
            SET..START => Action::Set(dice_numbered(index - SET)?),
            START..CLEAR_BY_DIE => Action::Start(area(index - START)?),
            CLEAR_BY_DIE..CLEAR_BY_MONEY => {
                let areas = crate::AreaSet::of(area((index - CLEAR_BY_DIE) / DICE)?);
                Action::Clear(Clearing { areas, die: Some(die(index - CLEAR_BY_DIE)), paid: false })
            }
            CLEAR_BY_MONEY..CLEAR_TWO => {
                let areas = crate::AreaSet::of(area(index - CLEAR_BY_MONEY)?);
                Action::Clear(Clearing { areas, die: None, paid: true })
            }
            CLEAR_TWO..RECOVER => {
                let areas = pair((index - CLEAR_TWO) / DICE);
                Action::Clear(Clearing { areas, die: Some(die(index - CLEAR_TWO)), paid: true })
            }
            RECOVER..TAKE => Action::Recover(area(index - RECOVER)?),
            TAKE..TAX => {
                let (resource, die) = ((index - TAKE) / (1 + DICE), (index - TAKE) % (1 + DICE));
                Action::Take(Resource::ALL[resource], Die::new(die as u8))
            }
            TAX => Action::Tax,
            BUILD..TRADE => Action::Build(BuildingId::new(((index - BUILD) / DICE + 1) as u8)?, die(index - BUILD)),
            TRADE..PASS => {
                let (exchange, sale) = ((index - TRADE) / (1 + RESOURCES), (index - TRADE) % (1 + RESOURCES));
                let (swap, die) = exchange_numbered(exchange);
                Action::Trade(Trade { swap, die, sell: sale.checked_sub(1).map(|place| Resource::ALL[place]) })
            }
            PASS => Action::Pass,
            _ => return self.deed_numbered(index - BONUS),
        })
    }

    /// A bonus, or a project card that is played.
    fn deed_numbered(&self, mut index: usize) -> Option<Action> {
        let bonus = DeedNumbers::of_bonus();
        if index < bonus.count() {
            return bonus.deed(index).map(Action::Bonus);
        }
        index -= bonus.count();
        for project in ProjectId::all() {
            let deeds = project_deeds(self.edition.get(), project);
            let Some(rest) = index.checked_sub(AREAS * deeds.count()) else {
                let area = index / deeds.count();
                let area = Area::at((area % 4) as u8, (area / 4) as u8)?;
                return Some(Action::Play(project, area, deeds.deed(index % deeds.count())?));
            };
            index = rest;
        }
        None
    }

    /// The numbers of the legal actions. Those of a project card are in order of the areas, then of the deeds.
    pub(crate) fn list_numbers(&self, out: &mut Vec<u32>) {
        match self.step {
            Step::Roll | Step::Won | Step::OutOfTime | Step::OutOfTokens => {}
            Step::Layout => {
                let all = if self.setup.layout == Layout::Chosen { LAYOUTS as u32 } else { 0 };
                out.extend(0..all);
            }
            Step::Start => out.extend(self.starts().iter().map(|area| (START + area.index()) as u32)),
            Step::SetDice => out.extend(SET as u32..START as u32),
            Step::Keep => {
                let kept = crate::dice::kept_of(self.dice).filter_map(two_dice);
                out.extend(kept.map(|dice| (KEEP + dice) as u32));
            }
            Step::Extra => self.list_clearing_numbers(out),
            Step::Project => self.list_project_numbers(out),
            Step::Invest => self.list_investment_numbers(out),
            Step::CardBonus | Step::AreaBonus => {
                out.push(PASS as u32);
                let bonus = DeedNumbers::of_bonus();
                self.bonus_deeds().each(|deed| out.extend(bonus.number(deed).map(|deed| (BONUS + deed) as u32)));
            }
        }
    }

    fn list_clearing_numbers(&self, out: &mut Vec<u32>) {
        out.push(PASS as u32);
        let (dice, tokens) = (self.dice.values(), self.tokens);
        let with_dice = |first: usize| dice.iter().map(move |die| (first + die as usize - 1) as u32);
        for area in tokens.iter() {
            out.extend(with_dice(CLEAR_BY_DIE + area.index() * DICE));
        }
        if self.can_pay_clearing() {
            out.extend(tokens.iter().map(|area| (CLEAR_BY_MONEY + area.index()) as u32));
            for areas in crate::map::each_pair(tokens) {
                out.extend(pair_number(areas).into_iter().flat_map(|pair| with_dice(CLEAR_TWO + pair * DICE)));
            }
        }
    }

    fn list_project_numbers(&self, out: &mut Vec<u32>) {
        let mut first = BONUS + DeedNumbers::of_bonus().count();
        for project in ProjectId::all() {
            let numbers = project_deeds(self.edition.get(), project);
            let count = numbers.count();
            if self.hand.has(project) {
                let offer = self.offer(project);
                let mut deeds: ArrayVec<u32, MOST_DEEDS> = ArrayVec::new();
                offer.deeds.each(|deed| deeds.extend(numbers.number(deed).map(|deed| deed as u32)));
                for area in offer.to.iter() {
                    let here = (first + area.index() * count) as u32;
                    out.extend(deeds.iter().map(|deed| here + deed));
                    let others = self.developable().filter(|quarter| offer.develops && *quarter != area.quarter());
                    let develop = others.filter_map(|quarter| numbers.develop(self.layout[quarter as usize]));
                    out.extend(develop.map(|deed| here + deed as u32));
                }
            }
            first += AREAS * count;
        }
        out.extend(self.recoveries().iter().map(|area| (RECOVER + area.index()) as u32));
    }

    fn list_investment_numbers(&self, out: &mut Vec<u32>) {
        out.push(PASS as u32);
        let dice = self.dice_here();
        match self.face(self.at).kind {
            Kind::Industrial(resources) => {
                for resource in resources.iter() {
                    let first = TAKE + resource as usize * (1 + DICE);
                    out.push(first as u32);
                    out.extend(dice.iter().map(|die| (first + die as usize) as u32));
                }
            }
            Kind::Trade => {
                self.stock.each_trade(dice, |trade| out.extend(trade_number(trade).map(|number| number as u32)))
            }
            Kind::Residential => {
                out.push(TAX as u32);
                for building in self.buildable().iter() {
                    out.extend(dice.iter().map(|die| (BUILD + building.index() * DICE + die as usize - 1) as u32));
                }
            }
        }
    }
}
