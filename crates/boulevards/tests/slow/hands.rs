//! All possible hidden hands, by enumeration: from a position in which every deal is equally likely, each deal is
//! followed through every action, and dropped when it becomes impossible.

use std::collections::BTreeMap;

use rynek_boulevards::{Action, Boulevards, Lot, LotSet};
use rynek_kernel::{Game, Seat, Turn};

/// The hands of all seats, and the bag.
pub type Deal = (Vec<LotSet>, LotSet);

/// Every deal that is possible for one seat, with its probability.
pub struct Deals {
    seat: Seat,
    pub odds: BTreeMap<Deal, f64>,
}

impl Deals {
    /// Every deal in which the seat sees what it sees now, all equally likely.
    pub fn equal(game: &Boulevards, seat: Seat) -> Deals {
        let players = game.players();
        let own = game.hand(seat);
        let mut hands = vec![LotSet::default(); players];
        hands[seat.index()] = own;
        let unseen = LotSet::ALL.except(game.built()).except(own);
        let mut odds = BTreeMap::new();
        let open: Vec<(usize, usize)> = Seat::all(players)
            .filter(|other| *other != seat)
            .map(|other| (other.index(), game.hand(other).len()))
            .collect();
        spread(unseen, &open, &mut hands, &mut odds);
        let mut deals = Deals { seat, odds };
        deals.normalise();
        deals
    }

    /// Follows an action about to be played in the true game.
    pub fn follow(&mut self, game: &Boulevards, action: Action) {
        let mover = match game.turn() {
            Turn::Player(seat) => seat,
            _ => game.view(rynek_kernel::Viewer::Spectator).mover,
        };
        let cash = game.cash(mover);
        let funds = game.funds(mover);
        let sold_before = game.view(rynek_kernel::Viewer::Spectator).selling;
        let payable = |hand: LotSet, money: u16| hand.iter().any(|lot| game.cost(lot) <= money);
        let mut next = BTreeMap::new();
        for ((hands, bag), weight) in std::mem::take(&mut self.odds) {
            let hand = hands[mover.index()];
            let holds = match action {
                Action::Draw(_) => true,
                Action::Build(lot) => hand.has(lot),
                Action::Sell(..) => sold_before || (!payable(hand, cash) && payable(hand, funds)),
                Action::Bankrupt => !payable(hand, funds),
                _ => true,
            };
            if !holds {
                continue;
            }
            for (deal, share) in outcomes(&hands, bag, mover, action, mover == self.seat) {
                *next.entry(deal).or_default() += weight * share;
            }
        }
        self.odds = next;
        self.normalise();
    }

    fn normalise(&mut self) {
        let sum: f64 = self.odds.values().sum();
        assert!(sum > 0.0, "nothing is possible");
        self.odds.values_mut().for_each(|weight| *weight /= sum);
    }
}

/// The deals after an action.
fn outcomes(hands: &[LotSet], bag: LotSet, mover: Seat, action: Action, own: bool) -> Vec<(Deal, f64)> {
    let with = |change: &dyn Fn(&mut Vec<LotSet>, &mut LotSet)| {
        let (mut hands, mut bag) = (hands.to_vec(), bag);
        change(&mut hands, &mut bag);
        (hands, bag)
    };
    let draw = |lot: Lot| {
        with(&|hands, bag| {
            bag.remove(lot);
            hands[mover.index()].insert(lot);
        })
    };
    match action {
        Action::Draw(lot) if own => {
            if bag.has(lot) {
                vec![(draw(lot), 1.0 / bag.len() as f64)]
            } else {
                vec![]
            }
        }
        Action::Draw(_) => bag.iter().map(|lot| (draw(lot), 1.0 / bag.len() as f64)).collect(),
        Action::Build(lot) => vec![(with(&|hands, _| hands[mover.index()].remove(lot)), 1.0)],
        Action::Bankrupt => {
            let returned = with(&|hands, bag| {
                *bag = bag.or(hands[mover.index()]);
                hands[mover.index()] = LotSet::default();
            });
            vec![(returned, 1.0)]
        }
        _ => vec![((hands.to_vec(), bag), 1.0)],
    }
}

/// Every way to deal these buildings to hands of these sizes; the rest is the bag.
fn spread(left: LotSet, open: &[(usize, usize)], hands: &mut Vec<LotSet>, odds: &mut BTreeMap<Deal, f64>) {
    let Some(((seat, size), rest)) = open.split_first() else {
        odds.insert((hands.clone(), left), 1.0);
        return;
    };
    let lots: Vec<Lot> = left.iter().collect();
    for mask in 0_u32..1 << lots.len() {
        if mask.count_ones() as usize == *size {
            let hand: LotSet =
                lots.iter().enumerate().filter(|(n, _)| mask >> n & 1 == 1).map(|(_, lot)| *lot).collect();
            hands[*seat] = hand;
            spread(left.except(hand), rest, hands, odds);
            hands[*seat] = LotSet::default();
        }
    }
}
