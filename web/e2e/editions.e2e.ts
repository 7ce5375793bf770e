// Editions in the page: a box is typed in, checked, played and replayed in the terminal.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { axe } from './axe';
import { fixture } from './fixture';
import { GAMES } from './games';
import { RYNEK } from './server';

const here = fixture(5, ['--own-editions', 'true']);
const run = promisify(execFile);
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rynek-editions-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const LOOKS = [
  { look: 'desktop', options: { viewport: { width: 1280, height: 720 } } },
  { look: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

/** 32 tiles, each with every colour twice and one hole, in an order of their own. */
const TILES = Array.from({ length: 32 }, (_, tile) => {
  const faces = [...'RRGGBBYYo'];
  return Array.from({ length: 9 }, (_, n) => faces.splice((tile * 7 + n * n + 3) % faces.length, 1)[0]).join('');
});

/** Copies the first edition of a game and opens its form. */
async function copy(page: Page, game: string): Promise<void> {
  await page.goto(`/#/editions/${game}`);
  await page.getByRole('button', { name: /^Copy and edit/ }).first().click();
  await page.getByText('Everything is right').waitFor();
}

const rows = (page: Page) => page.locator('ol.lines input');
const save = async (page: Page, button: string): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const download = await waiting;
  const file = join(folder, `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(file);
  return file;
};

test('a box is typed in, played, and its record is replayed in the terminal', async () => {
  const { page, complaints, leave } = await here.guest();
  page.setDefaultTimeout(120_000);
  await copy(page, 'planners');
  await page.getByLabel('Name of the edition').fill('The box on my shelf');
  await page.keyboard.press('Tab');

  // Only the keyboard is needed, and Enter makes the next row.
  await page.getByRole('button', { name: /^Remove all rows/ }).click();
  await page.getByRole('button', { name: /^Add a row/ }).click();
  for (const [n, tile] of TILES.entries()) {
    if (n > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(tile.toLowerCase());
  }
  await page.keyboard.press('Tab');
  const typed = await rows(page).evaluateAll((all) => all.map((row) => (row as HTMLInputElement).value.replaceAll(' ', '')));
  expect(typed).toEqual(TILES);
  await page.getByText('Everything is right').waitFor();

  // It is stored in the browser.
  await page.reload();
  await page.getByText('Everything is right').waitFor();
  expect(await rows(page).count()).toBe(32);
  expect(await page.getByLabel('Name of the edition').inputValue()).toBe('The box on my shelf');

  // A game with it, against a bot, to its end.
  await page.getByRole('combobox', { name: /Level/ }).selectOption('novice');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.table .board .within > *').first().waitFor();
  const table = /#\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('rynek.me') ?? '{}') as ApiPerson['kept']);
  const person = ApiPerson.of(here.server, kept);
  while ((await person.look(table)).phase !== 'over') await person.move(table);
  const record = await save(page, 'Record');
  const { edition } = JSON.parse(await readFile(record, 'utf8')) as { edition: { components: { tiles: { list: { rows: string[] }[] } } } };
  expect(edition.components.tiles.list.map((tile) => tile.rows.join(''))).toEqual(TILES);

  // The terminal replays it, and the page names the edition.
  for (const command of ['replay', 'verify']) await run(RYNEK, [command, record]);
  await page.goto(`/#/replay/${table}`);
  await page.getByText('The box on my shelf').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a record with an edition that is not known is refused in words', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('planners', 1);
  await person.ask('POST', `/tables/${table}/commands`, { command: { type: 'resign', seat: 1 } });
  const record = await person.ask<{ edition: Record<string, unknown> }>('GET', `/tables/${table}/record`);
  const { page, leave } = await here.guest();
  await page.goto('/#/study');
  const odd = { ...record, edition: { hash: 'ab'.repeat(32) } };
  await page.locator('input[type=file]').setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(odd)) });
  await page.getByRole('alert').getByText(/edition/).waitFor();
  await leave();
});

