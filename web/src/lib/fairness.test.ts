import { expect, test } from 'vitest';
import { figuresFor, percent } from './fairness';
import type { GameInfo } from './wire';

const figures = (players: number, options: Record<string, unknown>) => ({
  players,
  options,
  bot: 'strong',
  games: 400,
  seats: [{ wins: 0.628, low: 0.58, high: 0.675 }],
});

const game = {
  defaults: { players: 2, sides: 'street', level: false },
  fairness: [figures(2, {}), figures(3, {}), figures(2, { level: true })],
} as unknown as GameInfo;

test('figures are shown for the options that were measured', () => {
  expect(figuresFor(game, 2, { sides: 'street', level: false })).toBe(game.fairness[0]);
  expect(figuresFor(game, 3, { sides: 'street', level: false })).toBe(game.fairness[1]);
  expect(figuresFor(game, 2, { sides: 'street', level: true })).toBe(game.fairness[2]);
});

test('no figures are shown for other options', () => {
  expect(figuresFor(game, 4, { sides: 'street', level: false })).toBeNull();
  expect(figuresFor(game, 2, { sides: 'district', level: false })).toBeNull();
  expect(figuresFor(game, 3, { sides: 'street', level: true })).toBeNull();
});

test('shares are rounded to whole per cent', () => {
  expect(percent(0.628)).toBe(63);
});
