// Games without a server: a static copy of the page, with the network switched off after the first visit.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginTogether, handOver } from './at-one-device';
import { act, begin, type Device, device, fromMenu, installed, ownTurn, record, type SavedRecord } from './device';
import { fixture } from './fixture';
import { byHand } from './rest';
import { Site } from './site';

const here = fixture(20);
let site: Site;
let mine: Device;

/** One game of these is played to its end in `make test`; the others, all with their first turns, in `make trials`. */
const GAMES = { planners: 'Planners', polis: 'Polis', rooftops: 'Rooftops', boulevards: 'Boulevards', engineer: 'Engineer' };
const WHOLE = 'planners';

beforeAll(async () => {
  site = await Site.open();
  mine = await device(here);
  const page = await mine.open(site.url);
  await installed(page);
  await page.close();
  // From now on nothing answers, and the browser says so too.
  await site.stop();
  await mine.context.setOffline(true);
});

afterAll(async () => {
  await mine?.context.close();
  await site?.close();
});

test.each(Object.entries(GAMES))('without a network, a whole game or its first turns: %s', async (game, title) => {
  const page = await mine.open(site.url);
  await begin(page, title);
  await act(page);
  if (game === WHOLE || byHand(1) > 1) {
    // The rest of the game is played by bots.
    await fromMenu(page, 'Step away');
    await page.getByRole('button', { name: 'Rematch' }).first().waitFor({ timeout: 240_000 });
    await page.getByRole('img', { name: 'Points over the game' }).waitFor();
    // What belongs to the game works as well: the replay, the rules, a lesson.
    await page.getByRole('link', { name: 'Replay', exact: true }).first().click();
    await page.getByRole('slider').waitFor();
    await page.evaluate((to) => (location.hash = to), `#/rules/${game}`);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await page.evaluate((to) => (location.hash = to), `#/learn/${game}/1`);
    await page.locator('[data-fills]').waitFor();
  } else {
    // The bots answer, or the player acts again.
    await ownTurn(page);
    expect((await record(page)).events.filter(({ type }) => type === 'action').length).toBeGreaterThan(0);
  }
  expect(mine.complaints).toEqual([]);
  await page.close();
});

/** Acts, several times if the turn goes on, until a bot thinks. */
async function actUntilBotThinks(page: Page): Promise<void> {
  const thinks = page.locator('progress');
  do {
    await act(page);
    await thinks.or(page.locator('.call')).first().waitFor();
  } while ((await thinks.count()) === 0);
}

test('a game survives closing the page and the end of its workers, and moves in a file', async () => {
  let page = await mine.open(site.url);
  await page.evaluate(() => localStorage.setItem('rynek.rivals', JSON.stringify({ planners: { level: 'master' } })));
  await page.reload();
  await begin(page, 'Planners');
  const table = page.url();
  await actUntilBotThinks(page);
  // Its worker ends in the middle, and so does the one with the rules.
  const ended = page.workers();
  expect(ended.length).toBeGreaterThan(0);
  await Promise.all(ended.map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)));
  // A new worker thinks for the bot again; it may be told to play now.
  await ownTurn(page);

  // The page ends in the middle of the bot's move: the own move is saved, and the bot begins again.
  await actUntilBotThinks(page);
  await page.close();
  page = await mine.open(`${site.url}#/mine`);
  // Other games of this device may be listed before it.
  const listed = page.getByRole('listitem').filter({ hasText: 'on this device', has: page.locator(`a[href="${new URL(table).hash}"]`) });
  await listed.getByRole('link', { name: /^(Play|Open|Watch)/ }).first().click();
  await page.waitForURL(table);
  await ownTurn(page);
  const before = await record(page);
  const actions = before.events.filter((event) => event.type === 'action').length;
  expect(actions).toBeGreaterThanOrEqual(4);

  await page.evaluate(() => (location.hash = '#/mine'));
  await page.locator('input[type=file]').setInputFiles(before.path);
  await page.waitForURL((address) => address.hash.startsWith('#/table/here-') && address.href !== table);
  await page.locator('.call').waitFor();
  expect((await record(page)).events).toEqual(before.events);
  expect(mine.complaints).toEqual([]);
  await page.close();
});

