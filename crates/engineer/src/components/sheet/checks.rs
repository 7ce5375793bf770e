//! The checks of an edition file. Each error names the path of the value.

use super::*;

/// Values that the rules fix may be left out.
pub(crate) fn fill_fixed(sheet: &mut Sheet) {
    let constants = &mut sheet.constants;
    fill(&mut constants.dice, 3);
    fill(&mut constants.dice_kept, 2);
    fill(&mut constants.hand, ProjectId::COUNT as u8);
    fill(&mut constants.trade.sell_max, 1);
    fill(&mut constants.residential.die, "build".to_owned());
    for found in &mut sheet.modes {
        if let Some(mode) = Mode::ALL.into_iter().find(|mode| mode.edition_id() == found.id) {
            fill(&mut found.card, mode.cards().iter().map(|card| card.name().to_owned()).collect());
            fill(&mut found.level, Some(mode.level()));
        }
    }
}

/// A value that the rules fix and no edition can change.
fn fixed<T: PartialEq + fmt::Debug>(place: &str, found: T, expected: T) -> Result<(), EditionError> {
    if found == expected {
        Ok(())
    } else {
        Err(EditionError::value(place, format!("{found:?}"), format!("{expected:?}")))
    }
}

fn name(place: &str, id: impl fmt::Display, own: &OwnName) -> Result<Name, EditionError> {
    for (language, text) in own {
        let length = text.chars().count();
        if !(1..=LONGEST_NAME).contains(&length) || text.chars().any(char::is_control) {
            let place = format!("{place}.name.{language}");
            return Err(EditionError::value(place, length, format_args!("1–{LONGEST_NAME}")));
        }
    }
    Ok(Name { id: id.to_string().to_lowercase(), own: own.clone() })
}

pub(crate) fn game(sheet: &Sheet) -> Result<(), EditionError> {
    same("game", sheet.game.as_str(), "engineer")
}

pub(crate) fn numbers(constants: &Constants, faults: &mut Faults) -> Numbers {
    let Constants { industrial, trade, residential, start, .. } = constants;
    faults.note(fixed("constants.area_grid", constants.area_grid, [4, 4]));
    faults.note(fixed("constants.dice", constants.dice, 3));
    faults.note(fixed("constants.dice_kept", constants.dice_kept, 2));
    faults.note(fixed("constants.hand", constants.hand, ProjectId::COUNT as u8));
    faults.note(fixed("constants.trade.basic_swap", trade.basic_swap, [1, 1]));
    faults.note(fixed("constants.trade.die_swap", trade.die_swap, [1, 2]));
    faults.note(fixed("constants.trade.sell_max", trade.sell_max, 1));
    faults.note(fixed("constants.residential.die", residential.die.as_str(), "build"));
    let (resource_max, money_max) = (constants.resource_max, constants.money_max);
    let ranges = [
        ("tokens", constants.tokens, 2, MOST_TOKENS),
        ("resource_max", resource_max, 1, MOST),
        ("money_max", money_max, 1, MOST),
        ("start.wood", start.wood, 0, resource_max),
        ("start.coal", start.coal, 0, resource_max),
        ("start.steel", start.steel, 0, resource_max),
        ("start.money", start.money, 0, money_max),
        ("extra_action_cash_cost", constants.extra_action_cash_cost, 1, money_max),
        ("unused_dice_bonus", constants.unused_dice_bonus, 0, MOST),
        ("recover_move", constants.recover_move, 1, MOST_STEPS),
        ("recover_time", constants.recover_time, 1, MOST),
        ("industrial.basic", industrial.basic, 1, MOST),
        ("industrial.die", industrial.die, 1, MOST),
        ("trade.money", trade.money, 0, MOST),
        ("trade.sell_price", trade.sell_price, 0, MOST),
        ("residential.basic_money", residential.basic_money, 0, MOST),
    ];
    for (field, found, least, most) in ranges {
        faults.note(within(format!("constants.{field}"), found, least..=most));
    }
    Numbers {
        tokens: constants.tokens,
        resource_max,
        money_max,
        start: *start,
        clear_price: constants.extra_action_cash_cost,
        unused_dice_bonus: constants.unused_dice_bonus,
        recover_steps: constants.recover_move,
        recover_time: constants.recover_time,
        industrial: industrial.basic,
        industrial_with_die: industrial.die,
        trade_money: trade.money,
        sale_price: trade.sell_price,
        tax: residential.basic_money,
    }
}

