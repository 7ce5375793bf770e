// Questions about an online game that this device answers, and those that go to the server.
import { expect, test } from 'vitest';
import { Fault } from '../src/lib/api';
import type { Ears, Engine } from '../src/lib/engine';
import { Near, type Study } from '../src/lib/near';
import type { Hello, PreviewAnswer, Sight, Told } from '../src/lib/wire';

const answer = (who: string) => ({ view: who }) as unknown as PreviewAnswer;
const sight = (steps: number, more: Partial<Sight> = {}) => ({ steps, number: steps, phase: 'playing', points: [0, 0], yours: [1], chairs: [], ...more }) as unknown as Sight;
const hello = (now: Sight) => ({ type: 'hello', sight: now, log: [] }) as unknown as Hello;
const told = (what: string, action?: string) => ({ what, ...(action === undefined ? {} : { action }) }) as Told;
const settled = () => new Promise((done) => setTimeout(done));

/** A followed game. `refuse` answers a question with an error. */
class FakeStudy implements Study {
  ended = false;
  constructor(
    public steps: number,
    private readonly refuse: () => Error | null,
  ) {}
  advance(actions: string[]): Promise<void> {
    this.steps += actions.length;
    return Promise.resolve();
  }
  judge(): Promise<PreviewAnswer> {
    const error = this.refuse();
    return error === null ? Promise.resolve(answer('here')) : Promise.reject(error);
  }
  end(): void {
    this.ended = true;
  }
}

function table(refuse: () => Error | null = () => null, record?: (now: Sight) => number) {
  const studies: FakeStudy[] = [];
  let ears: Ears | undefined;
  const heard: string[] = [];
  const far = {
    open: (listening: Ears) => void (ears = listening),
    close: () => undefined,
    preview: () => Promise.resolve(answer('server')),
  } as unknown as Engine;
  const near = new Near(far, {
    study: (now) => {
      const study = new FakeStudy(record?.(now) ?? now.steps, refuse);
      studies.push(study);
      return Promise.resolve(study);
    },
    names: () => [],
  });
  near.open({ hello: () => heard.push('hello'), news: () => heard.push('news') } as unknown as Ears);
  const who = async () => (await near.preview(1, 'x')).view;
  return { near, who, studies, heard, ears: ears as unknown as Ears };
}

test('until the game is followed the server answers, then this device', async () => {
  const { who, ears, heard } = table();
  expect(await who()).toBe('server');
  ears.hello(hello(sight(3)));
  expect(await who()).toBe('server');
  await settled();
  expect(await who()).toBe('here');
  ears.news(sight(5), [told('acted', 'a'), told('drawn', 'b'), told('advised')]);
  expect(await who()).toBe('here');
  expect(heard).toEqual(['hello', 'news']);
});

test('a game with hidden hands, a spectator’s and one that is over are not followed', async () => {
  const closed: Sight[] = [sight(3), sight(3, { yours: [] }), sight(3, { phase: 'over' } as Partial<Sight>)];
  delete (closed[0] as { points?: number[] }).points;
  for (const now of closed) {
    const { who, ears, studies } = table();
    ears.hello(hello(now));
    await settled();
    expect(studies).toEqual([]);
    expect(await who()).toBe('server');
  }
});

test('after something is taken back, or if steps are missing, the game is read again', async () => {
  const { who, ears, studies } = table();
  ears.hello(hello(sight(6)));
  await settled();
  ears.news(sight(4), [told('took_back')]);
  expect(await who()).toBe('server');
  await settled();
  expect(await who()).toBe('here');
  expect(studies.map(({ ended, steps }) => [ended, steps])).toEqual([[true, 6], [false, 4]]);
  // A log that hides an action of the game is no way to follow it.
  ears.news(sight(7), [told('acted', 'a'), told('drawn')]);
  expect(await who()).toBe('server');
});

test('what happened while the record was loaded is not missing', async () => {
  const steps = [3, 5];
  const { who, ears, studies } = table(undefined, () => steps.shift()!);
  ears.hello(hello(sight(3)));
  ears.news(sight(5), [told('acted', 'a'), told('acted', 'b')]);
  await settled();
  expect(studies.map(({ ended }) => ended)).toEqual([true, false]);
  expect(await who()).toBe('here');
});

test('a rule that forbids an action is told by this device; any other failure is the server’s to answer', async () => {
  let error: Error | null = new Fault('illegal', 'No.', 422, 'polis.place.ground');
  const { near, who, ears, studies } = table(() => error);
  ears.hello(hello(sight(1)));
  await settled();
  await expect(near.preview(1, 'x')).rejects.toMatchObject({ rule: 'polis.place.ground' });
  error = new Error('the worker has ended');
  expect(await who()).toBe('server');
  expect(studies[0]!.ended).toBe(true);
});

test('nothing is kept of a table that is left', async () => {
  const { near, ears, studies } = table();
  ears.hello(hello(sight(1)));
  near.close();
  await settled();
  expect(studies[0]!.ended).toBe(true);
});
