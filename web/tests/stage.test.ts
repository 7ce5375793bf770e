// Actions of other players are shown one after another and can be skipped; the player's own are shown immediately.
import { beforeEach, expect, test } from 'vitest';
import type { Acting } from '../src/lib/board';
import { BEATS, Stage, type Scene } from '../src/lib/stage';
import type { Sight, Told } from '../src/lib/wire';

const ME = 1;
let timers: { at: number; what: () => void; off: boolean }[];
let now: number;
let still: boolean;
let shown: number[];
let followed: (string | null)[];
let stage: Stage;

function pass(ms: number) {
  const until = now + ms;
  for (;;) {
    const due = timers.filter((timer) => !timer.off && timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
    if (due === undefined) break;
    due.off = true;
    now = due.at;
    due.what();
  }
  now = until;
}

function scene(number: number, seat: number | null, more: Partial<Sight> = {}): Scene {
  const entries = seat === null ? [] : [{ number, at: 0, what: 'acted', seat, action: `${number}`, text: '' } as Told];
  return { sight: { number, yours: [ME], ...more } as Sight, entries };
}

const named = (acting: Acting | null) => acting && `${acting.seat} ${acting.done ? 'did' : 'does'} ${acting.action}`;

beforeEach(() => {
  [timers, shown, followed, now, still] = [[], [], [], 0, false];
  stage = new Stage(
    {
      follow: (acting) => followed.at(-1) !== named(acting) && followed.push(named(acting)),
      show: ({ sight }) => shown.push(sight.number),
    },
    {
      after: (ms, what) => {
        const timer = { at: now + ms, what, off: false };
        timers.push(timer);
        return () => (timer.off = true);
      },
      now: () => now,
      still: () => still,
    },
  );
});

test('one’s own action shows at once, the answers one after another', () => {
  stage.play(scene(1, ME));
  expect(shown).toEqual([1]);
  stage.play(scene(2, 2));
  stage.play(scene(3, 3));
  expect(shown).toEqual([1]);
  pass(BEATS.own + BEATS.coming);
  expect(shown).toEqual([1, 2]);
  pass(BEATS.coming + BEATS.done);
  expect(shown).toEqual([1, 2, 3]);
  pass(10_000);
  expect(followed).toEqual([null, '2 does 2', '2 did 2', '3 does 3', '3 did 3', null]);
});

test('a player who acts again is not announced again', () => {
  stage.play(scene(1, 2));
  stage.play(scene(2, 2));
  pass(10_000);
  expect(followed.filter((one) => one?.includes('does'))).toEqual(['2 does 1']);
  expect(shown).toEqual([1, 2]);
});

test('skipping shows everything that waits, in order and once', () => {
  for (const number of [1, 2, 3]) stage.play(scene(number, 1 + number));
  expect(shown).toEqual([]);
  stage.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(followed.at(-1)).toBe(null);
  pass(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test('one’s own action never waits behind others’', () => {
  stage.play(scene(1, 2));
  stage.play(scene(2, ME));
  expect(shown).toEqual([1, 2]);
});

test('nothing waits with reduced motion, or in a hidden tab', () => {
  still = true;
  for (const number of [1, 2, 3]) stage.play(scene(number, 2));
  expect(shown).toEqual([1, 2, 3]);
  expect(timers).toEqual([]);
});

test('motion that is switched off in the middle ends the play', () => {
  stage.play(scene(1, 2));
  still = true;
  stage.play(scene(2, 3));
  expect(shown).toEqual([1, 2]);
});

test('what is no action shows in its turn without a pause', () => {
  stage.play(scene(1, null));
  expect(shown).toEqual([1]);
  stage.play(scene(2, 2));
  stage.play(scene(3, null));
  expect(shown).toEqual([1]);
  pass(BEATS.coming);
  expect(shown).toEqual([1, 2]);
  pass(BEATS.done);
  expect(shown).toEqual([1, 2, 3]);
});

test('a page that is far behind is brought up to date', () => {
  for (let number = 1; number <= 12; number += 1) stage.play(scene(number, 2 + (number % 2)));
  expect(shown.length).toBeGreaterThan(7);
  pass(10_000);
  expect(shown).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
});

test('a clock that runs out soon is not spent on looking', () => {
  stage.play(scene(1, 2, { runs_out: 60_000 }));
  pass((BEATS.coming + BEATS.done) / 2);
  expect(shown).toEqual([1]);
  expect(followed.at(-1)).toBe(null);
});

test('a stage that is cleared shows nothing more', () => {
  stage.play(scene(1, 2));
  stage.clear();
  pass(10_000);
  expect(shown).toEqual([]);
});