pub(crate) fn districts(sheets: &[DistrictSheet]) -> Result<[District; DistrictId::COUNT], EditionError> {
    let mut faults = Faults::default();
    let mut districts = Vec::new();
    for (n, sheet) in sheets.iter().enumerate() {
        let place = format!("districts[{n}]");
        faults.note(expect_id(&format!("{place}.id"), sheet.id, DistrictId::all().nth(n)));
        faults.note(fixed(&format!("{place}.cells_order"), sheet.cells_order.join(" "), "NW NE SW SE".to_owned()));
        let one = faults.note(faces(&format!("{place}.A"), &sheet.a));
        let other = faults.note(faces(&format!("{place}.B"), &sheet.b));
        let name = faults.note(name(&place, sheet.id, &sheet.name));
        districts.extend(one.zip(other).zip(name).map(|((one, other), name)| District { name, sides: [one, other] }));
    }
    faults.note(fixed("districts", sheets.len(), DistrictId::COUNT));
    faults.check()?;
    let districts: [District; DistrictId::COUNT] =
        districts.try_into().map_err(|_| EditionError::value("districts", sheets.len(), DistrictId::COUNT))?;
    let residential = |district: &District| district.sides[0].iter().any(|face| face.kind == Kind::Residential);
    if districts.iter().any(residential) {
        Ok(districts)
    } else {
        // The engineer has to start somewhere (engineer.setup.start).
        Err(EditionError::lacks("districts", "residential"))
    }
}

/// Cards are listed in the order of their numbers.
fn expect_id<T: PartialEq + fmt::Display>(place: &str, found: T, expected: Option<T>) -> Result<(), EditionError> {
    match expected {
        Some(id) if id != found => Err(EditionError::value(place, found, id)),
        // Additional cards are reported by the check of their number.
        _ => Ok(()),
    }
}

fn faces(place: &str, sheets: &[AreaSheet]) -> Result<[Face; 4], EditionError> {
    let mut faults = Faults::default();
    let face = |(n, sheet): (usize, &AreaSheet)| faults.note(face(&format!("{place}[{n}]"), sheet));
    let faces: Vec<Face> = sheets.iter().enumerate().filter_map(face).collect();
    faults.check()?;
    faces.try_into().map_err(|faces: Vec<Face>| EditionError::value(place, faces.len(), 4))
}

fn face(place: &str, sheet: &AreaSheet) -> Result<Face, EditionError> {
    let resource = format!("{place}.resource");
    let kind = match (sheet.kind.as_str(), sheet.resource.as_deref()) {
        ("industrial", Some("any")) => Kind::Industrial(ResourceSet::ALL),
        ("industrial", Some(found)) => {
            let one: Resource =
                found.parse().map_err(|_| EditionError::value(&resource, found, "wood, coal, steel, any"))?;
            Kind::Industrial(ResourceSet::of(one))
        }
        ("industrial", None) => return Err(EditionError::missing(resource)),
        ("trade", None) => Kind::Trade,
        ("residential", None) => Kind::Residential,
        ("trade" | "residential", Some(found)) => return Err(EditionError::value(resource, found, "null")),
        (found, _) => {
            return Err(EditionError::value(format!("{place}.kind"), found, "industrial, trade, residential"));
        }
    };
    Ok(Face { kind, dice: die_set(&format!("{place}.die"), &sheet.die)? })
}

fn die(place: &str, value: u8) -> Result<Die, EditionError> {
    Die::new(value).ok_or_else(|| EditionError::value(place, value, "1–6"))
}

