import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { axe, guest, launch, PHONE } from './guest';
import { House } from './house';

const ENGLISH = { play: /Play a bot\W+Planners/, confirm: 'Confirm', rematch: 'Rematch' };
const POLISH = { play: /Zagraj z botem\W+Planiści/, confirm: 'Zatwierdź', rematch: 'Rewanż' };
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

const colours = (page: Page) => page.locator('.colours button:enabled');
const spots = (page: Page) => page.locator('.spot');
const ends = (page: Page) => page.locator('.end');
const stack = (page: Page) => page.locator('button.stack');

/** What there is to do now: something on the board, or nothing because it is over. */
async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const end = page.getByRole('button', { name: says.rematch });
  const any = colours(page).or(spots(page)).or(ends(page)).or(stack(page)).or(end);
  await any.first().waitFor({ state: 'attached', timeout: 120_000 });
  return (await end.count()) > 0 ? 'end' : 'turn';
}

/** Chooses a colour, lays the tile drawn, lays an object where one fits, extends the city where none does. */
async function act(page: Page, says: Says, turn: number): Promise<void> {
  const confirm = page.getByRole('button', { name: says.confirm, exact: true });
  const places = await spots(page).count();
  if ((await colours(page).count()) > 0) await colours(page).first().click();
  else if (places > 0) await spots(page).nth(turn % places).dispatchEvent('click');
  else if ((await ends(page).count()) > 0) {
    await ends(page).first().dispatchEvent('click');
    // An end that several objects could begin at asks for the other one.
    if ((await page.locator('.end.start').count()) > 0) {
      await page.locator('.end:not(.start)').first().dispatchEvent('click');
    }
  } else await stack(page).click();
  await confirm.waitFor();
}

async function wholeGame(page: Page, says: Says, tap = false): Promise<number> {
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  let turns = 0;
  while ((await turnOrEnd(page, says)) === 'turn') {
    await act(page, says, turns);
    const confirm = page.getByRole('button', { name: says.confirm, exact: true });
    await (tap ? confirm.tap() : confirm.click());
    await confirm.waitFor({ state: 'detached' });
    turns += 1;
  }
  return turns;
}

test('a whole game of Planners against a bot, by clicks', async () => {
  const { page, complaints, leave } = await guest(browser, house.url);
  expect(await wholeGame(page, ENGLISH)).toBeGreaterThan(6);
  await axe(page, 'Planners at the end');
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Planners on a phone, in Polish', async () => {
  const { page, complaints, leave } = await guest(browser, house.url, { ...PHONE, locale: 'pl-PL' });
  expect(await wholeGame(page, POLISH, true)).toBeGreaterThan(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|seat|points|tile)\b/i);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Planners by keyboard alone', async () => {
  const { page, complaints, leave } = await guest(browser, house.url);
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  while ((await turnOrEnd(page, ENGLISH)) === 'turn') {
    if ((await colours(page).count()) > 0) await page.keyboard.press('1');
    else if ((await spots(page).count()) > 0) {
      await page.locator('.spot[tabindex="0"]').focus();
      await page.keyboard.press(turns % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('r');
      if (turns === 4) await axe(page, 'Planners');
    } else if (await page.getByRole('button', { name: 'Extend the city' }).count()) await page.keyboard.press('e');
    else {
      await stack(page).focus();
      await page.keyboard.press('Enter');
    }
    const confirm = page.getByRole('button', { name: ENGLISH.confirm, exact: true });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
    turns += 1;
  }
  expect(complaints).toEqual([]);
  await leave();
});
