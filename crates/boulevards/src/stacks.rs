//! The order of the share cards in a stack.

use crate::{Attraction, Boulevards, SoldCards, components::Cards, on_top::OnTop};

impl Boulevards {
    /// The place of the card that comes next from a stack.
    #[inline]
    pub(crate) fn next_card(&self, attraction: Attraction) -> Option<usize> {
        let stack = self.stacks[attraction as usize];
        let cheapest = || (!stack.is_empty()).then(|| stack.0.trailing_zeros() as usize);
        self.on_top[attraction as usize].top().or_else(cheapest)
    }

    /// The places of the cards in a stack, the next one first.
    pub(crate) fn stack_order(&self, attraction: Attraction) -> impl Iterator<Item = usize> {
        let on_top = self.on_top[attraction as usize];
        let above = on_top.places().fold(Cards::default(), |above, place| above.with(Cards::at(place)));
        on_top.places().chain(self.stack(attraction).without(above).places())
    }

    /// A sold card goes back to its stack (boulevards.sell.stack, boulevards.sell.on-top).
    pub(crate) fn give_back(&mut self, attraction: Attraction, place: usize) {
        let stack = &mut self.stacks[attraction as usize];
        *stack = stack.with(Cards::at(place));
        if self.setup.sold_cards == SoldCards::OnTop {
            self.on_top[attraction as usize] = self.on_top[attraction as usize].put(place);
        }
    }

    /// The cards of a bankrupt player go back, and the stack is in price order again (boulevards.bankrupt.returns).
    pub(crate) fn give_all_back(&mut self, attraction: Attraction, cards: Cards) {
        if !cards.is_empty() {
            let stack = &mut self.stacks[attraction as usize];
            *stack = stack.with(cards);
            self.on_top[attraction as usize] = OnTop::default();
        }
    }

    /// Takes the next card from a stack.
    pub(crate) fn take_next(&mut self, attraction: Attraction) -> Cards {
        let (stack, on_top) = (&mut self.stacks[attraction as usize], &mut self.on_top[attraction as usize]);
        let card = on_top.top().map_or(stack.top(), Cards::at);
        (*stack, *on_top) = (stack.without(card), on_top.lift());
        card
    }
}
