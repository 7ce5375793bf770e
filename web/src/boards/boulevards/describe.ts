/** Boulevards in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { whose } from '../shared/whose';
import { capital, sayPlace } from './about';
import { kindName, placeName } from './names';
import type { Town } from './view';

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
        one: t(placeName(street.ends[0])),
        other: t(placeName(street.ends[1])),
        lots: street.lots.map((lot) => t('board-boulevards-say-lot', { lot: lot.lot, built: lot.built ? 'yes' : 'no', cost: lot.cost })).join('; '),
      }),
    ),
  ].join('\n');
}

/** The distance to the end of the game. */
export function wayLine(town: Town, t: Translate): string {
  const [one, other] = town.connection.map((id) => t(placeName(id))) as [string, string];
  return capital(t('board-boulevards-way', { one, other, missing: town.way.missing, bonus: town.bonus }));
}

function handLine(town: Town, t: Translate): string[] {
  if (!town.hand) return [];
  const kinds = new Map(town.streets.map((street) => [street.letter, street.kind]));
  const buildings = town.hand.map(({ lot, cost }) =>
    t('board-boulevards-say-building', { lot, kind: t(kindName(kinds.get(lot.charAt(0)) ?? 'villa')), cost }),
  );
  return [t('board-boulevards-say-hand', { buildings: buildings.join('; '), count: buildings.length })];
}

function playerLine(town: Town, seat: number, who: ReturnType<typeof whose>, t: Translate): string {
  const player = town.players[seat - 1];
  if (!player || player.out) return t('board-boulevards-say-out', who);
  const shares = town.attractions.flatMap((place, index) => {
    const held = player.shares[index]?.length ?? 0;
    return held ? [t('board-boulevards-say-share', { attraction: t(placeName(place.id)), shares: held })] : [];
  });
  const args = { ...who, cash: player.cash, buildings: player.buildings, count: shares.length, shares: shares.join(', ') };
  return t('board-boulevards-say-player', args);
}
