// What a table must show without scrolling in a low window.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAMES } from './games';

/** Phones in landscape, and a window of 1440 × 900 at 200% zoom. */
export const LOW = [
  { width: 844, height: 390, touch: true },
  { width: 740, height: 360, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 720, height: 450, touch: false },
];
export type Size = (typeof LOW)[number];

export const contextOf = ({ width, height, touch }: Size) => ({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

/** The bar with the turn and the choice. */
export const BAR = '.play > .turn > .bar';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left - 1 && box.top >= frame.top - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;

async function boxOf(page: Page, selector: string): Promise<Box> {
  const piece = page.locator(selector).first();
  await piece.waitFor();
  return piece.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

/** Whether an element can be clicked: it is in the window, and nothing covers its middle. */
export const isFree = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const seen = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen && hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** Board, players, turn and dock are all in the window, without scrolling and without overlaps. */
export async function expectOneWindow(page: Page, game: string, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(room, `${what}: the page does not scroll`).toEqual([width, height]);
  const parts = { board: '.table .board', players: '.table > .players', turn: '.play > .turn', dock: '.table .dock', bar: BAR };
  const boxes = new Map<string, Box>();
  for (const [name, selector] of Object.entries(parts)) {
    const box = await boxOf(page, selector);
    boxes.set(name, box);
    expect(isWithin(box, frame), `${what}: ${name} ${JSON.stringify(box)} is in sight`).toBe(true);
  }
  const apart = ['board', 'players', 'turn', 'dock'];
  for (const [at, one] of apart.entries()) {
    for (const other of apart.slice(at + 1)) {
      expect(area(common(boxes.get(one)!, boxes.get(other)!)), `${what}: ${one} over ${other}`).toBeLessThan(4);
    }
  }
  expect(area(boxes.get('board')!) / area(frame), `${what}: the board's share`).toBeGreaterThan(0.6);
  const drawn = common(await boxOf(page, GAMES[game]!.drawing), frame);
  expect(area(drawn) / area(frame), `${what}: what is drawn`).toBeGreaterThan(0.25);
  expect(drawn.bottom - drawn.top, `${what}: the height of what is drawn`).toBeGreaterThan(height * 0.55);
}
