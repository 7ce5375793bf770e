/** Where money went between two views of a town, seat by seat. */
import type { Town } from './view';

/** What happened to one player's cash. */
export interface Flow {
  seat: number;
  /** Cash after less cash before. */
  change: number;
  /** What each source brought or cost, by the lines of the score sheet. */
  lines: { id: string; points: number }[];
}

/** A street that was finished, and what it paid. */
export interface Payout {
  street: string;
  attractions: [string, string];
  /** Only those who were paid: by seat, the sum and the bonus within it. */
  paid: { seat: number; amount: number; bonus: number }[];
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
  const sum = (flow: Flow, ids: string[]) =>
    flow.lines.filter((line) => ids.includes(line.id)).reduce((all, line) => all + line.points, 0);
  const paid = flows(before, after)
    .map((flow) => ({ seat: flow.seat, amount: sum(flow, [...street.ends, 'bonus']), bonus: sum(flow, ['bonus']) }))
    .filter(({ amount }) => amount > 0);
  return { street: street.letter, attractions: street.ends, paid };
}
