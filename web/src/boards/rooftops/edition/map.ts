// Changes to the map of a board, as a click on its drawing makes them. A street is a pair of positions in the list of sites.
import { listAt, objectOf, textOf } from '../../../editions/settle';
import type { Point } from '../shapes';

/** What a click does. */
export const TOOLS = ['street', 'move', 'lake', 'park', 'add', 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

type Street = [number, number];

/** The most sites of a district: their labels are a letter and a number. */
const MOST_OF_DISTRICT = 15;

const sitesOf = (board: unknown) => listAt(board, 'sites').map(objectOf);
const streetsOf = (board: unknown): Street[] =>
  listAt(board, 'streets').flatMap((ends): Street[] => (Array.isArray(ends) && ends.length === 2 ? [[Number(ends[0]), Number(ends[1])]] : []));

const ordered = (one: number, other: number): Street => (one < other ? [one, other] : [other, one]);
const isSame = ([one, other]: Street, [first, second]: Street) => one === first && other === second;

/** Builds a street between two sites, or removes the one there is. */
export function toggleStreet(board: unknown, one: number, other: number): unknown {
  if (one === other) return board;
  const street = ordered(one, other);
  const streets = streetsOf(board);
  const kept = streets.filter((known) => !isSame(known, street));
  const next = kept.length < streets.length ? kept : [...streets, street].sort(([a, b], [c, d]) => a - c || b - d);
  return { ...objectOf(board), streets: next };
}

const withSite = (board: unknown, at: number, change: (site: Record<string, unknown>) => Record<string, unknown>): unknown => ({
  ...objectOf(board),
  sites: sitesOf(board).map((site, n) => (n === at ? change(site) : site)),
});

export const moveSite = (board: unknown, at: number, to: Point): unknown => withSite(board, at, (site) => ({ ...site, ...placed(board, to) }));

export const toggleFlag = (board: unknown, at: number, flag: 'lake' | 'park'): unknown =>
  withSite(board, at, (site) => ({ ...site, [flag]: site[flag] !== true }));

/** A point of the drawing in whole numbers. */
function placed(board: unknown, { x, y }: Point): Point {
  const [width, height] = listAt(board, 'canvas').map(Number);
  const within = (value: number, most: number | undefined) => Math.min(Math.max(0, Math.round(value)), most ?? Infinity);
  return { x: within(x, width), y: within(y, height) };
}

/** Whether a point is inside an outline: a ray from it crosses the edges an odd number of times. */
function isInside({ x, y }: Point, outline: [number, number][]): boolean {
  return outline.reduce((inside, [x1, y1], n) => {
    const [x2, y2] = outline.at(n - 1) as [number, number];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

/** The letter of the district around a point. */
function districtAt(board: unknown, at: Point): string | null {
  const district = listAt(board, 'districts').map(objectOf).find((one) => isInside(at, listAt(one, 'polygon') as [number, number][]));
  return district === undefined ? null : textOf(district.id);
}

/** A new site with the first free label of its district; the same board if there is none. */
export function addSite(board: unknown, at: Point): unknown {
  const district = districtAt(board, at);
  if (district === null) return board;
  const taken = new Set(sitesOf(board).map((site) => textOf(site.label)));
  const labels = Array.from({ length: MOST_OF_DISTRICT }, (_, n) => `${district}${n + 1}`);
  const label = labels.find((free) => !taken.has(free));
  if (label === undefined) return board;
  return { ...objectOf(board), sites: [...sitesOf(board), { label, ...placed(board, at), lake: false, park: false }] };
}

/** Removes a site and its streets; the sites after it move up in the list. */
export function removeSite(board: unknown, at: number): unknown {
  const shifted = (site: number) => (site > at ? site - 1 : site);
  return {
    ...objectOf(board),
    sites: sitesOf(board).filter((_, n) => n !== at),
    streets: streetsOf(board).filter((ends) => !ends.includes(at)).map(([one, other]): Street => [shifted(one), shifted(other)]),
  };
}
