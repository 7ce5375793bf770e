/** What the card of the player shows: the company's stock with its limits, the pool of tokens, and the buildings to go. */
import type { Fact, PlayerCard, Translate } from '../../lib/board';
import { signed } from '../shared/signed';
import Sign from '../shared/Sign.svelte';
import type { Changes } from './changes';
import { SIGNS } from './icons';
import type { Site } from './view';

const TOKEN = 'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0M-5 4H-2V0H2V4H5V-2L0-6L-5-2Z';

/** `moved` is the latest change; the change by the choice goes before it. */
export function cardsOf(site: Site, after: Site | null, moved: Changes | null, t: Translate): PlayerCard[] {
  const stock = (['wood', 'coal', 'steel', 'money'] as const).map((id): Fact => {
    const [has, most] = [site.stock[id], id === 'money' ? site.limits.money : site.limits.resource];
    return {
      id,
      value: `${has}/${most}`,
      says: id === 'money' ? t('board-engineer-has-money', { has, most }) : t('board-engineer-has', { resource: id, has, most }),
      art: { of: Sign, with: { path: SIGNS[id], box: '-12 -12 24 24', kind: `sign ${id}` } },
      brief: true,
      ...changed(after ? after.stock[id] - has : (moved?.[id] ?? 0)),
    };
  });
  const pool: Fact = {
    id: 'pool',
    value: site.pool,
    says: t('board-engineer-tokens', { count: site.pool }),
    art: { of: Sign, with: { path: TOKEN, box: '-12 -12 24 24', fill: 'light-dark(#7b4a94, #a777c2)' } },
    brief: true,
    ...changed(after ? after.pool - site.pool : (moved?.pool ?? 0)),
  };
  return [{ facts: [...stock, pool] }];
}

const changed = (by: number): Partial<Fact> => (by === 0 ? {} : { change: signed(by), worse: by < 0 });
