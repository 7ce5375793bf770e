/** The town as it is drawn: what stands, and what a choice would add. */
import type { Deed } from './notation';
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
  /** Whether something was added since the view before. */
  fresh: boolean;
}

/** The build that a choice is about. */
export function buildOf(view: RooftopsView, deed: Deed | null): BuildView | null {
  if (deed?.kind !== 'build') return null;
  return view.builds.find((build) => build.site === deed.site && build.colour === deed.colour) ?? null;
}

/** Every tower by its site, with the floors and the roof of the choice. */
export function town(
  view: RooftopsView,
  deed: Deed | null,
  seat: number | null,
  fresh: Set<string>,
): Map<string, Standing> {
  const towers = new Map<string, Standing>();
  for (const { site, building } of view.sites) {
    if (building) towers.set(site, { ...building, planned: 0, roofPlanned: false, fresh: fresh.has(site) });
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
  };
}
