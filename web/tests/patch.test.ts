import { expect, test } from 'vitest';
import { patch } from '../src/lib/patch';

const table = { number: 1, chairs: [{ name: 'Ola' }, { name: 'Jan' }], view: { market: [1, 2, 3], 'a/b~c': 1 } };

test('values are replaced, added and removed', () => {
  const next = patch(table, [
    { op: 'replace', path: '/number', value: 2 },
    { op: 'add', path: '/mover', value: 1 },
    { op: 'remove', path: '/chairs/0' },
  ]);
  expect(next).toEqual({ number: 2, mover: 1, chairs: [{ name: 'Jan' }], view: table.view });
});

test('lists grow in the middle and at the end', () => {
  const next = patch(table, [
    { op: 'add', path: '/view/market/1', value: 9 },
    { op: 'add', path: '/view/market/-', value: 7 },
    { op: 'add', path: '/view/market/5', value: 8 },
  ]);
  expect(next.view.market).toEqual([1, 9, 2, 3, 7, 8]);
});

test('what is not touched stays the same object, and the document given stays as it was', () => {
  const before = structuredClone(table);
  const next = patch(table, [{ op: 'replace', path: '/chairs/1/name', value: 'Ewa' }]);
  expect(next.view).toBe(table.view);
  expect(next.chairs[0]).toBe(table.chairs[0]);
  expect(table).toEqual(before);
});

test('escaped names are understood, and the whole document can be replaced', () => {
  expect(patch(table, [{ op: 'replace', path: '/view/a~1b~0c', value: 2 }]).view['a/b~c']).toBe(2);
  expect(patch(table as unknown, [{ op: 'replace', path: '', value: 5 }])).toBe(5);
});

test('an operation on nothing is refused', () => {
  const lost = ['/nothing', '/chairs/2', '/chairs/x', '/number/deep', 'number'];
  for (const path of lost) expect(() => patch(table, [{ op: 'replace', path, value: 1 }]), path).toThrow();
  expect(() => patch(table, [{ op: 'remove', path: '/nothing' }])).toThrow();
  expect(() => patch(table, [{ op: 'add', path: '/chairs/9', value: 1 }])).toThrow();
});
