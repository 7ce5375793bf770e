/** What declining leaves undone, so that players do not forget an option. */
import type { Translate } from '../../lib/board';
import type { Facets } from './notation';
import { matches, type Option } from './picks';
import type { Site } from './view';

/** The text for a deed that declines something; null for other deeds. */
export function leftUndone(site: Site, options: Option[], picks: Facets, deed: string, t: Translate): string | null {
  if (deed !== 'pass' && deed !== 'nothing') return null;
  const others = [...new Set(matches(options, { card: picks.card, area: picks.area }).map(({ facets }) => facets.deed))].filter(
    (other): other is string => other !== undefined && other !== deed && other !== 'plan',
  );
  if (deed === 'pass' && site.step === 'extra') {
    return t('board-engineer-pass-extra', { tokens: site.areas.filter((area) => area.token).length });
  }
  if (others.length === 0) return t(`board-engineer-deed-${deed}`);
  const left = others.map((other) => ({ key: `board-engineer-left-${other}` }));
  return t(`board-engineer-${deed}-left`, { left });
}
