/** Engineer in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { sayArea, sayBuilding, sayCost, sayProject } from './about';
import { tell } from './names';
import { phaseOf } from './phases';
import type { Site } from './view';

/** The phase, the company, the dice, the buildings, the cards, then the districts. */
export function describe(seen: unknown, _me: number | null, _seats: SeatInfo[], t: Translate): string {
  const site = seen as Site;
  const phase = phaseOf(site.step);
  const stock = sayCost(site.stock, t);
  return [
    t('board-engineer-say-time', { time: site.time, halted: site.halted ? 'yes' : 'no' }),
    phase ? t('board-engineer-say-phase', { phase: t(`board-engineer-phase-${phase.id}`), step: t(`engineer-step-${site.step}`) }) : t(`engineer-step-${site.step}`),
    t('board-engineer-say-company', { stock: stock || '0', tokens: site.pool }),
    t('board-engineer-say-dice', { dice: site.active_dice.join(', '), active: site.active_dice.length, spent: site.activated_dice }),
    ...site.buildings.map((building) => sayBuilding(building, t)),
    ...site.projects.map((project) => sayProject(project, t)),
    ...site.districts.map((district) => t('board-engineer-district', { name: tell(district.name, t), side: district.side })),
    ...site.areas.map((area) => sayArea(site, area, t)),
  ].join('\n');
}
