// Score sheets within a view: every game has a list with one for each seat.
import type { Breakdown } from './wire';

function isSheet(value: unknown): value is Breakdown {
  return typeof value === 'object' && value !== null && Array.isArray((value as Breakdown).lines) && 'total' in value;
}

/** The sheet of each seat, in seat order, or null if the view has none. */
export function sheets(view: unknown, players: number): Breakdown[] | null {
  if (typeof view !== 'object' || view === null) return null;
  if ('score' in view && isSheet(view.score) && players === 1) return [view.score];
  for (const list of Object.values(view)) {
    if (!Array.isArray(list) || list.length !== players) continue;
    const found = list.map((one: unknown) => (isSheet(one) ? one : (one as { score?: unknown } | null)?.score));
    if (found.every(isSheet)) return found;
  }
  return null;
}

/** The lines with different points in two sheets. */
export function changes(before: Breakdown, after: Breakdown): { id: string; points: number }[] {
  const ids = [...new Set([...before.lines, ...after.lines].map((line) => line.id))];
  const points = (sheet: Breakdown, id: string) => sheet.lines.find((line) => line.id === id)?.points ?? 0;
  return ids.map((id) => ({ id, points: points(after, id) - points(before, id) })).filter((line) => line.points !== 0);
}

/** A difference with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');