fn die_set(place: &str, values: &[u8]) -> Result<DieSet, EditionError> {
    let mut found: Vec<Die> = Vec::new();
    for (n, value) in values.iter().enumerate() {
        let place = format!("{place}[{n}]");
        let die = die(&place, *value)?;
        if found.contains(&die) {
            return Err(EditionError::twice(place, die));
        }
        found.push(die);
    }
    if found.is_empty() { Err(EditionError::missing(place)) } else { Ok(found.into_iter().collect()) }
}

pub(crate) fn first_game(sheet: &Sheet) -> Result<[DistrictId; 4], EditionError> {
    let LayoutSheet { nw, ne, sw, se } = sheet.first_game_layout;
    let layout = [nw, ne, sw, se];
    for quarter in Quarter::ALL {
        let place = quarter as usize;
        if layout[..place].contains(&layout[place]) {
            return Err(EditionError::twice(
                format!("first_game_layout.{}", ["NW", "NE", "SW", "SE"][place]),
                layout[place],
            ));
        }
    }
    Ok(layout)
}

pub(crate) fn projects(sheets: &[ProjectSheet]) -> Result<[Project; ProjectId::COUNT], EditionError> {
    let mut faults = Faults::default();
    let mut projects = Vec::new();
    for (n, sheet) in sheets.iter().enumerate() {
        let place = |field: &str| format!("projects[{n}].{field}");
        faults.note(expect_id(&place("id"), sheet.id, ProjectId::all().nth(n)));
        faults.note(within(place("move"), sheet.steps, 1..=MOST_STEPS));
        let (basic_powers, advanced_powers) = (sheet.basic.powers(), sheet.advanced.powers());
        // The deed shows which of the two actions was chosen (engineer.notation.project).
        if basic_powers.share(&advanced_powers) {
            faults.note::<()>(Err(EditionError::twice(place("advanced"), sheet.advanced.name())));
        }
        projects.extend(faults.note(die(&place("die"), sheet.die)).map(|die| Project {
            steps: sheet.steps,
            die,
            basic: sheet.basic,
            advanced: sheet.advanced,
            basic_powers,
            advanced_powers,
        }));
    }
    faults.check()?;
    projects.try_into().map_err(|_| EditionError::value("projects", sheets.len(), ProjectId::COUNT))
}

impl Sheet {
    fn buildings(&self, card: BuildingCard) -> (&'static str, &[BuildingSheet]) {
        match card {
            BuildingCard::A => ("building_card.A", &self.building_card.a),
            BuildingCard::B => ("building_card.B", &self.building_card.b),
            BuildingCard::Eiffel => ("challenges.eiffel.parts", &self.challenges.eiffel.parts),
            BuildingCard::EmpireState => ("challenges.empire_state.parts", &self.challenges.empire_state.parts),
        }
    }
}

pub(crate) fn buildings(sheet: &Sheet, numbers: &Numbers, faults: &mut Faults) -> [Vec<Building>; 4] {
    let mut cards: [Vec<Building>; 4] = Default::default();
    for card in BuildingCard::ALL {
        let (place, sheets) = sheet.buildings(card);
        // A token for each, and one for the area of the engineer.
        let most = BuildingId::COUNT.min(usize::from(numbers.tokens).saturating_sub(1));
        faults.note(within(place, sheets.len(), 1..=most));
        faults.note(each_once(sheets.iter().map(|sheet| &sheet.id), |n| format!("{place}[{n}].id")));
        for (n, sheet) in sheets.iter().enumerate() {
            cards[card as usize].extend(faults.note(building(&format!("{place}[{n}]"), sheet, card, numbers)));
        }
    }
    cards
}

