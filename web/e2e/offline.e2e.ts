// Games without a server: a static copy of the page, with the network switched off after the first visit.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK } from './browser';
import { fixture } from './fixture';
import { SEED } from './server';
import { Site } from './site';

const here = fixture(20);
let site: Site;
let context: BrowserContext;
let complaints: string[];

const GAMES = { planners: 'Planners' };
const PATIENCE = 120_000;

/** All draws of the device follow from a seed; no two numbers are the same, also after a reload. */
function drawFrom(seed: number): void {
  if (!location.protocol.startsWith('http')) return;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
    const drawn = Number(localStorage.getItem('drawn') ?? seed * 1000) + 1;
    localStorage.setItem('drawn', `${drawn}`);
    if (bytes instanceof Uint8Array) bytes.forEach((_, at) => (bytes[at] = Math.floor(((drawn * 2654435761 + at * 40503) % 4294967296) / 65536) % 256));
    return bytes;
  };
}

/** Few and quick bots, unless a test chose others. */
function chooseRivals(games: string[]): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('rynek.rivals') !== null) return;
  localStorage.setItem('rynek.rivals', JSON.stringify(Object.fromEntries(games.map((game) => [game, { level: 'novice' }]))));
}

async function comeIn(): Promise<BrowserContext> {
  const made = await here.browser.newContext({ ...DESK, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true });
  await made.addInitScript(drawFrom, SEED);
  await made.addInitScript(chooseRivals, Object.keys(GAMES));
  return made;
}

async function openPage(of: BrowserContext, address: string): Promise<Page> {
  const page = await of.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return page;
}

/** Waits until the service worker has all files. */
const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

beforeAll(async () => {
  complaints = [];
  site = await Site.open();
  context = await comeIn();
  const page = await openPage(context, site.url);
  await installed(page);
  await page.close();
  // From now on nothing answers, and the browser says so too.
  await site.stop();
  await context.setOffline(true);
});

afterAll(async () => {
  await context?.close();
  await site?.close();
});

const card = (page: Page, title: string): Locator => page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Starts a quick game from the front page. */
async function begin(page: Page, title: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  await card(page, title).getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL(/#\/table\/here-/);
}

/** Plays what the hint says. */
async function act(page: Page): Promise<void> {
  await page.locator('.call').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('complementary', { name: 'Hint' }).locator('li button').first().click();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const rematch = (page: Page) => page.getByRole('button', { name: 'Rematch' });

/** Saves the game as a file, and reads it. */
async function record(page: Page): Promise<{ path: string; events: { type: string }[]; result?: unknown }> {
  const saving = page.waitForEvent('download');
  await fromMenu(page, 'Save as a file');
  const path = await (await saving).path();
  await page.keyboard.press('Escape');
  return { path, ...(JSON.parse(await readFile(path, 'utf8')) as { events: { type: string }[]; result?: unknown }) };
}

test('a whole game without a network', async () => {
  const [game, title] = ['planners', GAMES.planners];
  const page = await openPage(context, site.url);
  await begin(page, title);
  await act(page);
  // The rest of the game is played by bots.
  await fromMenu(page, 'Step away');
  await rematch(page).first().waitFor({ timeout: 240_000 });
  await page.getByRole('img', { name: 'Points over the game' }).waitFor();
  // What belongs to the game works as well: the replay, the rules, a lesson.
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click();
  await page.getByRole('slider').waitFor();
  await page.evaluate((to) => (location.hash = to), `#/rules/${game}`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.evaluate((to) => (location.hash = to), `#/learn/${game}/1`);
  await page.locator('[data-fills]').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('a game survives closing the page and the end of its workers, and moves in a file', async () => {
  let page = await openPage(context, site.url);
  await page.evaluate(() => localStorage.setItem('rynek.rivals', JSON.stringify({ planners: { level: 'master' } })));
  await page.reload();
  await begin(page, 'Planners');
  const table = page.url();
  await act(page);
  // The bot thinks: its worker ends in the middle, and so does the one with the rules.
  await page.locator('progress').waitFor();
  const ended = page.workers();
  expect(ended.length).toBeGreaterThan(0);
  await Promise.all(ended.map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)));
  // A new worker thinks for the bot again; it may be told to play now.
  const now = page.getByRole('button', { name: 'Play now' });
  await now.or(page.locator('.call')).first().waitFor();
  if ((await now.count()) > 0) await now.click({ timeout: 5_000 }).catch(() => undefined);
  await page.locator('.call').waitFor();
  const before = await record(page);
  const actions = before.events.filter((event) => event.type === 'action').length;
  expect(actions).toBeGreaterThanOrEqual(2);

  await page.close();
  page = await openPage(context, `${site.url}#/mine`);
  await page.getByRole('listitem').filter({ hasText: 'on this device' }).first().getByRole('link', { name: /^Play/ }).first().click();
  await page.waitForURL(table);
  await page.locator('.call').waitFor();
  expect((await record(page)).events).toEqual(before.events);

  await page.evaluate(() => (location.hash = '#/mine'));
  await page.locator('input[type=file]').setInputFiles(before.path);
  await page.waitForURL((address) => address.hash.startsWith('#/table/here-') && address.href !== table);
  await page.locator('.call').waitFor();
  expect((await record(page)).events).toEqual(before.events);
  expect(complaints).toEqual([]);
  await page.close();
});
