import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults';
import { blank, fieldOf, shownFields, trimmed, type Field, type Schema } from './fields';
import { readNumbers, readWords, writeNumbers, writeWords } from './numbers';
import { isWithin, patternOf, readPlace, valueAt, withValue, writePlace } from './place';

const schema: Schema = {
  type: 'object',
  required: ['game', 'hand', 'tiles', 'prices', 'by_players'],
  properties: {
    game: { type: 'string', const: 'polis', title: 'Game' },
    hand: { type: 'integer', minimum: 1, maximum: 8, title: 'Hand', description: 'Tiles in hand' },
    open: { type: 'boolean' },
    machine: { anyOf: [{ $ref: '#/$defs/machine' }, { type: 'null' }], title: 'Machine' },
    tiles: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'object', required: ['kind', 'name'], properties: { kind: { enum: ['a', 'b'] }, name: { type: 'string', pattern: '^[a-z]+$', maxLength: 5 } } } },
    prices: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'integer', minimum: 0, maximum: 9 } },
    streets: { type: 'array', items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 0, maximum: 99 } } },
    by_players: { type: 'object', additionalProperties: { type: ['integer', 'null'], minimum: 0, maximum: 60 } },
  },
  $defs: { machine: { type: 'object', required: ['steps'], properties: { steps: { type: 'integer', minimum: 1, maximum: 4 }, colour: { oneOf: [{ const: 'black', title: 'Black' }, { const: 'white' }] } } } },
};
const root = fieldOf(schema) as Extract<Field, { kind: 'group' }>;
const part = (name: string) => root.fields.find((one) => one.name === name)!.field;
const good = { game: 'polis', hand: 3, tiles: [{ kind: 'a', name: 'x' }, { kind: 'b', name: 'yz' }], prices: [1, 2, 3], by_players: { 2: 40 } };
const told = (value: unknown) => faultsOf(root, value).map(({ place, says }) => `${writePlace(place)}: ${typeof says === 'string' ? says : says.key}`);

describe('a schema becomes fields', () => {
  test('of every kind, with labels and limits', () => {
    expect(root.fields.map(({ name, field }) => [name, field.kind])).toEqual([
      ['game', 'fixed'], ['hand', 'number'], ['open', 'flag'], ['machine', 'group'], ['tiles', 'list'], ['prices', 'numbers'], ['streets', 'numbers'], ['by_players', 'group'],
    ]);
    expect(part('hand')).toEqual({ kind: 'number', label: 'Hand', help: 'Tiles in hand', optional: false, min: 1, max: 8 });
    expect(part('prices')).toMatchObject({ least: 3, most: 3, inner: null, number: { min: 0, max: 9 } });
    expect(part('streets')).toMatchObject({ most: Infinity, inner: { least: 2, most: 2 } });
  });

  test('a reference that may be null is optional, and keeps its own label', () => {
    const machine = part('machine');
    expect(machine).toMatchObject({ kind: 'group', label: 'Machine', optional: true });
    expect(machine.kind === 'group' && machine.fields[1]?.field).toMatchObject({ kind: 'choice', choices: [{ value: 'black', label: 'Black' }, { value: 'white', label: 'white' }] });
  });

  test('a value that every edition has is not shown; names of a map are', () => {
    expect(shownFields(root, good).map(({ name }) => name)).not.toContain('game');
    const map = part('by_players') as Extract<Field, { kind: 'group' }>;
    expect(shownFields(map, good.by_players)).toMatchObject([{ name: '2', field: { kind: 'number', label: '2' } }]);
  });

  test('a new row has the values that need no typing', () => {
    const tiles = part('tiles') as Extract<Field, { kind: 'list' }>;
    expect(blank(tiles.item)).toEqual({ kind: 'a', name: '' });
  });

  test('what the schema does not describe is left out', () => {
    expect(trimmed(root, { ...good, status: 'known', tiles: [{ kind: 'a', name: 'x', note: 1 }] })).toEqual({ ...good, tiles: [{ kind: 'a', name: 'x' }] });
    expect(trimmed(root, 7)).toBe(7);
  });
});

describe('faults are found where they are', () => {
  test('there are none in a right document', () => expect(told(good)).toEqual([]));

  test('each is at its field', () => {
    const wrong = { ...good, hand: 9, tiles: [{ kind: 'c', name: 'X' }], prices: [1, 2], streets: [[1, 2], [3]], by_players: { 2: 'x' }, machine: {} };
    expect(told(wrong)).toEqual([
      'hand: edition-fault-number',
      'machine.steps: edition-fault-missing',
      'tiles: edition-fault-count',
      'tiles[0].kind: edition-fault-choice',
      'tiles[0].name: edition-fault-text',
      'prices: edition-fault-exactly',
      'streets: edition-fault-exactly',
      'by_players.2: edition-fault-number',
    ]);
  });

  test.each([null, 7, 'text', [], { hand: {}, tiles: 3, prices: 'x', by_players: [] }])('any document is judged: %j', (value) => {
    expect(told(value).length).toBeGreaterThan(0);
  });
});

describe('places', () => {
  test.each(['tiles.list[3].rows[1]', 'setup.players.2.market', 'tiles[0]', ''])('%s is read as it is written', (text) => {
    expect(writePlace(readPlace(text))).toBe(text);
  });

  test('a change copies only what is around it', () => {
    const after = withValue(good, ['tiles', 1, 'name'], 'q') as typeof good;
    expect(after.tiles[1]).toEqual({ kind: 'b', name: 'q' });
    expect(after.tiles[0]).toBe(good.tiles[0]);
    expect(good.tiles[1]?.name).toBe('yz');
    expect(withValue(good, ['hand'], undefined)).not.toHaveProperty('hand');
    expect(valueAt(good, ['tiles', 0, 'kind', 'deeper'])).toBeUndefined();
  });

  test('items of a list are alike', () => {
    expect(patternOf(['tiles', 'list', 3, 'rows'])).toBe('tiles.list[].rows');
    expect(isWithin(['tiles', 1, 'name'], ['tiles', 1])).toBe(true);
    expect(isWithin(['tiles', 1], ['tiles', 1, 'name'])).toBe(false);
  });
});

describe('numbers in a line', () => {
  test.each([['0 5 7', false, [0, 5, 7]], ['0, 5,7 ', false, [0, 5, 7]], ['0 1; 2 3', true, [[0, 1], [2, 3]]], ['0 1\n2 3\n', true, [[0, 1], [2, 3]]], ['', false, []], ['1 x', false, '1 x'], ['-3', false, [-3]]])('%j', (text, nested, value) => {
    expect(readNumbers(text, nested)).toEqual(value);
  });

  test('are written as they are read', () => {
    expect(writeNumbers([0, 5, 7])).toBe('0 5 7');
    expect(writeNumbers([[0, 1], [2, 3]])).toBe('0 1; 2 3');
    expect(writeNumbers('1 x')).toBe('1 x');
    expect(writeNumbers({})).toBe('');
    expect([readWords(' A, B '), writeWords(['A', 'B']), writeWords(7)]).toEqual([['A', 'B'], 'A B', '']);
  });
});
