import { describe as suite, expect, it } from 'vitest';
import type { Fixture } from '../dev/fixture';
import { Words } from '../../lib/words';
import { deadShare, onAttraction, plight, readChoices } from './choices';
import { describe } from './describe';
import { flows, paidOut, recorded, summed } from './flows';
import { places, readDeed } from './notation';
import { cardsOf } from './stack';
import { drawn, extent, SQUARE, middle, type Plot } from './town';
import type { Town } from './view';

const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<string, Fixture>;
const texts = import.meta.glob(['./*.ftl', '../shared/*.ftl', '../../../../crates/boulevards/words/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
}) as Record<string, string>;
const speak = (language: 'en' | 'pl') =>
  new Words(language, Object.entries(texts).flatMap(([path, text]) => (path.endsWith(`${language}.ftl`) ? [text] : [])));
const words = { en: speak('en'), pl: speak('pl') };
const named = (name: string) => fixtures[`./fixtures/${name}.json`] as Fixture;
const town = (name: string) => named(name).view as Town;

suite.each(Object.entries(fixtures))('the board with %s', (_, fixture) => {
  const view = fixture.view as Town;
  const choices = readChoices(fixture.actions);

  it('reaches every legal action, each on its own piece', () => {
    const reached = [...choices.builds.values(), ...choices.takes.values(), ...choices.rest];
    for (const sales of choices.sales.values()) reached.push(...sales);
    expect(reached.sort()).toEqual([...fixture.actions].sort());
  });

  it('takes a tap on an attraction for the only thing it can mean', () => {
    for (const { id } of view.attractions) {
      const meant = fixture.actions.filter((action) => places(action)[0] === id);
      expect(onAttraction(choices, id)).toBe(meant.length === 1 ? meant[0] : null);
    }
  });

  it('has a place on the plan or a button with words for each of them', () => {
    const lots = drawn(view).flatMap(({ lots }) => lots.map(({ lot }) => lot.lot));
    const known = new Set([...lots, ...view.attractions.map(({ id }) => id)]);
    for (const action of fixture.actions) {
      const [place] = places(action);
      if (place) expect(known).toContain(place);
      else expect(words.pl.knows(`board-boulevards-${action}`)).toBe(true);
    }
  });

  it('shows only the hand of the viewer', () => {
    expect(view.hand === null).toBe(fixture.mover === null);
    for (const player of view.players) expect(player).not.toHaveProperty('hand');
  });

  it.each(['en', 'pl'] as const)('is described in words (%s)', (language) => {
    const text = describe(view, fixture.mover, [], (key, args) => words[language].say(key, args));
    expect(text).not.toContain('board-boulevards');
    expect(text).not.toContain('{');
    expect(text.split('\n').length).toBeGreaterThan(20);
  });
});

suite('the notation', () => {
  it.each([
    ['build H3', { does: 'build', lot: 'H3' }, ['H3']],
    ['draw A2', { does: 'draw', lot: 'A2' }, []],
    ['sell sports_hall 8', { does: 'sell', attraction: 'sports_hall', price: 8 }, ['sports_hall']],
    ['free pool', { does: 'free', attraction: 'pool' }, ['pool']],
    ['pass', { does: 'pass' }, []],
  ])('reads %s', (action, deed, touched) => {
    expect(readDeed(action)).toEqual(deed);
    expect(places(action)).toEqual(touched);
  });

  it('leaves alone what it does not know', () => {
    expect(readDeed('build M9')).toBeNull();
    expect(readChoices(['dance']).rest).toEqual(['dance']);
  });
});

suite('the state of a turn', () => {
  it.each([
    ['first-2', 'build'],
    ['share-free-2', 'free'],
    ['sell-2', 'sell'],
    ['selling-2', 'selling'],
    ['bankrupt-3', 'bankrupt'],
    ['over-3', 'none'],
  ])('of %s is %s', (name, state) => {
    expect(plight(readChoices(named(name).actions))).toBe(state);
  });

  it('warns of a share that can never pay, however it is taken', () => {
    const late = town('broken-3');
    for (const action of ['buy pool', 'free pool']) expect(deadShare(late, action)).toBe(true);
    for (const action of ['buy cafe', 'build J2', 'sell pool 7', null]) expect(deadShare(late, action)).toBe(false);
    expect(words.en.say('board-boulevards-left', { streets: 0 })).toMatch(/no more payouts/);
  });
});

