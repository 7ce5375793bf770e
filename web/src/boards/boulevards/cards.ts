/** What the cards of the players show: cash and its change, hidden buildings, and shares. */
import type { Fact, PlayerCard, Translate } from '../../lib/board';
import Sign from '../shared/Sign.svelte';
import { signed } from '../shared/signed';
import type { Flow } from './flows';
import { partOf } from './names';
import ShareSign from './ShareSign.svelte';
import type { Town } from './view';

/** `moved` are the changes of cash in the last round, `planned` those by the choice. */
export function cardsOf(town: Town, moved: Flow[], planned: Flow[] | null, t: Translate): PlayerCard[] {
  return town.players.map((player, index) => {
    if (player.out > 0) {
      const says = t('board-boulevards-out');
      return { facts: [{ id: 'out', value: says, says, brief: true }], main: cash(player, undefined, false, t) };
    }
    const flow = (planned ?? moved).find(({ seat, change }) => seat === index + 1 && change !== 0);
    return { facts: [buildings(player.buildings, t), ...shares(town, index, t)], main: cash(player, flow, planned !== null, t) };
  });
}

function cash({ cash, funds }: Town['players'][number], flow: Flow | undefined, planned: boolean, t: Translate): Fact {
  const says = [t('board-boulevards-cash', { cash }), t('board-boulevards-funds', { funds })];
  if (!flow) return { id: 'cash', value: cash, says: says.join(' ') };
  return {
    id: 'cash',
    value: cash,
    says: [...says, t('board-boulevards-flow', { when: planned ? 'then' : 'now', parts: flow.lines.map(partOf) })].join(' '),
    change: planned ? `→ ${cash + flow.change}` : signed(flow.change),
    worse: flow.change < 0,
  };
}

function buildings(count: number, t: Translate): Fact {
  return { id: 'buildings', value: count, says: t('board-boulevards-buildings', { count }), art: { of: Sign, with: { path: 'M-10-8h13v18h-13zM-4-12h13v18h-3', box: '-14 -14 28 28', lines: 2.4 } } };
}

function shares(town: Town, index: number, t: Translate): Fact[] {
  return town.attractions.flatMap(({ id, pays, dividends }, at) => {
    const count = town.players[index]?.shares[at]?.length ?? 0;
    if (count === 0) return [];
    const says = t('board-boulevards-share-of', { attraction: id, shares: count, pays: pays ? (dividends[count] ?? 0) : 0 });
    return [{ id, value: count, says, art: { of: ShareSign, with: { id } } }];
  });
}
