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

export type Medal = 'bronze' | 'silver' | 'gold';

const LEVELS = ['easy', 'medium', 'hard'];
/** With this much time left, a medal is one better. */
export const TIME_TO_SPARE = 3;

/** The medal of a game for one: by how hard it was, and by the time that was left. A loss has none. */
export function medal(ending: Ending, options: Record<string, unknown>, view: unknown): Medal | null {
  if (ending.places.length !== 1 || ending.places[0] !== 1) return null;
  const level = LEVELS.indexOf(String(options.mode).split('_').at(-1) ?? '');
  const time = (view as { time?: unknown } | null)?.time;
  if (level < 0 || typeof time !== 'number') return null;
  return (['bronze', 'silver', 'gold'] as const)[Math.min(2, level + (time >= TIME_TO_SPARE ? 1 : 0))] ?? null;
}
