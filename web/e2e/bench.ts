// How fast the page responds on this machine: to a click, and while a large city is dragged.
// Times are reported, not asserted. `make bench-page`.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { gauge, framesOf, spread, type Gauged } from './timings';
import { ApiPerson } from './api-person';
import { ENGLISH, lay, turnOrEnd } from './games/polis';
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

test('the frames while a large city is dragged', async () => {
  const person = await ApiPerson.register(here.server, 'Lamplighter');
  const table = await person.open('polis', 1, { options: { long_game: true } });
  // 61 tiles in all: the last rounds of a long game.
  await person.playOn(table, 112);
  const { page, complaints, leave } = await here.guest({ reducedMotion: 'no-preference' });
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, person.kept);
  await page.goto(`/#/table/${table}`);
  await page.locator('.site').first().waitFor({ state: 'attached' });
  const counts = await page.evaluate(() => ({
    columns: document.querySelectorAll('.city .column').length,
    sites: document.querySelectorAll('.city .site').length,
    nodes: document.querySelectorAll('.city *').length,
  }));
  report(`a city of ${counts.columns} columns, ${counts.sites} lit places, ${counts.nodes} elements`);
  const window = (await page.locator('.viewport').boundingBox())!;
  const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
  const circle = (turn: number) => ({ x: x + 140 * Math.cos(turn * 5), y: y + 90 * Math.sin(turn * 5) });
  const offer = (await page.locator('.market button:enabled').first().boundingBox())!;

  const ways = [
    { says: 'the tile in hand over the city', from: circle(0), holds: false },
    { says: 'the city itself', from: { x: window.x + 30, y: window.y + window.height - 30 }, holds: true },
    { says: 'a tile from the row', from: { x: offer.x + offer.width / 2, y: offer.y + offer.height / 2 }, holds: true },
  ];
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
  expect(complaints).toEqual([]);
  await leave();
});
