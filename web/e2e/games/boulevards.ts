// Plays Boulevards in the page.
import type { Locator, Page } from 'playwright-core';
import { readDeed } from '../../src/boards/boulevards/notation';
import type { Trial } from '../games';
import type { Perform } from '../perform';
import { mark, settle as settled } from '../settle';

export const ENGLISH = { play: /Play a bot\W+Boulevards/, confirm: 'Confirm', rematch: 'Rematch' };
export const POLISH = { play: /Zagraj z botem\W+Aleje/, confirm: 'Zatwierdź', rematch: 'Rewanż' };
export type Says = typeof ENGLISH;

export const buildings = (page: Page) => page.locator('.hand button:not(:disabled, [aria-disabled="true"])');
export const lots = (page: Page) => page.locator('.lot.open .hit');
export const places = (page: Page) => page.locator('.place.open .hit');
/** Shares to take, and in a forced sale shares to sell. */
export const shares = (page: Page) => page.locator('.deeds button:not([aria-disabled="true"]), button.sale');
export const buttons = (page: Page) => page.locator('.now button');

/** Waits for the player's turn or the end of the game. */
export async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const end = page.getByRole('button', { name: says.rematch });
  await buildings(page).or(shares(page)).or(buttons(page)).or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
  if ((await end.count()) > 0) return 'end';
  await mark(page);
  return 'turn';
}

/** Alternates between the ways to act: build from the hand or on the plan, take a share in the list or on the plan, sell, pass. */
export async function act(page: Page, turn: number, press: (piece: Locator) => Promise<void> = (piece) => piece.click()): Promise<void> {
  const onPlan = turn % 3 === 0;
  if ((await buildings(page).count()) > 0) await press(onPlan ? lots(page).first() : buildings(page).last());
  else if (onPlan && (await places(page).count()) > 0 && (await page.locator('.sale').count()) === 0) await press(places(page).first());
  else if (turn % 3 === 1 && (await shares(page).count()) > 0) await press(shares(page).first());
  else if ((await buttons(page).count()) > 0) await press(buttons(page).first());
  else await press(shares(page).first());
}

/** Confirms the choice and waits until it is carried out. */
export const settle = (page: Page, says: Says, press?: (piece: Locator) => Promise<void>) => settled(page, says.confirm, press);

export const perform: Perform = async ({ page, press }, action) => {
  const deed = readDeed(action);
  if (deed?.does === 'build') await press(buildings(page).filter({ has: page.locator('b', { hasText: new RegExp(`^${deed.lot}$`) }) }));
  else if (deed?.does === 'sell') await press(page.locator(`.sale[data-sales="${deed.attraction}"]`).filter({ has: page.locator('i', { hasText: new RegExp(`^${deed.price}$`) }) }));
  else if (deed?.does === 'free' || deed?.does === 'buy') await press(page.locator(`.deeds button[data-takes="${deed.attraction}"]`));
  else await press(buttons(page));
};

export const trial: Trial = {
  drawing: '.boulevards .plan .map svg',
  wonder: (page) => page.locator('.lot:not(.open) .hit').first().click(),
  twins: '.hand button, .deeds button',
  crowd: { bots: 5, begin: 40 },
  shots: { bots: 2, early: 14, middle: 60 },
  learn: { lessons: 8, language: 'pl' },
};
