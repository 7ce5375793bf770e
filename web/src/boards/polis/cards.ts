/** What the cards of the players show: their stones and a small city; a press shows it large. */
import type { PlayerCard, SeatInfo, Translate } from '../../lib/board';
import { signed } from '../shared/signed';
import Sign from '../shared/Sign.svelte';
import { STONE } from './icons';
import MiniCity from './MiniCity.svelte';
import type { CityView } from './view';

interface Shown {
  cities: CityView[];
  seats: SeatInfo[];
  /** The city on the screen, and the seats that have just built. */
  shown: number;
  built: Set<number | undefined>;
  /** The viewer's seat, and their city after the choice. */
  me: number | null;
  after: CityView | null;
  show: (seat: number) => void;
}

export function cardsOf({ cities, seats, shown, built, me, after, show }: Shown, t: Translate): PlayerCard[] {
  return cities.map((city, index) => {
    const seat = index + 1;
    const change = seat === me && after ? after.stones - city.stones : 0;
    const { score, stones } = city;
    return {
      facts: [
        {
          id: 'stones',
          value: stones,
          says: t('board-polis-stones', { stones }),
          art: { of: Sign, with: { path: STONE, box: '-7.5 -7 15 13', fill: 'var(--polis-q)' } },
          change: change === 0 ? undefined : signed(change),
          worse: change < 0,
          brief: true,
        },
      ],
      picture: { of: MiniCity, with: { city, grown: built.has(seat) } },
      press: {
        says: t('board-polis-city', { name: seats[index]?.name ?? seat, points: score.total, stones }),
        pressed: shown === seat,
        act: () => show(seat),
      },
    };
  });
}
