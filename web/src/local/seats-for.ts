// Who sits where in a game that is played on from a review.
import type { Seat } from '../lib/wire';

/** A seat of a record. */
export interface RecordSeat {
  name?: string;
  player: string;
}

const HUMAN = 'human';

/** The player at this device has one seat, and bots the others: those of the game, or `bot` for people. */
export const seatsFor = (seats: readonly RecordSeat[], own: Seat, bot: string): RecordSeat[] =>
  seats.map(({ player }, at) => ({ player: at + 1 === own ? HUMAN : player === HUMAN ? bot : player }));
