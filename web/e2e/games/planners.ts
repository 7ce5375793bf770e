// Plays Planners in the page.
import type { Locator, Page } from 'playwright-core';
import { readDeed } from '../../src/boards/planners/notation';
import type { Trial } from '../games';
import { type Hand, labelled, type Perform, pressUntil } from '../perform';

export const colours = (page: Page) => page.locator('.colours button:not(:disabled, [aria-disabled="true"])');
export const spots = (page: Page) => page.locator('.spot');
export const ends = (page: Page) => page.locator('.end');
export const desk = (page: Page) => page.locator('.desk button.act');

/** The middle of a piece on the screen. */
export async function middle(piece: Locator): Promise<{ x: number; y: number }> {
  const box = await piece.boundingBox();
  if (!box) throw new Error('the piece is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lays an object by its two ends; if the first end leaves no choice, the second one follows. */
async function lay({ page, press, chosen }: Hand, from: string, to: string, action: string): Promise<void> {
  await press(await labelled(ends(page), (places) => places.at(-1) === from));
  if (chosen() !== action && (await page.locator('.end.start').count()) > 0) {
    await press(await labelled(page.locator('.end.partner'), (places) => places.at(-1) === to));
  }
}

export const perform: Perform = async (hand, action) => {
  const { page, press } = hand;
  const deed = readDeed(action);
  if (deed?.kind === 'take') await press(page.locator(`.colours button.ink-${deed.colour}`));
  else if (deed?.kind === 'lay') await lay(hand, deed.from, deed.to, action);
  else if (deed?.kind === 'tile') {
    await press(await labelled(spots(page), ([place]) => place === deed.at));
    await pressUntil(hand, page.locator('.turns button').last(), action);
  } else await press(page.locator(deed?.kind === 'extend' ? '.desk button.extend' : '.desk button.act:not(.extend)'));
};

export const trial: Trial = {
  drawing: '.planners .city',
  wonder: async (page) => {
    const { x, y } = (await page.locator('.planners .viewport').boundingBox())!;
    await page.mouse.click(x + 12, y + 12);
  },
  crowd: { bots: 3, begin: 40 },
  shots: { bots: 1, early: 8, middle: 30 },
  learn: { lessons: 7 },
};