suite('money', () => {
  it('is followed from one view to the next', () => {
    const { before, view, last } = named('paid-3');
    expect(paidOut(last)).toEqual({ street: 'G', attractions: ['amusement_park', 'mall'], paid: [{ seat: 1, amount: 7, parts: [{ id: 'mall', points: 7 }] }] });
    const changes = flows(before as Town, view as Town).map(({ seat, change }) => [seat, change]);
    expect(changes).toEqual([[1, 7], [2, -3]]);
  });

  const told = (seat: number, action: string, effects?: unknown) => [{ number: 1, at: 0, what: 'acted', seat, action, text: action, effects }];
  const built = told(2, 'build G1', named('paid-3').last[0]?.effects);

  it('is kept for a round, turn by turn', () => {
    const [before, after] = [named('paid-3').before as Town, town('paid-3')];
    const first = recorded([], before, after, built);
    const same = recorded(first, after, after, told(2, 'pass'));
    expect(same).toEqual(first);
    const others = [3, 1].reduce((ledger, seat) => recorded(ledger, after, after, told(seat, 'bankrupt')), same);
    expect(others.map(({ seat, payout, forced }) => [seat, payout?.street, forced.length])).toEqual([[2, 'G', 0], [3, undefined, 1], [1, undefined, 1]]);
    expect(summed(others)).toEqual(flows(before, after));
    expect(recorded(others, after, after, told(2, 'build L1')).map(({ seat }) => seat)).toEqual([3, 1, 2]);
  });

  it('that is given back is forgotten', () => {
    const [before, after] = [named('paid-3').before as Town, town('paid-3')];
    expect(recorded(recorded([], before, after, built), after, before, [])).toEqual([]);
  });

  it.each(Object.entries(fixtures))('is told for each share that may be sold in %s', (_, { view, actions }) => {
    expect((view as Town).sales.map(({ action }) => action)).toEqual(actions.filter((action) => action.startsWith('sell ')));
  });

  it('stays where it is if nothing happened', () => {
    expect(flows(town('late-2'), town('late-2'))).toEqual([]);
    expect(paidOut(named('late-2').last)).toBeNull();
  });
});

suite('the cards of an attraction', () => {
  it.each(Object.entries(fixtures))('are all accounted for in %s', (_, { view }) => {
    const seen = view as Town;
    seen.attractions.forEach(({ stack, dividends }, index) => {
      const cards = cardsOf(seen, index);
      expect(cards.length).toBe(dividends.length - 1);
      expect(cards.filter(({ holder, gone }) => holder === null && !gone).map(({ price }) => price)).toEqual(stack);
      expect(cards.filter(({ gone }) => gone).length).toBeLessThanOrEqual(1);
    });
  });
});

suite('the plan', () => {
  const first = town('first-2');

  it('needs sixteen buildings at first, on any street that leads on', () => {
    expect(first.way).toEqual({ missing: 16, streets: 'ABCDEFGHIJKL' });
  });

  it('is connected at the end', () => {
    expect(town('over-3').way.missing).toBe(0);
  });

  it('keeps lots, roads and squares apart and within its edges', () => {
    const size = extent(first);
    const squares = first.attractions.map((place) => {
      const spot = middle(place);
      return { x: spot.x - SQUARE.width / 2, y: spot.y - SQUARE.height / 2, ...SQUARE };
    });
    const plots: Plot[] = [...squares, ...drawn(first).flatMap(({ lots }) => lots.map(({ plot }) => plot))];
    plots.forEach((plot, n) => {
      expect(plot.x).toBeGreaterThanOrEqual(0);
      expect(plot.x + plot.width).toBeLessThanOrEqual(size.width);
      expect(plots.slice(n + 1).some((other) => overlap(plot, other))).toBe(false);
    });
  });

  it('has lot 4 on the side of the attraction it touches', () => {
    const a = drawn(first).find(({ street }) => street.letter === 'A');
    expect(a?.lots.map(({ lot }) => lot.lot)).toEqual(['A4', 'A3', 'A2', 'A1']);
  });
});

function overlap(one: Plot, other: Plot): boolean {
  const apart = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !apart && !(one.y + one.height <= other.y || other.y + other.height <= one.y);
}
