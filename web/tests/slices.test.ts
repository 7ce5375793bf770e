// A bot's thought in slices, with an engine and a clock that are made up.
import { expect, test } from 'vitest';
import type { Candidate, Progress, Request } from '../src/local/calls';
import { spent, think } from '../src/local/slices';

const best = (action: string): Candidate[] => [{ action, visits: 1, win: 0.5, points: 1 }];

/** An engine that takes this many milliseconds for a look, and wants to take this many looks. */
class Slow {
  time = 0;
  looks = 0;
  readonly spent: number[] = [];
  readonly shares: number[] = [];
  stopAt = Infinity;
  ended = false;

  constructor(
    private readonly each: number,
    private readonly most: number,
  ) {}

  readonly ask = <T>(request: Request): T => {
    if (request.call === 'think_end') {
      this.ended = true;
      return { best: best('so far') } as T;
    }
    if (request.call === 'think_on') {
      const [looks, used] = [request.looks as number, request.spent as number];
      this.spent.push(used);
      if (used < 1) {
        this.looks += looks;
        this.time += looks * this.each;
      }
      if (used >= 1 || this.looks >= this.most) return this.progress(true) as T;
    }
    return this.progress(false) as T;
  };

  think(limit: number): Promise<Candidate[]> {
    const ears = { now: () => this.time, stopped: () => this.time >= this.stopAt, share: (share: number) => void this.shares.push(share) };
    return think(this.ask, { call: 'think', table: 1 }, limit, ears);
  }

  private progress(done: boolean): Progress {
    return { thought: 1, looks: this.looks, most: this.most, done, ...(done ? { best: best('done') } : {}) };
  }
}

test('a bot that will be done in time is never told the time', async () => {
  const engine = new Slow(0.01, 100_000);
  expect(await engine.think(8_000)).toEqual(best('done'));
  expect(engine.spent.length).toBeGreaterThan(10);
  expect(engine.spent.every((share) => share === 0)).toBe(true);
});

test('a bot on a slow device divides its phases by the time, and is done at its end', async () => {
  const engine = new Slow(1, 100_000);
  expect(await engine.think(8_000)).toEqual(best('done'));
  const told = engine.spent.filter((share) => share > 0);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  // From an eighth of the time on it knows; the last slice is the end.
  expect(told[0]).toBeLessThan(0.2);
  expect(told.at(-1)).toBe(1);
  expect(engine.time).toBeGreaterThanOrEqual(8_000);
  expect(engine.time).toBeLessThan(8_200);
  expect(engine.ended).toBe(false);
});

test('a bot answers with the best so far when it is told to', async () => {
  const engine = new Slow(1, 100_000);
  engine.stopAt = 500;
  expect(await engine.think(8_000)).toEqual(best('so far'));
  expect(engine.ended).toBe(true);
  expect(engine.time).toBeLessThan(700);
});

test('the page hears often enough how far it is, but not at every slice', async () => {
  const engine = new Slow(1, 100_000);
  await engine.think(8_000);
  expect(engine.shares.length).toBeGreaterThan(20);
  expect(engine.shares.length).toBeLessThan(90);
  expect(engine.shares.length).toBeLessThan(engine.spent.length / 2);
});

test('at the beginning nothing is known about the device', () => {
  const slow = { thought: 1, looks: 1, most: 1_000_000, done: false };
  expect(spent(slow, 900, 8_000)).toBe(0);
  expect(spent(slow, 1_000, 8_000)).toBe(1 / 8);
  expect(spent(slow, 20_000, 8_000)).toBe(1);
});
