//! Compares the rules with a slow second implementation (`slow`), in whole random games.

use crate::common::*;
use crate::slow::{self, Bookkeeper};
use rynek_boulevards::{Action, Boulevards, Lot, Setup, SoldCards};
use rynek_kernel::{EditionRef, Game, Seat, Turn, Viewer};

/// boulevards.build.pay boulevards.payout.both-ends boulevards.sell.half boulevards.bankrupt.returns boulevards.end.bonus
/// boulevards.win.cash boulevards.sell.on-top
#[test]
fn the_bookkeeper_agrees_in_every_position() {
    let (mut positions, mut sales, mut bankruptcies, mut connections, mut disordered) = (0, 0, 0, 0, 0);
    for seed in 0..150 {
        let players = 2 + (seed % 5) as u8;
        let sold_cards = if seed % 3 == 0 { SoldCards::OnTop } else { SoldCards::ByPrice };
        let setup = Setup { players, sold_cards };
        let start = Boulevards::new(EditionRef::shipped(), &setup).unwrap();
        let mut books = Bookkeeper::new(players.into(), sold_cards == SoldCards::OnTop);
        let end = random_game(start, seed, |game, action| {
            let Turn::Player(seat) = game.turn() else { return };
            positions += 1;
            for seat in Seat::all(game.players()) {
                assert_eq!(i64::from(game.cash(seat)), books.cash[seat.index()], "cash of seat {seat}, seed {seed}");
                assert_eq!(i64::from(game.funds(seat)), books.funds(seat.index()), "funds of seat {seat}, seed {seed}");
            }
            let hand: Vec<String> = game.hand(seat).iter().map(|lot| lot.to_string()).collect();
            assert_eq!(
                written(game).into_iter().collect::<std::collections::BTreeSet<_>>(),
                books.legal(seat.index(), &hand)
            );
            for attraction in game.view(Viewer::Spectator).attractions {
                let stack: Vec<i64> = attraction.stack.iter().map(|price| i64::from(*price)).collect();
                assert_eq!(stack, books.stacks[attraction.id.name()], "seed {seed}");
                disordered += usize::from(!stack.is_sorted());
            }
            for lot in Lot::all().filter(|lot| !game.built().has(*lot)) {
                assert_eq!(i64::from(game.cost(lot)), books.cost(&lot.to_string()));
            }
            sales += usize::from(matches!(action, Action::Sell(..)));
            bankruptcies += usize::from(action == Action::Bankrupt);
            books.follow(seat.index(), &action.to_string());
        });
        let outcome = end.outcome().unwrap();
        let places: Vec<usize> = Seat::all(end.players()).map(|seat| outcome.place(seat).into()).collect();
        assert_eq!(places, books.places(), "seed {seed}");
        assert_eq!(books.connected, books.out.len() + 1 < end.players(), "one way to end, seed {seed}");
        connections += usize::from(books.connected);
        for seat in Seat::all(end.players()) {
            assert_eq!(i64::from(end.cash(seat)), books.cash[seat.index()]);
            assert_eq!(end.points(seat), slow::points(&end, seat));
            let printed: i64 = books.shares[seat.index()].values().flatten().sum();
            assert_eq!(i64::from(end.share_prices(seat)), printed);
        }
    }
    assert!(
        positions > 5000 && sales > 100 && bankruptcies > 10 && connections > 50 && disordered > 20,
        "{positions} {sales} {bankruptcies} {connections} {disordered}"
    );
}
