import { describe, expect, it } from 'vitest';
import { nearness } from '../../shared/iso';
import type { Fixture } from '../../dev/fixture';
import { lay, type Place, surveyed } from '../ground';
import type { RooftopsView } from '../view';
import { hull, sketchFor } from './geometry';
import { cones, crane } from './machines';
import { sceneryOf } from './scenery';

const fixtures = import.meta.glob<Fixture>('../fixtures/{late-3,over-2}.json', { eager: true, import: 'default' });
const towns = Object.values(fixtures).flatMap(({ view }) =>
  [false, true].map((upright) => {
    const town = view as RooftopsView;
    const { drawing, streets } = town;
    return { town, upright, ground: lay({ drawing, streets, sites: JSON.parse(surveyed(town)) as Place[] }, upright), sketch: sketchFor(upright) };
  }),
);

describe('a standing town', () => {
  it('is drawn from back to front, with houses and trees between the towers', () => {
    for (const { ground, sketch } of towns) {
      const order = sketch.order(ground.places);
      expect(order).toHaveLength(ground.places.length);
      order.slice(1).forEach((place, n) => expect(nearness(sketch.lens, place)).toBeGreaterThanOrEqual(nearness(sketch.lens, order[n]!)));
      const scenery = sceneryOf(ground, sketch);
      expect([...scenery.keys()]).toEqual([...order.map(({ site }) => site), null]);
      const faces = [...scenery.values()].flatMap(({ low, trees }) => [...trees, ...low.flatMap((one) => one.faces)]);
      expect(faces.length).toBeGreaterThan(100);
      expect(faces.map(({ d }) => d).join('')).not.toContain('NaN');
      expect([...scenery.values()].flatMap(({ plates }) => plates)).toHaveLength(ground.districts.length);
    }
  });

  it('has all sites in its box', () => {
    for (const { ground, sketch } of towns) {
      const { x, y, width, height } = sketch.box(ground);
      for (const place of ground.places) {
        const at = sketch.at(place);
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
        const back = sketch.groundAt(at);
        expect([back.x, back.y].map(Math.round)).toEqual([place.x, place.y].map(Math.round));
      }
    }
  });

  it('fades towers in front, never those behind', () => {
    for (const { town, ground, sketch } of towns) {
      const heights = (site: string) => town.sites.find((one) => one.site === site)?.building?.height ?? 0;
      let faded = 0;
      for (const place of ground.places) {
        for (const site of sketch.hiding(ground.places, (other) => (other === place.site ? 0 : 6), place.site)) {
          faded += 1;
          expect(nearness(sketch.lens, ground.places.find((one) => one.site === site)!)).toBeGreaterThan(nearness(sketch.lens, place));
        }
        for (const site of sketch.hiding(ground.places, heights, place.site)) expect(heights(site)).toBeGreaterThan(0);
      }
      expect(faded).toBeGreaterThan(0);
    }
  });

  it('has towers that grow with their floors', () => {
    const sketch = sketchFor(false);
    expect(sketch.rise(0)).toBe(0);
    expect(sketch.rise(4)).toBeCloseTo(4 * sketch.rise(1));
    expect(sketch.reach(0).split('L')).toHaveLength(4);
    expect(sketch.reach(4).split('L').length).toBeGreaterThan(4);
    expect([...crane(sketch, 3), ...cones(sketch)].map(({ d }) => d).join('')).not.toContain('NaN');
  });

  it('outlines points', () => {
    expect(hull([{ x: 0, y: 0 }, { x: 2, y: 2 }, { x: 1, y: 1 }, { x: 2, y: 0 }, { x: 0, y: 2 }])).toHaveLength(4);
  });
});
