import { describe as suite, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { Words, type Args } from '../../lib/words';
import { sayEnd, sayOutcome } from './about';
import { changes } from './changes';
import { describe } from './describe';
import { drawing } from './drawings';
import { valueName } from './names';
import { type Facet, FACETS, facets, type Facets, NONE, controls, places } from './notation';
import { path, PHASES, phaseOf } from './phases';
import { completed, matches, type Option, pick, readOptions, stepBack, toggleToken, tokenAreas, untouched, valuesOf } from './picks';
import { leftUndone } from './undone';
import type { Site } from './view';

const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;
const texts = import.meta.glob(['./*.ftl', '../shared/*.ftl', '../../../../crates/engineer/words/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
}) as Record<string, string>;
const speak = (language: 'en' | 'pl') =>
  new Words(language, Object.entries(texts).flatMap(([file, text]) => (file.endsWith(`${language}.ftl`) ? [text] : [])));
const words = { en: speak('en'), pl: speak('pl') };
const say = (language: 'en' | 'pl') => (key: string, args?: Args) => words[language].say(key, args);
const named = (name: string) => fixtures[`./fixtures/${name}.json`] as Fixture;

suite.each(Object.entries(fixtures))('the board with %s', (_, fixture) => {
  const site = fixture.view as Site;
  const options = readOptions(fixture.actions);

  it('reaches every legal action by picking its parts one after the other', () => {
    const reached = new Set(options.map(({ facets: parts }) => completed(options, pickAll(options, parts))));
    expect([...reached].sort()).toEqual([...fixture.actions].sort());
  });

  it('reaches every set of tokens by tapping them on the map', () => {
    for (const { action, facets: parts } of options) {
      if (parts.token === undefined) continue;
      const start: Facets = { card: parts.card, area: parts.area, deed: parts.deed };
      const taps = [parts.token, parts.more ?? NONE].filter((area) => area !== NONE);
      for (const area of taps) expect(tokenAreas(options, start)).toContain(area);
      let picks = taps.reduce((before, area) => toggleToken(options, before, area), start);
      if (parts.more === NONE) picks = pick(options, picks, 'more', NONE);
      if (parts.price) picks = pick(options, picks, 'price', parts.price);
      expect(completed(options, picks)).toBe(action);
      for (const area of taps) picks = toggleToken(options, picks, area);
      expect(picks.token).toBeUndefined();
    }
  });

  it('lets every pick be taken back', () => {
    for (const { action, facets: parts } of options.slice(0, 40)) {
      let picks = parts;
      expect(completed(options, picks)).toBe(action);
      for (const _ of FACETS) picks = stepBack(picks);
      expect(untouched(picks)).toBe(true);
      expect(completed(options, picks)).toBeNull();
    }
  });

  it.each(['en', 'pl'] as const)('has words for every pick (%s)', (language) => {
    const picked = options.flatMap(({ facets: parts }) =>
      FACETS.filter((facet) => facet !== 'card').map((facet) => JSON.stringify([facet, parts[facet], parts.deed])),
    );
    for (const text of new Set(picked)) {
      const [facet, value, deed] = JSON.parse(text) as [Facet, string | null, string];
      if (value !== null) expect(valueName(site, facet, value, deed, say(language))).not.toMatch(/board-|engineer-/);
    }
  });

  it.each(['en', 'pl'] as const)('says what declining leaves undone (%s)', (language) => {
    const deeds = new Map(options.map(({ facets: parts }) => [parts.deed ?? '', parts]));
    for (const [deed, { card, area }] of deeds) {
      const undone = leftUndone(site, options, { card, area }, deed, say(language));
      expect(undone === null).toBe(deed !== 'pass' && deed !== 'nothing');
      expect(undone ?? '').not.toMatch(/board-|engineer-|\{/);
    }
  });

  it.each(['en', 'pl'] as const)('is described in words (%s)', (language) => {
    const text = describe(site, 1, [], say(language));
    expect(text).not.toMatch(/board-|engineer-|\{/);
    expect(text.split('\n').length).toBeGreaterThan(10);
  });
});

/** Picks one part after the other, as long as there is a choice. */
function pickAll(options: Option[], parts: Facets): Facets {
  let picks: Facets = {};
  for (const facet of FACETS) {
    const value = parts[facet];
    const open = value === undefined ? [] : valuesOf(options, picks, facet);
    if (value !== undefined && open.includes(value) && open.length > 1) picks = pick(options, picks, facet, value);
  }
  // If only one action is left, a tap on any part of it is enough.
  const [facet] = Object.keys(parts) as Facet[];
  return untouched(picks) && facet ? { [facet]: parts[facet] } : picks;
}

suite('the fixtures', () => {
  const modes = Object.values(fixtures).map(({ view }) => (view as Site).setup.mode);

  it('are of all thirteen modes', () => {
    expect(new Set(modes).size).toBe(13);
  });

  it('stop at every step at which somebody chooses', () => {
    const steps = new Set(Object.values(fixtures).map(({ view }) => (view as Site).step));
    for (const step of ['layout', 'start', 'keep', 'set_dice', 'extra', 'project', 'invest']) expect(steps).toContain(step);
  });
});

suite('the notation', () => {
  it.each<[string, Facets]>([
    ['P3 c2 build 2', { card: 'P3', area: 'c2', deed: 'build', what: '2' }],
    ['P2 a1 remove a1 b3', { card: 'P2', area: 'a1', deed: 'remove', token: 'a1', more: 'b3' }],
    ['clear a1 $', { deed: 'clear', token: 'a1', more: NONE, price: '$' }],
    ['trade wood>coal+steel 3 sell coal', { deed: 'trade', swap: 'wood>coal+steel', die: '3', sell: 'coal' }],
    ['trade', { deed: 'trade', swap: NONE, die: NONE, sell: NONE }],
    ['take wood', { deed: 'take', what: 'wood', die: NONE }],
    ['recover b2', { card: 'recover', area: 'b2' }],
    ['bonus take wood', { deed: 'take', what: 'wood' }],
    ['pass', { deed: 'pass' }],
  ])('takes %s apart', (action, parts) => {
    expect(facets(action)).toEqual(parts);
  });

  it.each([
    ['P2 a1 remove a1 b3', ['P2', 'a1', 'a1', 'b3']],
    ['P1 c1 develop D2', ['P1', 'c1', 'D2']],
    ['build 2 6', ['building 2']],
    ['keep 13', []],
  ])('knows the places of %s', (action, touched) => {
    expect(places(action)).toEqual(touched);
  });

  it.each([
    ['keep 13', ['[data-pick="dice 13"]']],
    ['set 26', ['[data-pick="die-1 2"]', '[data-pick="die-2 6"]']],
    ['tax', ['[data-pick="deed tax"]']],
    ['build 2 6', ['[data-pick="deed build"]', '[data-pick="what 2"]', '[data-pick="die 6"]']],
    ['trade wood>coal sell coal', ['[data-pick="swap wood>coal"]', '[data-pick="sell coal"]']],
  ])('knows the buttons of %s', (action, buttons) => {
    expect(controls(action)).toEqual(expect.arrayContaining(buttons));
  });
});

suite('picking', () => {
  const options = readOptions(named('project-eiffel').actions);

  it('may begin with the area', () => {
    const area = options[0]!.facets.area!;
    const cards = valuesOf(options, { area }, 'card');
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(matches(options, { area, card }).length).toBeGreaterThan(0);
  });

  it('drops what no longer fits, and keeps the rest', () => {
    const { card, area } = options[0]!.facets;
    const moved = pick(options, { card, area, deed: 'plan' }, 'card', 'recover');
    expect(moved.card).toBe('recover');
    expect(moved.deed).toBeUndefined();
  });

  it('ignores what is not legal', () => {
    expect(pick(options, { card: 'P1' }, 'area', 'z9')).toEqual({ card: 'P1' });
  });

  it('takes nothing for declined that nobody declined', () => {
    const trades = readOptions(named('invest-trade').actions);
    expect(completed(trades, { deed: 'trade' })).toBeNull();
    expect(completed(trades, { deed: 'trade', swap: NONE, sell: 'coal' })).toBe('trade sell coal');
  });
});

suite('the path of a round', () => {
  it('has each step once', () => {
    const steps = PHASES.flatMap((phase) => phase.stops.flatMap((stop) => stop.steps));
    expect(new Set(steps).size).toBe(steps.length);
    expect(phaseOf('extra')?.id).toBe('preparation');
    expect(phaseOf('start')).toBeNull();
  });

  it('leads past bonuses only where there are some', () => {
    const stops = (name: string) => path(named(name).view as Site).flatMap((phase) => phase.stops.map((stop) => stop.id));
    expect(stops('project-eiffel')).toContain('bonus');
    expect(stops('project-a')).not.toContain('bonus');
  });
});

suite('the drawings', () => {
  it('are there for every building of every card', () => {
    for (const { view } of Object.values(fixtures)) {
      const { card, buildings } = view as Site;
      const drawn = buildings.map(({ building }) => drawing(card, Number(building)).shapes);
      expect(new Set(drawn).size).toBe(buildings.length);
    }
  });

  it('show something plain for what an edition adds', () => {
    expect(drawing('a', 9).shapes).toHaveLength(1);
  });
});

suite('what happened', () => {
  const step = (name: string) => [named(name).view as Site, named(name).preview?.view as Site] as const;

  it.each([
    ['invest-any', { token: 'd2', from: 19, to: 18 }],
    ['bonus-halt', { token: 'a1', from: 5, to: 5 }],
    ['invest-build', null],
    ['project-a', null],
    ['start-b', null],
  ])('at the end of a round is told: %s', (name, end) => {
    expect(named(name).preview?.effects ?? null).toEqual(end);
  });

  it('to the company is the difference', () => {
    const [before, after] = step('invest-any');
    expect(changes(before, after)).toEqual({ wood: 0, coal: 0, steel: after.stock.steel - before.stock.steel, money: 0, pool: -1 });
    expect(changes(before, before)).toEqual({ wood: 0, coal: 0, steel: 0, money: 0, pool: 0 });
  });

  it.each(['en', 'pl'] as const)('in the end is explained, won or lost (%s)', (language) => {
    const lost = sayOutcome(named('lost-a').view as Site, say(language));
    const won = sayOutcome(named('won-empire').view as Site, say(language));
    expect(lost).toMatch(/: 0\D+4\.$/);
    expect(won).toContain('6');
    for (const end of [{ token: null, money: 0, from: 5, to: 5 }, { token: 'b2', money: 1, from: 5, to: 4 }]) expect(sayEnd(end, say(language))).not.toMatch(/[{}]|engineer-/);
    expect(sayEnd({ token: 'b2', money: 1, from: 5, to: 4 }, say(language))).toMatch(/b2.*\b1\b.*5.*4/);
  });
});
