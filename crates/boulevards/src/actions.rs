//! The actions: a building is drawn; a player builds, sells, takes a share, passes or goes bankrupt.

use std::{fmt, str::FromStr};

use rynek_kernel::{Arg, Illegal, NotationError, Rng, below, serde_as_notation};

use crate::{Attraction, Boulevards, Lot, LotSet, components::Cards};

/// One action.
///
/// ```
/// use rynek_boulevards::Action;
/// for text in ["draw H3", "build H3", "sell pool 7", "free theatre", "buy sports_hall", "pass", "bankrupt"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("build M1".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this building is drawn from the bag. Only the player who draws it sees it.
    Draw(Lot),
    /// The player builds this.
    Build(Lot),
    /// The player, short of money, sells the share with this printed price.
    Sell(Attraction, u8),
    /// The player takes the free share.
    Free(Attraction),
    /// The player buys the next share of this attraction.
    Buy(Attraction),
    /// The player takes no share.
    Pass,
    /// The player cannot pay for any building and leaves the game.
    Bankrupt,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(lot) => write!(f, "draw {lot}"),
            Action::Build(lot) => write!(f, "build {lot}"),
            Action::Sell(attraction, price) => write!(f, "sell {attraction} {price}"),
            Action::Free(attraction) => write!(f, "free {attraction}"),
            Action::Buy(attraction) => write!(f, "buy {attraction}"),
            Action::Pass => f.write_str("pass"),
            Action::Bankrupt => f.write_str("bankrupt"),
        }
    }
}

const FORM: &str = "build LOT | sell ATTRACTION PRICE | free ATTRACTION | buy ATTRACTION | pass | bankrupt | draw LOT";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let form = |_| NotationError::new(text, FORM);
        let mut words = text.split_whitespace();
        let action = match (words.next(), words.next(), words.next(), words.next()) {
            (Some("draw"), Some(lot), None, None) => Action::Draw(lot.parse().map_err(form)?),
            (Some("build"), Some(lot), None, None) => Action::Build(lot.parse().map_err(form)?),
            (Some("sell"), Some(attraction), Some(price), None) => {
                let price = price.parse().map_err(|_| NotationError::new(text, FORM))?;
                Action::Sell(attraction.parse().map_err(form)?, price)
            }
            (Some("free"), Some(attraction), None, None) => Action::Free(attraction.parse().map_err(form)?),
            (Some("buy"), Some(attraction), None, None) => Action::Buy(attraction.parse().map_err(form)?),
            (Some("pass"), None, None, None) => Action::Pass,
            (Some("bankrupt"), None, None, None) => Action::Bankrupt,
            _ => return Err(NotationError::new(text, FORM)),
        };
        Ok(action)
    }
}

serde_as_notation!(Action);

/// What the player to move can do before building.
enum Means {
    /// There is money for one of these buildings.
    Build(LotSet),
    /// There is too little money, but sales are enough.
    Sell,
    /// No sale is enough.
    Nothing,
}

impl Boulevards {
    #[inline]
    fn means(&self) -> Means {
        let payable = self.payable(self.mover);
        if !payable.is_empty() {
            Means::Build(payable)
        } else if !self.payable_with(self.mover, self.funds(self.mover)).is_empty() {
            Means::Sell
        } else {
            Means::Nothing
        }
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Action>) {
        self.each_build(|action| out.push(action));
    }

    /// Calls `visit` with every legal action before a building stands.
    #[inline]
    pub(crate) fn each_build(&self, mut visit: impl FnMut(Action)) {
        match self.means() {
            Means::Build(payable) => {
                payable.iter().map(Action::Build).for_each(&mut visit);
                if self.selling {
                    self.sales().for_each(&mut visit);
                }
            }
            Means::Sell => self.sales().for_each(&mut visit),
            Means::Nothing => visit(Action::Bankrupt),
        }
    }

