/** The ground that the town stands on: the drawing of the edition, laid out for the window it is seen in. */
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

/** Everything that lies still. */
export interface Ground {
  width: number;
  height: number;
  districts: District[];
  parks: Point[][];
  lake: Point[];
  places: Place[];
  streets: [Place, Place][];
}

/** What the ground is made from: it is the same for a whole game. */
export type Survey = Pick<RooftopsView, 'drawing' | 'streets'> & { sites: Place[] };

/** How wide the square of a site is on the ground. */
const SITE = 40;

/** Lays the ground out; `upright` turns it by a quarter, for windows that are higher than wide. */
export function lay({ drawing, sites, streets }: Survey, upright: boolean): Ground {
  // Editions may be drawn at any size: here a site is always as large as the towers are drawn for.
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

/** What a site is, without what stands there: text, so that it can be compared. */
export const surveyed = (view: RooftopsView): string =>
  JSON.stringify(view.sites.map(({ site, x, y, lake, park }): Place => ({ site, x, y, lake, park })));
