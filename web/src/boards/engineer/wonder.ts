/** The actions that a press means where it cannot be chosen, so that the rules can say why. */
import type { Facets } from './notation';
import type { Site } from './view';

/** A card that cannot be played now. */
export function cardAction(site: Site, picks: Facets, card: string): string {
  const area = picks.area ?? site.engineer ?? 'a1';
  return card === 'recover' ? `recover ${area}` : `${card} ${area} nothing`;
}

/** An area that the engineer cannot go to, or whose token cannot be removed. */
export function areaAction(site: Site, picks: Facets, area: string): string {
  if (site.step === 'start') return `start ${area}`;
  if (site.step === 'extra') return `clear ${area} $`;
  if (picks.deed === 'remove') return `${picks.card} ${picks.area} remove ${area}`;
  if (picks.card === 'recover') return `recover ${area}`;
  return `${picks.card ?? handOf(site)} ${area} nothing`;
}

/** A building that cannot be built now. */
export function buildingAction(site: Site, picks: Facets, building: string): string {
  if (site.step === 'project') return `${picks.card ?? handOf(site)} ${picks.area ?? site.engineer} build ${building}`;
  return `build ${building} ${site.active_dice[0] ?? 1}`;
}

const handOf = (site: Site) => site.projects.find((project) => project.in_hand)?.project ?? 'P1';
