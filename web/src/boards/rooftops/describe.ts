/** Rooftops in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import { floorsOf, listed } from './about';
import { COLOURS } from './notation';
import type { RooftopsView } from './view';

/** The towers, the market, the goals, and every player. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as RooftopsView;
  const towers = view.sites.flatMap(({ site, building }) =>
    building ? [{ key: 'board-rooftops-say-tower', args: { site, colour: building.colour, count: building.height } }] : [],
  );
  const cards = view.market.map(({ card, floors }) => ({ key: 'board-rooftops-say-card', args: { card, floors: { list: listed(floors) } } }));
  const developers = view.developers.map((developer, n) =>
    t('board-rooftops-say-developer', {
      ...whose(n + 1, me, seats),
      millions: developer.score.total,
      roofs: developer.roofs_left,
      stock: floorsOf(developer.stock),
      machines: COLOURS.map((colour, row) => ({ key: 'board-rooftops-say-machine', args: { colour, space: developer.tracks[row] ?? 0 } })),
    }),
  );
  const goals = view.goals.map(({ goal }) => ({ key: 'rooftops-quoted-goal', args: { goal } }));
  return [
    towers.length > 0 ? t('board-rooftops-say-towers', { towers }) : t('board-rooftops-say-no-towers'),
    t('board-rooftops-say-market', { cards }),
    t('board-rooftops-say-goals', { goals }),
    ...developers,
  ].join('\n');
}
