// What each game adds to the form: codecs read what they write, and nothing that is typed or uploaded breaks them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, kit as kitOf } from '../boards';
import { Editor } from './editor.svelte';
import { found } from './kit';
import { patternOf, valueAt, type Place } from './place';

const components = (game: string): unknown => JSON.parse(readFileSync(`../crates/${game}/components.json`, 'utf8'));

/** All values of a document with their places. */
function* values(value: unknown, place: Place = []): Generator<[Place, unknown]> {
  yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  const parts: [string | number, unknown][] = Array.isArray(value) ? value.map((part, n) => [n, part]) : Object.entries(value);
  for (const [name, part] of parts) yield* values(part, [...place, name]);
}

test.each(games)('%s: every codec reads what it writes, at every place where it is used', async (game) => {
  const { codecs } = (await kitOf(game))!;
  const used = new Set<string>();
  const all = components(game);
  for (const [place, value] of values(all)) {
    const codec = found(codecs, place);
    if (codec === undefined) continue;
    used.add(codec.says + patternOf(place.slice(0, 1)));
    const around = valueAt(all, place.slice(0, -1));
    const text = codec.write(value, around);
    const before = JSON.parse(JSON.stringify(value).replaceAll('"resource":null,', '')) as unknown;
    expect(codec.read(text, before, around), `${patternOf(place)}: ${text}`).toEqual(before);
  }
  expect(used.size).toBe(new Set(Object.entries(codecs).map(([pattern, { says }]) => says + pattern.split(/[.[]/)[0])).size);
});

test.each(games)('%s: codecs and hidden fields accept anything', async (game) => {
  const kit = (await kitOf(game))!;
  const odd = [null, 7, 'text', [], {}, [[1]], { rows: [1, null] }, { machine: 'x', floors_bottom_to_top: [{}] }, [{ kind: 1, die: 'x' }]];
  for (const codec of Object.values(kit.codecs)) {
    for (const value of odd) expect(typeof codec.write(value, value)).toBe('string');
    for (const text of ['', ' ', 'x', '12', 'RGB', 'Hqq', 'W1 R16', '💥', 'A'.repeat(99)]) {
      const value = codec.read(text, odd[4], odd[4]);
      const written = codec.write(value, odd[4]);
      expect(codec.write(codec.read(written, value, odd[4]), odd[4])).toBe(written);
    }
  }
  for (const value of [...odd, { tiles: { list: [1, 'x'] }, setup: { players: { 2: 3 } } }, { tiles: [1], supply_cards: [null] }]) kit.settle(value);
});

test.each(games)('%s: the components that ship need no settling', async (game) => {
  const kit = (await kitOf(game))!;
  const shipped = components(game);
  expect(kit.settle(shipped)).toEqual(shipped);
});

test('changes can be undone, and typing at one place is one step', async () => {
  const editor = new Editor(components('planners'), (await kitOf('planners'))!);
  const [tile, other] = [['tiles', 'list', 3], ['tiles', 'list', 4]] as const;
  const before = editor.components;
  editor.set(tile, { id: 'T04', rows: ['R'] });
  editor.set(tile, { id: 'T04', rows: ['RR'] });
  editor.set(other, { id: 'T05', rows: ['G'] });
  expect(editor.undo()).toEqual(['tiles', 'list', 4]);
  expect(editor.at(tile)).toEqual({ id: 'T04', rows: ['RR'] });
  expect(editor.undo()).toEqual(['tiles', 'list', 3]);
  expect(editor.components).toBe(before);
  expect([editor.canUndo, editor.undo()]).toEqual([false, null]);
  editor.redo();
  editor.redo();
  expect(editor.at(other)).toEqual({ id: 'T05', rows: ['G'] });
  expect(editor.canRedo).toBe(false);
});

test('rows that are added or removed are numbered anew', async () => {
  const list = ['tiles', 'list'];
  const editor = new Editor(components('planners'), (await kitOf('planners'))!);
  const before = editor.at(list);
  const id = (n: number) => editor.at([...list, n, 'id']);
  editor.insert(list, 1, structuredClone(editor.at([...list, 0])));
  expect([id(0), id(1), id(2)]).toEqual(['T01', 'T02', 'T03']);
  expect(editor.at([...list, 1, 'rows'])).toEqual(editor.at([...list, 0, 'rows']));
  editor.remove(list, 1);
  expect(editor.at(list)).toEqual(before);
  editor.clear(list);
  expect(editor.at(list)).toEqual([]);
});
