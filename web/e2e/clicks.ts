// How many clicks a game takes: from the front page to the first move, and for a turn. Counted, not timed. `make bench-page`.
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import { handOf } from './hand';
import { click } from './press';
import { pageOf } from './two-players';

const TURNS = 8;
/** From the front page to a board on which a move can be chosen. */
const MOST_TO_BEGIN = 2;

const here = fixture(10);

test.each(Object.keys(GAMES))('%s', async (game) => {
  const { perform, drawing } = GAMES[game]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  const { page, complaints, leave } = await pageOf(here, person);
  let clicks = 0;
  const press = (piece: Locator) => ((clicks += 1), click(piece));
  const hand = { ...handOf(page, game, false), press };

  await page.goto('/');
  await press(page.getByRole('button', { name: new RegExp(`Play.*${hand.say(`${game}-title`)}`) }).first());
  await page.locator(drawing).waitFor();
  const begin = clicks;
  const table = /table\/(\w+)/.exec(page.url())?.[1] ?? '';

  const turns: number[] = [];
  while (turns.length < TURNS) {
    await person.playOn(table, 0);
    const { phase, actions = [], steps } = await person.look(table);
    if (phase !== 'playing') break;
    await page.locator(`.table[data-steps="${steps}"]`).waitFor();
    clicks = 0;
    await perform(hand, actions[Math.floor((actions.length * (turns.length % 5)) / 5)]!);
    // The only legal action needs no confirmation.
    if (actions.length > 1) await press(page.locator('.bar.ready .primary'));
    await expect.poll(async () => (await person.look(table)).steps, { timeout: 60_000 }).toBeGreaterThan(steps);
    turns.push(clicks);
  }
  const mean = turns.reduce((sum, one) => sum + one, 0) / turns.length;
  process.stdout.write(`| ${game} | ${begin} | ${mean.toFixed(1)} | ${Math.max(...turns)} |\n`);
  expect(begin).toBeLessThanOrEqual(MOST_TO_BEGIN);
  expect(turns.length).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await leave();
});
