/** Engineer in words, for screen readers. */
import type { SeatInfo, Translate } from '../../lib/board';
import { costOf, sayArea, sayBuilding, sayProject, sayTime } from './about';
import { phaseOf } from './phases';
import type { Site } from './view';

/** The phase, the company, the dice, the buildings, the cards, then the districts. */
export function describe(seen: unknown, _me: number | null, _seats: SeatInfo[], t: Translate): string {
  const site = seen as Site;
  const phase = phaseOf(site.step);
  return [
    sayTime(site, t),
    phase ? t('board-engineer-say-phase', { phase: phase.id, step: site.step }) : t('board-engineer-say-step', { step: site.step }),
    t('board-engineer-say-company', { stock: costOf(site.stock) }),
    t('board-engineer-say-pool', { tokens: site.pool }),
    site.active_dice.length > 0 ? t('board-engineer-say-dice', { dice: site.active_dice }) : t('board-engineer-say-no-dice'),
    t('board-engineer-say-spent', { dice: site.activated_dice }),
    ...site.buildings.map((building) => sayBuilding(building, t)),
    ...site.projects.map((project) => sayProject(project, t)),
    ...site.districts.map(({ name, side }) => t('board-engineer-district', { district: name, side })),
    ...site.areas.map((area) => sayArea(site, area, t)),
  ].join('\n');
}
