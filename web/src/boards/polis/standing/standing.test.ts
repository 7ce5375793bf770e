import { describe, expect, it } from 'vitest';
import { nearness } from '../../shared/iso';
import type { Fixture } from '../../dev/fixture';
import { neighbour, readHex, writeHex } from '../notation';
import { relief } from '../relief';
import { readOffers } from '../sites';
import type { PolisView } from '../view';
import { building } from './buildings';
import { box, columnAt, ground, hiding, LENS, middle, RISE } from './geometry';

const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });
const none = new Set<string>();
const marks = { plan: null, fresh: none, newest: none, lit: none };
const cities = Object.values(fixtures).flatMap(({ view }) => (view as PolisView).cities);

describe('a standing city', () => {
  it('is drawn from back to front', () => {
    for (const city of cities) {
      const columns = relief(city, marks);
      const place = new Map(columns.map((column, n) => [column.key, n]));
      for (const column of columns) {
        for (const direction of [2, 3, 4]) {
          const near = neighbour(column.hex, direction);
          expect(nearness(LENS, ground(near))).toBeGreaterThan(nearness(LENS, ground(column.hex)));
          const front = place.get(writeHex(near));
          if (front !== undefined) expect(front).toBeGreaterThan(place.get(column.key)!);
        }
      }
    }
  });

  it('is within its box', () => {
    for (const city of cities) {
      const columns = relief(city, marks);
      const { x, y, width, height } = box(columns);
      for (const { hex, level } of columns) {
        const at = middle(hex, level);
        expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
      }
    }
  });

  it('raises a column by its level', () => {
    expect(middle({ q: 1, r: 1 }).y - middle({ q: 1, r: 1 }, 3).y).toBeCloseTo(3 * RISE);
  });

  it('is pointed at by its front: a high column hides the one behind it', () => {
    const at = (name: string, level: number) => ({ at: name, level, face: 'h', tile: 1 });
    const columns = relief({ stones: 0, columns: [at('0,0', 1), at('0,1', 4)], laid: [], score: { lines: [], total: 0 } }, marks);
    expect(columnAt(columns, middle({ q: 0, r: 0 }, 1))?.key).toBe('0,1');
    expect(columnAt(columns, middle({ q: 0, r: 1 }, 4))?.key).toBe('0,1');
    expect(columnAt(columns, { x: 500, y: 0 })).toBe(null);
    expect(hiding(columns, [{ q: 0, r: 0 }], 1)).toEqual(['0,1']);
    expect(hiding(columns, [{ q: 0, r: 1 }], 4)).toEqual([]);
  });

  it('fades only columns in front of a legal place', () => {
    for (const { view, actions, mover } of Object.values(fixtures)) {
      const city = mover ? (view as PolisView).cities[mover - 1] : undefined;
      if (!city) continue;
      const columns = relief(city, marks);
      for (const site of [...readOffers(actions, city.columns).values()].flat()) {
        const back = Math.min(...site.hexes.map((hex) => nearness(LENS, ground(hex))));
        const faded = hiding(columns, site.hexes, site.level);
        for (const key of faded) expect(nearness(LENS, ground(readHex(key)!))).toBeGreaterThan(back);
        expect(site.hexes.map(writeHex).filter((key) => faded.includes(key))).toEqual([]);
      }
    }
  });

  it('has a building for every face, the same one each time', () => {
    for (const face of 'hmbtgqHMBTG') {
      for (const seed of [-5, 0, 1, 2, 7]) {
        expect(building(face, seed).length).toBeGreaterThan(2);
        expect(building(face, seed)).toBe(building(face, seed));
        expect(building(face, seed).map(({ d }) => d).join('')).not.toContain('NaN');
      }
    }
  });
});
