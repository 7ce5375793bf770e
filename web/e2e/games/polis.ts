// Plays Polis in the page.
import type { Locator, Page } from 'playwright-core';
import { hexesOf, readBuild } from '../../src/boards/polis/notation';
import type { Trial } from '../games';
import { labelled, type Perform, pressUntil } from '../perform';
import { touch } from '../press';

/** The texts of buttons in the language of the page. */
export interface Says {
  play: RegExp;
  confirm: string;
  turn: string;
  rematch: string;
}

export const ENGLISH: Says = { play: /Play a bot\W+Polis/, confirm: 'Confirm', turn: 'Your turn', rematch: 'Rematch' };
export const POLISH: Says = { play: /Zagraj z botem\W+Polis/, confirm: 'Zatwierdź', turn: 'Twoja kolej', rematch: 'Rewanż' };

/** Waits for the player's turn or the end of the game. */
export async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const site = page.locator('.site').first();
  const end = page.getByRole('button', { name: says.rematch });
  await site.or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
  return (await end.count()) > 0 ? 'end' : 'turn';
}

/**
 * The middle of a piece after it has stopped moving, and whether nothing covers it. On a busy machine the city may move
 * some frames after it was dragged.
 */
function middle(piece: Locator): Promise<{ x: number; y: number; free: boolean }> {
  return piece.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame);
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    let at = place();
    for (let still = 0; still < 3; still += 1) {
      await frame();
      const now = place();
      if (now.x !== at.x || now.y !== at.y) still = 0;
      at = now;
    }
    return { ...at, free: element.contains(document.elementFromPoint(at.x, at.y)) };
  });
}

/** Drags the city until a point of it is in the middle of the window. */
async function pull(page: Page, from: { x: number; y: number }): Promise<void> {
  const window = await page.locator('.viewport').boundingBox();
  if (window === null) throw new Error('there is no city');
  const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (x - from.x), y + (y - from.y), { steps: 4 });
  await page.mouse.up();
}

/** Where a lit place can be clicked; null if it is covered. With the mouse, the city is dragged first. */
async function reach(page: Page, site: Locator, tap: boolean): Promise<{ x: number; y: number } | null> {
  await site.scrollIntoViewIfNeeded();
  const before = await middle(site);
  if (before.free || tap) return before.free ? before : null;
  // It is under a button of the board: drag the city.
  await pull(page, before);
  const after = await middle(site);
  return after.free ? after : null;
}

/** A lit place to click: the given one, or the next one that is not covered. */
async function place(page: Page, which: number, tap: boolean): Promise<Locator> {
  const sites = page.locator('.site');
  const count = await sites.count();
  for (let more = 0; more < count; more += 1) {
    const site = sites.nth((which + more) % count);
    if ((await reach(page, site, tap)) !== null) return site;
  }
  throw new Error('no lit place can be clicked');
}

/** Lays a tile: sometimes another one of the market, at a lit place, sometimes rotated; then confirms. */
export async function lay(page: Page, says: Says, which = 0, tap = false): Promise<void> {
  const offers = page.locator('.market button:not(:disabled, [aria-disabled="true"])');
  if (which % 2 === 1) {
    const offer = offers.nth(which % (await offers.count()));
    await (tap ? offer.tap() : offer.click());
  }
  const site = await place(page, which, tap);
  const press = async () => {
    const { x, y } = await middle(site);
    await (tap ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  await touch(site, press);
  const confirm = page.getByRole('button', { name: says.confirm, exact: true });
  await confirm.waitFor();
  if (which % 3 === 1 && !tap) await page.mouse.wheel(0, 100);
  if (which % 3 === 2) await page.locator('.tools button').nth(1)[tap ? 'tap' : 'click']();
  await (tap ? confirm.tap() : confirm.click());
  await confirm.waitFor({ state: 'detached' });
}

/** Chooses the tile and its place, and rotates it. */
export const perform: Perform = async (hand, action) => {
  const { page, press } = hand;
  const hexes = hexesOf(action);
  await press(page.locator(`.market button[data-tile="${readBuild(action)?.tile}"]:not(:disabled, [aria-disabled="true"])`));
  const spot = await reach(page, await labelled(page.locator('.site'), (places) => hexes.every((hex) => places.includes(hex))), false);
  if (spot === null) throw new Error(`${action} is out of reach`);
  await page.mouse.click(spot.x, spot.y);
  await page.locator('.site[aria-pressed="true"]').waitFor({ state: 'attached' });
  await pressUntil(hand, page.locator('.tools button').nth(1), action);
};

/** The point of the map, not of a button above it, that is farthest from every place for a tile. Runs in the page. */
function remote(): { x: number; y: number } {
  const map = document.querySelector('.polis .viewport')!;
  const { left, top, width, height } = map.getBoundingClientRect();
  const sites = [...document.querySelectorAll('.polis .site')].map((site) => site.getBoundingClientRect());
  const free = ({ x, y }: { x: number; y: number }) =>
    Math.min(...sites.map((site) => Math.hypot(site.left + site.width / 2 - x, site.top + site.height / 2 - y)));
  const parts = Array.from({ length: 19 }, (_, n) => (n + 1) / 20);
  const points = parts.flatMap((across) => parts.map((down) => ({ x: left + width * across, y: top + height * down })));
  const bare = points.filter(({ x, y }) => {
    const under = document.elementFromPoint(x, y);
    return under !== null && map.contains(under) && under.closest('button') === null;
  });
  return bare.reduce((best, point) => (free(point) > free(best) ? point : best));
}

export const trial: Trial = {
  drawing: '.polis .city',
  wonder: async (page) => {
    // The city is drawn at its size once the window is known.
    await page.locator('.polis .stage[style*="scale"]').waitFor({ state: 'attached' });
    // The city may fill its window: made smaller, it leaves room that no tile can reach.
    for (let steps = 0; steps < 3; steps += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    const { x, y } = await page.evaluate(remote);
    await page.mouse.click(x, y);
  },
  crowd: { bots: 3, begin: 24 },
  shots: { bots: 1, early: 10, middle: 38, crop: { zoom: 1.2, x: 0.5, y: 0.5 } },
  learn: { lessons: 7 },
};
