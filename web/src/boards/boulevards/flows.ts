/** The flow of money between two views of a town, and in the last round. */
import type { Told } from '../../lib/wire';
import { readDeed } from './notation';
import type { Town } from './view';

/** The points of one source, by the lines of the score sheet. */
export interface Part {
  id: string;
  points: number;
}

/** The change of one player's cash. */
export interface Flow {
  seat: number;
  /** Cash after minus cash before. */
  change: number;
  lines: Part[];
}

/** A finished street and its payout: the effects of a log line or of a preview. */
export interface Payout {
  street: string;
  attractions: [string, string];
  /** The players who were paid: the sum, and its parts by attraction and bonus. */
  paid: { seat: number; amount: number; parts: Part[] }[];
}

/** A forced action of a player without money. */
export interface Plight {
  does: 'sell' | 'bankrupt';
  text: string;
}

/** The events of one turn. */
export interface Page {
  seat: number;
  flows: Flow[];
  payout: Payout | null;
  forced: Plight[];
}

/** The changes of cash; seats without a change are left out. */
export function flows(before: Town, after: Town): Flow[] {
  return after.players.flatMap((player, index) => {
    const earlier = before.players[index];
    if (!earlier) return [];
    const was = new Map(earlier.score.lines.map((line) => [line.id, line.points]));
    const lines = player.score.lines
      .map((line) => ({ id: line.id, points: line.points - (was.get(line.id) ?? 0) }))
      .filter((line) => line.points !== 0);
    const change = player.cash - earlier.cash;
    return change !== 0 || lines.length > 0 ? [{ seat: index + 1, change, lines }] : [];
  });
}

/** The payout in log entries, if there was one. */
export const paidOut = (last: Pick<Told, 'effects'>[]) => (last.findLast(({ effects }) => effects)?.effects as Payout | undefined) ?? null;

/** The flows of several turns, added up for each seat. */
export function summed(pages: Page[]): Flow[] {
  const sums = new Map<number, Flow>();
  for (const { seat, change, lines } of pages.flatMap((page) => page.flows)) {
    const sum = sums.get(seat) ?? { seat, change: 0, lines: [] };
    sums.set(seat, { seat, change: sum.change + change, lines: lines.reduce(added, sum.lines) });
  }
  return [...sums.values()];
}

function added(lines: Part[], part: Part): Part[] {
  const others = lines.filter(({ id }) => id !== part.id);
  const points = part.points + (lines.find(({ id }) => id === part.id)?.points ?? 0);
  return [...others, { id: part.id, points }];
}

/**
 * Adds the latest events to the ledger. It covers one round, so that a player who waited sees what the others did:
 * a turn begins a new page and removes everything up to the last page of the same seat.
 */
export function recorded(ledger: Page[], before: Town, now: Town, last: Told[]): Page[] {
  if (last.some(({ what }) => what === 'took_back')) return [];
  const moved = flows(before, now);
  const seat = last.findLast((told) => told.action !== undefined && told.seat !== undefined)?.seat;
  // Money that moves without an action: another position is looked at.
  if (seat === undefined) return moved.length > 0 ? [] : ledger;
  const forced = last.flatMap(({ action, text }): Plight[] => {
    const does = readDeed(action ?? '')?.does;
    return does === 'sell' || does === 'bankrupt' ? [{ does, text }] : [];
  });
  const fresh: Page = { seat, flows: moved, payout: paidOut(last), forced };
  const latest = ledger.at(-1);
  if (latest?.seat !== seat) return [...ledger.slice(ledger.findLastIndex((page) => page.seat === seat) + 1), fresh];
  const page = { ...fresh, flows: summed([latest, fresh]), payout: fresh.payout ?? latest.payout, forced: [...latest.forced, ...forced] };
  return [...ledger.slice(0, -1), page];
}
