// What the page tells of the game: the log and its places, what others did, the end of a round, notes on the board.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ApiPerson } from './api-person';
import { act, begin, device, ownTurn } from './device';
import { fixture } from './fixture';
import { pageOf } from './two-players';

const here = fixture(10);
/** Enough for a busy machine. */
const SOON = { timeout: 60_000 };

const log = (page: Page) => page.getByRole('log');
const recapOf = (page: Page) => page.getByRole('group', { name: 'Since your last turn' });

/** A game that a person has played for this many actions. */
async function playing(game: string, bots: number, steps: number, locale = 'en-GB') {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open(game, bots);
  await person.playOn(table, steps);
  const opened = await pageOf(here, person, { locale });
  await opened.page.goto(`/#/table/${table}`);
  await log(opened.page).locator('li').first().waitFor();
  return opened;
}

test('the log says “You”, tells who placed a starting floor, and lights the places of a line', async () => {
  const { page, complaints, leave } = await playing('rooftops', 1, 12);
  const lines = log(page).locator('li');
  await lines.filter({ hasText: /You place a (black|white|grey|brown) starting floor on [A-E]\d+\./ }).first().waitFor();
  await lines.filter({ hasText: /Casual bot (takes card|builds)/ }).first().waitFor();
  expect(await log(page).getByText(/Ada (places|takes card|builds)/).count()).toBe(0);
  // A starting floor lights its site, a card that is in the market its card; the card has the number of the line.
  await lines.getByRole('button', { name: /You place/ }).first().hover();
  await expect.poll(() => page.locator('.rooftops .town .lit').count(), SOON).toBeGreaterThan(0);
  const card = page.locator('.market .pick').last();
  const number = await card.locator('.number').innerText();
  await lines.getByRole('button', { name: new RegExp(`^Card ${number} is added to the market`) }).last().hover();
  await expect.poll(() => card.getAttribute('class'), SOON).toMatch(/\blit\b/);
  expect(complaints).toEqual([]);
  await leave();
});

test('the log addresses a player in Polish, too', async () => {
  const { page, complaints, leave } = await playing('polis', 1, 10, 'pl-PL');
  const lines = log(page).locator('li');
  await lines.filter({ hasText: /Bierzesz kafel z .* i budujesz/ }).first().waitFor();
  await lines.filter({ hasText: /Bot Amator bierze kafel z .* i buduje/ }).first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('what others did is shown in a game with hidden hands', async () => {
  const { page, complaints, leave } = await playing('boulevards', 2, 30);
  await page.keyboard.press('l');
  await recapOf(page).getByText(/^1 \/ \d+$/).waitFor();
  await recapOf(page).getByText(/Casual bot 1 (builds|sells)/).waitFor();
  // Only that the others drew is told, not what.
  expect(await recapOf(page).innerText()).not.toMatch(/draws .* for [A-L][1-4]/);
  // The key is not counted while the page draws the step: press it again, as a person would.
  const closed = recapOf(page).getByText(/moves since your last turn/);
  for (let tries = 0; tries < 5; tries += 1) {
    await page.keyboard.press('Escape');
    if (await closed.waitFor({ timeout: 6_000 }).then(() => true, () => false)) break;
  }
  await closed.waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('what others did is shown at a table of this device', async () => {
  const { context, complaints, open } = await device(here, 'without');
  const page = await open(`${here.server.url}/`);
  await begin(page, 'Planners');
  await act(page);
  await ownTurn(page);
  await page.keyboard.press('l');
  await recapOf(page).getByText(/^1 \/ \d+$/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Moves the pointer to the middle of a place, whatever lies on it. */
async function point(page: Page, place: string): Promise<void> {
  const box = (await page.locator(`.engineer [data-piece="${place}"]`).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('Engineer tells the end of a round, and no note covers where the engineer has just gone', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('engineer', 0, { options: { mode: 'a_easy', layout: 'first_game' } });
  await person.playOn(table, 15);
  const { page, complaints, leave } = await pageOf(here, person);
  await page.goto(`/#/table/${table}`);
  await page.locator('.walker').waitFor();
  /** Where the engineer has gone with the latest action. */
  let gone: string | undefined;
  for (let steps = 16; gone === undefined; steps += 1) {
    await person.playOn(table, steps);
    const { entries } = await person.ask<{ entries: { action?: string }[] }>('GET', `/tables/${table}/log?limit=500`);
    gone = /^(?:P\d|recover) ([a-d][1-4])/.exec(entries.at(-1)?.action ?? '')?.[1];
  }
  await log(page).getByText(/The round ends\. .*(gets a token|already has its token)\. .*The time marker/).first().waitFor();
  await page.locator('.walker[data-laid]').waitFor();
  const note = page.locator('.engineer .note');
  await point(page, gone);
  expect(await note.count()).toBe(0);
  await point(page, gone === 'a1' ? 'd4' : 'a1');
  await note.waitFor();
  await point(page, gone);
  await note.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});
