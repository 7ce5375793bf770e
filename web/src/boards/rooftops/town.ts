/** The town as it is drawn: what stands, and what a choice would add. */
import { type Deed, readDeed } from './notation';
import { neighbours } from './progress';
import type { BuildView, Colour, RooftopsView } from './view';

/** A tower to be drawn. */
export interface Standing {
  colour: Colour;
  height: number;
  roofs: (number | null)[];
  /** How many of its floors, from the top, are only planned. */
  planned: number;
  /** Whether the roof on top is only planned. */
  roofPlanned: boolean;
  /** Whether its top floor, and whether its roof, were added since the view before; and how long the motion waits. */
  fresh: boolean;
  roofed: boolean;
  wait: number;
}

/** What was added to sites since the view before: a floor, perhaps a roof; later deeds wait for earlier ones. */
export type News = Map<string, { roofed: boolean; wait: number }>;

/** Reads what happened last: a build adds a floor to all its neighbours as well. */
export function newsOf(view: RooftopsView, last: { action?: string }[]): News {
  const news: News = new Map();
  const built = new Set(view.sites.filter((site) => site.building).map((site) => site.site));
  let wait = 0;
  for (const { action } of last) {
    const deed = readDeed(action ?? '');
    if (deed?.kind !== 'build' && deed?.kind !== 'start') continue;
    const grown = deed.kind === 'build' ? [deed.site, ...neighbours(deed.site, view)] : [deed.site];
    for (const site of grown) {
      if (built.has(site)) news.set(site, { roofed: deed.kind === 'build' && deed.roof === site, wait });
    }
    wait += 500;
  }
  return news;
}

/** The build that a choice is about. */
export function buildOf(view: RooftopsView, deed: Deed | null): BuildView | null {
  if (deed?.kind !== 'build') return null;
  return view.builds.find((build) => build.site === deed.site && build.colour === deed.colour) ?? null;
}

/** Every tower by its site, with the floors and the roof of the choice. */
export function town(view: RooftopsView, deed: Deed | null, seat: number | null, news: News): Map<string, Standing> {
  const towers = new Map<string, Standing>();
  for (const { site, building } of view.sites) {
    if (!building) continue;
    const { roofed, wait } = news.get(site) ?? { roofed: false, wait: 0 };
    towers.set(site, { ...building, planned: 0, roofPlanned: false, fresh: news.has(site), roofed, wait });
  }
  if (deed?.kind === 'start') towers.set(deed.site, raised(undefined, deed.colour, null));
  const build = buildOf(view, deed);
  if (build && deed?.kind === 'build') {
    // A roof may go on any floor just laid: the roofs tell where floors are laid.
    for (const roof of build.roofs) {
      const mine = roof.site === deed.roof ? seat : null;
      towers.set(roof.site, raised(towers.get(roof.site), roof.machine, mine));
    }
  }
  return towers;
}

function raised(tower: Standing | undefined, colour: Colour, roof: number | null): Standing {
  return {
    colour,
    height: (tower?.height ?? 0) + 1,
    roofs: [...(tower?.roofs ?? []), roof],
    planned: 1,
    roofPlanned: roof !== null,
    fresh: false,
    roofed: false,
    wait: 0,
  };
}
