// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fileName, readFile } from './files';
import { own, ownId, ownName } from './own.svelte';

test('an edition is stored, changed, deleted and restored', () => {
  const edition = own.add('polis', 'My box', { tiles: [1] });
  expect(own.of('polis')).toEqual([edition]);
  expect(own.of('planners')).toEqual([]);
  own.change(edition.id, { name: 'The box', components: { tiles: [2] }, hash: 'ab' });
  const stored = JSON.parse(localStorage.getItem(`rynek.edition.${edition.id}`) ?? '{}') as unknown;
  expect(stored).toMatchObject({ name: 'The box', components: { tiles: [2] } });
  expect(own.called('ab')?.name).toBe('The box');
  const before = own.find(edition.id)!;
  own.remove(edition.id);
  expect([own.find(edition.id), localStorage.getItem(`rynek.edition.${edition.id}`)]).toEqual([null, null]);
  own.put(before);
  expect(own.find(edition.id)).toEqual(before);
  expect(own.full).toBe(false);
});

test('an edition that the browser cannot store is kept until the page is closed', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const edition = own.add('polis', 'Too much', circular);
  expect(own.full).toBe(true);
  expect(own.find(edition.id)?.name).toBe('Too much');
  own.remove(edition.id);
});

test('an own edition has an address of its own', () => {
  expect(ownId(ownName('00ff'))).toBe('00ff');
  expect(ownId('standard')).toBeNull();
});

test('a file may have comments, and has a plain name', async () => {
  const file = (text: string) => new File([text], 'x.json');
  expect(await readFile(file('// Tiles\n{ "a": "http://x", // note\n "b": 1 }'))).toEqual({ a: 'http://x', b: 1 });
  for (const wrong of ['', '[1]', '7', '{', 'null']) await expect(readFile(file(wrong))).rejects.toThrow();
  await expect(readFile(file(`{"a": "${'x'.repeat(300_000)}"}`))).rejects.toThrow();
  expect(fileName('polis', 'Mój zestaw (kopia)')).toBe('polis-moj-zestaw-kopia.json');
});
