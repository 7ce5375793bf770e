// Every board in eight sizes of the window: nothing that is needed is off the screen, nothing that can be pressed overlaps, a finger
// can hit everything, and the drawing has its share of the room. One page for a mouse and one for a finger are resized.
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { FINGER } from '../src/boards/shared/camera';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import { measure } from './geometry';
import { handOf } from './hand';
import { tap } from './press';
import { expectGood, goodInAll, sizesFor } from './sizes';
import { pageOf } from './two-players';

const here = fixture(10);

/** The pieces of a drawing that can be pressed, and the two of them that are the closest. */
async function closest(page: Page, drawing: string): Promise<{ piece: Locator; apart: number }> {
  const pieces = page.locator(drawing).first().locator('[role="button"]:is(svg *)');
  const found = await pieces.evaluateAll((all) => {
    const middles = all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const pairs = middles.flatMap((one, n) => middles.slice(n + 1).map((other) => ({ n, apart: Math.hypot(one.x - other.x, one.y - other.y) })));
    return pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best), { n: 0, apart: Infinity });
  });
  return { piece: pieces.nth(found.n), apart: found.apart };
}

/** Shows the whole drawing again after it was enlarged. */
async function showEverything(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'Show everything' }));
  await page.locator('.viewport.near').waitFor({ state: 'detached' });
}

/** Pieces that are too close for a finger are enlarged by the first tap, or there are buttons that do the same. */
async function fitsFingers(page: Page, game: string): Promise<void> {
  const { drawing, twins } = GAMES[game]!;
  await page.setViewportSize(sizesFor(true)[0]!);
  const { apart, piece } = await closest(page, drawing);
  if (game === 'polis') expect(apart, 'lit places are closer than a finger').toBeLessThan(FINGER);
  if (apart >= FINGER - 1) return;
  const zooms = (await page.locator(`${drawing} .viewport`).count()) > 0;
  if (!zooms) return expect(await page.locator(twins ?? 'none').count(), `${game}: pieces are ${apart.toFixed()} px apart`).toBeGreaterThan(0);
  const box = (await piece.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.viewport.near').waitFor();
  await expect.poll(async () => (await measure(page, { drawing, touch: true })).apart, { timeout: 60_000 }).toBeGreaterThanOrEqual(FINGER - 1);
  // The second tap chooses.
  if (game === 'polis') await tap(piece);
  if (game === 'polis') await page.locator('.site[aria-pressed="true"]').first().waitFor({ state: 'attached' });
  await showEverything(page);
}

test.each(Object.keys(GAMES))('%s', async (game) => {
  const { perform, drawing, crowd } = GAMES[game]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  // Four players, or one.
  const table = await person.open(game, Math.min(3, crowd.bots));
  await person.playOn(table, Math.min(24, crowd.begin));
  let sight = await person.look(table);
  // The only legal action is played when it is chosen: for a preview there must be several.
  while (sight.phase !== 'over' && sight.actions?.length === 1) {
    await person.playOn(table, sight.steps + 1);
    sight = await person.look(table);
  }
  const actions = sight.actions ?? [];
  expect(actions.length).toBeGreaterThan(1);
  const action = actions[Math.floor(actions.length / 3)]!;
  for (const touch of [false, true]) {
    const { page, complaints, leave } = await pageOf(here, person, touch ? { hasTouch: true, isMobile: true } : {});
    const hand = handOf(page, game, touch);
    await page.goto(`/#/table/${table}`);
    await page.locator(drawing).waitFor();
    await page.getByText('Your turn').first().waitFor();
    for (const size of sizesFor(touch)) {
      await page.setViewportSize(size);
      await expectGood(page, size, { drawing, when: `${game}, to move`, whole: true });
      expect(await page.locator('header').first().isVisible(), `${game}, ${size.width}: the header`).toBe(size.width > 640);
    }
    // One piece of a drawing at most is in the tab order.
    expect(await page.locator(`${drawing} :is([role="button"], .hit)`).evaluateAll((all) => all.filter((one) => (one as SVGElement).tabIndex >= 0 && one instanceof SVGElement).length)).toBeLessThanOrEqual(1);
    if (touch) await fitsFingers(page, game);
    if (!touch || game !== 'polis') await perform(hand, action);
    await page.locator('.bar.ready .foreseen').first().waitFor();
    if ((await page.locator('.viewport.near').count()) > 0) await showEverything(page);
    // How much room a choice takes from the drawing depends on the position, and so on luck: a part of a long list of choices, or of
    // the board, may have to be scrolled to.
    await goodInAll(page, sizesFor(touch), { drawing, when: `${game}, a choice`, part: true });
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('a tap beside a lot of Boulevards means the nearest one in the hand', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('boulevards', 3);
  await person.playOn(table, 0);
  const { page, complaints, leave } = await pageOf(here, person, { viewport: sizesFor(true)[0]!, hasTouch: true, isMobile: true });
  await page.goto(`/#/table/${table}`);
  const lot = page.locator('.lot.open .hit').first();
  const { x, y, width, height } = (await lot.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height + 5);
  await page.locator('.lot.chosen').first().waitFor();
  await page.locator('.bar.ready .foreseen').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
