import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { axe, guest, launch, PHONE } from './guest';
import { House } from './house';

const ENGLISH = { play: /Play a bot\W+Boulevards/, confirm: 'Confirm', rematch: 'Rematch' };
const POLISH = { play: /Zagraj z botem\W+Aleje/, confirm: 'Zatwierdź', rematch: 'Rewanż' };
type Says = typeof ENGLISH;

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const buildings = (page: Page) => page.locator('.hand button:enabled');
const lots = (page: Page) => page.locator('.lot.open .hit');
const places = (page: Page) => page.locator('.place.open .hit');
const shares = (page: Page) => page.locator('.deeds button');
const buttons = (page: Page) => page.locator('.guide button');

/** Whether there is something to do on the board, or nothing because it is over. */
async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const end = page.getByRole('button', { name: says.rematch });
  await buildings(page).or(shares(page)).or(buttons(page)).or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
  return (await end.count()) > 0 ? 'end' : 'turn';
}

/** Builds from the hand or on the plan, takes a share in the list or on the plan, sells, passes: by turns. */
async function act(page: Page, turn: number, tap: boolean): Promise<void> {
  const press = (piece: ReturnType<typeof buildings>) => (tap ? piece.tap() : piece.click());
  const onPlan = turn % 3 === 0;
  if ((await buildings(page).count()) > 0) await press(onPlan ? lots(page).first() : buildings(page).last());
  else if (onPlan && (await places(page).count()) > 0 && (await page.locator('.sale').count()) === 0) await press(places(page).first());
  else if (turn % 3 === 1 && (await shares(page).count()) > 0) await press(shares(page).first());
  else if ((await buttons(page).count()) > 0) await press(buttons(page).first());
  else await press(shares(page).first());
}

async function wholeGame(page: Page, says: Says, tap = false): Promise<number> {
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  let turns = 0;
  while ((await turnOrEnd(page, says)) === 'turn') {
    await act(page, turns, tap);
    const confirm = page.getByRole('button', { name: says.confirm, exact: true });
    if (turns === 4) await axe(page, 'Boulevards');
    await (tap ? confirm.tap() : confirm.click());
    await confirm.waitFor({ state: 'detached' });
    turns += 1;
  }
  return turns;
}

/** Everything the page is told, over the socket and by answers. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) void answer.text().then((text) => heard.push(text), () => undefined);
  });
  return heard;
}

test('a whole game of Boulevards against a bot, by clicks, and not a word about the other hand', async () => {
  const { page, complaints, leave } = await guest(browser, house.url);
  const heard = overhear(page);
  expect(await wholeGame(page, ENGLISH)).toBeGreaterThan(10);
  await axe(page, 'Boulevards at the end');

  const told = heard.join('\n');
  const hello = heard.find((text) => text.includes('"type":"hello"')) ?? '';
  const me = (JSON.parse(hello) as { sight: { viewer: number } }).sight.viewer;
  const drawn = [...told.matchAll(/Seat (\d) draws ([A-L][1-4])/g)];
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn.map(([, seat]) => Number(seat)))).toEqual(new Set([me]));
  const mine = new Set(drawn.map(([, , lot]) => lot));
  const named = [...told.matchAll(/"draw ([A-L][1-4])"/g)].map(([, lot]) => lot);
  expect(named.filter((lot) => !mine.has(lot))).toEqual([]);
  const theirs = [...told.matchAll(/Seat (\d) builds ([A-L][1-4])/g)].filter(([, seat]) => Number(seat) !== me);
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.filter(([, , lot]) => mine.has(lot))).toEqual([]);

  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Boulevards on a phone, in Polish', async () => {
  const { page, complaints, leave } = await guest(browser, house.url, { ...PHONE, locale: 'pl-PL' });
  expect(await wholeGame(page, POLISH, true)).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|seat|points|share)\b/i);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Boulevards by keyboard alone', async () => {
  const { page, complaints, leave } = await guest(browser, house.url);
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  while ((await turnOrEnd(page, ENGLISH)) === 'turn') {
    const piece = turns % 2 === 0 ? lots(page).or(places(page)) : buildings(page).or(shares(page)).or(buttons(page));
    const any = (await piece.count()) > 0 ? piece : buildings(page).or(shares(page)).or(buttons(page));
    await any.first().focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: ENGLISH.confirm, exact: true });
    // An attraction with several shares to sell leads to their list.
    if ((await confirm.count()) === 0) await page.keyboard.press('Enter');
    await confirm.focus();
    await page.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
    turns += 1;
  }
  expect(complaints).toEqual([]);
  await leave();
});
