/** Planners in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import type { PlannersView } from './view';

/** The tiles row by row, the objects on them, the drawn tile, and what all players have left. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as PlannersView;
  const tiles = view.tiles.map((tile) => `${tile.at} ${tile.rows.join(' ')}`);
  const objects = view.objects.map((object) =>
    t('board-planners-say-object', { object: t(`planners-object-${object.colour}`), span: object.span }),
  );
  const planners = view.planners.map((planner, n) =>
    t('board-planners-say-planner', {
      ...whose(n + 1, me, seats),
      colour: planner.colour ? t(`planners-colour-${planner.colour}`) : '–',
      left: planner.left.join(', ') || '–',
      points: planner.score.total,
    }),
  );
  return [
    t('board-planners-say-tiles', { tiles: tiles.join('; ') }),
    t('board-planners-say-objects', { objects: objects.join('; ') || '–' }),
    ...(view.drawn ? [t('board-planners-say-drawn', { rows: (view.drawn.turned[0] ?? []).join(' ') })] : []),
    t('board-planners-stack', { tiles: view.unseen.length }),
    ...planners,
  ].join('\n');
}
