// How fast the page responds on this machine: to a click, and while a large city or town is dragged, flat or standing.
// Times are reported, not asserted. `make bench-page`.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { gauge, framesOf, spread, type Gauged } from './timings';
import { ApiPerson } from './api-person';
import { ENGLISH, lay, turnOrEnd } from './games/polis';
import { DESK } from './browser';
import { fixture } from './fixture';

const GAMES = 3;
const DRAG_MS = 5_000;

const here = fixture(10);

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

test('a click on Confirm, and what it changes', async () => {
  const { page, complaints, leave } = await here.guest();
  await gauge(page);
  for (let game = 0; game < GAMES; game += 1) {
    await page.goto('about:blank');
    await page.goto('/');
    await page.getByRole('button', { name: ENGLISH.play }).click();
    for (let turn = 0; (await turnOrEnd(page, ENGLISH)) === 'turn'; turn += 1) await lay(page, ENGLISH, turn * 7);
  }
  const times = await page.evaluate(() => JSON.parse(sessionStorage.getItem('gauged') ?? '[]') as Gauged[]);
  const of = (what: Gauged['what']) => times.filter((one) => one.what === what).map((one) => one.ms);
  report(`a click on a lit place until the tile lies there: ${spread(of('shown'))}`);
  report(`a click on a lit place until its points are told: ${spread(of('foreseen'))}`);
  report(`a click on Confirm until the table has changed:   ${spread(of('changed'))}`);
  report(`a click on Confirm until that is painted:         ${spread(of('painted'))}`);
  expect(of('changed').length).toBeGreaterThan(GAMES * 10);
  expect(complaints).toEqual([]);
  await leave();
});

/** Moves the pointer along a path for some seconds. */
async function sweep(page: Page, at: (turn: number) => { x: number; y: number }): Promise<void> {
  for (const [start, until] = [Date.now(), Date.now() + DRAG_MS]; Date.now() < until; ) {
    const { x, y } = at((Date.now() - start) / 900);
    await page.mouse.move(x, y);
  }
}

/** Opens a table as its first player. */
async function join(game: string, steps: number, bots: number, more: Record<string, unknown> = {}) {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await person.open(game, bots, more);
  await person.playOn(table, steps);
  const guest = await here.guest({ reducedMotion: 'no-preference' });
  await guest.page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, person.kept);
  await guest.page.goto(`/#/table/${table}`);
  return guest;
}

/** Adds copies of pieces until there are this many: more than any game has. */
const multiply = (page: Page, piece: string, count: number) =>
  page.locator(piece).evaluateAll((all, wanted) => {
    for (let n = 0; all.length > 0 && n < wanted - all.length; n += 1) {
      const one = all[n % all.length]!;
      const copy = one.cloneNode(true) as SVGGElement;
      copy.style.translate = `${90 + 30 * n}px ${8 * n}px`;
      one.parentElement?.append(copy);
    }
  }, count);

/** Switches to the standing view of a board without copies. */
async function standUp(page: Page, piece: string): Promise<void> {
  await page.reload();
  await page.locator('.viewport').waitFor();
  await page.keyboard.press('v');
  await page.locator(piece).first().waitFor();
}

interface Way {
  says: string;
  from: { x: number; y: number };
  holds: boolean;
}

/** Moves the pointer over the board for some seconds in each way, and reports the frames. */
async function drag(page: Page, ways: Way[], circle: (turn: number) => { x: number; y: number }): Promise<void> {
  const { x, y } = circle(0);
  for (const { says, from, holds } of ways) {
    await page.mouse.move(from.x, from.y);
    if (holds) await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await here.browser.startTracing(page, { categories: ['benchmark', 'cc', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'] });
    await sweep(page, circle);
    const frames = framesOf(JSON.parse((await here.browser.stopTracing()).toString('utf8')));
    if (holds) await page.mouse.up();
    await page.keyboard.press('Escape');
    report(`${says}: ${frames.presented} frames, ${frames.dropped} dropped, apart ${spread(frames.apart)}, the page's own work a frame ${spread(frames.work)}`);
    expect(frames.presented).toBeGreaterThan(10);
  }
}

/** The window onto the board: its box, and a circle about its middle. */
async function windowOf(page: Page) {
  const window = (await page.locator('.viewport').boundingBox())!;
  const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
  const circle = (turn: number) => ({ x: x + 140 * Math.cos(turn * 5), y: y + 90 * Math.sin(turn * 5) });
  return { circle, edge: { x: window.x + 30, y: window.y + window.height / 2 } };
}

test('the frames while a large city is dragged, flat and standing', async () => {
  // 61 tiles in all: the last rounds of a long game.
  const { page, complaints, leave } = await join('polis', 112, 1, { options: { long_game: true } });
  await page.locator('.site').first().waitFor({ state: 'attached' });
  const { circle, edge } = await windowOf(page);
  const offer = (await page.locator('.market button:not(:disabled, [aria-disabled="true"])').first().boundingBox())!;
  for (const standing of [false, true]) {
    if (standing) await standUp(page, '.column.standing');
    const counts = await page.evaluate(() => ({
      columns: document.querySelectorAll('.city .column').length,
      sites: document.querySelectorAll('.city .site').length,
      nodes: document.querySelectorAll('.city *').length,
    }));
    report(`a ${standing ? 'standing' : 'flat'} city of ${counts.columns} columns, ${counts.sites} lit places, ${counts.nodes} elements`);
    await drag(
      page,
      [
        { says: 'the tile in hand over the city', from: circle(0), holds: false },
        { says: 'the city itself', from: edge, holds: true },
        { says: 'a tile from the row', from: { x: offer.x + offer.width / 2, y: offer.y + offer.height / 2 }, holds: true },
      ],
      circle,
    );
    await multiply(page, '.city .column', 100);
    await drag(page, [{ says: 'a city of 100 columns itself', from: edge, holds: true }], circle);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('the frames while a town is dragged, flat and standing', async () => {
  const { page, complaints, leave } = await join('rooftops', 60, 2);
  await page.locator('.spot').first().waitFor();
  const { circle, edge } = await windowOf(page);
  for (const standing of [false, true]) {
    if (standing) await standUp(page, '.storey');
    const nodes = await page.evaluate(() => document.querySelectorAll('.town *').length);
    report(`a ${standing ? 'standing' : 'flat'} town of ${nodes} elements`);
    await drag(page, [{ says: 'the town itself', from: edge, holds: true }], circle);
    await multiply(page, '.town .spot', 100);
    await drag(page, [{ says: 'a town of 100 sites itself', from: edge, holds: true }], circle);
  }
  expect(complaints).toEqual([]);
  await leave();
});

/** “Fast 3G” as the tools of Chromium have it. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

test.each([
  { network: 'loopback', conditions: null },
  { network: 'fast 3G', conditions: FAST_3G },
])('the first visit over $network, until a game on this device waits for an action', async ({ network, conditions }) => {
  const context = await here.browser.newContext({ ...DESK, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  if (conditions !== null) await tools.send('Network.emulateNetworkConditions', conditions);
  const began = Date.now();
  await page.goto(here.server.url);
  await page.getByRole('button', { name: /Planners$/ }).and(page.locator('article .primary')).click();
  const clicked = Date.now();
  await page.waitForURL(/#\/table\/here-/);
  await page.locator('.call, progress').first().waitFor();
  report(`the first visit over ${network}: ${clicked - began} ms to the click on Play, ${Date.now() - began} ms to the first board`);
  await context.close();
});
