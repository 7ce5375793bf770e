/** Areas, projects and buildings in words. */
import type { Translate } from '../../lib/board';
import type { RoundEnd } from './changes';
import { resourceName, tell } from './names';
import type { AreaView, BuildingView, ProjectView, Site, Stock } from './view';

/** The description of an area, and whether a token closes it. */
export function aboutArea(site: Site, area: AreaView, t: Translate): { title: string; lines: string[] } {
  const resource = area.resources.length === 1 ? resourceName(area.resources[0] ?? '', t) : t('board-engineer-any');
  const lines = [t(`board-engineer-about-${area.kind}`, { resource, dice: area.dice.join(` ${t('board-engineer-or')} `) })];
  if (area.token) lines.push(t('board-engineer-about-token'));
  if (site.engineer === area.area) lines.push(t('board-engineer-about-here'));
  return { title: `${area.area}, ${kindOf(area, t)}`, lines };
}

/** An area in one sentence. */
export function sayArea(site: Site, area: AreaView, t: Translate): string {
  const { title, lines } = aboutArea(site, area, t);
  return `${title}. ${lines.join(' ')}`;
}

function kindOf(area: AreaView, t: Translate): string {
  const resources = area.resources.map((resource) => resourceName(resource, t)).join(', ');
  return resources || t(`engineer-kind-${area.kind}`);
}

/** A project card in one sentence. */
export function sayProject(project: ProjectView, t: Translate): string {
  return t('board-engineer-project', {
    project: project.project,
    steps: project.steps,
    basic: t(`engineer-effect-${project.basic}`),
    die: project.die,
    advanced: t(`engineer-effect-${project.advanced}`),
    hand: project.in_hand ? 'yes' : 'no',
  });
}

/** A cost in words, without resources that are not needed. */
export function sayCost(cost: Stock, t: Translate): string {
  const parts = (['wood', 'coal', 'steel'] as const)
    .filter((resource) => cost[resource] > 0)
    .map((resource) => `${cost[resource]} ${resourceName(resource, t)}`);
  return [...parts, ...(cost.money > 0 ? [`${cost.money} $`] : [])].join(', ');
}

/** A building in one sentence. */
export function sayBuilding(building: BuildingView, t: Translate): string {
  const state = building.built ? 'built' : building.next ? (building.payable ? 'payable' : 'dear') : 'later';
  const words = t('board-engineer-building', { name: tell(building.name, t), cost: sayCost(building.cost, t), state });
  return building.bonus ? `${words} ${t('board-engineer-bonus', { bonus: t(`engineer-bonus-${building.bonus}`) })}` : words;
}

/** The result of the game. */
export function sayOutcome(site: Site, t: Translate): string {
  const built = site.buildings.filter((building) => building.built).length;
  return t('board-engineer-outcome', { step: site.step, built, of: site.buildings.length, time: site.time });
}

/** The effect of the end phase, which is automatic. */
export function sayEnd({ token, from, to }: RoundEnd, t: Translate): string {
  return t('board-engineer-ended', { area: token ?? 'none', from, to, halted: from === to ? 'yes' : 'no' });
}
