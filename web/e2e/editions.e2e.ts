// Editions in the page: a box is typed in, checked, played and replayed in the terminal.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { axe } from './axe';
import { fixture } from './fixture';
import { GAMES } from './games';
import { colours, desk, ends, spots } from './games/planners';
import { bundles, cards, sites } from './games/rooftops';
import { mark, settle } from './settle';
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

/** 44 cards: four floors, or two floors and a machine. */
const CARDS = Array.from({ length: 44 }, (_, n) => {
  const [one, other] = ['BWGR'[n % 4], 'WGRBA'[n % 5]];
  return n % 3 === 0 ? `${one}${other}${(n % 2) + 1}${'RBWG'[n % 4]}` : `${one}${one}${other}${other}`;
});

/** What the browser reports when the server finds mistakes in an edition. */
const REFUSED = 'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';

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

/** Types each row; only the keyboard is needed, and Enter makes the next row. Returns how many keys were pressed. */
async function typeRows(page: Page, typed: string[]): Promise<number> {
  await page.getByRole('button', { name: /^Remove all rows/ }).first().click();
  await page.getByRole('button', { name: /^Add a row/ }).first().click();
  for (const [n, row] of typed.entries()) {
    if (n > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(row.toLowerCase());
  }
  await page.keyboard.press('Tab');
  const found = await rows(page).evaluateAll((all) => all.map((row) => (row as HTMLInputElement).value.replaceAll(' ', '')));
  expect(found).toEqual(typed);
  return typed.join('').length + typed.length;
}

/** Begins a game with the edition against a bot, and plays it on the board until it is over. */
async function playOut(page: Page, pieces: Locator, act: (turn: number) => Promise<void>): Promise<string> {
  await page.getByRole('combobox', { name: /Level/ }).selectOption('novice');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  const end = page.getByRole('button', { name: 'Rematch' });
  for (let turn = 0; ; turn += 1) {
    await pieces.or(end).first().waitFor({ state: 'attached' });
    if ((await end.count()) > 0) return /#\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
    await mark(page);
    await act(turn);
    await settle(page, 'Confirm');
  }
}

test('a box of Planners is typed in, played in the page, and its record is replayed in the terminal', async () => {
  const { page, complaints, leave } = await here.guest();
  page.setDefaultTimeout(120_000);
  await copy(page, 'planners');
  await page.getByLabel('Name of the edition').fill('The box on my shelf');
  await page.keyboard.press('Tab');
  // docs/editions.md says how many keys it takes.
  expect(await typeRows(page, TILES)).toBe(320);
  // Two objects are enough for a win, so the game is short.
  await page.locator('summary').filter({ hasText: 'Objects' }).click();
  await page.getByLabel('Lengths').fill('2 3');
  // In this box blue is for trams and yellow for fountains.
  await page.locator('summary').filter({ hasText: 'Colours' }).click();
  const objects = page.getByLabel('Objects of the colour');
  await objects.nth(2).selectOption({ label: 'trams' });
  await objects.nth(3).selectOption({ label: 'fountains' });
  await page.getByText('Everything is right').waitFor();

  // It is stored in the browser.
  await page.reload();
  await page.getByText('Everything is right').waitFor();
  expect(await rows(page).count()).toBe(32);
  expect(await page.getByLabel('Name of the edition').inputValue()).toBe('The box on my shelf');

  const pieces = colours(page).or(spots(page)).or(ends(page)).or(desk(page));
  const table = await playOut(page, pieces, async (turn) => {
    const places = await spots(page).count();
    if ((await colours(page).count()) > 0) await colours(page).first().click();
    else if (places > 0) await spots(page).nth(turn % places).click({ force: true });
    else if ((await ends(page).count()) > 0) {
      await ends(page).first().click({ force: true });
      if ((await page.locator('.end.start').count()) > 0) await page.locator('.end.partner').first().click({ force: true });
    } else await desk(page).first().click();
  });
  const record = await save(page, 'Record');
  const { edition } = JSON.parse(await readFile(record, 'utf8')) as { edition: { components: { colours: { object?: string }[]; tiles: { list: { rows: string[] }[] } } } };
  expect(edition.components.colours.slice(2).map(({ object }) => object)).toEqual(['trams', 'fountains']);
  expect(edition.components.tiles.list.map((tile) => tile.rows.join(''))).toEqual(TILES);

  // The terminal replays it, and the page names the edition.
  for (const command of ['replay', 'verify']) await run(RYNEK, [command, record]);
  await page.goto(`/#/replay/${table}`);
  await page.getByText('The box on my shelf').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('the cards and the map of Rooftops are entered, played with in the page, and replayed in the terminal', async () => {
  const { page, complaints, leave } = await here.guest();
  page.setDefaultTimeout(120_000);
  await copy(page, 'rooftops');
  expect(await typeRows(page, CARDS)).toBe(220);

  // A click on two sites builds the street between them; another removes one.
  await page.locator('summary').filter({ hasText: 'Maps' }).click();
  const map = page.getByRole('group', { name: 'The map of this board' }).first();
  const streets = page.getByLabel('Streets between sites').first();
  const site = (label: string) => map.getByRole('button', { name: label, exact: true });
  for (const [one, other] of [['A1', 'A2'], ['A2', 'A3']]) {
    await site(one as string).click();
    await site(other as string).click();
  }
  expect(await streets.inputValue()).toContain('A1-A2');
  expect(await streets.inputValue()).not.toContain('A2-A3');

  // All that only the server finds is shown at once, each fault beside its field.
  await page.locator('summary').filter({ hasText: 'Set-up' }).click();
  await page.getByLabel('Floors of each colour at the start').fill('6');
  await page.getByLabel('Most floors in stock at the end of a turn').fill('3');
  for (const field of ['start_stock_per_color', 'stock_limit_end_of_turn']) await page.locator(`[id="at-setup.${field}"][aria-invalid]`).waitFor();
  await page.getByText('2 mistakes').first().waitFor();
  await page.getByLabel('Floors of each colour at the start').fill('1');
  await page.getByLabel('Most floors in stock at the end of a turn').fill('10');

  // With one roof each, the first build begins the end.
  await page.locator('summary').filter({ hasText: 'Pieces' }).click();
  await page.getByLabel('Roofs of each player').fill('1');
  await page.getByText('Everything is right').waitFor();
  // The browser reports each answer that names mistakes; from here on there is nothing to report.
  expect(new Set(complaints.splice(0))).toEqual(new Set([REFUSED]));

  const pieces = sites(page).or(cards(page)).or(bundles(page));
  await playOut(page, pieces, async (turn) => {
    const places = await sites(page).count();
    const offers = await cards(page).count();
    if (places > 0) await sites(page).nth(turn % places).click();
    else if (offers > 0) await cards(page).nth(turn % offers).click();
    else await bundles(page).first().click();
  });
  const record = await save(page, 'Record');
  const { edition } = JSON.parse(await readFile(record, 'utf8')) as { edition: { components: { supply_cards: unknown[] } } };
  expect(edition.components.supply_cards.length).toBe(CARDS.length);
  for (const command of ['replay', 'verify']) await run(RYNEK, [command, record]);
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
  expect(complaints.filter((text) => text !== REFUSED)).toEqual([]);
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
