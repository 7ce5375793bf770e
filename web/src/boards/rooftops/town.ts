/** The towers to be drawn: existing ones, and those of the choice. */
import { type Deed, readDeed } from './notation';
import type { BuildView, Colour, RooftopsView } from './view';

/** A tower to be drawn. */
export interface DrawnTower {
  colour: Colour;
  height: number;
  roofs: (number | null)[];
  /** How many of its floors, from the top, are only planned. */
  planned: number;
  /** Whether the roof on top is only planned. */
  roofPlanned: boolean;
  /** Whether its top floor and its roof were added since the previous view. */
  fresh: boolean;
  roofed: boolean;
}

/** The additions to sites since the previous view: a floor, perhaps a roof. */
export type News = Map<string, { roofed: boolean }>;

/** Reads the latest log entries: the effects of a build are the sites that got a floor. */
export function newsOf(last: { action?: string; effects?: unknown }[]): News {
  const news: News = new Map();
  for (const { action, effects } of last) {
    if (!effects) continue;
    const deed = readDeed(action ?? '');
    for (const site of effects as string[]) news.set(site, { roofed: deed?.kind === 'build' && deed.roof === site });
  }
  return news;
}

/** The build of a choice. */
export function buildOf(view: RooftopsView, deed: Deed | null): BuildView | null {
  if (deed?.kind !== 'build') return null;
  return view.builds.find((build) => build.site === deed.site && build.colour === deed.colour) ?? null;
}

/** Every tower by its site, with the floors and the roof of the choice. */
export function town(view: RooftopsView, deed: Deed | null, seat: number | null, news: News): Map<string, DrawnTower> {
  const towers = new Map<string, DrawnTower>();
  for (const { site, building } of view.sites) {
    if (!building) continue;
    const { roofed } = news.get(site) ?? { roofed: false };
    towers.set(site, { ...building, planned: 0, roofPlanned: false, fresh: news.has(site), roofed });
  }
  if (deed?.kind === 'start') towers.set(deed.site, raised(undefined, deed.colour, null));
  const build = buildOf(view, deed);
  if (build && deed?.kind === 'build') {
    for (const site of build.raised) {
      const tower = towers.get(site);
      towers.set(site, raised(tower, tower?.colour ?? build.colour, site === deed.roof ? seat : null));
    }
  }
  return towers;
}

function raised(tower: DrawnTower | undefined, colour: Colour, roof: number | null): DrawnTower {
  return {
    colour,
    height: (tower?.height ?? 0) + 1,
    roofs: [...(tower?.roofs ?? []), roof],
    planned: 1,
    roofPlanned: roof !== null,
    fresh: false,
    roofed: false,
  };
}
