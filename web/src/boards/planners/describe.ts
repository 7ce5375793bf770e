/** Planners in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import type { Arg } from '../../lib/words';
import { whose } from '../shared/whose';
import { kindIn } from './kinds';
import { LETTERS, readSpan } from './notation';
import type { PlannersView } from './view';

/** The squares of a row, from left to right. */
const named = (row: string): Arg => [...row].map((face) => ({ key: `planners-face-${faceId(face)}` }));
const faceId = (face: string) => LETTERS[face] ?? (face === 'o' ? 'hole' : 'plain');
const rowsOf = ([first = '', second = '', third = '']: string[]) => ({ first: named(first), second: named(second), third: named(third) });

/** The tiles row by row, the objects on them, the drawn tile, and what all players have left. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as PlannersView;
  const objects = view.objects.map(({ colour, span }) => ({ key: 'board-planners-say-object', args: { object: kindIn(view, colour), ...readSpan(span) } }));
  const planners = view.planners.map(({ colour, left, score }, n) => {
    const who = whose(n + 1, me, seats);
    if (!colour) return t('board-planners-say-new', who);
    return t('board-planners-say-planner', { ...who, colour, left, count: left.length, points: score.total });
  });
  return [
    ...view.tiles.map((tile) => t('board-planners-say-tile', { at: tile.at, ...rowsOf(tile.rows) })),
    t('board-planners-say-objects', { objects, count: objects.length }),
    ...(view.drawn ? [t('board-planners-say-drawn', rowsOf(view.drawn.turned[0] ?? []))] : []),
    t('board-planners-stack', { tiles: view.unseen.length }),
    ...planners,
  ].join('\n');
}
