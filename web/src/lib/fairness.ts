// How often each seat wins, as far as it was measured.
import type { Fairness, GameInfo } from './wire';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The figures for a table with these options. All options that were not named in the measurement had their defaults. */
export function figuresFor(game: GameInfo, players: number, options: Record<string, unknown>): Fairness | null {
  const fits = (figures: Fairness) => {
    const measured = { ...game.defaults, ...figures.options, players };
    return figures.players === players && Object.entries({ ...options, players }).every(([name, value]) => same(measured[name as keyof typeof measured], value));
  };
  return game.fairness.find(fits) ?? null;
}

/** A share from 0 to 1 in whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);
