// How many clicks a game takes: from the front page to the first move, for an action, and for a turn. Counted, not timed. `make bench-page`.
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import { handOf } from './hand';
import { click } from './press';
import { pageOf } from './two-players';

const TURNS = 8;
/** Enough for so many turns in every game. */
const MOST_ACTIONS = 60;
/** From the front page to a board on which a move can be chosen. */
const MOST_TO_BEGIN = 2;

const here = fixture(10);

/** How many actions other players have taken. */
async function rivalsOf(person: ApiPerson, table: string): Promise<number> {
  const { entries } = await person.ask<{ entries: { seat?: number; what: string }[] }>('GET', `/tables/${table}/log`);
  return entries.filter(({ seat = 1 }) => seat > 1).length;
}

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

  const actions: number[] = [];
  // A turn ends when another player acts; Engineer, for one player, has rounds: one ends when a project card can be chosen again.
  const turns: number[] = [];
  let turn = 0;
  let rivals = 0;
  while (turns.length < TURNS && actions.length < MOST_ACTIONS) {
    await person.playOn(table, 0);
    const { phase, actions: legal = [], steps } = await person.look(table);
    if (phase !== 'playing') break;
    const acted = await rivalsOf(person, table);
    const isNext = game === 'engineer' ? legal.some((action) => /^(keep|set) /.test(action)) : acted > rivals;
    if (isNext && turn > 0) {
      turns.push(turn);
      turn = 0;
    }
    rivals = acted;
    await page.locator(`.table[data-steps="${steps}"]`).waitFor();
    clicks = 0;
    await perform(hand, legal[Math.floor((legal.length * (actions.length % 5)) / 5)]!);
    // The only legal action needs no confirmation.
    if (legal.length > 1) await press(page.locator('.bar.ready .primary'));
    await expect.poll(async () => (await person.look(table)).steps, { timeout: 60_000 }).toBeGreaterThan(steps);
    actions.push(clicks);
    turn += clicks;
  }
  const mean = (all: number[]) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(1);
  process.stdout.write(`| ${game} | ${begin} | ${mean(actions)} | ${Math.max(...actions)} | ${mean(turns)} | ${Math.max(...turns)} |\n`);
  expect(begin).toBeLessThanOrEqual(MOST_TO_BEGIN);
  expect(actions.length).toBeGreaterThan(3);
  expect(turns.length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await leave();
});
