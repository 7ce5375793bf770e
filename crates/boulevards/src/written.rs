//! A position in JSON, and what must hold of one before it is played on.

use std::collections::BTreeMap;

use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Attraction, Boulevards, Components, Lot, LotSet, Setup, Street,
    components::Cards,
    memory::{MOST_NOTES, Memory, Note},
    state::{Step, Wallet},
};

/// No wallet holds more than this; the richest game stays far below.
const MOST_MONEY: u16 = 20_000;

/// A position as it is written. Shares are written by their printed prices.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    edition: EditionRef<Components>,
    setup: Setup,
    step: Step,
    mover: Seat,
    selling: bool,
    site: Option<Lot>,
    built: Vec<Lot>,
    bag: Vec<Lot>,
    stacks: BTreeMap<Attraction, Vec<u8>>,
    retired: Vec<Attraction>,
    players: Vec<WrittenPlayer>,
    connector: Option<Seat>,
    hands_then: Vec<Vec<Lot>>,
    notes: Vec<Note>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    hand: Vec<Lot>,
    cash: u16,
    shares: BTreeMap<Attraction, Vec<u8>>,
    earned: BTreeMap<Attraction, u16>,
    spent_on_buildings: u16,
    spent_on_shares: u16,
    got_for_shares: u16,
    lost: u16,
    out: u8,
}

fn lots(set: LotSet) -> Vec<Lot> {
    set.iter().collect()
}

/// Cards by their prices, attractions without any left out.
fn priced(edition: &Components, cards: &[Cards; Attraction::COUNT]) -> BTreeMap<Attraction, Vec<u8>> {
    let prices = |attraction: Attraction| {
        let places = cards[attraction as usize].places();
        places.map(|place| edition.prices(attraction)[place]).collect::<Vec<u8>>()
    };
    Attraction::ALL.into_iter().map(|a| (a, prices(a))).filter(|(_, prices)| !prices.is_empty()).collect()
}

impl From<Boulevards> for Written {
    fn from(game: Boulevards) -> Written {
        let player = |(hand, wallet): (&LotSet, &Wallet)| WrittenPlayer {
            hand: lots(*hand),
            cash: wallet.cash,
            shares: priced(&game.edition, &wallet.cards),
            earned: Attraction::ALL.into_iter().map(|a| (a, wallet.earned[a as usize])).filter(|e| e.1 > 0).collect(),
            spent_on_buildings: wallet.buildings,
            spent_on_shares: wallet.shares,
            got_for_shares: wallet.sold,
            lost: wallet.lost,
            out: wallet.out,
        };
        Written {
            edition: game.edition.clone(),
            setup: game.setup,
            step: game.step,
            mover: game.mover,
            selling: game.selling,
            site: game.site,
            built: lots(game.built),
            bag: lots(game.bag),
            stacks: priced(&game.edition, &game.stacks),
            retired: Attraction::ALL.into_iter().filter(|a| game.retired >> *a as u8 & 1 == 1).collect(),
            players: game.hands.iter().zip(&game.wallets).map(player).collect(),
            connector: game.connector,
            hands_then: game.memory.hands.iter().map(|hand| lots(*hand)).collect(),
            notes: game.memory.notes.to_vec(),
        }
    }
}

/// Lots that stand only once.
fn set(lots: &[Lot]) -> Result<LotSet, String> {
    let set: LotSet = lots.iter().copied().collect();
    if set.len() == lots.len() { Ok(set) } else { Err("a building stands twice in a list".to_owned()) }
}

fn cards(edition: &Components, written: &BTreeMap<Attraction, Vec<u8>>) -> Result<[Cards; Attraction::COUNT], String> {
    let mut cards = [Cards::default(); Attraction::COUNT];
    for (attraction, prices) in written {
        for price in prices {
            let place = edition.prices(*attraction).iter().position(|printed| printed == price);
            let card = place.map(Cards::at).ok_or_else(|| format!("{attraction} has no card for {price}"))?;
            let held = &mut cards[*attraction as usize];
            if held.with(card) == *held {
                return Err(format!("the card of {attraction} for {price} stands twice"));
            }
            *held = held.with(card);
        }
    }
    Ok(cards)
}