test('mistakes are shown beside their fields, and can be undone', async () => {
  const { page, complaints, leave } = await here.guest();
  await copy(page, 'planners');
  const third = rows(page).nth(2);
  const before = await third.inputValue();

  // A letter that no square has: the form finds it.
  await third.fill('RRX');
  expect(await third.getAttribute('aria-invalid')).toBe('true');
  const fault = page.locator(`[id="${await third.getAttribute('aria-describedby')}"]`);
  await fault.waitFor();
  await page.getByRole('region', { name: 'What has to be corrected' }).getByRole('button').first().click();
  expect(await third.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(([input, text]) => (input as HTMLInputElement).value === text, [await third.elementHandle(), before] as const);
  await page.keyboard.press('Control+y');
  expect(await third.inputValue()).toContain('RRX');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Everything is right').waitFor();

  // Fewer players at most than at least: only the server finds it.
  await page.locator('summary').filter({ hasText: 'Players' }).click();
  await page.getByLabel('Fewest players').fill('4');
  await page.getByLabel('Most players').fill('2');
  await page.locator('[id="at-players.max"][aria-invalid]').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.getByText('Everything is right').waitFor();

  // Rows: a click on a square, a copy of a row, and a row that is removed.
  const count = await rows(page).count();
  await page.locator('ol.lines li').first().getByRole('button', { name: 'Row 1, column 1' }).click();
  await rows(page).first().focus();
  await page.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  expect(await rows(page).count()).toBe(count - 1);
  await rows(page).first().press('Control+Enter');
  expect(await rows(page).count()).toBe(count);
  expect(await rows(page).nth(1).inputValue()).toBe(await rows(page).first().inputValue());

  // A file: what was downloaded can be uploaded, and nonsense is refused.
  const file = await save(page, 'Download');
  await page.getByRole('button', { name: /^Remove all rows/ }).click();
  const upload = page.getByLabel('Replace from a file');
  await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2') });
  await page.getByRole('alert').getByText('not an edition').waitFor();
  await upload.setInputFiles(file);
  await page.getByText('Everything is right').waitFor();
  expect(await rows(page).count()).toBe(count);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  await leave();
});

test('own editions are listed, duplicated, deleted and restored', async () => {
  const { page, complaints, leave } = await here.guest();
  await copy(page, 'polis');
  await page.getByRole('link', { name: 'Editions of Polis' }).click();
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: 'My editions' }) }).locator('li');
  await mine.getByRole('button', { name: /^Duplicate/ }).click();
  expect(await mine.count()).toBe(2);
  await mine.first().getByRole('button', { name: /^Delete/ }).click();
  expect(await mine.count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await mine.count()).toBe(2);

  // A table with one of them is private.
  await page.goto('/#/new/polis');
  const choice = page.getByLabel('Components in the box');
  await choice.locator('optgroup').nth(1).waitFor({ state: 'attached' });
  await choice.selectOption({ index: (await choice.locator('option').count()) - 1 });
  expect(await page.getByRole('checkbox', { name: /^Public/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Only people with this link can find the table.').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.each(Object.keys(GAMES))('the form of %s is accessible on a desktop and a phone', async (game) => {
  for (const { look, options } of LOOKS) {
    const { page, complaints, leave } = await here.guest(options);
    page.setDefaultTimeout(120_000);
    await copy(page, game);
    const closed = page.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await axe(page, `the form of ${game} (${look})`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${game} is wider than the window (${look})`).toBeLessThanOrEqual(options.viewport.width);
    expect(await page.getByText('The picture appears when this part is complete.').count()).toBe(0);
    await page.goto(`/#/editions/${game}`);
    await page.getByRole('heading', { name: 'About this box' }).waitFor();
    await axe(page, `the editions of ${game} (${look})`);
    expect(complaints).toEqual([]);
    await leave();
  }
});
