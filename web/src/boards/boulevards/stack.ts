/** The five cards of an attraction. */
import type { Town } from './view';

/** One card: in the stack, with a player, or out of the game. */
export interface Card {
  /** Its price; 0 for the free one. */
  price: number;
  /** Who holds it; null in the stack. */
  holder: number | null;
  /** Whether it left the game with a bankrupt player (boulevards.bankrupt.free-cards). */
  gone: boolean;
  /** Whether it is the next one of the stack. */
  next: boolean;
}

/** All cards of an attraction by its index in the list, from the free one to the most expensive. */
export function cardsOf(town: Town, index: number): Card[] {
  const place = town.attractions[index];
  if (!place) return [];
  const lying = place.stack.map((price, n) => ({ price, holder: null, gone: false, next: n === 0 }));
  const held = town.players.flatMap((player, seat) =>
    (player.shares[index] ?? []).map((price) => ({ price, holder: seat + 1, gone: false, next: false })),
  );
  const known: Card[] = [...lying, ...held].sort((one, other) => one.price - other.price);
  return [...place.retired.map((price) => ({ price, holder: null, gone: true, next: false })), ...known];
}
