// The texts in both languages: none is missing, none is unused, and there is no text in the sources.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/boards';
import { pleasantName } from '../src/lib/names';
import { decimal, preferred, Words } from '../src/lib/words';

const text = (file: string) => readFileSync(file, 'utf8');
const keys = (file: string): string[] => new FluentResource(text(file)).body.map((message) => message.id);
const under = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const sources = under('src').filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('/types/'));
const components = sources.filter((file) => file.endsWith('.svelte'));
const code = sources.filter((file) => !file.endsWith('.test.ts')).map(text).join('\n');
const pairs = ['words', 'src/editions', 'src/leaders', 'src/learn', 'src/profile', 'src/review', ...readdirSync('src/boards').map((board) => `src/boards/${board}`)].filter((folder) => {
  try {
    return readdirSync(folder).includes('en.ftl');
  } catch {
    return false;
  }
});

/** Keys that are built from parts, as patterns: `level-${one}` matches every key that begins with `level-`. */
const made = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');

describe.each(pairs)('%s', (folder) => {
  const [en, pl] = [keys(`${folder}/en.ftl`), keys(`${folder}/pl.ftl`)];

  test('both languages say the same things, each once', () => {
    expect(pl.toSorted()).toEqual(en.toSorted());
    expect(new Set(en).size).toBe(en.length);
  });

  test('both languages use the same values', () => {
    const values = (file: string) =>
      Object.fromEntries(
        text(file)
          .split(/\n(?=[a-z])/)
          .map((message) => [message.split(' =')[0], [...new Set(message.match(/\$[a-z_]+/g) ?? [])].toSorted()]),
      );
    const [ours, theirs] = [values(`${folder}/en.ftl`), values(`${folder}/pl.ftl`)];
    for (const key of en) expect(theirs[key], key).toEqual(ours[key]);
  });

  test('every message is used', () => {
    const unused = en.filter(
      (key) => !code.includes(`'${key}'`) && !code.includes(`\`${key}\``) && !made.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

test('every message that is asked for exists', () => {
  const known = new Set([
    ...pairs.flatMap((folder) => keys(`${folder}/en.ftl`)),
    ...games.flatMap((game) => keys(`../crates/${game}/words/en.ftl`)),
  ]);
  const asked = [...code.matchAll(/\b(?:t|say)\(\s*'([a-z][a-z0-9_-]*)'/g), ...code.matchAll(/says: '([a-z0-9_-]+)'/g)];
  expect(asked.map((match) => match[1] ?? '').filter((key) => !known.has(key))).toEqual([]);
});

/** The text between tags, without scripts, styles, comments and expressions. */
function said(source: string): string[] {
  let plain = source.replace(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, '');
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replace(/\{[^{}]*\}/g, '')];
  return plain
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2,}/u.test(line));
}

test.each(components)('%s has no text of its own', (file) => {
  expect(said(text(file))).toEqual([]);
  const labels = [...text(file).matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"{]*\p{L}{2,}[^"{]*)"/gu)].map((match) => match[1]);
  expect(labels.filter((label) => !label?.startsWith('https:'))).toEqual([]);
});

test('messages are spoken with their values, in the forms of the language', () => {
  const pl = new Words('pl', [text('words/pl.ftl')]);
  expect(pl.say('nav-awaiting', { count: 3 })).toBe('3 partie czekają na ciebie');
  expect(pl.say('nav-awaiting', { count: 5 })).toBe('5 partii czeka na ciebie');
  expect(pl.say('nothing-of-the-kind')).toBe('nothing-of-the-kind');
  expect(pl.knows('brand')).toBe(true);
});

test('lists, numbers and nouns are formatted as the language does', () => {
  const texts = (noun: string, form: string) => [
    `all = { $all }\nor = { OR($all) }\nplain = { COMMAS($all) }\npoints = { $points }\nmany = { GROUPED($many) }`,
    `shop-cafe = ${noun}\n    .locative = ${form}\nin = { NOUN("shop", $shop, form: "locative") }`,
  ];
  const [en, pl] = [new Words('en', texts('café', 'the café')), new Words('pl', texts('kawiarnia', 'kawiarni'))];
  const all = ['a', 'b', 'c'];
  expect([en.say('all', { all }), pl.say('all', { all: { list: all } })]).toEqual(['a, b and c', 'a, b i c']);
  expect([en.say('or', { all }), pl.say('or', { all })]).toEqual(['a, b or c', 'a, b lub c']);
  expect([en.say('plain', { all }), pl.say('plain', { all: [] })]).toEqual(['a, b, c', '']);
  expect([en, pl].map((words) => words.say('points', { points: decimal(130.44, 1) }))).toEqual(['130.4', '130,4']);
  expect([en, pl].map((words) => words.say('points', { points: 17_878 }))).toEqual(['17878', '17878']);
  expect([en, pl].map((words) => words.say('many', { many: 1_234_567 }))).toEqual(['1,234,567', '1\u00a0234\u00a0567']);
  expect([en, pl].map((words) => words.say('many', { many: 9_999 }))).toEqual(['9999', '9999']);
  expect([en, pl].map((words) => words.say('in', { shop: 'cafe' }))).toEqual(['the café', 'kawiarni']);
  expect(pl.say('in', { shop: 'zoo' })).toBe('zoo');
});

test('the language made from English is longer, and marks every message', () => {
  const words = new Words('en-XA', ['take = Take { $all }.', 'shop-cafe = café', 'in = in the { NOUN("shop", $shop) }']);
  const message = { key: 'take', args: { all: { list: ['a', 'b'] } }, then: [{ key: 'in', args: { shop: 'cafe' } }] };
  expect(words.tell(message)).toBe('⟦ŢŢááķéé a ááññď b.⟧ ⟦ííññ ţţĥéé çááƒé⟧');
});

test('a preview speaks English where it is not translated', () => {
  const words = new Words('de', ['one = Eins'], ['one = One', 'two = Two { $count -> \n  [one] time\n *[other] times\n }']);
  expect([words.say('one'), words.say('two', { count: 2 })]).toEqual(['Eins', 'Two times']);
});

test('a part of a list can be a phrase with a plural', () => {
  const words = new Words('en', ['floors = { $count ->\n  [one] 1 floor\n *[other] { $count } floors\n }', 'take = Take { $all }.']);
  const phrase = (count: number) => ({ key: 'floors', args: { count } });
  expect(words.say('take', { all: [phrase(1), phrase(2)] })).toBe('Take 1 floor and 2 floors.');
  expect(words.tell({ key: 'take', args: { all: { list: [phrase(3)] } } })).toBe('Take 3 floors.');
});

test('a name of an edition is shown in the language of the reader, or in English, or as it is', () => {
  const said = (own: Record<string, string>) => new Words('pl', ['at = { NOUN("place", $at) }']).say('at', { at: { own } });
  expect(said({ en: 'Harbour', pl: 'Port' })).toBe('Port');
  expect(said({ de: 'Hafen', en: 'Harbour' })).toBe('Harbour');
  expect(said({ de: 'Hafen' })).toBe('Hafen');
});

test('the first language of the reader that is spoken here is taken', () => {
  expect(preferred(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(preferred(['EN-gb'])).toBe('en');
  expect(preferred(['fr'])).toBe('en');
});

test('a guest gets a pleasant name', () => {
  expect(pleasantName('Mason, Tiler', () => 0.99)).toBe('Tiler 99');
  expect(pleasantName('Mason, Tiler', () => 0)).toBe('Mason 10');
});
