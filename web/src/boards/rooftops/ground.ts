/** The ground of the town: the drawing of the edition, scaled and rotated for the window. */
import type { Point } from './shapes';
import type { RooftopsView } from './view';

/** A site of the map. */
export interface Place extends Point {
  site: string;
  lake: boolean;
  park: boolean;
}

/** A district, with its outline. */
export interface District {
  id: string;
  fill: string;
  grey: boolean;
  outline: Point[];
}

/** Everything that does not change during a game. */
export interface Ground {
  width: number;
  height: number;
  districts: District[];
  parks: Point[][];
  lake: Point[];
  places: Place[];
  streets: [Place, Place][];
}

/** The data of the ground. It is the same for a whole game. */
export type Survey = Pick<RooftopsView, 'drawing' | 'streets'> & { sites: Place[] };

/** The width of a site's square on the ground. */
const SITE = 40;

/** Computes the ground; `upright` rotates it by 90 degrees, for windows that are higher than wide. */
export function lay({ drawing, sites, streets }: Survey, upright: boolean): Ground {
  // Editions may be drawn at any size: here a site always has the size that towers are drawn for.
  const scale = SITE / drawing.site_square;
  const [across, down] = [drawing.canvas[0] * scale, drawing.canvas[1] * scale];
  const turn = ({ x, y }: Point): Point =>
    upright ? { x: down - y * scale, y: x * scale } : { x: x * scale, y: y * scale };
  const corners = (points: [number, number][]) => points.map(([x, y]) => turn({ x, y }));
  const [left, top, right, bottom] = drawing.lake;
  const places = sites.map((site) => ({ ...site, ...turn(site) }));
  const named = new Map(places.map((place) => [place.site, place]));
  return {
    width: upright ? down : across,
    height: upright ? across : down,
    districts: drawing.districts.map(({ id, fill, grey, polygon }) => ({ id, fill, grey, outline: corners(polygon) })),
    parks: drawing.parks.map(corners),
    lake: right > left ? corners([[left, top], [right, top], [right, bottom], [left, bottom]]) : [],
    places,
    streets: streets.flatMap(([one, other]): [Place, Place][] => {
      const [from, to] = [named.get(one), named.get(other)];
      return from && to ? [[from, to]] : [];
    }),
  };
}

/** The sites without their towers, as text, so that they can be compared. */
export const surveyed = (view: RooftopsView): string =>
  JSON.stringify(view.sites.map(({ site, x, y, lake, park }): Place => ({ site, x, y, lake, park })));
