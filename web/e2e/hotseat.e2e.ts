// Several people at one device, in the game with hidden hands.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { guest, launch } from './guest';
import { House } from './house';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open(20);
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** A lot that falls the same way in every run. */
function lots(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const PIECES = '.within :is([role="button"], button):not([disabled], [aria-disabled="true"])';
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });

/** Clicks pieces of the board until one of them is a choice, and confirms it. */
async function act(page: Page, lot: () => number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const count = await page.locator(PIECES).count();
    if (count === 0) return;
    await page.locator(PIECES).nth(Math.floor(lot() * count)).dispatchEvent('click').catch(() => undefined);
    if ((await confirm(page).count()) > 0) break;
  }
  await confirm(page).dispatchEvent('click');
  await confirm(page).waitFor({ state: 'detached' });
}

test('two at one device never see each other’s hand', async () => {
  const { page, complaints, leave } = await guest(browser, house.url);
  await page.goto('/#/new/boulevards');
  await page.getByLabel('Seat 2').selectOption('me');
  await page.getByRole('button', { name: 'Start playing' }).click();
  const lot = lots(5);
  const ready = page.getByRole('button', { name: 'I am ready' });
  const handedTo: string[] = [];
  while (handedTo.length < 3) {
    await ready.or(page.locator('.call')).first().waitFor();
    if ((await ready.count()) > 0) {
      expect(await page.locator(PIECES).count()).toBe(1);
      // What the one before has drawn is not left lying about either.
      expect(await page.locator('body').innerText()).not.toMatch(/draws [A-L][1-4]/);
      expect(await page.getByRole('region', { name: 'The board in words' }).count()).toBe(0);
      handedTo.push(await page.getByRole('heading', { name: /Hand the device/ }).innerText());
      await ready.click();
      await page.locator(PIECES).nth(3).waitFor({ state: 'attached' });
    } else {
      const before = await page.locator('.log li').count();
      await act(page, lot);
      await page.waitForFunction((lines) => document.querySelectorAll('.log li').length !== lines || document.querySelector('h2'), before);
    }
  }
  expect(new Set(handedTo).size).toBe(2);
  expect(complaints).toEqual([]);
  await leave();
});
