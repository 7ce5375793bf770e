/** The legal places of a tile, from the list of legal actions. The rules stay on the server. */
import { type Build, footprint, type Hex, readBuild, readHex, writeHex } from './notation';
import { middle, type Point } from './geometry';
import type { ColumnView } from './view';

/** Three hexes round one corner, and the legal rotations of a tile on them. */
export interface Site {
  /** The three hexes, sorted by name. */
  key: string;
  hexes: [Hex, Hex, Hex];
  /** The level the tile would be on. */
  level: number;
  /** Where the three hexes meet, on top of their columns. */
  centre: Point;
  /** The legal action for each orientation. */
  turns: Map<number, string>;
}

/** The sites of each tile that can be taken. */
export type Offers = Map<number, Site[]>;

/** Sorts the legal actions by tile and by place. */
export function readOffers(actions: string[], columns: ColumnView[]): Offers {
  const levels = new Map(columns.map((column) => [column.at, column.level]));
  const byTile = new Map<number, Map<string, Site>>();
  for (const action of actions) {
    const build = readBuild(action);
    if (!build) continue;
    const sites = byTile.get(build.tile) ?? new Map<string, Site>();
    byTile.set(build.tile, sites);
    const key = siteKey(build);
    const site = sites.get(key) ?? newSite(key, build, levels);
    sites.set(key, site);
    site.turns.set(build.turned, action);
  }
  return new Map([...byTile].map(([tile, sites]) => [tile, [...sites.values()].sort(readingOrder)]));
}

/** The key of the site of a build. */
export function siteKey(build: Pick<Build, 'at' | 'turned'>): string {
  return footprint(build).map(writeHex).sort().join(' ');
}

function newSite(key: string, build: Build, levels: Map<string, number>): Site {
  const hexes = footprint(build);
  const under = Math.max(...hexes.map((hex) => levels.get(writeHex(hex)) ?? 0));
  return { key, hexes, level: under + 1, centre: meeting(hexes, under), turns: new Map() };
}

/** The corner at which three hexes meet. */
export function meeting(hexes: Hex[], level: number, at = middle): Point {
  const points = hexes.map((hex) => at(hex, level));
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return { x: mean((point) => point.x), y: mean((point) => point.y) };
}

const readingOrder = (one: Site, other: Site) => one.centre.y - other.centre.y || one.centre.x - other.centre.x;

/** The orientation on a site: the wanted one, or the next legal one clockwise. */
export function turnOn(site: Site, wanted: number): number {
  for (let more = 0; more < 6; more += 1) {
    const turned = (wanted + more) % 6;
    if (site.turns.has(turned)) return turned;
  }
  return wanted;
}

/** The next orientation on a site. */
export function nextTurn(site: Site, turned: number, backwards = false): number {
  for (let more = 1; more <= 6; more += 1) {
    const next = (turned + (backwards ? 6 - more : more)) % 6;
    if (site.turns.has(next)) return next;
  }
  return turned;
}

/** The site nearest to a point, if one is within reach. */
export function nearest(sites: Site[], point: Point, reach: number): Site | null {
  let best: Site | null = null;
  let least = reach * reach;
  for (const site of sites) {
    const distance = (site.centre.x - point.x) ** 2 + (site.centre.y - point.y) ** 2;
    if (distance < least) [best, least] = [site, distance];
  }
  return best;
}

/** An action with a tile that cannot be taken now, to ask why: where does not matter. */
export function anywhere(actions: string[], tile: number): string {
  return (actions[0] ?? '0 0,0 0').replace(/^\d+/, String(tile));
}

/** The action that a press at a point means, legal or not: the tile over the corner of three hexes that is nearest. */
export function placeNear(columns: ColumnView[], tile: number, turned: number, point: Point, where = middle): string {
  const levels = new Map(columns.map((column) => [column.at, column.level]));
  const ways = hexesAround(columns).flatMap((at) => [0, 1, 2, 3, 4, 5].map((way) => ({ at, turned: way })));
  const away = (build: { at: Hex; turned: number }) => {
    const hexes = footprint(build);
    const centre = meeting(hexes, Math.max(...hexes.map((hex) => levels.get(writeHex(hex)) ?? 0)), where);
    return Math.hypot(centre.x - point.x, centre.y - point.y) + (build.turned === turned ? 0 : 0.01);
  };
  const best = ways.reduce((one, other) => (away(other) < away(one) ? other : one));
  return `${tile} ${writeHex(best.at)} ${best.turned}`;
}

/** The hexes of a city and those around it: enough for any press beside it. */
function hexesAround(columns: ColumnView[]): Hex[] {
  const known = columns.flatMap(({ at }) => readHex(at) ?? []);
  const span = (of: number[]) => Array.from({ length: Math.max(0, ...of) - Math.min(0, ...of) + 13 }, (_, n) => Math.min(0, ...of) - 6 + n);
  const rows = span(known.map(({ r }) => r));
  return span(known.map(({ q }) => q)).flatMap((q) => rows.map((r) => ({ q, r })));
}
