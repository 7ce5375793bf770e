// "Why not?": a press where nothing can be chosen means one action, legal or not, that the rules can judge.
import { expect, test } from 'vitest';
import { areaAction, buildingAction, cardAction } from './engineer/wonder';
import type { Site } from './engineer/view';
import { layFrom, layOf } from './planners/wonder';
import { tileAt } from './planners/notation';
import { anywhere, meeting, placeNear } from './polis/sites';
import { footprint, readBuild, writeHex } from './polis/notation';
import type { ColumnView } from './polis/view';

test('Polis: a press means the tile in hand over the nearest corner, in its rotation if that fits', () => {
  const columns = [{ at: '0,0', level: 1 }, { at: '1,0', level: 1 }] as ColumnView[];
  for (const build of [{ at: { q: 3, r: -2 }, turned: 1 }, { at: { q: -4, r: 5 }, turned: 4 }]) {
    const hexes = footprint(build);
    const found = readBuild(placeNear(columns, 7, build.turned, meeting(hexes, 0)));
    expect(found?.tile).toBe(7);
    expect(found && footprint(found).map(writeHex).sort()).toEqual(hexes.map(writeHex).sort());
    expect(found?.turned).toBe(build.turned);
  }
  // On top of columns the corner is drawn higher.
  const high = readBuild(placeNear(columns, 7, 2, meeting(footprint({ at: { q: 0, r: 0 }, turned: 2 }), 1)));
  expect(high && footprint(high).map(writeHex)).toContain('0,0');
  expect(anywhere(['3 0,1 2', '4 0,1 2'], 9)).toBe('9 0,1 2');
});

test('Planners: an object from a square stays in the city if it can, and one from the tray joins symbols of its colour', () => {
  const ground = new Map([...Array.from({ length: 6 }, (_, x): [string, string] => [`${x},0`, '.']), ['0,0', 'R'], ['4,0', 'R']] as [string, string][]);
  expect(layFrom('5,0', ground, 3)).toBe('lay 5,0 3,0');
  expect(layOf(5, ground, 'red')).toBe('lay 0,0 4,0');
  expect(layOf(3, ground, 'red')).toMatch(/^lay 0,0 /);
  expect([tileAt('-1,4'), tileAt('2,2')]).toEqual(['-1,1', '0,0']);
});

test('Engineer: the press is completed by what is picked already, and by the phase', () => {
  const site = { step: 'project', engineer: 'b2', active_dice: [4], projects: [{ project: 'P1', in_hand: false }, { project: 'P2', in_hand: true }] } as unknown as Site;
  expect(cardAction(site, {}, 'P1')).toBe('P1 b2 nothing');
  expect(cardAction(site, { area: 'c3' }, 'recover')).toBe('recover c3');
  expect(areaAction(site, {}, 'd4')).toBe('P2 d4 nothing');
  expect(areaAction(site, { card: 'P3' }, 'd4')).toBe('P3 d4 nothing');
  expect(areaAction({ ...site, step: 'extra' }, {}, 'd4')).toBe('clear d4 $');
  expect(buildingAction({ ...site, step: 'invest' }, {}, '2')).toBe('build 2 4');
  expect(buildingAction(site, { card: 'P4', area: 'a1' }, '2')).toBe('P4 a1 build 2');
});
