// The city of the day: rated on a server, played on the device alone without a network, and handed in later.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { axe } from './axe';
import { PHONE } from './browser';
import { fixture } from './fixture';
import { engineOf, playDay } from './review-module';
import { Site } from './site';
import { pageOf } from './two-players';

const here = fixture(5);
const PATIENCE = 120_000;
const SOON = { timeout: 60_000 };
const GAME = 'planners';
const today = () => new Date().toISOString().slice(0, 10);
const [DAY, LONG] = [86_400_000, 300_000];

// A day must not end in the middle of a test.
beforeAll(async () => {
  const left = DAY - (Date.now() % DAY);
  if (left < LONG) await new Promise((done) => setTimeout(done, left + 1_000));
}, LONG + PATIENCE);

/** The first legal action, again and again, until the game is over. */
async function playOn(person: ApiPerson, table: string): Promise<void> {
  while ((await person.look(table)).phase === 'playing') await person.move(table);
}

const tableOf = (page: Page): string => /#\/table\/([0-9a-f-]+|here-[0-9a-f]+)/.exec(page.url())?.[1] ?? '';

test('on a server: one attempt, the leaderboard, a review and a line to share', async () => {
  const ada = await ApiPerson.register(here.server, 'Ada');
  const { page, complaints, leave } = await pageOf(here, ada);
  await page.goto('/');
  await page.getByRole('link', { name: 'Today’s games' }).click();
  await page.getByRole('heading', { level: 1, name: 'City of the day' }).waitFor();
  await page.getByRole('navigation', { name: 'Game', exact: true }).getByRole('link', { name: 'Engineer' }).click();
  await page.locator('[data-own="none"]').waitFor();
  await axe(page, 'the city of the day', true);
  await page.getByRole('button', { name: 'Play today’s city' }).press('Enter');
  await page.waitForURL(/#\/table\//);
  const table = tableOf(page);
  await page.locator('.call').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Step away' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  // A reload, or another way in, leads to the same table.
  await page.goto('/#/daily');
  await page.getByRole('navigation', { name: 'Game', exact: true }).getByRole('link', { name: 'Engineer' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(new RegExp(table));
  await playOn(ada, table);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('link', { name: 'City of the day' }).click();
  await page.locator('[data-own="over"]').waitFor();
  expect(await page.getByRole('button', { name: 'Play today’s city' }).count()).toBe(0);
  const board = page.getByRole('table', { name: 'Leaderboard' });
  await board.getByRole('row', { name: /Ada/ }).waitFor();
  expect(await board.getByRole('link', { name: /Review/ }).getAttribute('href')).toBe(`#/review/${table}`);
  const line = await page.getByRole('textbox', { name: /A line to share/ }).inputValue();
  expect(line).toMatch(new RegExp(`^Engineer ${today()} \\P{L}+$`, 'u'));
  await page.getByRole('table', { name: 'The week' }).getByRole('row', { name: /Ada/ }).waitFor();
  await axe(page, 'the city of the day after the game', true);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  await leave();

  // Who has not played yet is not shown the table of another person.
  const eve = await pageOf(here, await ApiPerson.register(here.server, 'Eve'));
  await eve.page.goto(`/#/daily/${today()}/engineer`);
  await eve.page.getByRole('table', { name: 'Leaderboard' }).getByRole('row', { name: /Ada/ }).waitFor();
  expect(await eve.page.getByRole('table', { name: 'Leaderboard' }).getByRole('link', { name: /Review/ }).count()).toBe(0);
  await eve.leave();
});

/** What the browser keeps of a table: what its history says, without the times. */
const drawn = (page: Page, id: string) =>
  page.evaluate(
    (key) =>
      new Promise<string[]>((done, failed) => {
        const opening = indexedDB.open('rynek');
        opening.onerror = () => failed(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const getting = opening.result.transaction('entries').objectStore('entries').getAll(IDBKeyRange.bound([key, 0], [key, Infinity]));
          getting.onsuccess = () => {
            opening.result.close();
            done((getting.result as { entry: { type: string; action?: string } }[]).flatMap(({ entry }) => (entry.type === 'drawn' ? (entry.action ?? []) : [])));
          };
        };
      }),
    id.replace('here-', ''),
  );

describe('without a network', () => {
  let site: Site;
  let context: BrowserContext;
  const complaints: string[] = [];

  async function open(address: string): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(address);
    return page;
  }

  beforeAll(async () => {
    site = await Site.open();
    context = await here.browser.newContext({ ...PHONE, viewport: { width: 360, height: 640 }, locale: 'pl-PL', reducedMotion: 'reduce' });
    const page = await open(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.close();
    await site.stop();
    await context.setOffline(true);
  });

  afterAll(async () => {
    await context?.close();
    await site?.close();
  });

  test('on a phone, in Polish: the draws follow from the date, and the game goes on after a reload', async () => {
    const page = await open(site.url);
    await page.getByRole('link', { name: 'Dzisiejsze gry' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Miasto dnia' }).waitFor();
    await page.getByRole('navigation', { name: 'Gra', exact: true }).getByRole('link', { name: 'Planiści' }).tap();
    await page.getByRole('heading', { level: 2, name: 'Planiści' }).waitFor();
    const date = /#\/daily\/([\d-]+)/.exec(page.url())?.[1] ?? '';
    await axe(page, 'the city of the day on a phone', true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Zagraj na tym urządzeniu' }).tap();
    await page.waitForURL(/#\/table\/here-/);
    const id = tableOf(page);
    await page.locator('.call').waitFor();
    // Every device draws the same.
    const { entries } = playDay(engineOf(GAME), GAME, date, 0);
    const expected = (entries as { type: string; action?: string }[]).flatMap(({ type, action }) => (type === 'drawn' ? (action ?? []) : []));
    expect((await drawn(page, id)).slice(0, expected.length)).toEqual(expected);

    await page.goto(`${site.url}#/daily/${date}/${GAME}`);
    await page.reload();
    await page.locator('[data-own="playing"]').waitFor();
    await page.getByRole('button', { name: 'Kontynuuj' }).tap();
    await page.waitForURL(new RegExp(id));
    await page.locator('.call').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).last().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrezygnuj' }).tap();
    // A press that follows another one too closely is not counted: press again, as a person would.
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Tak, rezygnuję' });
    for (let tries = 0; tries < 5 && (tries === 0 || (await sure.count()) > 0); tries += 1) {
      await sure.tap();
      await sure.waitFor({ state: 'detached', timeout: 6_000 }).catch(() => undefined);
    }
    await page.getByRole('link', { name: 'Miasto dnia' }).first().waitFor();
    await page.goto(`${site.url}#/daily/${date}/${GAME}`);
    await page.locator('[data-own="over"]').waitFor();
    await page.getByText('Bez wyniku').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('a game that was played without a server is handed in, and checked move by move', async () => {
  const date = today();
  const ada = await ApiPerson.register(here.server, 'Ida');
  const { page, complaints, leave } = await pageOf(here, ada);
  await page.goto(`/#/daily/${date}/${GAME}`);
  await page.locator('[data-own="none"]').first().waitFor();
  const { kept, entries } = playDay(engineOf(GAME), GAME, date, Infinity);
  await page.evaluate(
    ([table, history]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('rynek');
        opening.onerror = () => failed(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const changing = opening.result.transaction(['tables', 'entries'], 'readwrite');
          changing.objectStore('tables').put(table);
          for (const entry of history) changing.objectStore('entries').put({ table: table.id, entry });
          changing.oncomplete = () => (opening.result.close(), done());
          changing.onabort = () => failed(new Error('it cannot be saved'));
        };
      }),
    [kept, entries] as const,
  );
  await page.reload();
  const mine = page.getByRole('region', { name: 'On this device' });
  await mine.locator('[data-own="over"]').waitFor();
  await mine.getByRole('button', { name: 'Send to the server' }).click();
  await mine.getByText('Sent to the server').waitFor();
  await page.reload();
  const row = page.getByRole('table', { name: 'Played offline' }).getByRole('row', { name: /Ida/ });
  await row.waitFor();
  await expect.poll(() => row.getByRole('link', { name: /Review/ }).count(), SOON).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});
