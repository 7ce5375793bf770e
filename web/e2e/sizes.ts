// Resizes the page of a board, and expects in every size that nothing is off the screen, covered, or too small.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Asked, type Measured, measure, named, type Size, SIZES } from './geometry';

/** All sizes for a mouse or a finger. */
export const sizesFor = (touch: boolean): Size[] => SIZES.filter((one) => one.touch === touch);

/** The sizes for further moments: the most usual one in `make test`, all of them in `make trials`. */
export const usualSizes = (touch: boolean): Size[] => sizesFor(touch).slice(0, process.env.TRIALS === 'long' ? undefined : 1);

/** What is expected besides `Asked`. */
export interface Wanted extends Omit<Asked, 'touch'> {
  /** The game, and the moment. */
  when: string;
  /** Whether the drawing gets its share of the room. */
  whole?: boolean;
}

/** Waits until the layout has followed the window, and until nothing is wrong: what is left after that is a fault. */
async function settled(page: Page, size: Size, asked: Asked, whole: boolean): Promise<Measured> {
  const isWrong = ({ faults, share, room }: Measured) => faults.length > 0 || (whole && (share < size.share || room < size.room));
  let found = await measure(page, asked);
  for (let looks = 0; looks < 100 && isWrong(found); looks += 1) {
    await page.waitForTimeout(100);
    found = await measure(page, asked);
  }
  return found;
}

export async function expectGood(page: Page, size: Size, { when, whole = false, ...asked }: Wanted): Promise<Measured> {
  const where = `${when}, ${named(size)}`;
  const found = await settled(page, size, { ...asked, touch: size.touch, scrolls: asked.scrolls ?? size.scrolls }, whole);
  if (process.env.LOOK) {
    const { width, height } = found.drawn;
    console.log(`${where}: drawn ${width.toFixed()} × ${height.toFixed()}, ${(100 * found.share).toFixed()} % of the board; blank ${(100 * found.blank).toFixed()} %`);
    await page.screenshot({ path: `${process.env.LOOK}/${where.replaceAll(/[ ,×]+/g, '-')}.png` });
  }
  expect(found.faults, where).toEqual([]);
  if (whole) expect(found.share, `${where}: the share of the drawing`).toBeGreaterThanOrEqual(size.share);
  if (whole) expect(found.room, `${where}: the room for the drawing`).toBeGreaterThanOrEqual(size.room);
  return found;
}

export async function goodInAll(page: Page, sizes: Size[], wanted: Wanted): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectGood(page, size, wanted);
  }
}
