/** The messages that name things. */
import type { Part } from '../../lib/words';

/** An attraction. */
export const placeName = (id: string) => `boulevards-attraction-${id}`;

/** An attraction as a title. */
export const placeTitle = (id: string) => `boulevards-score-${id}`;

/** A kind of building. */
export const kindName = (kind: string) => `boulevards-kind-${kind}`;

/** A line of the score sheet and its change, as a part of a list. */
export const partOf = ({ id, points }: { id: string; points: number }): Part => ({
  key: points < 0 ? 'board-boulevards-part-loss' : 'board-boulevards-part',
  args: { part: id, points: Math.abs(points) },
});