/** Copies the edition that ships, turns a tile of it, and makes the game short: two objects are enough for a win. */
async function ownEdition(page: Page): Promise<string> {
  await page.evaluate(() => (location.hash = '#/editions/planners'));
  await page.getByRole('button', { name: /^Copy and edit/ }).first().click();
  await page.getByText('Everything is right').waitFor();
  const tile = page.locator('ol.lines input').first();
  const turned = [...(await tile.inputValue()).replaceAll(' ', '')].reverse().join('');
  await tile.fill(turned);
  await page.locator('summary').filter({ hasText: 'Objects' }).click();
  await page.getByLabel('Lengths').fill('2 3');
  await page.getByText('Everything is right').waitFor();
  return turned;
}

/** Begins a game with the edition of the form, and returns its record after one action. */
async function playOwn(page: Page, turned: string): Promise<SavedRecord> {
  await page.getByRole('combobox', { name: /Level/ }).selectOption('novice');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/table\/here-/);
  await act(page);
  const saved = await record(page);
  expect(saved.edition?.components?.tiles?.list[0]?.rows.join('')).toBe(turned);
  return saved;
}

test('an edition of one’s own is made, played and studied without a network', async () => {
  const page = await mine.open(`${site.url}#/mine`);
  await playOwn(page, await ownEdition(page));
  await fromMenu(page, 'Step away');
  await page.getByRole('button', { name: 'Rematch' }).first().waitFor();
  const { path } = await record(page);
  await page.evaluate(() => (location.hash = '#/study'));
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(/#\/replay\/here-/);
  await page.getByRole('slider').waitFor();
  expect(mine.complaints).toEqual([]);
  await page.close();
});

test('an edition of one’s own is played on the device where the server does not allow it', async () => {
  const other = await device(here, 'without');
  const page = await other.open(here.server.url);
  await playOwn(page, await ownEdition(page));

  // A new table can have it as long as nobody else is invited.
  await page.evaluate(() => (location.hash = '#/new/planners'));
  const choice = page.getByLabel('Components in the box');
  const own = choice.locator('optgroup[label="My editions"] option');
  await choice.locator('option').first().waitFor({ state: 'attached' });
  expect(await own.count()).toBe(0);
  const second = page.getByLabel('Seat 2', { exact: true });
  await second.selectOption('bot novice');
  await own.waitFor({ state: 'attached' });
  await choice.selectOption((await own.getAttribute('value')) ?? '');
  expect(await page.getByRole('checkbox', { name: /^Play on this device/ }).isChecked()).toBe(true);
  await second.selectOption('open');
  await own.waitFor({ state: 'detached' });
  await second.selectOption('bot novice');
  await choice.selectOption((await own.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Start playing', exact: true }).click();
  await page.waitForURL(/#\/table\/here-/);
  await page.locator('.call').or(page.locator('progress')).first().waitFor();
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('without a network, two players at one device never see each other’s hand, and have no clock', async () => {
  const page = await mine.open(`${site.url}#/new/boulevards`);
  await page.getByLabel('Seat 2').waitFor();
  expect(await page.getByLabel('Clock').count()).toBe(0);
  await beginTogether(page);
  await page.waitForURL(/#\/table\/here-/);
  await handOver(page);
  expect(mine.complaints).toEqual([]);
  await page.close();
});

/** Changes the saved opening of a table, as if it had been begun with the next version of the rules. */
async function beginWithOtherRules(id: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open('rynek');
    opening.onsuccess = () => done(opening.result);
  });
  const changing = database.transaction('entries', 'readwrite');
  const entries = changing.objectStore('entries');
  const reading = entries.get([id, 1]);
  reading.onsuccess = () => {
    const { table, entry } = reading.result as { table: string; entry: { rules: number } };
    entries.put({ table, entry: { ...entry, rules: entry.rules + 1 } });
  };
  await new Promise((done) => (changing.oncomplete = done));
  database.close();
}

test('a game that was begun with other rules is not continued, and the page says why', async () => {
  const page = await mine.open(site.url);
  await begin(page, 'Planners');
  await page.locator('.call').waitFor();
  const table = page.url();
  await page.evaluate(beginWithOtherRules, /here-(\w+)/.exec(table)?.[1] ?? '');
  await page.reload();
  await page.getByText(/This game was started with version \d+ of the rules, but this page plays version \d+/).waitFor();
  // It is not lost.
  await page.evaluate(() => (location.hash = '#/mine'));
  await page.locator(`a[href="${new URL(table).hash}"]`).first().waitFor();
  expect(mine.complaints).toEqual([]);
  await page.close();
});
