/** How far a developer has come towards a goal, counted from what lies open. Only for show: the table judges. */
import { COLOURS } from './notation';
import type { RooftopsView, SiteView } from './view';

/** So many of so many. */
export interface Progress {
  have: number;
  need: number;
}

type Count = (own: SiteView[], view: RooftopsView, seat: number) => Progress;

const district = (site: string) => site.charAt(0);
const most = (numbers: number[]) => Math.max(0, ...numbers);

const COUNTS: Record<string, Count> = {
  each_color: (own) => ({ have: COLOURS.filter((colour) => own.some(is(colour))).length, need: 4 }),
  five_districts: (own) => ({ have: new Set(own.map((site) => district(site.site))).size, need: 5 }),
  five_connected: (own, view) => ({ have: Math.min(5, largestGroup(own, view)), need: 5 }),
  grey_3_2: (own, view) => ({ have: greyBest(own, view), need: 5 }),
  four_brown: (own) => ({ have: Math.min(4, own.filter(is('brown')).length), need: 4 }),
  four_lake: (own) => ({ have: Math.min(4, own.filter((site) => site.lake).length), need: 4 }),
  four_park: (own) => ({ have: Math.min(4, own.filter((site) => site.park).length), need: 4 }),
  double_roofs: (own, _, seat) => ({
    have: Math.min(2, own.filter((site) => roofs(site, seat).length > 1).length),
    need: 2,
  }),
  levels_1_4: (own, _, seat) => {
    const levels = new Set(own.flatMap((site) => roofs(site, seat)));
    return { have: [1, 2, 3, 4].filter((level) => levels.has(level)).length, need: 4 };
  },
  two_borders: (own, view) => ({ have: bordersHeld(own, view), need: 2 }),
};

const is = (colour: string) => (site: SiteView) => site.building?.colour === colour;

/** The levels of a seat's roofs in a building. */
function roofs(site: SiteView, seat: number): number[] {
  return (site.building?.roofs ?? []).flatMap((owner, index) => (owner === seat ? [index + 1] : []));
}

/** How far a seat has come; null for a goal this page does not know. */
export function progress(goal: string, view: RooftopsView, seat: number): Progress | null {
  const own = view.sites.filter((site) => view.developers[seat - 1]?.present.includes(site.site));
  return COUNTS[goal]?.(own, view, seat) ?? null;
}

function largestGroup(own: SiteView[], view: RooftopsView): number {
  const left = new Set(own.map((site) => site.site));
  const sizes: number[] = [];
  while (left.size > 0) {
    const open = [...left].slice(0, 1);
    left.delete(open[0] as string);
    let size = 0;
    for (let site = open.pop(); site; site = open.pop()) {
      size += 1;
      for (const near of neighbours(site, view)) if (left.delete(near)) open.push(near);
    }
    sizes.push(size);
  }
  return most(sizes);
}

/** The sites that streets join to this one. */
export function neighbours(site: string, view: RooftopsView): string[] {
  return view.streets.flatMap(([one, other]) => (one === site ? [other] : other === site ? [one] : []));
}

function greyBest(own: SiteView[], view: RooftopsView): number {
  const greys = view.drawing.districts.filter((one) => one.grey).map((one) => one.id);
  const counts = greys.map((id) => own.filter((site) => district(site.site) === id).length);
  const pairs = counts.flatMap((one, n) => counts.filter((_, m) => m !== n).map((other) => [one, other] as const));
  return most(pairs.map(([three, two]) => Math.min(3, three) + Math.min(2, two)));
}

/** How many borders are held at both ends of a street, by buildings of their own. */
function bordersHeld(own: SiteView[], view: RooftopsView): number {
  const present = new Set(own.map((site) => site.site));
  const crossing = view.streets.filter(
    ([one, other]) => present.has(one) && present.has(other) && district(one) !== district(other),
  );
  const border = ([one, other]: [string, string]) => [district(one), district(other)].sort().join('');
  const apart = (one: [string, string], other: [string, string]) => !one.some((site) => other.includes(site));
  const twice = crossing.some((one) => crossing.some((other) => border(one) !== border(other) && apart(one, other)));
  return twice ? 2 : Math.min(1, crossing.length);
}
