//! Trade: every exchange and sale possible with what the company owns.

use crate::{Die, DieSet, Resource, ResourceSet, Stock, Swap, Trade, components::Numbers};

impl Stock {
    /// Adds this many of a resource. What exceeds the limit is lost (engineer.company.most).
    #[inline]
    pub(crate) fn gain(&mut self, resource: Resource, many: u8, numbers: &Numbers) {
        let count = self.count_mut(resource);
        *count = (*count + many).min(numbers.resource_max);
    }

    /// Adds money. What exceeds the limit is lost.
    #[inline]
    pub(crate) fn earn(&mut self, money: u8, numbers: &Numbers) {
        self.money = (self.money + money).min(numbers.money_max);
    }

    /// Exchanges a resource that the company has.
    #[inline]
    pub(crate) fn swap(&mut self, swap: Swap, numbers: &Numbers) {
        *self.count_mut(swap.give()) -= 1;
        swap.get().for_each(|resource| self.gain(resource, 1, numbers));
    }

    fn sell(&mut self, resource: Resource, numbers: &Numbers) {
        *self.count_mut(resource) -= 1;
        self.earn(numbers.sale_price, numbers);
    }

    /// A whole trade (engineer.trade.money, engineer.trade.sale).
    pub(crate) fn trade(&mut self, trade: Trade, numbers: &Numbers) {
        self.earn(numbers.trade_money, numbers);
        // engineer.trade.sale-first: the sale comes first if possible, and makes room for the exchange.
        let first = trade.sell.filter(|resource| {
            let given = trade.swap.is_some_and(|swap| swap.give() == *resource);
            self.count(*resource) > u8::from(given)
        });
        if let Some(resource) = first {
            self.sell(resource, numbers);
        }
        if let Some(swap) = trade.swap {
            self.swap(swap, numbers);
        }
        if let Some(resource) = trade.sell.filter(|_| first.is_none()) {
            self.sell(resource, numbers);
        }
    }

    /// What can be sold before or after an exchange (engineer.trade.sale).
    #[inline]
    pub(crate) fn sellable(&self, swap: Option<Swap>) -> ResourceSet {
        let Some(swap) = swap else { return self.owned() };
        let mut after = *self;
        *after.count_mut(swap.give()) -= 1;
        swap.get().for_each(|resource| *after.count_mut(resource) += 1);
        after.owned()
    }

    /// Every exchange with these dice, and none; each with the die it takes (engineer.trade.swap, engineer.trade.die).
    #[inline]
    pub(crate) fn swaps(&self, dice: DieSet) -> impl Iterator<Item = (Option<Swap>, Option<Die>)> {
        let owned = self.owned();
        let single = owned.iter().flat_map(|give| give.others().map(|get| (Some(Swap::one(give, get)), None)));
        let with = move |give| dice.iter().flat_map(move |die| Swap::doubles(give).map(|swap| (Some(swap), Some(die))));
        std::iter::once((None, None)).chain(single).chain(owned.iter().flat_map(with))
    }

    /// How many trades there are.
    #[inline]
    pub(crate) fn count_trades(&self, dice: DieSet) -> usize {
        self.swaps(dice).map(|(swap, _)| 1 + self.sellable(swap).len()).sum()
    }

    /// Every trade, in a stable order.
    pub(crate) fn each_trade(&self, dice: DieSet, mut visit: impl FnMut(Trade)) {
        for (swap, die) in self.swaps(dice) {
            visit(Trade { swap, die, sell: None });
            self.sellable(swap).iter().for_each(|resource| visit(Trade { swap, die, sell: Some(resource) }));
        }
    }

    /// The trade at this index of [`Stock::each_trade`].
    #[inline]
    pub(crate) fn nth_trade(&self, dice: DieSet, mut place: usize) -> Trade {
        for (swap, die) in self.swaps(dice) {
            let sellable = self.sellable(swap);
            match place.checked_sub(1) {
                None => return Trade { swap, die, sell: None },
                Some(sale) if sale < sellable.len() => return Trade { swap, die, sell: Some(sellable.at(sale)) },
                Some(_) => place -= 1 + sellable.len(),
            }
        }
        Trade::default()
    }
}