impl TryFrom<Written> for Boulevards {
    type Error = String;

    /// A position that no game could reach may pass, but none that play or imagination could stumble over.
    fn try_from(written: Written) -> Result<Boulevards, String> {
        let edition = written.edition;
        let mut game = Boulevards::opening(edition.clone(), &written.setup).map_err(|error| error.to_string())?;
        let players = game.hands.len();
        if written.players.len() != players {
            return Err(format!("{players} players need as many hands"));
        }
        if written.mover.index() >= players || written.connector.is_some_and(|seat| seat.index() >= players) {
            return Err(format!("a seat beyond {players} players"));
        }
        game.step = written.step;
        game.mover = written.mover;
        game.selling = written.selling;
        game.site = written.site;
        game.built = set(&written.built)?;
        let finished = Street::all().filter(|street| street.ground().except(game.built).is_empty());
        game.finished = finished.fold(0, |streets, street| streets | 1 << street.index());
        game.bag = set(&written.bag)?;
        game.stacks = cards(&edition, &written.stacks)?;
        game.retired = written.retired.iter().fold(0, |retired, attraction| retired | 1 << *attraction as u8);
        game.connector = written.connector;
        for (n, player) in written.players.iter().enumerate() {
            game.hands[n] = set(&player.hand)?;
            game.wallets[n] = wallet(&edition, player)?;
        }
        game.bankrupts = game.wallets.iter().filter(|wallet| !wallet.plays()).count() as u8;
        if written.notes.len() > MOST_NOTES || !(written.hands_then.len() == players || written.notes.is_empty()) {
            return Err("notes without hands to begin with, or too many".to_owned());
        }
        if !written.hands_then.is_empty() && written.hands_then.len() != players {
            return Err(format!("{players} players need as many hands"));
        }
        game.memory = Memory {
            hands: written.hands_then.iter().map(|hand| set(hand)).collect::<Result<_, _>>()?,
            notes: written.notes.iter().copied().collect(),
        };
        components_hold(&game)?;
        step_holds(&game)?;
        memory_holds(&game)?;
        Ok(game)
    }
}

fn wallet(edition: &Components, player: &WrittenPlayer) -> Result<Wallet, String> {
    let mut earned = [0; Attraction::COUNT];
    for (attraction, sum) in &player.earned {
        earned[*attraction as usize] = *sum;
    }
    let wallet = Wallet {
        cash: player.cash,
        cards: cards(edition, &player.shares)?,
        earned,
        buildings: player.spent_on_buildings,
        shares: player.spent_on_shares,
        sold: player.got_for_shares,
        lost: player.lost,
        out: player.out,
    };
    let sums = [wallet.cash, wallet.buildings, wallet.shares, wallet.sold, wallet.lost];
    if sums.iter().chain(&wallet.earned).any(|sum| *sum > MOST_MONEY) {
        return Err(format!("more money than {MOST_MONEY}"));
    }
    if wallet.plays() || (wallet.cash == 0 && player.hand.is_empty() && player.shares.is_empty()) {
        Ok(wallet)
    } else {
        Err("a bankrupt player has something".to_owned())
    }
}

/// Every building and every card is in one place.
fn components_hold(game: &Boulevards) -> Result<(), String> {
    let places = || [game.built, game.bag].into_iter().chain(game.hands.iter().copied());
    let all = places().fold(LotSet::default(), LotSet::or);
    if all != LotSet::ALL || places().map(LotSet::len).sum::<usize>() != Lot::COUNT {
        return Err("buildings are missing or in two places".to_owned());
    }
    if game.hands.iter().any(|hand| hand.len() > usize::from(game.edition.hand_size())) {
        return Err("a hand has too many buildings".to_owned());
    }
    for attraction in Attraction::ALL {
        let held = game.wallets.iter().map(|wallet| wallet.cards[attraction as usize]);
        let retired = Cards((game.retired >> attraction as u8 & 1) as u8);
        let places: Vec<Cards> = held.chain([game.stack(attraction), retired]).collect();
        let all = places.iter().fold(Cards::default(), |all, cards| all.with(*cards));
        if all != Cards::ALL || places.iter().map(|cards| cards.len()).sum::<usize>() != Cards::COUNT {
            return Err(format!("cards of {attraction} are missing or in two places"));
        }
    }
    let mut order: Vec<u8> = game.wallets.iter().map(|wallet| wallet.out).filter(|out| *out > 0).collect();
    order.sort_unstable();
    if order.iter().enumerate().any(|(n, out)| usize::from(*out) != n + 1) {
        return Err("bankruptcies out of order".to_owned());
    }
    Ok(())
}

