// Presses a piece of a board with the mouse, a finger or the keyboard.
import type { Locator, Page } from 'playwright-core';
import { NEAR, TOGETHER } from '../src/lib/presses';

export type Press = (piece: Locator) => Promise<void>;

const last = new WeakMap<Page, { x: number; y: number; at: number }>();

/** A second press at the same place is a double click, unless some time has passed: waits that long. */
async function rest(piece: Locator): Promise<void> {
  const page = piece.page();
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const before = last.get(page);
  if (before !== undefined && Math.hypot(x - before.x, y - before.y) <= 2 * NEAR) {
    await page.waitForTimeout(Math.max(0, before.at + TOGETHER + 50 - Date.now()));
  }
  last.set(page, { x, y, at: Date.now() });
}

/** The scale of the drawing that a piece belongs to, if it was enlarged for a finger. */
const enlarged = (piece: Locator) =>
  piece.evaluateAll(([element]) => element?.closest('.viewport.near')?.querySelector<SVGElement>('.stage')?.style.transform ?? '');

/** Waits until the drawing around a piece has stopped moving: a press at a place of the screen would miss the piece. */
const stands = (piece: Locator) =>
  piece.evaluateAll(async ([element]) => {
    const moves = (element?.closest('.viewport')?.getAnimations({ subtree: true }) ?? []).filter((motion) => motion instanceof CSSTransition);
    await Promise.allSettled(moves.map((motion) => motion.finished));
  });

/** Presses, and waits until the page has handled the click: the browser makes it from a touch only some time after the finger is lifted. */
async function clicked(page: Page, press: () => Promise<void>): Promise<void> {
  const click = await page.evaluateHandle(() => {
    const handled = { yet: false };
    // The listener of the page that ignores double clicks is an earlier one on the same target: such a press has no click.
    window.addEventListener('click', () => setTimeout(() => (handled.yet = true)), { capture: true, once: true });
    return handled;
  });
  await press();
  await page.waitForFunction(({ yet }) => yet, click, { polling: 20, timeout: 3_000 }).catch(() => undefined);
  await click.dispose();
}

/** Presses a piece; where a finger cannot tell it from the next one, the first tap enlarges the drawing and a second one chooses. */
export async function touch(piece: Locator, press: () => Promise<void>): Promise<void> {
  await stands(piece);
  const before = await enlarged(piece);
  await clicked(piece.page(), press);
  const after = await enlarged(piece);
  if (after === '' || after === before) return;
  await stands(piece);
  await clicked(piece.page(), press);
}

export const click: Press = async (piece) => {
  await rest(piece);
  await piece.click();
};
export const tap: Press = async (piece) => {
  await rest(piece);
  await touch(piece, () => piece.tap());
};
export const key: Press = async (piece) => {
  await piece.focus();
  await piece.press('Enter');
};
