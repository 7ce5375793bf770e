import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inline, plain, read, slug } from '../src/lib/markdown';
import { bookOf } from '../src/lib/rulebook';

test('blocks are told apart', () => {
  const page = '# Title\n\nSome *words*\nand `more`.\n\n- `polis.take.one` Take one\n  tile.\n- Plain\n\n1. First\n2. Second\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n\n```\ncode\n```\n#odd\n';
  expect(read(page)).toEqual([
    { kind: 'heading', level: 1, text: 'Title', id: 'title' },
    { kind: 'paragraph', inline: inline('Some *words* and `more`.') },
    {
      kind: 'list',
      ordered: false,
      items: [
        { rule: 'polis.take.one', inline: [{ kind: 'text', text: 'Take one tile.' }] },
        { rule: null, inline: [{ kind: 'text', text: 'Plain' }] },
      ],
    },
    { kind: 'list', ordered: true, items: [{ rule: null, inline: inline('First') }, { rule: null, inline: inline('Second') }] },
    { kind: 'table', head: [inline('a'), inline('b')], rows: [[inline('1'), [{ kind: 'bold', text: '2' }]]] },
    { kind: 'code', text: 'code' },
    { kind: 'paragraph', inline: inline('#odd') },
  ]);
});

test('chapters can be reached in both languages', () => {
  expect(slug('End of the game')).toBe('end-of-the-game');
  expect(slug('Układanie płytek: źródła')).toBe('ukladanie-plytek-zrodla');
});

const folder = '../docs/rules';
test.each(readdirSync(folder).filter((file) => file.endsWith('.md')))('%s is understood, every rule of it', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const blocks = read(text);
  const rules = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => item.rule) : []));
  const named = [...text.matchAll(/^- `([a-z]+\.[^`]+)`/gm)].map((match) => match[1]);
  expect(rules.filter((rule) => rule !== null)).toEqual(named);
  expect(blocks.map(plain).join(' ')).not.toMatch(/\]\(|\*\*/);
});

test.each(readdirSync(folder).filter((file) => file.endsWith('.md')))('%s begins with a summary, and every rule of it has a title', (file) => {
  const { blocks, goal, titles } = bookOf(read(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(goal).toMatch(/^\p{Lu}.{30,}\.$/u);
  const chapters = blocks.filter((block) => block.kind === 'heading');
  // The goal, a turn, the end, and scoring, in the first chapter.
  expect(chapters.slice(0, 7).map((heading) => heading.level)).toEqual([1, 2, 3, 3, 3, 3, 2]);
  const anchors = chapters.map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(titles.size).toBeGreaterThan(70);
  // Words of its own, not its place in the chapter, and few of them.
  for (const [rule, title] of titles) expect(title, rule).toMatch(/^[\p{Lu}][^·.]{1,33}$/u);
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test('a rule without a title is called by its chapter and its number there', () => {
  const { titles } = bookOf(read('## Turns\n\n- `quay.turn.one` **One ship.** You moor one ship.\n- `quay.turn.no-pass` You may not pass.'));
  expect([...titles.values()]).toEqual(['One ship', 'Turns · 2']);
});
