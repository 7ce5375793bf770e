/** Changes that the board shows, because most of them are automatic. */
import type { Site, Stock } from './view';

/** The changes of the company board, and of the pool of tokens. */
export type Changes = Stock & { pool: number };

/** The end of a round: the effects of the log line of its last action. */
export interface RoundEnd {
  /** The area that got a token; null if it had one already. */
  token: string | null;
  /** The money for unused dice. */
  money: number;
  /** The time marker before and after. */
  from: number;
  to: number;
}

/** After minus before. */
export function changes(before: Site, after: Site): Changes {
  const gain = (id: keyof Stock) => after.stock[id] - before.stock[id];
  return { wood: gain('wood'), coal: gain('coal'), steel: gain('steel'), money: gain('money'), pool: after.pool - before.pool };
}
