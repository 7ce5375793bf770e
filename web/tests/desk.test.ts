// A table as the page holds it: what is shown when, and that nothing of it is lost.
import { expect, test } from 'vitest';
import { Desk } from '../src/lib/desk.svelte';
import type { Ears, Engine } from '../src/lib/engine';
import type { Hello, Sight, Told } from '../src/lib/wire';

const sight = (number: number, more: Partial<Sight> = {}) =>
  ({ number, steps: number, now: 0, phase: 'playing', viewer: 1, yours: [1], chairs: [], ...more }) as unknown as Sight;
const told = (number: number, seat: number) => ({ number, at: 0, what: 'acted', seat, action: '', text: `${number}` }) as Told;
const hello = (number: number, log: Told[], resumed: boolean): Hello =>
  ({ type: 'hello', protocol: 1, person: null, sight: sight(number), log, chat: [], present: [], watching: 0, resumed });

function table(motion: boolean) {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  let ears: Ears | null = null;
  const engine: Engine = {
    open: (listening) => (ears = listening),
    close: () => undefined,
    do: () => Promise.resolve(0),
    preview: (_seat, action) => (asked.push(action), new Promise(() => undefined)),
    hint: () => Promise.resolve([]),
    say: () => Promise.resolve(),
    viewAs: () => undefined,
  };
  const desk = new Desk(engine, () => !motion, (_ms, what) => {
    timers.push(what);
    return () => timers.splice(timers.indexOf(what), 1);
  });
  desk.open();
  const pass = () => timers.splice(0).forEach((what) => what());
  return { desk, ears: ears as unknown as Ears, asked, pass };
}

const numbers = (desk: Desk) => desk.log.map((entry) => entry.number);

test('what others did waits with its line of the log, and one’s own shows at once', () => {
  const { desk, ears, pass } = table(true);
  ears.hello(hello(1, [told(1, 1)], false));
  ears.news(sight(2), [told(2, 1)]);
  expect(numbers(desk)).toEqual([1, 2]);
  ears.news(sight(3), [told(3, 2)]);
  expect(numbers(desk)).toEqual([1, 2]);
  pass();
  expect(desk.acting).toMatchObject({ seat: 2, done: false });
  pass();
  expect(numbers(desk)).toEqual([1, 2, 3]);
  expect(desk.acting).toMatchObject({ seat: 2, done: true });
  pass();
  expect(desk.acting).toBe(null);
});

test('a break in the middle of the play loses no line', () => {
  const { desk, ears } = table(true);
  ears.hello(hello(1, [told(1, 1)], false));
  ears.news(sight(2), [told(2, 2)]);
  ears.news(sight(3), [told(3, 2)]);
  ears.hello(hello(4, [told(4, 1)], true));
  expect(numbers(desk)).toEqual([1, 2, 3, 4]);
  expect(desk.sight?.number).toBe(4);
});

test('another seat’s hello brings a log of its own', () => {
  const { desk, ears } = table(false);
  ears.hello(hello(3, [told(1, 1), told(2, 1), told(3, 2)], false));
  ears.hello(hello(3, [told(3, 2)], false));
  expect(numbers(desk)).toEqual([3]);
});

test('a choice that is no longer possible is dropped, one that still is stays', () => {
  const { desk, ears, asked } = table(false);
  ears.hello(hello(1, [], false));
  ears.news(sight(1, { mover: 1, actions: ['a', 'b'] }), []);
  desk.choose('a');
  expect(asked).toEqual(['a']);
  ears.news(sight(1, { mover: 1, actions: ['a', 'b'], free_to_take_back: 1 }), []);
  expect(desk.choice).toBe('a');
  ears.news(sight(2, { mover: 2 }), [told(2, 2)]);
  expect(desk.choice).toBe(null);
});

test('whoever is away is told so, and whoever has given up is not', () => {
  const { desk, ears } = table(false);
  const chair = { name: 'Ada', bot: 'casual', reserved: false, forfeited: false };
  ears.hello(hello(1, [], false));
  ears.news(sight(1, { chairs: [chair] as never }), []);
  expect(desk.away).toBe(true);
  ears.news(sight(1, { chairs: [{ ...chair, forfeited: true }] as never }), []);
  expect(desk.away).toBe(false);
});
