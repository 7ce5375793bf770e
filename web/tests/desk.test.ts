// The state of a table in the page: what is shown when, and that nothing is lost.
import { expect, test } from 'vitest';
import { Fault } from '../src/lib/api';
import { Desk } from '../src/lib/desk.svelte';
import type { Ears, Engine } from '../src/lib/engine';
import type { Hello, Sight, Told } from '../src/lib/wire';

const sight = (number: number, more: Partial<Sight> = {}) =>
  ({ number, steps: number, now: 0, phase: 'playing', viewer: 1, yours: [1], chairs: [], ...more }) as unknown as Sight;
const told = (number: number, seat: number) => ({ number, at: 0, what: 'acted', seat, action: '', text: `${number}` }) as Told;
const hello = (number: number, log: Told[], resumed: boolean): Hello =>
  ({ type: 'hello', protocol: 1, person: null, sight: sight(number), log, chat: [], present: [], watching: 0, resumed });

/** A table; `refuse` decides which commands are refused. After a command the table has this number. */
function table(motion: boolean, refuse: (what: string) => Fault | null = () => null, number = 0) {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const answer = <T>(what: string, granted: () => Promise<T>): Promise<T> => {
    asked.push(what);
    const fault = refuse(what);
    return fault === null ? granted() : Promise.reject(fault);
  };
  let ears: Ears | null = null;
  const engine: Engine = {
    open: (listening) => (ears = listening),
    close: () => undefined,
    do: (command) => answer(command.type, () => Promise.resolve(number)),
    preview: (_seat, action) => answer(action, () => new Promise(() => undefined)),
    hint: () => answer('hint', () => Promise.resolve([])),
    say: () => answer('say', () => Promise.resolve()),
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

test('a player who is away is told so, a player who has resigned is not', () => {
  const { desk, ears } = table(false);
  const chair = { name: 'Ada', bot: 'casual', reserved: false, forfeited: false };
  ears.hello(hello(1, [], false));
  ears.news(sight(1, { chairs: [chair] as never }), []);
  expect(desk.away).toBe(true);
  ears.news(sight(1, { chairs: [{ ...chair, forfeited: true }] as never }), []);
  expect(desk.away).toBe(false);
});

// After a refusal the choice remains.

const CODES = ['too_many', 'busy', 'unavailable', 'closing', 'offline'];
const mine = (number: number) => sight(number, { mover: 1, actions: ['a', 'b'] });

test.each(CODES)('a choice that is refused as %s stays, with the reason, and can be tried again', async (code) => {
  let faults = 1;
  const refuse = (what: string) => (what === 'act' && faults-- > 0 ? new Fault(code, 'not now') : null);
  const { desk, ears, asked } = table(false, refuse);
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await desk.confirm();
  expect(desk.choice).toBe('a');
  expect(desk.fault).toMatchObject({ code, message: 'not now' });
  desk.again?.();
  await Promise.resolve();
  expect(asked).toEqual(['a', 'act', 'act']);
  await new Promise((done) => setTimeout(done));
  expect(desk.choice).toBe(null);
  expect(desk.fault).toBe(null);
});

test('what the rules refuse stays too, and is not offered again', async () => {
  const { desk, ears } = table(false, (what) => (what === 'act' ? new Fault('illegal', 'no', 422, 'polis.take.one') : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await desk.confirm();
  expect(desk.choice).toBe('a');
  expect(desk.fault).toMatchObject({ rule: 'polis.take.one' });
  expect(desk.again).toBe(null);
});

test('the server is left alone as long as it asks for', async () => {
  let refused = true;
  const { desk, ears, asked, pass } = table(false, (what) => (what === 'act' && refused ? new Fault('too_many', 'slowly', 429, null, 3) : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await desk.confirm();
  expect(desk.held).toBe(true);
  await desk.confirm();
  expect(asked.filter((what) => what === 'act')).toHaveLength(1);
  refused = false;
  pass();
  expect(desk.held).toBe(false);
  await desk.confirm();
  expect(asked.filter((what) => what === 'act')).toHaveLength(2);
  expect(desk.choice).toBe(null);
});

test('a refused choice that is no longer possible goes, and that is said', async () => {
  const { desk, ears } = table(false, (what) => (what === 'act' ? new Fault('busy', 'not now') : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await desk.confirm();
  ears.news(sight(2, { mover: 2 }), [{ ...told(2, 1), what: 'ran_out' }]);
  expect(desk.choice).toBe(null);
  expect(desk.fault).toMatchObject({ code: 'moved_on' });
});

test('a choice that was carried out in spite of its refusal goes without a word', async () => {
  const { desk, ears } = table(false, (what) => (what === 'act' ? new Fault('unavailable', 'no answer') : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await desk.confirm();
  ears.news(sight(2, { mover: 2 }), [{ ...told(2, 1), action: 'a' }]);
  expect(desk.choice).toBe(null);
  expect(desk.fault).toBe(null);
});

test.each(['take_back', 'ask_back', 'start', 'leave', 'resign'] as const)('%s that is refused can be tried again', async (type) => {
  let faults = 1;
  const { desk, ears, asked } = table(false, (what) => (what === type && faults-- > 0 ? new Fault('busy', 'not now') : null));
  ears.hello(hello(1, [], false));
  expect(await desk.ask({ type, seat: 1, actions: 1 } as never)).toBe(false);
  expect(desk.fault).toMatchObject({ code: 'busy' });
  desk.again?.();
  await new Promise((done) => setTimeout(done));
  expect(asked).toEqual([type, type]);
  expect(desk.fault).toBe(null);
});

test('a preview or a hint that is refused can be asked for again, and the choice stays', async () => {
  let faults = 1;
  const { desk, ears, asked } = table(false, (what) => (['a', 'hint'].includes(what) && faults-- > 0 ? new Fault('too_many', 'slowly') : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await new Promise((done) => setTimeout(done));
  expect(desk).toMatchObject({ choice: 'a', looking: false, fault: { code: 'too_many' } });
  desk.again?.();
  expect(desk).toMatchObject({ choice: 'a', looking: true, fault: null });
  faults = 1;
  await desk.hint();
  expect(desk.fault).toMatchObject({ code: 'too_many' });
  desk.again?.();
  await new Promise((done) => setTimeout(done));
  expect(asked).toEqual(['a', 'a', 'hint', 'hint']);
  expect(desk).toMatchObject({ choice: 'a', fault: null });
});

test('a preview that a break cut off is asked for again when the server is back', async () => {
  let away = true;
  const { desk, ears, asked } = table(false, (what) => (what === 'a' && away ? new Fault('offline', 'away') : null));
  ears.hello(hello(1, [], false));
  ears.news(mine(1), []);
  desk.choose('a');
  await new Promise((done) => setTimeout(done));
  expect(desk.fault).toMatchObject({ code: 'offline' });
  away = false;
  ears.hello({ ...hello(1, [], true), sight: mine(1) });
  expect(desk).toMatchObject({ choice: 'a', looking: true, fault: null });
  expect(asked).toEqual(['a', 'a']);
});

test('what was confirmed stays until it is seen, so that no piece of the old board can be chosen', async () => {
  const { desk, ears } = table(false, () => null, 2);
  ears.hello({ ...hello(1, [], false), sight: sight(1, { actions: ['a', 'b'], mover: 1 }) });
  desk.choose('a');
  await desk.confirm();
  expect([desk.choice, desk.sending]).toEqual(['a', true]);
  ears.news(sight(2, { actions: [], mover: 2 }), [told(2, 1)]);
  expect([desk.choice, desk.sending, desk.fault]).toEqual([null, false, null]);
});
