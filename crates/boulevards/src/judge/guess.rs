//! One random course of events that fits all clues so far.
//!
//! Every building that is not on the board is a *token*. Which building it is, is decided when the building is seen.
//! Until then, some buildings are barred from it: those that were proven not to be in a hand cannot be among its
//! tokens. A draw does not depend on what a token is, so every token in the bag is equally likely. When a building is
//! seen, one of the tokens that can be this building is chosen, each with the same odds. The *weight* of the guess is
//! multiplied by their number, so that all guesses together have the true odds.

use rynek_kernel::{MAX_SEATS, Rng, Seat, below};

use crate::{Lot, LotSet, memory::MOST_NOTES};

/// A set of tokens, as bits.
type Tokens = u64;

/// The most tokens: one for each building.
const MOST_TOKENS: usize = Lot::COUNT;

/// One step of a guess.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum GuessStep {
    /// A player draws unseen, and builds `next` after that unless bankrupt before. `clue` is the number of the clue.
    Draw { seat: Seat, clue: usize, next: Option<Lot> },
    /// This seat draws this building.
    See { seat: Seat, clue: usize, lot: Lot },
    /// A player builds this. `foreseen`: the weight of their latest draw already includes it.
    Build { seat: Seat, lot: Lot, foreseen: bool },
    /// None of these is in a hand.
    Bar { seat: Seat, lots: LotSet },
    /// A hand goes back into the bag.
    Return { seat: Seat },
}

/// A course of events that fits the clues.
#[derive(Clone)]
pub(crate) struct Guess {
    pub weight: f64,
    /// What each token cannot be.
    barred: [LotSet; MOST_TOKENS],
    /// What each token is, where that is decided.
    names: [Option<Lot>; MOST_TOKENS],
    /// The tokens that are not decided and from which buildings are barred.
    marked: Tokens,
    /// The tokens that are decided.
    named: Tokens,
    hands: [Tokens; MAX_SEATS],
    bag: Tokens,
    /// The buildings without a token.
    left: LotSet,
    /// The token that each clue drew.
    drawn: [u8; MOST_NOTES],
}

impl Guess {
    /// The guess before the first clue. These buildings are not on the board, the hands have these sizes, and the hand
    /// of one seat is known.
    pub(crate) fn begin(unbuilt: LotSet, sizes: &[usize], own: Seat, own_hand: LotSet) -> Guess {
        let mut guess = Guess {
            weight: 1.0,
            barred: [LotSet::default(); MOST_TOKENS],
            names: [None; MOST_TOKENS],
            marked: 0,
            named: 0,
            hands: [0; MAX_SEATS],
            bag: 0,
            left: unbuilt,
            drawn: [0; MOST_NOTES],
        };
        let mut token = 0;
        for (seat, size) in sizes.iter().enumerate() {
            guess.hands[seat] = run(token, *size);
            token += size;
        }
        guess.bag = run(token, unbuilt.len() - token);
        for (token, lot) in bits(guess.hands[own.index()]).zip(own_hand.iter()) {
            guess.name(token, lot);
        }
        guess
    }

    /// A copy with this weight.
    pub(crate) fn with_weight(&self, weight: f64) -> Guess {
        Guess { weight, ..self.clone() }
    }

    fn name(&mut self, token: usize, lot: Lot) {
        self.names[token] = Some(lot);
        self.named |= 1 << token;
        self.marked &= !(1 << token);
        self.left.remove(lot);
    }

    /// Which of these tokens can be a building.
    fn can_be(&self, tokens: Tokens, lot: Lot) -> Tokens {
        if !self.left.has(lot) {
            return bits(tokens & self.named)
                .find(|token| self.names[*token] == Some(lot))
                .map_or(0, |token| 1 << token);
        }
        let barred = bits(tokens & self.marked).filter(|token| self.barred[*token].has(lot));
        tokens & !self.named & !barred.fold(0, |barred, token| barred | 1 << token)
    }

