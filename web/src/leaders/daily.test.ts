import { expect, test } from 'vitest';
import { dateOf, isDate, plus, shareLine, streak } from './daily';

test('days are those of the calendar, in UTC', () => {
  expect(dateOf(Date.parse('2026-11-19T23:59:59Z'))).toBe('2026-11-19');
  expect([plus('2026-12-31', 1), plus('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(['2026-11-19', '2026-13-01', 'today', '2026-1-1'].map(isDate)).toEqual([true, false, false, false]);
});

test('a streak ends today or yesterday', () => {
  const days = ['2026-11-18', '2026-11-17', '2026-11-17', '2026-11-15'];
  expect([streak(days, '2026-11-19'), streak(days, '2026-11-18'), streak(days, '2026-11-20'), streak([], '2026-11-19')]).toEqual([2, 2, 0, 0]);
});

test('the line to share has the city and how it went, and nothing else', () => {
  const line = (place: number | null, alone: boolean, percentile: number | null, days: number) =>
    shareLine('Polis', '2026-11-19', place === null ? null : { place, points: 77 }, alone, percentile, days);
  expect(line(1, false, 84, 3)).toBe('Polis 2026-11-19 🥇 ▰▰▰▰▰▰▰▰▱▱ 🔥3');
  expect(line(4, false, 0, 1)).toBe('Polis 2026-11-19 🏙️ ▱▱▱▱▱▱▱▱▱▱');
  expect([line(1, true, null, 0), line(2, true, null, 0), line(null, false, null, 0)]).toEqual(['Polis 2026-11-19 🥇', 'Polis 2026-11-19 🏙️', 'Polis 2026-11-19 🏳️']);
});
