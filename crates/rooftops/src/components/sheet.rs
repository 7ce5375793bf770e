//! The edition file and the checks of its parts.
//!
//! Fields that only explain the file are ignored; facts that it states twice must agree.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use rynek_kernel::{
    Edition, EditionError, Message, Shipped,
    edition::{
        check::{Faults, each_once, fill, read, same, same_if_stated, within},
        schema,
    },
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Value, json};

use super::board_sheet::BoardSheet;
use crate::{
    CardId, CardSet, Colour, Components, Floors, Goal,
    cards::{Card, Machine, Shown},
    components::{Board, MOST_PLAYERS, PlayerCount},
    goals::GOALS_IN_PLAY,
    setup::{START_CARDS, distance_between_starts, most_start_floors},
    site_draws::{MOST_STARTS, SiteDraws, could_block},
};

/// The most roofs of a player, from which [`Game::LONGEST`](rynek_kernel::Game::LONGEST) follows.
const MOST_ROOFS: u8 = 10;
/// The most star columns, from which it follows too.
const MOST_STARS: usize = 6;
/// The most spaces of a track.
const MOST_SPACES: u8 = 40;

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[schemars(extend("const" = "rooftops"))]
    game: String,
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<IgnoredAny>,
    #[serde(default = "all_colours")]
    #[schemars(skip)]
    colors: Vec<Colour>,
    pub(crate) components: Counts,
    pub(crate) setup: SetupSheet,
    pub(crate) player_board: PlayerBoard,
    #[schemars(length(min = 8, max = CardSet::MOST))]
    pub(crate) supply_cards: Vec<CardSheet>,
    #[serde(default = "all_goals")]
    #[schemars(skip)]
    goals: Vec<GoalSheet>,
    pub(crate) boards: BTreeMap<String, BoardSheet>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts {
    #[schemars(range(min = MOST_STARTS, max = Floors::MOST))]
    pub(crate) floors_per_color: u8,
    #[schemars(range(min = 1, max = MOST_ROOFS))]
    pub(crate) roofs_per_player: u8,
    /// Sums that the file states, to detect mistakes in the rest of it.
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    floors_total: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    supply_cards: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    goal_cards: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    bonus_tokens: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    machine_markers: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    cone_markers: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    player_boards: Option<usize>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "setup")]
pub(crate) struct SetupSheet {
    #[serde(default)]
    #[schemars(skip)]
    market_size: usize,
    #[serde(default)]
    #[schemars(skip)]
    start_floors_on_board: usize,
    #[schemars(range(max = Floors::MOST))]
    pub(crate) start_stock_per_color: u8,
    #[serde(default)]
    #[schemars(skip)]
    goals_in_play: usize,
    #[serde(default)]
    #[schemars(skip)]
    max_start_floors_advanced: BTreeMap<String, u8>,
    #[schemars(schema_with = "tokens")]
    bonus_tokens_per_goal: BTreeMap<String, Vec<u8>>,
    #[schemars(range(min = 1, max = Floors::MOST))]
    pub(crate) stock_limit_end_of_turn: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "player_board")]
pub(crate) struct PlayerBoard {
    pub(crate) machine_tracks: Tracks,
    pub(crate) cone_track: ConeTrack,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    bonus_token_slots: Option<usize>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tracks {
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    colors: Option<Vec<Colour>>,
    #[serde(default)]
    #[schemars(skip)]
    start_position: u8,
    #[serde(default)]
    #[schemars(skip)]
    pub(crate) last_position: u8,
    #[schemars(length(max = MOST_STARS), inner(range(min = 1, max = MOST_SPACES)))]
    pub(crate) star_positions: Vec<u8>,
    #[schemars(length(min = 2, max = MOST_SPACES + 1))]
    pub(crate) value_by_position: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "cone_track")]
pub(crate) struct ConeTrack {
    #[serde(default)]
    #[schemars(skip)]
    pub(crate) spaces: u8,
    #[schemars(length(min = 2, max = MOST_ROOFS + 1))]
    pub(crate) value_by_visible_roofs: Vec<u8>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    max_counted: Option<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "card")]
pub(crate) struct CardSheet {
    #[schemars(with = "u8", range(min = 1, max = CardSet::MOST))]
    pub(crate) id: CardId,
    #[serde(skip_serializing, rename = "family")]
    #[schemars(skip)]
    _family: Option<IgnoredAny>,
    #[schemars(schema_with = "floors")]
    floors_bottom_to_top: Vec<Shown>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "machine")]
    machine: Option<Machine>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalSheet {
    id: Goal,
    start: bool,
    #[serde(skip_serializing, rename = "meaning")]
    _meaning: Option<IgnoredAny>,
    #[serde(default, skip_serializing)]
    predicate: Option<Value>,
}

