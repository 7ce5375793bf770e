/** The subject of a sentence. */
import type { SeatInfo } from '../../lib/board';

/** Values for a message about a player: whether it is the viewer, and their name. It has both, because a player may be called “you”. */
export function whose(seat: number, me: number | null, seats: readonly SeatInfo[]): { whose: 'yours' | 'theirs'; name: string } {
  return { whose: seat === me ? 'yours' : 'theirs', name: seats[seat - 1]?.name ?? String(seat) };
}
