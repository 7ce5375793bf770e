// The figures of a review as they are shown: rounded so that sums still add up.
import type { ReviewSums } from '../lib/wire';

export type Part = 'start' | 'luck' | 'own' | 'others' | 'result' | 'adjusted';
export const PARTS: readonly Part[] = ['start', 'luck', 'own', 'others', 'result', 'adjusted'];
/** The parts that add up to the result. */
const ADDENDS = ['start', 'luck', 'own', 'others'] as const;

/** A chance as a percentage. */
export const PERCENT = 100;

/** How many standard errors the figure after ± is, as in the terminal: the true value is that near 19 times out of 20. */
export const MARGIN = 1.96;

/**
 * The sums of a player in steps of `unit`: start, luck, own choices and those of others add up to the result as shown. What
 * rounding left over is given to the parts that it changes least.
 */
export function shownSums(sums: ReviewSums, times: number, unit: number): Record<Part, number> {
  const exact = (part: Part) => (sums[part] * times) / unit;
  const result = Math.round(exact('result'));
  const rounded = ADDENDS.map((part) => ({ part, exact: exact(part), shown: Math.round(exact(part)) }));
  let rest = result - rounded.reduce((sum, { shown }) => sum + shown, 0);
  while (rest !== 0) {
    const by = Math.sign(rest);
    const error = (one: (typeof rounded)[number]) => Math.abs(one.shown + by - one.exact);
    const closest = rounded.reduce((best, one) => (error(one) < error(best) ? one : best));
    closest.shown += by;
    rest -= by;
  }
  const shown = Object.fromEntries(rounded.map((one) => [one.part, one.shown])) as Record<(typeof ADDENDS)[number], number>;
  const steps = { ...shown, result, adjusted: result - shown.luck };
  return Object.fromEntries(PARTS.map((part) => [part, tidy(steps[part] * unit)])) as Record<Part, number>;
}

/** Without the noise of binary fractions, and without a negative zero. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

const MINUS = '−';

/** A number with its sign in a language: `+1.5`, `−3`, `0`. */
export function signed(value: number, places: number, language: string): string {
  const words = new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: 'exceptZero', useGrouping: false });
  return words.format(value).replace('-', MINUS);
}

/** A number in a language. */
export function plain(value: number, places: number, language: string): string {
  const words = new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: 'negative', useGrouping: false });
  return words.format(value).replace('-', MINUS);
}

/** A chance in whole percent. A chance that is not certain is not shown as 0 or 100; an estimate may be outside of them. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return PERCENT;
  return Math.max(1, Math.min(PERCENT - 1, Math.round(chance * PERCENT)));
}
