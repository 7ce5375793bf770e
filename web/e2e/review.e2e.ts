// The review of a finished game: on a static site without a network, and of a game of the server on a phone, in Polish.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { axe } from './axe';
import { DESK, PHONE } from './browser';
import { fixture } from './fixture';
import { engineOf, play, review } from './review-module';
import { SEED } from './server';
import { Site } from './site';
import { pageOf } from './two-players';

const here = fixture(5);
const GAME = 'planners';
/** A review of the test: two simulated games for each value are enough to show. */
const FEW = 2;
const MANY = 500;
const PATIENCE = 240_000;
const SOON = { timeout: 60_000 };

const ask = engineOf(GAME);
let folder: string;
let file: string;
let site: Site;
let context: BrowserContext;
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rynek-review-'));
  file = join(folder, 'game.json');
  await writeFile(file, JSON.stringify(play(ask, GAME, SEED)));
  site = await Site.open();
  context = await here.browser.newContext({ ...DESK, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await openPage(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  await site.stop();
  await context.setOffline(true);
});

afterAll(async () => {
  await context?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openPage(address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return page;
}

const state = (page: Page, is: 'running' | 'stopped' | 'done') => page.locator(`[data-review="${is}"]`).waitFor({ timeout: PATIENCE });
const at = async (page: Page) => Number(await page.locator('[data-review]').getAttribute('data-at'));
const shows = (page: Page, step: number) => expect.poll(() => at(page), SOON).toBe(step);

/** What the browser keeps of a review. */
const kept = (page: Page, id: string) =>
  page.evaluate(
    (key) =>
      new Promise<{ record: unknown; progress: { looks: number; done: boolean } }>((done, failed) => {
        const opening = indexedDB.open('rynek');
        opening.onerror = () => failed(new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const getting = opening.result.transaction('reviews').objectStore('reviews').get(key);
          getting.onsuccess = () => (opening.result.close(), done(getting.result as never));
        };
      }),
    id,
  );

/** The figures of the table of sums, by part, for each seat. */
async function figures(page: Page): Promise<Record<string, number[]>> {
  const rows = await page.locator('[data-sums] [data-part]').evaluateAll((all) =>
    all.map((row) => [(row as HTMLElement).dataset.part ?? '', [...row.querySelectorAll('[data-figure]')].map((cell) => cell.textContent ?? '')] as const),
  );
  return Object.fromEntries(rows.map(([part, cells]) => [part, cells.map((text) => Number(text.replace('−', '-').replace(',', '.')))]));
}

test('a game is reviewed without a network: stopped, kept, compared, stepped through, and played on from', async () => {
  let page = await openPage(`${site.url}#/mine`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/#\/table\/here-/);
  const id = /here-[0-9a-f]+/.exec(page.url())![0];
  expect(await page.getByRole('link', { name: 'Review' }).first().getAttribute('href')).toBe(`#/review/${id}`);

  // It is stopped and kept as it is, and begins anew with another number of simulated games.
  await page.goto(`${site.url}#/review/${id}?samples=${MANY}`);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await state(page, 'stopped');
  await expect.poll(async () => (await kept(page, id))?.progress.done, SOON).toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.close();
  page = await openPage(`${site.url}#/review/${id}?samples=${FEW}`);
  await state(page, 'done');

  // The page shows what the engine says.
  await expect.poll(async () => (await kept(page, id)).progress.done, SOON).toBe(true);
  const { record } = await kept(page, id);
  const told = review(ask, record, FEW, 'en');
  expect(told.steps.length).toBeGreaterThan(20);
  const sums = async (quantity: 'win' | 'points', times: number) => {
    const shown = await figures(page);
    for (const [index, player] of told.players.entries()) {
      const part = (name: string) => shown[name]![index]!;
      expect(part('start') + part('luck') + part('own') + part('others')).toBeCloseTo(part('result'), 5);
      expect(part('adjusted')).toBeCloseTo(part('result') - part('luck'), 5);
      for (const name of ['start', 'luck', 'own', 'others', 'result', 'adjusted'] as const) {
        expect(Math.abs(part(name) - player[quantity][name] * times), `${name} of player ${index + 1}`).toBeLessThan(0.21);
      }
    }
  };
  await sums('win', 100);
  await page.keyboard.press('c');
  await page.getByRole('img', { name: 'Expected points over the game' }).waitFor();
  await sums('points', 1);
  const moves = page.getByRole('list', { name: 'Moves' });
  expect(await moves.getByRole('listitem').count()).toBe(told.steps.length);
  for (const moment of told.moments) await page.getByRole('region', { name: 'What decided the game' }).getByText(moment.text, { exact: false }).waitFor();
  await axe(page, 'a review', true);

  // By key and by click.
  await page.keyboard.press('Home');
  await shows(page, 0);
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  await page.keyboard.press('End');
  await shows(page, told.steps.length);
  await page.keyboard.press('1');
  await shows(page, told.moments[0]!.step);
  const lapses = told.steps.filter(({ decision }) => decision !== undefined && decision.legal > 1 && ['inaccuracy', 'mistake', 'blunder'].includes(decision.class));
  expect(lapses.length).toBeGreaterThan(1);
  await page.keyboard.press('Home');
  await shows(page, 0);
  await page.keyboard.press('n');
  await shows(page, lapses[0]!.step);
  await page.keyboard.press('n');
  await shows(page, lapses[1]!.step);
  await page.keyboard.press('p');
  await shows(page, lapses[0]!.step);
  const plot = (await page.getByRole('img', { name: 'Expected points over the game' }).boundingBox())!;
  await page.mouse.click(plot.x + plot.width * 0.75, plot.y + plot.height / 2);
  await expect.poll(() => at(page), SOON).toBeGreaterThan(told.steps.length / 2);

  // A better line, and back.
  const better = lapses.find(({ decision }) => (decision?.better?.actions.length ?? 0) > 1)!;
  await moves.getByRole('button').nth(better.step - 1).click();
  await shows(page, better.step);
  await page.getByText(better.decision!.better!.actions[0]!.text).first().waitFor();
  await page.getByRole('button', { name: 'Show the better line' }).click();
  const line = page.locator('[data-line]');
  await expect.poll(() => line.getAttribute('data-line'), SOON).toBe('1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line.getAttribute('data-line'), SOON).toBe('2');
  await page.getByText(better.decision!.better!.actions[1]!.text).first().waitFor();
  await axe(page, 'a better line');
  await page.keyboard.press('Escape');
  await line.waitFor({ state: 'detached' });
  await shows(page, better.step);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('Escape');

  // What if: a move is made, nothing of that game is told before it is over, and the review has the branch.
  const mine = told.steps.findLast(({ seat, kind }) => seat === 1 && kind === 'choice')!.step - 1;
  await moves.getByRole('button').nth(mine - 1).click();
  await shows(page, mine);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((address) => address.hash.startsWith('#/table/here-') && !address.hash.includes(id));
  const branch = page.url();
  await page.locator('.call').waitFor();
  await page.goto(branch.replace('/table/', '/review/'));
  await page.getByRole('alert').getByText('not over yet').waitFor();
  await page.goto(branch);
  await page.locator('.call').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('complementary', { name: 'Hint' }).locator('li button').first().click();
  const steps = Number(await page.locator('.table').getAttribute('data-steps'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(async () => Number(await page.locator('.table').getAttribute('data-steps')), SOON).toBeGreaterThan(steps);
  await page.getByRole('link', { name: /Back to the review/ }).click();
  await shows(page, mine);
  await page.getByRole('link', { name: `From step ${mine}` }).waitFor();

  // It is there at once after a reload: nothing is looked at again.
  const { progress } = await kept(page, id);
  await page.close();
  page = await openPage(`${site.url}#/review/${id}`);
  await state(page, 'done');
  expect((await kept(page, id)).progress).toEqual(progress);
  await page.getByRole('link', { name: `From step ${mine}` }).waitFor();
  expect((await figures(page)).result).toEqual(told.players.map(({ win }) => win.result * 100));
  expect(complaints).toEqual([]);
});

test('on a phone, in Polish: the review of a game of the server', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open(GAME, 1);
  await person.playOn(table, Infinity);
  const { page, complaints: said, leave } = await pageOf(here, person, { ...PHONE, viewport: { width: 360, height: 640 }, locale: 'pl-PL' });
  await page.goto(`/#/review/${table}?samples=${FEW}&at=1`);
  await state(page, 'done');
  await page.getByRole('heading', { name: /^Analiza:/ }).first().waitFor();
  await page.getByRole('button', { name: 'Krok dalej' }).tap();
  await shows(page, 2);
  const plot = page.getByRole('img', { name: 'Szansa na wygraną w trakcie partii, w procentach' });
  await plot.scrollIntoViewIfNeeded();
  await plot.tap();
  await expect.poll(() => at(page), SOON).toBeGreaterThan(5);
  const shown = await figures(page);
  for (const seat of [0, 1]) expect(shown.start![seat]! + shown.luck![seat]! + shown.own![seat]! + shown.others![seat]!).toBeCloseTo(shown.result![seat]!, 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await axe(page, 'a review on a phone', true);
  expect(said).toEqual([]);
  await leave();
});
