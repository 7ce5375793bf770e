// The reviews of games, kept in the browser's database with what they are about: a review can be read again without a network, and
// gone on with. Branches are the games that were played on from a position of a review.
import type { ReviewProgress, Sight } from '../lib/wire';
import { asked, BRANCHES, change, database, REVIEWS, settled } from './database';

/** A review as it is saved. */
export interface KeptReview {
  /** The name of the table in the page. */
  id: string;
  record: unknown;
  sight: Sight;
  /** How many sampled games each value is the mean of; null for the default of the game. */
  samples: number | null;
  /** What was found so far, as the engine reads it. */
  saved: unknown;
  progress: ReviewProgress;
  /** Whether the player has stopped it. */
  stopped: boolean;
}

/** A game that was played on from a position of a reviewed game. */
export interface Branch {
  /** The name of its table in the page. */
  table: string;
  /** The table that was reviewed. */
  review: string;
  /** After how many steps of that game it begins. */
  step: number;
  /** How many actions of a better line were played before. */
  line: number;
  /** When it was begun, in milliseconds since 1970. */
  made: number;
}

const only = async <T>(store: string, id: string): Promise<T | null> =>
  (await asked((await database()).transaction(store).objectStore(store).get(id) as IDBRequest<T | undefined>)) ?? null;

async function put(store: string, value: unknown): Promise<void> {
  const putting = await change([store]);
  putting.objectStore(store).put(value);
  await settled(putting);
}

export const reviews = {
  load: (id: string): Promise<KeptReview | null> => only<KeptReview>(REVIEWS, id),
  keep: (review: KeptReview): Promise<void> => put(REVIEWS, review),

  /** The review that a table is a branch of. */
  branch: (table: string): Promise<Branch | null> => only<Branch>(BRANCHES, table),
  keepBranch: (branch: Branch): Promise<void> => put(BRANCHES, branch),

  /** The branches of a review, the oldest first. */
  async branches(review: string): Promise<Branch[]> {
    const all = await asked((await database()).transaction(BRANCHES).objectStore(BRANCHES).getAll() as IDBRequest<Branch[]>);
    return all.filter((branch) => branch.review === review).toSorted((a, b) => a.made - b.made);
  },
};
