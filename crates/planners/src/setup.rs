//! Table options, and the position each of them begins with.

use rynek_kernel::{EditionRef, Illegal, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::{City, Components, Phase, Planners};

/// The options of a table of Planners.
///
/// ```
/// use rynek_planners::Setup;
/// let options = serde_json::json!({"players": 3, "youngest": true});
/// let setup: Setup = rynek_kernel::setup::from_json(&options).unwrap();
/// assert_eq!(setup, Setup { players: 3, youngest: true });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// Objects may lie over holes (planners.variant.youngest).
    pub youngest: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, youngest: false }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Count, Switch};
        const {
            &[
                OptionSpec { name: "players", kind: Count { min: 2, max: 4 } },
                OptionSpec { name: "youngest", kind: Switch },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}

impl Planners {
    /// The position before the opening tile is turned over (planners.setup.opening).
    pub(crate) fn opening(edition: EditionRef<Components>, setup: &Setup) -> Result<Planners, Illegal> {
        if !edition.players().contains(&setup.players) {
            let (least, most) = edition.players().into_inner();
            let refusal = Illegal::new("planners.setup.players").with("players", setup.players);
            return Err(refusal.with("least", least).with("most", most));
        }
        Ok(Planners {
            edition: edition.clone(),
            setup: *setup,
            phase: Phase::Opening,
            mover: Seat::new(0),
            stack: edition.all_tiles(),
            planners: Default::default(),
            city: City::new(setup.youngest),
        })
    }
}
