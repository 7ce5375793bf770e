import { expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axe } from './axe';
import { questions } from './games/engineer';
import { PHONE } from './browser';
import { click, key, tap, type Press } from './press';
import { mark, settle } from './settle';
import { fixture } from './fixture';
import { byHand, toTheEnd } from './rest';

const ENGLISH = { confirm: 'Confirm', rematch: 'Rematch' };
const POLISH = { confirm: 'Zatwierdź', rematch: 'Rewanż' };
type Says = typeof ENGLISH;

const here = fixture();

async function ask<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${here.server.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

/** Opens a table in this mode. */
async function sit(page: Page, mode: string, layout: string): Promise<void> {
  const { token } = await ask<{ token: string }>('/people', { name: 'Ada' });
  const terms = { game: 'engineer', options: { mode, layout }, seats: [{ kind: 'me' }], hints: true, start: true };
  const { id } = await ask<{ id: string }>('/tables', terms, token);
  await page.goto(`/#/me/${token}`);
  await page.waitForFunction(() => localStorage.getItem('rynek.me') !== null);
  await page.goto(`/#/table/${id}`);
}

/** Answers questions until there is a choice to confirm; returns whether the game continues. */
async function act(page: Page, says: Says, turn: number, press: Press): Promise<boolean> {
  const confirm = page.getByRole('button', { name: says.confirm, exact: true });
  const end = page.getByRole('button', { name: says.rematch });
  const open = questions(page).reduce((all, question) => all.or(question));
  for (let answers = 0; answers < 12; answers += 1) {
    await open.or(confirm).or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
    if ((await end.count()) > 0) return false;
    if ((await confirm.count()) > 0) break;
    const { forced } = await mark(page);
    for (const question of questions(page)) {
      const count = await question.count();
      if (count === 0) continue;
      await press(question.nth((turn + answers) % count));
      if (forced) await settle(page, says.confirm, press);
      if (forced) return true;
      break;
    }
  }
  await press(confirm);
  await confirm.waitFor({ state: 'detached' });
  return true;
}

/** Plays `most` turns by hand at most, and the rest by the API. */
async function wholeGame(mode: string, layout: string, options: BrowserContextOptions, says: Says, press: Press, most: number, after?: (page: Page) => Promise<void>) {
  const { page, complaints, leave } = await here.guest(options);
  await sit(page, mode, layout);
  let turns = 0;
  while (turns < most && (await act(page, says, turns, press))) {
    turns += 1;
    if (turns % 5 === 0) await axe(page, `Engineer, ${mode}, turn ${turns}`);
  }
  expect(turns).toBeGreaterThan(10);
  await toTheEnd(page, here.server, says.rematch);
  await after?.(page);
  expect(complaints).toEqual([]);
  await leave();
}

test.each([
  ['a_easy', 'chosen', 'light'],
  ['b_hard', 'random', 'dark'],
  ['ab_hard', 'random', 'light'],
] as const)('a whole game of Engineer by clicks: %s', async (mode, layout, colorScheme) => {
  await wholeGame(mode, layout, { colorScheme }, ENGLISH, click, Infinity, (page) => axe(page, 'Engineer at the end'));
});

test('a whole game of Engineer on a phone, in Polish: the Eiffel Tower', async () => {
  await wholeGame('eiffel_hard', 'random', { ...PHONE, locale: 'pl-PL', colorScheme: 'dark' }, POLISH, tap, byHand(11), async (page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|token|points|dice)\b/i);
  });
});

test('a whole game of Engineer by keyboard alone: the Empire State Building', async () => {
  await wholeGame('empire_state_hard', 'first_game', {}, ENGLISH, key, byHand(11));
});
