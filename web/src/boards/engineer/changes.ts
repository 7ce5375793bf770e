/** What happened between two views: shown on the board, since most of it nobody chose. */
import type { Site, Step, Stock } from './view';

/** What went up or down on the company board, and in the pool of tokens. */
export type Changes = Stock & { pool: number };

/** How a round ended. */
export interface RoundEnd {
  /** The area that got a token; null if it had one already. */
  token: string | null;
  /** The time marker before and after. */
  from: number;
  to: number;
}

/** After less before. */
export function changes(before: Site, after: Site): Changes {
  const gain = (id: keyof Stock) => after.stock[id] - before.stock[id];
  return { wood: gain('wood'), coal: gain('coal'), steel: gain('steel'), money: gain('money'), pool: after.pool - before.pool };
}

const ACTING: Step[] = ['project', 'card_bonus', 'invest', 'area_bonus'];
const PREPARING: Step[] = ['roll', 'keep', 'set_dice', 'extra'];

/** The end phase between two views, if there was one: nobody chooses it (engineer.end-phase.order). */
export function roundEnd(before: Site, after: Site): RoundEnd | null {
  if (!ACTING.includes(before.step) || !PREPARING.includes(after.step)) return null;
  const closed = new Set(before.areas.filter(({ token }) => token).map(({ area }) => area));
  const token = after.areas.find((area) => area.token && !closed.has(area.area));
  return { token: token?.area ?? null, from: before.time, to: after.time };
}

/** Whether the round is still being prepared, so that the end of the last one is worth telling. */
export const preparing = (site: Site) => PREPARING.includes(site.step);