fn all_colours() -> Vec<Colour> {
    Colour::ALL.to_vec()
}

fn all_goals() -> Vec<GoalSheet> {
    let goal = |id: Goal| GoalSheet { id, start: Goal::STARTING.contains(&id), _meaning: None, predicate: None };
    Goal::ALL.into_iter().map(goal).collect()
}

fn tokens(generator: &mut SchemaGenerator) -> Schema {
    schema::by_players::<Tokens>(generator, 2..=MOST_PLAYERS as u8)
}

/// The tokens of a goal, the best first.
#[derive(JsonSchema)]
#[schemars(inline)]
struct Tokens(
    #[schemars(length(max = MOST_PLAYERS), inner(range(min = 1, max = 99)))]
    #[allow(dead_code)]
    Vec<u8>,
);

fn floors(_: &mut SchemaGenerator) -> Schema {
    let names = Colour::ALL.map(Shown::Fixed).into_iter().chain([Shown::Joker]).map(|shown| shown.to_string());
    let floors = json!({ "type": "array", "items": schema::one_of(names), "minItems": 1, "maxItems": 4 });
    floors.try_into().expect("a schema is an object")
}

fn machine(_: &mut SchemaGenerator) -> Schema {
    let colours = schema::one_of(Colour::ALL.map(|colour| colour.to_string()));
    let steps = json!({ "type": "integer", "minimum": 1, "maximum": MOST_SPACES });
    let fields = json!({ "color": colours, "steps": steps });
    let machine = json!({ "type": "object", "properties": fields, "required": ["color", "steps"] });
    machine.try_into().expect("a schema is an object")
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../../components.json"))];

    fn schema() -> Value {
        schema::written(include_str!("../../schema.json"))
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Sheet>("rooftops")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let mut sheet: Sheet = read(json, Self::schema)?;
        sheet.fill();
        let mut faults = Faults::default();
        sheet.check_counts(&mut faults);
        sheet.check_setup(&mut faults);
        sheet.check_tracks(&mut faults);
        sheet.check_goals(&mut faults);
        let cards = sheet.read_cards(&mut faults);
        let boards = sheet.read_boards(&mut faults);
        let player_counts = sheet.read_player_counts(&mut faults);
        faults.check()?;
        sheet.check_starts(&boards, &player_counts)?;
        let tracks = &sheet.player_board.machine_tracks;
        let reached = |space: u8| tracks.star_positions.iter().filter(|star| **star <= space).count() as u8;
        let stars = (0..=tracks.last_position).map(reached).collect();
        Ok(Components { sheet, cards, boards, player_counts, stars })
    }
}

impl Sheet {
    /// Numbers that the rules fix or that follow from others may be left out.
    fn fill(&mut self) {
        let setup = &mut self.setup;
        fill(&mut setup.market_size, START_CARDS);
        fill(&mut setup.start_floors_on_board, START_CARDS);
        fill(&mut setup.goals_in_play, GOALS_IN_PLAY);
        for players in 2..=MOST_PLAYERS as u8 {
            setup.max_start_floors_advanced.entry(players.to_string()).or_insert(most_start_floors(players));
        }
        let last = |values: &[u8]| values.len().saturating_sub(1).min(u8::MAX.into()) as u8;
        let tracks = &mut self.player_board.machine_tracks;
        fill(&mut tracks.last_position, last(&tracks.value_by_position));
        let cone = &mut self.player_board.cone_track;
        fill(&mut cone.spaces, last(&cone.value_by_visible_roofs));
        self.boards.values_mut().for_each(BoardSheet::fill);
    }

    pub(crate) fn check_counts(&self, faults: &mut Faults) {
        faults.note(same("game", self.game.as_str(), "rooftops"));
        if self.colors != Colour::ALL {
            faults.note::<()>(Err(EditionError::value("colors", names(&self.colors), names(&Colour::ALL))));
        }
        let counts = &self.components;
        faults.note(within("components.floors_per_color", counts.floors_per_color, MOST_STARTS as u8..=Floors::MOST));
        faults.note(within("components.roofs_per_player", counts.roofs_per_player, 1..=MOST_ROOFS));
        let floors = Colour::ALL.len() * usize::from(counts.floors_per_color);
        faults.note(same_if_stated("components.floors_total", counts.floors_total, floors));
        faults.note(same_if_stated("components.supply_cards", counts.supply_cards, self.supply_cards.len()));
        faults.note(same_if_stated("components.goal_cards", counts.goal_cards, Goal::ALL.len()));
        let most_tokens = self.setup.bonus_tokens_per_goal.values().map(Vec::len).max().unwrap_or_default();
        faults.note(same_if_stated("components.bonus_tokens", counts.bonus_tokens, GOALS_IN_PLAY * most_tokens));
        faults.note(same_if_stated(
            "components.machine_markers",
            counts.machine_markers,
            MOST_PLAYERS * Colour::ALL.len(),
        ));
        faults.note(same_if_stated("components.cone_markers", counts.cone_markers, MOST_PLAYERS));
        faults.note(same_if_stated("components.player_boards", counts.player_boards, MOST_PLAYERS));
    }

