// Ala and Ola play Boulevards at one device: their hands are hidden from each other.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { act, ENGLISH, settle } from './games/boulevards';

const PIECES = '.within :is([role="button"], button):not([disabled], [aria-disabled="true"])';

/** Begins a game of both from the page of a new table. */
export async function beginTogether(page: Page): Promise<void> {
  await page.getByLabel('Seat 2').selectOption('me');
  await page.getByLabel('Name of the player in seat 1').fill('Ala');
  await page.getByLabel('Name of the player in seat 2').fill('Ola');
  await page.getByRole('button', { name: 'Start playing' }).click();
}

/** Plays until the device was handed over three times; the hands are covered in between. */
export async function handOver(page: Page): Promise<void> {
  let turns = 0;
  const ready = page.getByRole('button', { name: 'I am ready' });
  const handedTo: string[] = [];
  while (handedTo.length < 3) {
    await ready.or(page.locator('.call')).first().waitFor();
    if ((await ready.count()) > 0) {
      expect(await page.locator(PIECES).count()).toBe(1);
      // The draws of the previous player are hidden too.
      expect(await page.locator('body').innerText()).not.toMatch(/draws .* for [A-L][1-4]/);
      expect(await page.getByRole('region', { name: 'The board in words' }).count()).toBe(0);
      handedTo.push(await page.getByRole('heading', { name: /Hand the device/ }).innerText());
      await ready.click();
      await page.locator(PIECES).nth(3).waitFor({ state: 'attached' });
    } else {
      const before = await page.locator('.log li').count();
      await act(page, (turns += 1));
      await settle(page, ENGLISH);
      await page.waitForFunction((lines) => document.querySelectorAll('.log li').length !== lines || document.querySelector('h2'), before);
    }
  }
  expect(new Set(handedTo.map((heading) => /to (Ala|Ola) /.exec(heading)?.[1]))).toEqual(new Set(['Ala', 'Ola']));
}
