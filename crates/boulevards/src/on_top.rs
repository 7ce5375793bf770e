//! Sold share cards on top of a stack.

use serde::{Deserialize, Serialize};

/// Cards of one attraction that were sold and lie on top of its stack, in the order of their sale
/// (boulevards.sell.on-top). The cards below them are in price order.
///
/// Three bits for the place of each card, those of the top card lowest. The place of the free card, 0, does not occur:
/// it is never sold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct OnTop(u16);

impl OnTop {
    const BITS: u32 = 3;

    /// The place of the top card.
    #[inline]
    pub(crate) fn top(self) -> Option<usize> {
        (self.0 != 0).then_some(usize::from(self.0 & 7))
    }

    /// With one more card on top.
    pub(crate) fn put(self, place: usize) -> OnTop {
        OnTop(self.0 << OnTop::BITS | place as u16)
    }

    /// Without the top card.
    #[inline]
    pub(crate) fn lift(self) -> OnTop {
        OnTop(self.0 >> OnTop::BITS)
    }

    /// The places of the cards, the top one first.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(self), |cards| Some(cards.lift())).map_while(OnTop::top)
    }
}