    pub(crate) fn check_setup(&self, faults: &mut Faults) {
        let setup = &self.setup;
        faults.note(same("setup.market_size", setup.market_size, START_CARDS));
        faults.note(same("setup.start_floors_on_board", setup.start_floors_on_board, START_CARDS));
        faults.note(same("setup.goals_in_play", setup.goals_in_play, GOALS_IN_PLAY));
        for players in 2..=MOST_PLAYERS as u8 {
            let place = format!("setup.max_start_floors_advanced.{players}");
            let found = setup.max_start_floors_advanced.get(&players.to_string());
            let found = found.ok_or_else(|| EditionError::missing(&place));
            faults.note(found.and_then(|found| same(&place, *found, most_start_floors(players))));
        }
        // There must be enough floors for every player and seven starting floors.
        let most = self.components.floors_per_color.saturating_sub(MOST_STARTS as u8) / MOST_PLAYERS as u8;
        faults.note(within("setup.start_stock_per_color", setup.start_stock_per_color, 0..=most));
        let least = setup.start_stock_per_color.saturating_mul(Colour::ALL.len() as u8).max(1);
        faults.note(within("setup.stock_limit_end_of_turn", setup.stock_limit_end_of_turn, least..=Floors::MOST));
    }

    pub(crate) fn check_tracks(&self, faults: &mut Faults) {
        let tracks = &self.player_board.machine_tracks;
        let place = |field: &str| format!("player_board.machine_tracks.{field}");
        if tracks.colors.as_ref().is_some_and(|colours| *colours != Colour::ALL) {
            let found = names(tracks.colors.as_deref().unwrap_or_default());
            faults.note::<()>(Err(EditionError::value(place("colors"), found, names(&Colour::ALL))));
        }
        faults.note(same(place("start_position"), tracks.start_position, 0));
        faults.note(within(place("last_position"), tracks.last_position, 1..=MOST_SPACES));
        faults.note(same(
            place("value_by_position"),
            tracks.value_by_position.len(),
            usize::from(tracks.last_position) + 1,
        ));
        let stars = &tracks.star_positions;
        faults.note(within(place("star_positions"), stars.len(), 0..=MOST_STARS));
        for (n, star) in stars.iter().enumerate() {
            let least = if n == 0 { 1 } else { stars[n - 1].saturating_add(1) };
            faults.note(within(place(&format!("star_positions[{n}]")), *star, least..=tracks.last_position));
        }
        let cone = &self.player_board.cone_track;
        faults.note(within("player_board.cone_track.spaces", cone.spaces, 1..=MOST_ROOFS));
        faults.note(same_if_stated("player_board.cone_track.max_counted", cone.max_counted, cone.spaces));
        let values = cone.value_by_visible_roofs.len();
        faults.note(same("player_board.cone_track.value_by_visible_roofs", values, usize::from(cone.spaces) + 1));
        let slots = self.player_board.bonus_token_slots;
        faults.note(same_if_stated("player_board.bonus_token_slots", slots, GOALS_IN_PLAY));
    }

    pub(crate) fn check_goals(&self, faults: &mut Faults) {
        faults.note(each_once(self.goals.iter().map(|goal| goal.id), |n| format!("goals[{n}].id")));
        for (n, goal) in self.goals.iter().enumerate() {
            let place = |field: &str| format!("goals[{n}].{field}");
            faults.note(same(place("start"), goal.start, Goal::STARTING.contains(&goal.id)));
            faults.note(same_if_stated(place("predicate"), goal.predicate.clone(), meaning(goal.id)));
        }
        faults.note(same("goals", self.goals.len(), Goal::ALL.len()));
    }

    pub(crate) fn read_cards(&self, faults: &mut Faults) -> Vec<Option<Card>> {
        let mut cards = vec![None; CardSet::MOST.into()];
        // Seven cards may be revealed at the start, and the pile must still have one.
        faults.note(within("supply_cards", self.supply_cards.len(), 8..=CardSet::MOST.into()));
        faults.note(each_once(self.supply_cards.iter().map(|card| card.id), |n| format!("supply_cards[{n}].id")));
        for (n, card) in self.supply_cards.iter().enumerate() {
            let place = |field: &str| format!("supply_cards[{n}].{field}");
            if let Some(machine) = card.machine {
                faults.note(within(place("machine.steps"), machine.steps, 1..=MOST_SPACES));
            }
            let shown = within(place("floors_bottom_to_top"), card.floors_bottom_to_top.len(), 1..=4);
            let kept = usize::from(card.id.0).checked_sub(1).and_then(|index| cards.get_mut(index));
            let kept =
                kept.ok_or_else(|| EditionError::value(place("id"), card.id, format_args!("1–{}", CardSet::MOST)));
            if let (Some(kept), Some(())) = (faults.note(kept), faults.note(shown)) {
                let floors: ArrayVec<Shown, 4> = card.floors_bottom_to_top.iter().copied().collect();
                *kept = Some(Card::new(floors, card.machine));
            }
        }
        cards
    }

