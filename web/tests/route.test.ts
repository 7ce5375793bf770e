import { expect, test } from 'vitest';
import { link, parse, type Route } from '../src/lib/route';

const ID = 'a'.repeat(32);

const routes: Route[] = [
  { page: 'front' },
  { page: 'tables', list: 'to_watch', game: 'polis' },
  { page: 'tables', list: 'to_join', game: null },
  { page: 'new', game: null },
  { page: 'new', game: 'rooftops' },
  { page: 'mine' },
  { page: 'profile' },
  { page: 'study' },
  { page: 'arrive', token: 'abc_DEF-123' },
  { page: 'person', id: 'f'.repeat(32) },
  { page: 'leaders', game: 'engineer' },
  { page: 'daily', date: null, game: null },
  { page: 'daily', date: '2026-11-19', game: 'polis' },
  { page: 'table', id: 'a'.repeat(32), seat: 1, key: 'k/+ey=' },
  { page: 'table', id: 'a'.repeat(32), seat: null, key: null },
  { page: 'replay', id: 'a'.repeat(32), at: 12 },
  { page: 'review', id: 'a'.repeat(32), at: 3, samples: 64 },
  { page: 'review', id: 'a'.repeat(32), at: null, samples: null },
  { page: 'rules', game: 'polis', rule: 'polis.place.support' },
  { page: 'editions', game: null, name: null },
  { page: 'editions', game: 'polis', name: null },
  { page: 'editions', game: 'polis', name: '~00ff' },
  { page: 'learn', game: null, lesson: null },
  { page: 'learn', game: 'polis', lesson: null },
  { page: 'learn', game: 'polis', lesson: 3 },
];

test.each(routes)('$page is found again by its address', (route) => {
  expect(parse(link(route))).toEqual(route);
});

test('the addresses of the protocol are understood', () => {
  expect(parse(`#/table/${ID}?seat=1&key=S`)).toEqual({ page: 'table', id: ID, seat: 1, key: 'S' });
  expect(parse('#/me/TOKEN')).toEqual({ page: 'arrive', token: 'TOKEN' });
  expect(parse('')).toEqual({ page: 'front' });
  expect(parse('#')).toEqual({ page: 'front' });
});

test('nonsense leads to the page for lost visitors, or is left out', () => {
  expect(parse('#/nowhere')).toEqual({ page: 'lost', address: '/nowhere' });
  expect(parse('#/table')).toEqual({ page: 'lost', address: '/table' });
  expect(parse(`#/table/${ID}?seat=-1`)).toEqual({ page: 'table', id: ID, seat: null, key: null });
  expect(parse(`#/replay/${ID}?at=1e9`)).toEqual({ page: 'replay', id: ID, at: null });
  expect(parse('#/people/%E0%A4%A')).toMatchObject({ page: 'lost' });
  expect(parse('#/table/deadbeef')).toEqual({ page: 'lost', address: '/table/deadbeef' });
});
