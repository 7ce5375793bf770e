//! Table options, and the position each of them begins with.

use rynek_kernel::{EditionRef, Illegal, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Attraction, Boulevards, Components, LotSet,
    components::Cards,
    state::{Step, Wallet},
};

/// The options of a table of Boulevards: only how many play.
///
/// ```
/// use rynek_boulevards::Setup;
/// let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"players": 5})).unwrap();
/// assert_eq!(setup, Setup { players: 5 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        const { &[OptionSpec { name: "players", kind: OptionKind::Count { min: 2, max: 6 } }] }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}

impl Boulevards {
    /// The position before the first building is drawn (boulevards.setup.hands).
    pub(crate) fn opening(edition: EditionRef<Components>, setup: &Setup) -> Result<Boulevards, Illegal> {
        let players = usize::from(setup.players);
        let cash = edition.starting_cash(players);
        let cash = cash.ok_or_else(|| Illegal::new("boulevards.setup.players").with("players", players))?;
        Ok(Boulevards {
            edition,
            setup: *setup,
            step: Step::Deal,
            mover: Seat::new(0),
            selling: false,
            site: None,
            built: LotSet::default(),
            finished: 0,
            bag: LotSet::ALL,
            hands: (0..players).map(|_| LotSet::default()).collect(),
            stacks: [Cards::ALL; Attraction::COUNT],
            retired: 0,
            wallets: (0..players).map(|_| Wallet::with(cash)).collect(),
            bankrupts: 0,
            connector: None,
            memory: Default::default(),
        })
    }
}