    /// Every share that the player to move may sell when money is short.
    fn sales(&self) -> impl Iterator<Item = Action> + '_ {
        Attraction::ALL.into_iter().flat_map(|attraction| {
            let prices = self.edition.prices(attraction);
            self.sellable(self.mover, attraction).places().map(move |place| Action::Sell(attraction, prices[place]))
        })
    }

    pub(crate) fn random_build(&self, rng: &mut impl Rng) -> Action {
        let payable = match self.means() {
            Means::Build(payable) => payable,
            Means::Sell => LotSet::default(),
            Means::Nothing => return Action::Bankrupt,
        };
        let sales = if self.selling || payable.is_empty() { self.sales().count() } else { 0 };
        let choice = below(rng, (payable.len() + sales) as u32) as usize;
        let build = payable.nth(choice).map(Action::Build);
        build.or_else(|| self.sales().nth(choice - payable.len())).expect("one of those counted")
    }

    pub(crate) fn random_share(&self, rng: &mut impl Rng) -> Action {
        let affordable = self.affordable().fold(0_u16, |set, attraction| set | 1 << attraction as u8);
        let free = self.free_card();
        let buys = affordable.count_ones();
        let choice = below(rng, buys + 1 + u32::from(free.is_some()));
        if choice < buys {
            let mut left = affordable;
            for _ in 0..choice {
                left &= left - 1;
            }
            return Action::Buy(Attraction::ALL[left.trailing_zeros() as usize]);
        }
        match free {
            Some(attraction) if choice == buys => Action::Free(attraction),
            _ => Action::Pass,
        }
    }

    pub(crate) fn check_build(&self, lot: Lot) -> Result<(), Illegal> {
        if !self.hand(self.mover).has(lot) {
            return Err(Illegal::new("boulevards.build.hand").with("lot", lot.to_string()));
        }
        let (cost, cash) = (self.cost(lot), self.cash(self.mover));
        if cost <= cash {
            return Ok(());
        }
        let refusal = Illegal::new("boulevards.build.pay").with("lot", lot.to_string());
        Err(refusal.with("cost", cost).with("cash", cash))
    }

    pub(crate) fn check_sale(&self, attraction: Attraction, price: u8) -> Result<(), Illegal> {
        match self.means() {
            Means::Build(payable) if !self.selling => {
                return Err(Illegal::new("boulevards.sell.when").with("lots", listed(payable)));
            }
            Means::Nothing => return Err(Illegal::new("boulevards.bankrupt.no-sale")),
            _ => {}
        }
        let place = self.edition.prices(attraction).iter().position(|printed| *printed == price);
        let card = place.map_or(Cards::default(), Cards::at);
        let held = self.shares(self.mover, attraction);
        let refuse = |rule| Illegal::new(rule).with("attraction", attraction.name()).with("price", price);
        if card.is_empty() || held.with(card) != held {
            Err(refuse("boulevards.sell.own"))
        } else if card.has_free() {
            Err(refuse("boulevards.sell.free"))
        } else if !self.pays(attraction) {
            Err(refuse("boulevards.sell.dead"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_bankruptcy(&self) -> Result<(), Illegal> {
        match self.means() {
            Means::Nothing => Ok(()),
            Means::Build(_) | Means::Sell => Err(self.solvent()),
        }
    }

    pub(crate) fn solvent(&self) -> Illegal {
        Illegal::new("boulevards.bankrupt.when").with("funds", self.funds(self.mover))
    }

    pub(crate) fn check_free(&self, attraction: Attraction) -> Result<(), Illegal> {
        let site = self.site.filter(|site| self.edition.touches(*site) == Some(attraction));
        if site.is_none() {
            let refusal = Illegal::new("boulevards.free.site").with("attraction", attraction.name());
            return Err(refusal.with("lots", listed(self.edition.lots_at(attraction))));
        }
        match self.stack(attraction).has_free() {
            true => Ok(()),
            false => Err(Illegal::new("boulevards.free.once").with("attraction", attraction.name())),
        }
    }

    pub(crate) fn check_purchase(&self, attraction: Attraction) -> Result<(), Illegal> {
        let stack = self.stack(attraction);
        let refuse = |rule| Illegal::new(rule).with("attraction", attraction.name());
        if stack.is_empty() {
            return Err(refuse("boulevards.buy.empty"));
        }
        let Some(price) = self.open_price(attraction) else { return Err(refuse("boulevards.buy.closed")) };
        let cash = self.cash(self.mover);
        if price <= cash { Ok(()) } else { Err(refuse("boulevards.buy.price").with("price", price).with("cash", cash)) }
    }
}

/// Lots in a sentence.
fn listed(lots: LotSet) -> Arg {
    Arg::list(lots.iter().map(|lot| lot.to_string()))
}

impl<'a> arbitrary::Arbitrary<'a> for Action {
    /// Any lot, any attraction, and prices that are printed on some card.
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Action> {
        let lot = Lot::all().nth(u.int_in_range(0..=Lot::COUNT - 1)?).unwrap_or_else(|| unreachable!("48 lots"));
        let attraction = *u.choose(&Attraction::ALL)?;
        Ok(match u.int_in_range(0..=9)? {
            0 => Action::Draw(lot),
            1..=3 => Action::Build(lot),
            4 | 5 => Action::Sell(attraction, u.int_in_range(0..=14)?),
            6 => Action::Free(attraction),
            7 => Action::Buy(attraction),
            8 => Action::Pass,
            _ => Action::Bankrupt,
        })
    }
}
