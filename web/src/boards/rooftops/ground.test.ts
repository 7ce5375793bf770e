import { describe, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { avenues, BLOCK, crossings, groves, houses, pier, plate } from './greenery';
import { lay, type Place, surveyed } from './ground';
import { grown, inside, type Point, shrunk, toLine, toOutline } from './shapes';
import type { RooftopsView } from './view';

const fixtures = import.meta.glob('./fixtures/{start-2,middle-4}.json', { eager: true, import: 'default' }) as Record<
  string,
  Fixture
>;
const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe('shapes', () => {
  it('tells inside from outside', () => {
    expect(inside({ x: 50, y: 50 }, square)).toBe(true);
    expect(inside({ x: 150, y: 50 }, square)).toBe(false);
    expect(toOutline({ x: 50, y: 90 }, square)).toBe(10);
    expect(toLine({ x: 50, y: -7 }, { x: 0, y: 0 }, { x: 100, y: 0 })).toBe(7);
  });

  it('draws the same outline every time, and one that closes', () => {
    const drawn = grown(square, { sway: 4, out: 0, corner: 20 });
    expect(drawn).toBe(grown(square, { sway: 4, out: 0, corner: 20 }));
    expect(drawn).toMatch(/^M[\d. -]+(C[\d. -]+)+Z$/);
  });

  it('shrinks towards the middle', () => {
    expect(shrunk(square, 0.5)[0]).toEqual({ x: 25, y: 25 });
  });
});

describe('an edition drawn at half the size', () => {
  it('is laid out as large as any other', () => {
    const view = Object.values(fixtures)[0]?.view as RooftopsView;
    const sites = JSON.parse(surveyed(view)) as Place[];
    const small = { ...view.drawing, site_square: view.drawing.site_square / 2 };
    const [whole, half] = [view.drawing, small].map((drawing) => lay({ drawing, streets: [], sites }, false));
    expect(half?.width).toBe(2 * (whole?.width ?? 0));
    expect(half?.places[3]?.x).toBe(2 * (whole?.places[3]?.x ?? 0));
    expect(half?.parks[0]?.[0]?.y).toBe(2 * (whole?.parks[0]?.[0]?.y ?? 0));
  });
});

const boards = Object.entries(fixtures).flatMap(([name, fixture]) =>
  [false, true].map((upright) => ({ name, upright, view: fixture.view as RooftopsView })),
);

describe.each(boards)('the ground of $name, upright: $upright', ({ view, upright }) => {
  const { drawing, streets } = view;
  const ground = lay({ drawing, streets, sites: JSON.parse(surveyed(view)) as Place[] }, upright);

  it('has every site and street within the drawing', () => {
    expect(ground.places.map((place) => place.site)).toEqual(view.sites.map((site) => site.site));
    expect(ground.streets.map(([one, other]) => [one.site, other.site])).toEqual(streets);
    expect([ground.width, ground.height].sort()).toEqual([...drawing.canvas].sort());
    for (const { x, y } of ground.places) {
      expect(x).toBeGreaterThan(BLOCK.x);
      expect(x).toBeLessThan(ground.width - BLOCK.x);
      expect(y).toBeGreaterThan(BLOCK.y);
      expect(y).toBeLessThan(ground.height - BLOCK.y);
    }
  });

  it('keeps blocks apart, so that each can be pointed at', () => {
    const meet = (one: Place, other: Place) =>
      one !== other && Math.abs(one.x - other.x) <= 2 * BLOCK.x && Math.abs(one.y - other.y) <= 2 * BLOCK.y;
    expect(ground.places.filter((one) => ground.places.some((other) => meet(one, other)))).toEqual([]);
  });

  it('has sites in the district of their letter, and parks round those that are in one', () => {
    for (const place of ground.places) {
      const district = ground.districts.find(({ outline }) => inside(place, outline));
      expect(district?.id, place.site).toBe(place.site.charAt(0));
      expect(ground.parks.some((park) => inside(place, park)), place.site).toBe(place.park);
    }
  });

  it('has piers from the sites by the lake to the water, and from no others', () => {
    for (const place of ground.places) {
      const ends = pier(ground, place);
      expect(ends !== null, place.site).toBe(place.lake);
      if (ends) expect(inside(ends[1], ground.lake), place.site).toBe(true);
    }
  });

  it('has a plate in every district, away from blocks and streets', () => {
    for (const district of ground.districts) {
      const at = plate(ground, district);
      expect(inside(at, district.outline), district.id).toBe(true);
      const nearest = Math.min(...ground.places.map((place) => Math.hypot(place.x - at.x, place.y - at.y)));
      expect(nearest, district.id).toBeGreaterThan(BLOCK.x);
    }
  });

  it('has trees and houses only where nothing else is', () => {
    const free = [...avenues(ground, 15), ...groves(ground), ...ground.districts.flatMap((one) => houses(ground, one))];
    expect(free.length).toBeGreaterThan(100);
    const onStreet = ({ x, y }: Point) => ground.streets.some(([from, to]) => toLine({ x, y }, from, to) < 11);
    const onBlock = ({ x, y }: Point) =>
      ground.places.some((one) => Math.abs(one.x - x) < BLOCK.x && Math.abs(one.y - y) < BLOCK.y);
    expect(free.filter((one) => onStreet(one) || onBlock(one))).toEqual([]);
  });

  it('has a crossing at both ends of every street', () => {
    expect(crossings(ground, 6)).toHaveLength(2 * streets.length);
  });
});