    /// Follows one step. The weight becomes 0 if the guess cannot be true.
    pub(crate) fn follow(&mut self, step: GuessStep, rng: &mut impl Rng) {
        match step {
            GuessStep::Draw { seat, clue, next } => {
                let token = self.draw(seat, next, rng);
                self.take(seat, clue, token);
            }
            GuessStep::See { seat, clue, lot } => {
                let token = self.decide(self.bag, lot, true, rng);
                self.take(seat, clue, token);
            }
            GuessStep::Build { seat, lot, foreseen } => {
                if let Some(token) = self.decide(self.hands[seat.index()], lot, !foreseen, rng) {
                    self.hands[seat.index()] &= !(1 << token);
                }
            }
            GuessStep::Bar { seat, lots } => self.bar(self.hands[seat.index()], lots),
            GuessStep::Return { seat } => self.bag |= std::mem::take(&mut self.hands[seat.index()]),
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, clue: usize, token: Option<usize>) {
        if let Some(token) = token {
            self.bag &= !(1 << token);
            self.hands[seat.index()] |= 1 << token;
            self.drawn[clue] = token as u8;
        }
    }

    /// Draws a token from the bag. Its odds grow with the number of ways that it leaves for the next building.
    pub(crate) fn draw(&mut self, seat: Seat, next: Option<Lot>, rng: &mut impl Rng) -> Option<usize> {
        let Some(lot) = next else { return any(self.bag, rng) };
        let fitting = self.can_be(self.bag, lot);
        let others = self.bag & !fitting;
        let already = self.can_be(self.hands[seat.index()], lot).count_ones();
        let by_fitting = (already + 1) * fitting.count_ones();
        let ways = by_fitting + already * others.count_ones();
        self.weight *= f64::from(ways);
        if ways == 0 {
            return None;
        }
        any(if below(rng, ways) < by_fitting { fitting } else { others }, rng)
    }

    /// Decides that one of these tokens is this building.
    fn decide(&mut self, tokens: Tokens, lot: Lot, counts: bool, rng: &mut impl Rng) -> Option<usize> {
        let fitting = self.can_be(tokens, lot);
        if counts || fitting == 0 {
            self.weight *= f64::from(fitting.count_ones());
        }
        let token = any(fitting, rng)?;
        self.name(token, lot);
        Some(token)
    }

    fn bar(&mut self, tokens: Tokens, lots: LotSet) {
        for token in bits(tokens) {
            match self.names[token] {
                Some(lot) if lots.has(lot) => self.weight = 0.0,
                Some(_) => {}
                None => {
                    self.barred[token] = self.barred[token].or(lots);
                    self.marked |= 1 << token;
                }
            }
        }
    }

    /// An estimate of the share of ways to continue that are possible, if every token could be any building left.
    pub(crate) fn promise(&self) -> f64 {
        let left = self.left.len() as f64;
        bits(self.marked).map(|token| self.left.except(self.barred[token]).len() as f64 / left).product()
    }

    /// Decides all tokens from which buildings are barred, those with the fewest possibilities first, so that every way
    /// has the same weight. At least one of some buildings must be in a hand.
    pub(crate) fn close(&mut self, must_hold: Option<(Seat, LotSet)>, rng: &mut impl Rng) {
        let must_hold = must_hold.filter(|(seat, lots)| self.held(*seat, *lots) == 0);
        if let Some((seat, lots)) = must_hold {
            self.hold(seat, lots, rng);
        }
        let options = |guess: &Guess, token: usize| guess.left.except(guess.barred[token]);
        while let Some(token) = bits(self.marked).min_by_key(|token| options(self, *token).len()) {
            let lots = options(self, token);
            self.weight *= lots.len() as f64;
            let Some(lot) = any_lot(lots, rng) else { return };
            self.name(token, lot);
        }
        // The others can be any building.
        self.weight *= (1..=self.left.len()).map(|n| n as f64).product::<f64>();
        if let Some((seat, lots)) = must_hold {
            // Any of them could have been the first.
            self.weight /= f64::from(self.held(seat, lots).max(1));
        }
    }

    /// The number of these buildings among the decided tokens of a hand.
    fn held(&self, seat: Seat, lots: LotSet) -> u32 {
        let in_hand = bits(self.hands[seat.index()] & self.named);
        in_hand.filter(|token| self.names[*token].is_some_and(|lot| lots.has(lot))).count() as u32
    }

    /// Decides that one token of a hand is one of these buildings. The other tokens of the hand are decided, too.
    fn hold(&mut self, seat: Seat, lots: LotSet, rng: &mut impl Rng) {
        let hand = self.hands[seat.index()] & !self.named;
        self.marked |= hand;
        let options = |token: usize| self.left.and(lots).except(self.barred[token]);
        let ways = bits(hand).map(|token| options(token).len()).sum::<usize>();
        self.weight *= ways as f64;
        let mut place = below(rng, ways.max(1) as u32) as usize;
        for token in bits(hand) {
            match options(token).nth(place) {
                Some(lot) => return self.name(token, lot),
                None => place -= options(token).len(),
            }
        }
    }

    /// Decides all remaining tokens.
    pub(crate) fn complete(&mut self, rng: &mut impl Rng) {
        let tokens = self.hands.iter().fold(self.bag, |tokens, hand| tokens | hand) & !self.named;
        for token in bits(tokens) {
            if let Some(lot) = any_lot(self.left, rng) {
                self.name(token, lot);
            }
        }
    }

    /// The buildings that a seat has.
    pub(crate) fn hand(&self, seat: Seat) -> LotSet {
        self.lots(self.hands[seat.index()])
    }

    /// The buildings in the bag.
    pub(crate) fn bag(&self) -> LotSet {
        self.lots(self.bag)
    }

    /// The buildings of a hand at the first clue: this many tokens, beginning with this one.
    pub(crate) fn first_hand(&self, from: usize, size: usize) -> LotSet {
        self.lots(run(from, size))
    }

    fn lots(&self, tokens: Tokens) -> LotSet {
        bits(tokens).filter_map(|token| self.names[token]).collect()
    }

    /// What the clue with this number drew.
    pub(crate) fn drawn(&self, clue: usize) -> Option<Lot> {
        self.names[usize::from(self.drawn[clue])]
    }
}

/// This many tokens, beginning with this one.
fn run(from: usize, count: usize) -> Tokens {
    ((1 << count) - 1) << from
}

fn bits(tokens: Tokens) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(tokens), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|rest| *rest != 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// One of these, each with the same odds.
fn any(tokens: Tokens, rng: &mut impl Rng) -> Option<usize> {
    let count = tokens.count_ones();
    (count > 0).then(|| below(rng, count)).and_then(|place| bits(tokens).nth(place as usize))
}

fn any_lot(lots: LotSet, rng: &mut impl Rng) -> Option<Lot> {
    let count = lots.len() as u32;
    (count > 0).then(|| below(rng, count)).and_then(|place| lots.nth(place as usize))
}
