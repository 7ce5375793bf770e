//! Positions set up by hand, in JSON: for tests and studies. Whether a game could lead there is not checked.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Game, Illegal, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Attraction, Boulevards, Components, Lot, LotSet, Setup, Street,
    components::Cards,
    memory::{Memory, Note},
    state::{Step, Wallet},
};

/// A position in JSON. Shares are written by their printed prices.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arranged {
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
    players: Vec<ArrangedPlayer>,
    connector: Option<Seat>,
    hands_then: Vec<Vec<Lot>>,
    notes: Vec<Note>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArrangedPlayer {
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

rynek_kernel::serde_as!(Boulevards, Arranged);

impl From<Boulevards> for Arranged {
    fn from(game: Boulevards) -> Arranged {
        let player = |(hand, wallet): (&LotSet, &Wallet)| ArrangedPlayer {
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
        Arranged {
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

fn cards(edition: &Components, arranged: &BTreeMap<Attraction, Vec<u8>>) -> [Cards; Attraction::COUNT] {
    Attraction::ALL.map(|attraction| {
        let prices = arranged.get(&attraction).into_iter().flatten();
        let place = |price| edition.prices(attraction).iter().position(|printed| printed == price);
        prices.filter_map(place).fold(Cards::default(), |held, place| held.with(Cards::at(place)))
    })
}

impl TryFrom<Arranged> for Boulevards {
    type Error = Illegal;

    fn try_from(arranged: Arranged) -> Result<Boulevards, Illegal> {
        let edition = arranged.edition;
        let opening = Boulevards::new(edition.clone(), &arranged.setup)?;
        let built: LotSet = arranged.built.into_iter().collect();
        let finished = Street::all().filter(|street| street.ground().except(built).is_empty());
        let wallets: ArrayVec<Wallet, MAX_SEATS> =
            arranged.players.iter().map(|player| wallet(&edition, player)).collect();
        Ok(Boulevards {
            step: arranged.step,
            mover: arranged.mover,
            selling: arranged.selling,
            site: arranged.site,
            built,
            finished: finished.fold(0, |streets, street| streets | 1 << street.index()),
            bag: arranged.bag.into_iter().collect(),
            stacks: cards(&edition, &arranged.stacks),
            retired: arranged.retired.iter().fold(0, |retired, attraction| retired | 1 << *attraction as u8),
            connector: arranged.connector,
            hands: arranged.players.iter().map(|player| player.hand.iter().copied().collect()).collect(),
            bankrupts: wallets.iter().filter(|wallet| !wallet.plays()).count() as u8,
            wallets,
            memory: Memory {
                hands: arranged.hands_then.into_iter().map(|hand| hand.into_iter().collect()).collect(),
                notes: arranged.notes.into_iter().collect(),
            },
            ..opening
        })
    }
}

fn wallet(edition: &Components, player: &ArrangedPlayer) -> Wallet {
    Wallet {
        cash: player.cash,
        cards: cards(edition, &player.shares),
        earned: Attraction::ALL.map(|attraction| player.earned.get(&attraction).copied().unwrap_or_default()),
        buildings: player.spent_on_buildings,
        shares: player.spent_on_shares,
        sold: player.got_for_shares,
        lost: player.lost,
        out: player.out,
    }
}