fn building(
    place: &str,
    sheet: &BuildingSheet,
    card: BuildingCard,
    numbers: &Numbers,
) -> Result<Building, EditionError> {
    let cost = sheet.cost;
    let mut faults = Faults::default();
    for resource in Resource::ALL {
        faults.note(within(format!("{place}.cost.{resource}"), cost.count(resource), 0..=numbers.resource_max));
    }
    faults.note(within(format!("{place}.cost.money"), cost.money, 0..=numbers.money_max));
    if let Some(bonus) = sheet.bonus
        && !card.is_challenge()
    {
        faults.note::<()>(Err(EditionError::value(format!("{place}.bonus"), bonus.name(), "null")));
    }
    faults.check()?;
    Ok(Building { name: name(place, &sheet.id, &sheet.name)?, cost, bonus: sheet.bonus })
}

pub(crate) fn challenges(sheet: &ChallengesSheet) -> Result<[Name; 2], EditionError> {
    let named = |card: BuildingCard, challenge: &ChallengeSheet| {
        let place = format!("challenges.{}", card.name());
        fixed(&format!("{place}.ordered"), challenge.ordered, true)?;
        name(&place, card.name(), &challenge.name)
    };
    Ok([named(BuildingCard::Eiffel, &sheet.eiffel)?, named(BuildingCard::EmpireState, &sheet.empire_state)?])
}

pub(crate) fn modes(
    sheet: &Sheet,
    numbers: &Numbers,
    projects: &[Project],
) -> Result<[u8; Mode::ALL.len()], EditionError> {
    let mut faults = Faults::default();
    let mut rounds = [0; Mode::ALL.len()];
    faults.note(each_once(sheet.modes.iter().map(|mode| &mode.id), |n| format!("modes[{n}].id")));
    for (n, found) in sheet.modes.iter().enumerate() {
        let place = |field: &str| format!("modes[{n}].{field}");
        let known = || EditionError::value(place("id"), &found.id, Mode::ALL.map(Mode::edition_id).join(", "));
        let mode = Mode::ALL.into_iter().find(|mode| mode.edition_id() == found.id).ok_or_else(known);
        let Some(mode) = faults.note(mode) else { continue };
        let cards: Vec<&str> = mode.cards().iter().map(|card| card.name()).collect();
        faults.note(fixed(&place("card"), found.card.iter().map(String::as_str).collect(), cards));
        faults.note(fixed(&place("level"), found.level, Some(mode.level())));
        if found.rounds == 0 || longest(sheet, mode, found.rounds, numbers, projects) > LONGEST {
            let last =
                (1..=u8::MAX).take_while(|rounds| longest(sheet, mode, *rounds, numbers, projects) <= LONGEST).last();
            let bounds = format!("1–{}", last.unwrap_or(0));
            faults.note::<()>(Err(EditionError::value(place("rounds"), found.rounds, bounds)));
        }
        rounds[mode as usize] = found.rounds;
    }
    for mode in Mode::ALL {
        if sheet.modes.iter().all(|found| found.id != mode.edition_id()) {
            faults.note::<()>(Err(EditionError::lacks("modes", mode.edition_id())));
        }
    }
    faults.check()?;
    Ok(rounds)
}

/// No game of a mode has more actions than this.
///
/// Each card that stops the time marker saves one step each time the cards are in hand, and so does each such bonus. A
/// round has at most five actions: roll, keep, clear, project, investment. The bonuses are added.
fn longest(sheet: &Sheet, mode: Mode, rounds: u8, numbers: &Numbers, projects: &[Project]) -> usize {
    let stops = |project: &&Project| project.basic_powers.halt || project.advanced_powers.halt;
    let stopping = projects.iter().filter(stops).count();
    let parts = mode.cards().iter().flat_map(|card| sheet.buildings(*card).1);
    let bonuses: Vec<Bonus> = parts.filter_map(|part| part.bonus).collect();
    let saved = bonuses.iter().filter(|bonus| bonus.powers().halt).count();
    let (time, cost) = (usize::from(rounds), usize::from(numbers.recover_time));
    let most =
        (0..=(time + saved) / (cost + 1)).map(|taken| time.saturating_sub(cost * taken) + stopping * (taken + 1));
    let rounds = most.max().unwrap_or(time) + saved;
    2 + 5 * rounds + bonuses.len()
}
