/** Areas, projects and buildings in words. */
import type { Translate } from '../../lib/board';
import type { Part } from '../../lib/types/wire';
import type { RoundEnd } from './changes';
import type { AreaView, BuildingView, ProjectView, Site, Stock } from './view';

/** Resources as a list for a message: how many of each. */
export const counted = (stock: Partial<Stock>): Part[] =>
  (['wood', 'coal', 'steel'] as const)
    .filter((resource) => (stock[resource] ?? 0) > 0)
    .map((resource) => ({ key: 'engineer-resources', args: { resource, count: stock[resource] ?? 0 } }));

/** The same with money; nothing is an amount of 0. */
export function costOf(stock: Stock): Part[] {
  const resources = counted(stock);
  return stock.money > 0 || resources.length === 0 ? [...resources, { key: 'engineer-money', args: { money: stock.money } }] : resources;
}

/** The description of an area, and whether a token closes it. */
export function aboutArea(site: Site, area: AreaView, t: Translate): { title: string; lines: string[] } {
  const resources = area.resources.map((resource) => ({ key: 'engineer-resource', args: { resource } }));
  const gives = resources.length > 1 ? 'any' : area.kind;
  const lines = [t(`board-engineer-about-${gives}`, { resource: area.resources[0] ?? '', dice: area.dice })];
  if (area.token) lines.push(t('board-engineer-about-token'));
  if (site.engineer === area.area) lines.push(t('board-engineer-about-here'));
  return { title: t(`board-engineer-area-${area.kind}`, { area: area.area, resources }), lines };
}

/** An area, a line each. */
export function sayArea(site: Site, area: AreaView, t: Translate): string {
  const { title, lines } = aboutArea(site, area, t);
  return [title, ...lines].join('\n');
}

/** A project card in a sentence or two. */
export function sayProject({ project, steps, basic, die, advanced, in_hand }: ProjectView, t: Translate): string {
  const words = t('board-engineer-project', { project, steps, basic, die, advanced });
  return in_hand ? words : [words, t('board-engineer-project-discarded')].join(' ');
}

/** A building in a sentence or two. */
export function sayBuilding({ name, cost, bonus, built, next, payable }: BuildingView, t: Translate): string {
  const state = built ? 'built' : next ? (payable ? 'payable' : 'dear') : 'later';
  const words = t('board-engineer-building', { building: name, cost: costOf(cost), state });
  return bonus ? [words, t('board-engineer-bonus', { bonus })].join(' ') : words;
}

/** The time left. */
export function sayTime({ time, halted }: Site, t: Translate): string {
  const words = t('board-engineer-say-time', { time });
  return halted ? [words, t('board-engineer-say-halted')].join(' ') : words;
}

/** The result of the game. */
export function sayOutcome(site: Site, t: Translate): string {
  const built = site.buildings.filter((building) => building.built).length;
  return t(`board-engineer-outcome-${site.step}`, { built, of: site.buildings.length, time: site.time });
}

/** The effect of the end phase, which is automatic. */
export function sayEnd({ token, money, from, to }: RoundEnd, t: Translate): string {
  return [
    t('engineer-log-round-ends'),
    token === null ? t('engineer-log-round-no-token') : t('engineer-log-round-token', { area: token }),
    ...(money > 0 ? [t('engineer-log-round-money', { money })] : []),
    from === to ? t('engineer-log-round-stays', { to }) : t('engineer-log-round-moves', { from, to }),
  ].join(' ');
}