    pub(crate) fn read_boards(&self, faults: &mut Faults) -> Vec<Board> {
        self.boards.iter().filter_map(|(name, board)| faults.note(board.read(&format!("boards.{name}")))).collect()
    }

    pub(crate) fn read_player_counts(&self, faults: &mut Faults) -> [PlayerCount; 3] {
        [2, 3, 4].map(|players| PlayerCount {
            board: faults.note(self.board_of(players)).unwrap_or_default(),
            tokens: faults.note(self.tokens_of(players)).unwrap_or_default(),
        })
    }

    /// The board of a number of players, as its index.
    fn board_of(&self, players: u8) -> Result<usize, EditionError> {
        let has_players = |board: &BoardSheet| board.players.contains(&players);
        let boards: Vec<usize> =
            (0..).zip(self.boards.values()).filter(|(_, b)| has_players(b)).map(|(n, _)| n).collect();
        match boards[..] {
            [board] => Ok(board),
            [] => Err(EditionError::at("boards", Message::new("edition-no-board").with("players", players))),
            [_, other, ..] => {
                let name = self.boards.keys().nth(other).map_or("", String::as_str);
                Err(EditionError::twice(format!("boards.{name}.players"), players))
            }
        }
    }

    fn tokens_of(&self, players: u8) -> Result<ArrayVec<u8, MOST_PLAYERS>, EditionError> {
        let place = format!("setup.bonus_tokens_per_goal.{players}");
        let tokens =
            self.setup.bonus_tokens_per_goal.get(&players.to_string()).ok_or_else(|| EditionError::missing(&place))?;
        within(&place, tokens.len(), 0..=MOST_PLAYERS)?;
        for (n, token) in tokens.iter().enumerate() {
            let most = if n == 0 { 99 } else { tokens[n - 1] };
            within(format!("{place}[{n}]"), *token, 1..=most)?;
        }
        Ok(tokens.iter().copied().collect())
    }

    /// Checks that starting floors always find a site, chosen or drawn.
    pub(crate) fn check_starts(&self, boards: &[Board], player_counts: &[PlayerCount; 3]) -> Result<(), EditionError> {
        let names: Vec<&String> = self.boards.keys().collect();
        for (players, player_count) in (2..).zip(player_counts) {
            let map = &boards[player_count.board].map;
            let sites = format!("boards.{}.sites", names[player_count.board]);
            let most = most_start_floors(players);
            if could_block(map, Default::default(), usize::from(most) - 1) {
                return Err(EditionError::at(sites, Message::new("edition-blocked").with("floors", most)));
            }
            for floors in START_CARDS as u8..=most {
                let distance = distance_between_starts(floors);
                if SiteDraws::new(map, distance).count(map.all(), floors.into()) == 0 {
                    let message = Message::new("edition-no-start").with("floors", floors).with("distance", distance);
                    return Err(EditionError::at(sites, message));
                }
            }
        }
        Ok(())
    }
}

fn names(colours: &[Colour]) -> String {
    colours.iter().map(Colour::to_string).collect::<Vec<_>>().join(", ")
}

/// What a goal requires, as an edition may state it.
fn meaning(goal: Goal) -> Value {
    match goal {
        Goal::EachColour => json!({"type": "colors", "need": 4}),
        Goal::FiveDistricts => json!({"type": "districts", "need": 5}),
        Goal::FiveConnected => json!({"type": "connected_group", "need": 5}),
        Goal::GreySplit => json!({"type": "grey_split", "need": [3, 2]}),
        Goal::FourBrown => json!({"type": "color_count", "color": "brown", "need": 4}),
        Goal::FourLake => json!({"type": "site_flag", "flag": "lake", "need": 4}),
        Goal::DoubleRoofs => json!({"type": "multi_roof", "roofs": 2, "buildings": 2}),
        Goal::Levels => json!({"type": "roof_levels", "levels": [1, 2, 3, 4]}),
        Goal::TwoBorders => json!({"type": "borders", "need": 2}),
        Goal::FourPark => json!({"type": "site_flag", "flag": "park", "need": 4}),
    }
}