/// Whoever is to act can.
fn step_holds(game: &Boulevards) -> Result<(), String> {
    let left = game.wallets.iter().filter(|wallet| wallet.plays()).count();
    let over = game.edition.connects(game.finished) || left <= 1;
    let full = usize::from(game.edition.hand_size());
    let hand = game.hand(game.mover);
    let plays = game.plays(game.mover);
    let holds = match game.step {
        Step::Over => over && left > 0,
        _ if over => false,
        Step::Deal => {
            let mut sizes = game.hands.iter().enumerate().map(|(n, hand)| (n.cmp(&game.mover.index()), hand.len()));
            let dealt = |(order, size): (std::cmp::Ordering, usize)| match order {
                std::cmp::Ordering::Less => size == full,
                std::cmp::Ordering::Equal => size < full,
                std::cmp::Ordering::Greater => size == 0,
            };
            sizes.all(dealt) && game.built.is_empty() && left == game.hands.len()
        }
        Step::Build => {
            let can = |cash| !game.payable_with(game.mover, cash).is_empty();
            plays && !hand.is_empty() && (!game.selling || can(game.funds(game.mover)))
        }
        Step::Share => plays && game.site.is_some_and(|site| game.built.has(site)),
        Step::Draw => plays && !game.bag.is_empty() && hand.len() < full,
    };
    let idle = (game.step == Step::Share || game.site.is_none()) && (game.step == Step::Build || !game.selling);
    if holds && idle { Ok(()) } else { Err("the step does not fit the position".to_owned()) }
}

/// The notes lead to the hands as they are.
fn memory_holds(game: &Boulevards) -> Result<(), String> {
    if !game.memory.begun() {
        return Ok(());
    }
    let memory = &game.memory;
    let full = usize::from(game.edition.hand_size());
    let then = memory.hands.iter().fold(LotSet::default(), |all, hand| all.or(*hand));
    let sizes = memory.hands.iter().map(|hand| hand.len());
    let apart = sizes.clone().sum::<usize>() == then.len() && sizes.clone().all(|size| size <= full);
    let count = |kind: fn(&Note) -> bool| memory.notes.iter().filter(|note| kind(note)).count();
    let built: Vec<Lot> =
        memory.notes.iter().filter_map(|note| if let Note::Built(_, lot) = note { Some(*lot) } else { None }).collect();
    let built_once = set(&built)?.except(game.built).is_empty();
    let clear = then.and(memory.built_then(game.built)).is_empty();
    // Room is kept for every note that is still to come.
    let short = count(|note| matches!(note, Note::Short(..))) <= built.len() + 1;
    if !(apart && built_once && clear && short) || game.step == Step::Deal {
        return Err("notes that cannot be".to_owned());
    }
    // Bankruptcy is the last thing that is noted of a player.
    for (n, note) in memory.notes.iter().enumerate().filter(|(_, note)| matches!(note, Note::Broke(..))) {
        let later = memory.notes[n + 1..].iter().any(|other| other.seat() == note.seat());
        if later || game.wallets.get(note.seat().index()).is_none_or(Wallet::plays) {
            return Err(format!("note {note} cannot be true"));
        }
    }
    match memory.retrace(&game.edition, game.built) {
        Ok(hands) if hands == game.hands => Ok(()),
        Ok(_) => Err("the notes lead to other hands".to_owned()),
        Err(note) => Err(format!("note {note} cannot be true")),
    }
}
