import { expect, test } from 'vitest';
import { addSite, moveSite, removeSite, toggleFlag, toggleStreet } from './map';

const SQUARE = [[0, 0], [100, 0], [100, 100], [0, 100]];
const site = (label: string, x: number) => ({ label, x, y: 50, lake: false, park: false });
const board = {
  players: [2],
  canvas: [200, 100],
  districts: [{ id: 'A', polygon: SQUARE }, { id: 'B', polygon: SQUARE.map(([x, y]) => [(x ?? 0) + 100, y]) }],
  sites: [site('A1', 10), site('A3', 60), site('B1', 150)],
  streets: [[0, 1], [1, 2]],
};

test('a street is built and removed, from either end', () => {
  const built = toggleStreet(board, 2, 0);
  expect(built).toEqual({ ...board, streets: [[0, 1], [0, 2], [1, 2]] });
  expect(toggleStreet(built, 0, 2)).toEqual(board);
  expect(toggleStreet(board, 1, 1)).toBe(board);
});

test('a site is moved inside the drawing', () => {
  expect(moveSite(board, 1, { x: 70.6, y: -20 })).toEqual({ ...board, sites: [board.sites[0], { ...board.sites[1], x: 71, y: 0 }, board.sites[2]] });
});

test('a site is by the lake or in a park, or not', () => {
  const wet = toggleFlag(board, 2, 'lake');
  expect(wet).toEqual({ ...board, sites: [board.sites[0], board.sites[1], { ...board.sites[2], lake: true }] });
  expect(toggleFlag(wet, 2, 'lake')).toEqual(board);
});

test('a new site has the first free label of its district', () => {
  expect(addSite(board, { x: 30, y: 30 })).toEqual({ ...board, sites: [...board.sites, { label: 'A2', x: 30, y: 30, lake: false, park: false }] });
  expect(addSite(board, { x: 130, y: 30 })).toMatchObject({ sites: { 3: { label: 'B2' } } });
  expect(addSite(board, { x: 300, y: 30 }), 'outside of all districts').toBe(board);
});

test('a site is removed with its streets', () => {
  expect(removeSite(board, 0)).toEqual({ ...board, sites: board.sites.slice(1), streets: [[0, 1]] });
  expect(removeSite(board, 1)).toEqual({ ...board, sites: [board.sites[0], board.sites[2]], streets: [] });
});

test('nothing is thrown at a board that is not complete', () => {
  for (const odd of [{}, null, { sites: 3, streets: [[1]] }]) {
    expect(() => [toggleStreet(odd, 0, 1), addSite(odd, { x: 1, y: 1 }), removeSite(odd, 0), toggleFlag(odd, 0, 'park')]).not.toThrow();
  }
});
