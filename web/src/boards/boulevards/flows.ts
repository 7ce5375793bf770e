/** Where money went: between two views of a town, and in the round gone by. */
import type { Told } from '../../lib/wire';
import { readDeed } from './notation';
import type { Town } from './view';

/** What one source brought or cost, by the lines of the score sheet. */
export interface Part {
  id: string;
  points: number;
}

/** What happened to one player's cash. */
export interface Flow {
  seat: number;
  /** Cash after less cash before. */
  change: number;
  lines: Part[];
}

/** A street that was finished, and what it paid. */
export interface Payout {
  street: string;
  attractions: [string, string];
  /** Only those who were paid: the sum, and what each attraction and the bonus are in it. */
  paid: { seat: number; amount: number; parts: Part[] }[];
}

/** What somebody had to do for want of money. */
export interface Plight {
  does: 'sell' | 'bankrupt';
  text: string;
}

/** What happened in one turn. */
export interface Page {
  seat: number;
  flows: Flow[];
  payout: Payout | null;
  forced: Plight[];
}

/** How everybody's cash changed; seats without a change are left out. */
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

/** The street that was finished in between, if one was. */
export function payout(before: Town, after: Town): Payout | null {
  const open = new Set(before.streets.filter((street) => street.lots.some((lot) => !lot.built)).map(({ letter }) => letter));
  const street = after.streets.find(({ letter, lots }) => open.has(letter) && lots.every((lot) => lot.built));
  if (!street) return null;
  const paid = flows(before, after)
    .map(({ seat, lines }) => {
      const parts = lines.filter(({ id }) => [...street.ends, 'bonus'].includes(id));
      return { seat, amount: parts.reduce((all, { points }) => all + points, 0), parts };
    })
    .filter(({ amount }) => amount > 0);
  return { street: street.letter, attractions: street.ends, paid };
}

/** The flows of several turns as one for each seat. */
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
 * The ledger with what has just happened: one round, so that whoever waited finds what the others did.
 * A turn begins a new page, and takes everything up to the page of the same seat out.
 */
export function recorded(ledger: Page[], before: Town, now: Town, last: Told[]): Page[] {
  const moved = flows(before, now);
  const seat = last.findLast((told) => told.action !== undefined && told.seat !== undefined)?.seat;
  // Money that moves without a deed was given back: something was taken back.
  if (seat === undefined) return moved.length > 0 ? [] : ledger;
  const forced = last.flatMap(({ action, text }): Plight[] => {
    const does = readDeed(action ?? '')?.does;
    return does === 'sell' || does === 'bankrupt' ? [{ does, text }] : [];
  });
  const fresh: Page = { seat, flows: moved, payout: payout(before, now), forced };
  const latest = ledger.at(-1);
  if (latest?.seat !== seat) return [...ledger.slice(ledger.findLastIndex((page) => page.seat === seat) + 1), fresh];
  const page = { ...fresh, flows: summed([latest, fresh]), payout: fresh.payout ?? latest.payout, forced: [...latest.forced, ...forced] };
  return [...ledger.slice(0, -1), page];
}
