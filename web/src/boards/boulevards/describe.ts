/** Boulevards in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import type { Part } from '../../lib/words';
import { whose } from '../shared/whose';
import { sayPlace } from './about';
import type { LotView, Town } from './view';

/** The distance to the end, the viewer's hand, the money and shares of all players, then attractions and streets. */
export function describe(seen: unknown, me: number | null, seats: SeatInfo[], t: Translate): string {
  const town = seen as Town;
  return [
    wayLine(town, t),
    ...handLine(town, t),
    ...town.players.map((_, index) => playerLine(town, index + 1, whose(index + 1, me, seats), t)),
    ...town.attractions.map((place) => sayPlace(town, place, me, t)),
    ...town.streets.map((street) =>
      t('board-boulevards-say-street', {
        street: street.letter,
        one: street.ends[0],
        other: street.ends[1],
        lots: street.lots.map(sayLot),
      }),
    ),
  ].join('\n');
}

const sayLot = ({ lot, built, cost }: LotView): Part =>
  built ? { key: 'board-boulevards-say-lot-built', args: { lot } } : { key: 'board-boulevards-say-lot', args: { lot, cost } };

/** The distance to the end of the game. */
export function wayLine(town: Town, t: Translate): string {
  const [one, other] = town.connection;
  return t('board-boulevards-way', { one, other, missing: town.way.missing, bonus: town.bonus });
}

function handLine(town: Town, t: Translate): string[] {
  if (!town.hand) return [];
  const kinds = new Map(town.streets.map((street) => [street.letter, street.kind]));
  const buildings = town.hand.map(({ lot, cost }) => ({
    key: 'board-boulevards-say-building',
    args: { lot, kind: kinds.get(lot.charAt(0)) ?? 'villa', cost },
  }));
  return [t('board-boulevards-say-hand', { buildings, count: buildings.length })];
}

function playerLine(town: Town, seat: number, who: ReturnType<typeof whose>, t: Translate): string {
  const player = town.players[seat - 1];
  if (!player || player.out) return t('board-boulevards-say-out', who);
  const shares = town.attractions.flatMap((place, index) => {
    const held = player.shares[index]?.length ?? 0;
    return held ? [{ key: 'board-boulevards-say-share', args: { attraction: place.id, shares: held } }] : [];
  });
  const args = { ...who, cash: player.cash, buildings: player.buildings, count: shares.length, shares };
  return t('board-boulevards-say-player', args);
}
