/** Polis in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import { faceId, shown } from './icons';
import type { CityView, PolisView } from './view';

/** The market, then every city with its columns from the lowest level up, the viewer's own first. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as PolisView;
  const offers = view.market.map((offer) => ({
    key: 'board-polis-say-offer',
    args: { faces: shown(offer.faces), price: offer.price },
  }));
  const order = view.cities.map((_, index) => index + 1).sort((one, other) => Number(other === me) - Number(one === me));
  return [
    t('board-polis-say-round', { round: view.round, rounds: view.rounds }),
    t('board-polis-say-row', { offers }),
    ...order.map((seat) => city(view.cities[seat - 1] as CityView, whose(seat, me, seats), t)),
  ].join('\n');
}

function city(city: CityView, who: ReturnType<typeof whose>, t: Translate): string {
  const columns = city.columns.map((column) => ({
    key: 'board-polis-say-column',
    args: { at: column.at, face: faceId(column.face), level: column.level },
  }));
  return t('board-polis-say-city', { ...who, points: city.score.total, stones: city.stones, columns });
}
