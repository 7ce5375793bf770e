// What the end of a game means to the viewer.
import type { SeatInfo } from './board';
import type { Sight } from './wire';

type Ending = NonNullable<Sight['ending']>;

/** How it ended for the viewer; a person who only watched, or has several seats, neither won nor lost. */
export type Verdict = 'won' | 'shared' | 'lost' | 'seen';

export function verdict(ending: Ending, seats: SeatInfo[]): Verdict {
  const mine = seats.filter((seat) => seat.mine);
  const [own] = mine;
  if (own === undefined || (mine.length > 1 && seats.length > 1)) return 'seen';
  if (ending.places[own.seat - 1] !== 1) return 'lost';
  return ending.places.filter((place) => place === 1).length > 1 ? 'shared' : 'won';
}

/** Whether players had the same points: whether the places were told apart, or are shared. */
export function ties(ending: Ending): { broken: boolean; shared: boolean } {
  const found = { broken: false, shared: false };
  ending.points.forEach((points, one) =>
    ending.points.forEach((others, other) => {
      if (one >= other || points !== others) return;
      if (ending.places[one] === ending.places[other]) found.shared = true;
      else found.broken = true;
    }),
  );
  return found;
}

/** The medal of a game for one, as a view has it. */
export interface Prize {
  medal: 'bronze' | 'silver' | 'gold';
  /** With this much time left, it is one better. */
  time_to_spare: number;
}

/** The medal in a view; most games have none, and neither has a loss. */
export function prizeOf(view: unknown): Prize | null {
  const found = (view ?? {}) as Partial<Prize>;
  return found.medal && found.time_to_spare !== undefined ? { medal: found.medal, time_to_spare: found.time_to_spare } : null;
}
