/** Rooftops in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import { COLOURS } from './notation';
import type { RooftopsView } from './view';

/** The towers, the market, the goals, and every player. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as RooftopsView;
  const colour = (name: string) => (name === 'any' ? t('board-rooftops-joker') : t(`board-rooftops-colour-${name}`));
  const towers = view.sites.flatMap(({ site, building }) =>
    building
      ? [`${site} ${t('board-rooftops-tower', { colour: colour(building.colour), height: building.height })}`]
      : [],
  );
  const cards = view.market.map((offer) =>
    t('board-rooftops-card', { card: offer.card, floors: offer.floors.map(colour).join(', ') }),
  );
  const developers = view.developers.map((developer, n) =>
    t('board-rooftops-say-developer', {
      ...whose(n + 1, me, seats),
      millions: developer.score.total,
      roofs: developer.roofs_left,
      stock: COLOURS.map((one) => `${developer.stock[one]} × ${colour(one)}`).join(', '),
      machines: COLOURS.map((one, row) => `${colour(one)} ${developer.tracks[row]}`).join(', '),
    }),
  );
  const goals = view.goals.map((goal) => t(`rooftops-goal-${goal.goal}`));
  return [
    t('board-rooftops-say-towers', { towers: towers.join('; ') || '–' }),
    t('board-rooftops-say-market', { cards: cards.join('; ') }),
    t('board-rooftops-say-goals', { goals: goals.join('; ') }),
    ...developers,
  ].join('\n');
}
