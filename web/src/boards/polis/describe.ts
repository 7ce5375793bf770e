/** Polis in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import { faceName } from './icons';
import type { CityView, PolisView } from './view';

/** The market, then every city with its columns from the lowest level up, the viewer's own first. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const view = seen as PolisView;
  const names = (faces: string) => [...faces].map((face) => t(faceName(face))).join(', ');
  const offers = view.market.map((offer) =>
    t('board-polis-offer', { tile: offer.tile, faces: names(offer.faces), price: offer.price }),
  );
  const order = view.cities.map((_, index) => index + 1).sort((one, other) => Number(other === me) - Number(one === me));
  return [
    t('board-polis-round', { round: view.round, rounds: view.rounds }) + '.',
    t('board-polis-say-row', { offers: offers.join('. ') }),
    ...order.map((seat) => city(view.cities[seat - 1] as CityView, whose(seat, me, seats), t)),
  ].join('\n');
}

function city(city: CityView, who: ReturnType<typeof whose>, t: Translate): string {
  const columns = city.columns.map((column) =>
    t('board-polis-say-column', { at: column.at, face: t(faceName(column.face)), level: column.level }),
  );
  return t('board-polis-say-city', {
    ...who,
    points: city.score.total,
    stones: city.stones,
    columns: columns.join('; '),
  });
}
