// What each game adds to the form: codecs read what they write, and nothing that is typed or uploaded breaks them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, kit as kitOf } from '../boards';
import { Editor } from './editor.svelte';
import { patternOf, type Place } from './place';

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
  for (const [place, value] of values(components(game))) {
    const codec = codecs[patternOf(place)];
    if (codec === undefined) continue;
    used.add(patternOf(place));
    const text = codec.write(value);
    expect(codec.write(codec.read(text, value)), `${patternOf(place)}: ${text}`).toBe(text);
    const before = JSON.parse(JSON.stringify(value).replaceAll('"resource":null,', '')) as unknown;
    expect(codec.read(text, before)).toEqual(before);
  }
  expect([...used].sort()).toEqual(Object.keys(codecs).sort());
});

test.each(games)('%s: codecs and hidden fields accept anything', async (game) => {
  const kit = (await kitOf(game))!;
  const odd = [null, 7, 'text', [], {}, [[1]], { rows: [1, null] }, { machine: 'x', floors_bottom_to_top: [{}] }, [{ kind: 1, die: 'x' }]];
  for (const codec of Object.values(kit.codecs)) {
    for (const value of odd) expect(typeof codec.write(value)).toBe('string');
    for (const text of ['', ' ', 'x', '12', 'RGB', 'Hqq', 'W1 R16', '💥', 'A'.repeat(99)]) {
      const value = codec.read(text, odd[4]);
      expect(codec.write(codec.read(codec.write(value), value))).toBe(codec.write(value));
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

test('a row that is added or removed is counted, and rows keep their numbers', async () => {
  const editor = new Editor(components('planners'), (await kitOf('planners'))!);
  const count = editor.at(['tiles', 'count']) as number;
  editor.insert(['tiles', 'list'], 1, structuredClone(editor.at(['tiles', 'list', 0])));
  expect([editor.at(['tiles', 'count']), editor.at(['tiles', 'list', 1, 'id']), editor.at(['tiles', 'list', 2, 'id'])]).toEqual([count + 1, 'T02', 'T03']);
  editor.remove(['tiles', 'list'], 1);
  expect(editor.at(['tiles', 'count'])).toBe(count);
  editor.clear(['tiles', 'list']);
  expect([editor.at(['tiles', 'count']), editor.at(['tiles', 'list'])]).toEqual([0, []]);
});
