// Every board in six sizes of the window: nothing that is needed is off the screen, nothing that can be pressed overlaps, a finger
// can hit everything, and the drawing has its share of the room. One page for a mouse and one for a finger are resized.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { FINGER } from '../src/boards/shared/camera';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';
import { GAMES } from './games';
import { type Measured, measure, named, type Size, SIZES } from './geometry';
import { handOf } from './hand';
import { pageOf } from './two-players';

const here = fixture(10);

/** Waits until the layout has followed the window, and until nothing is wrong: what is left after that is a fault. */
async function settled(page: Page, game: string, { touch, scrolls = false, share }: Size): Promise<Measured> {
  let found = await measure(page, GAMES[game]!.drawing, touch, scrolls);
  for (let looks = 0; looks < 100 && (found.faults.length > 0 || found.share < share); looks += 1) {
    await page.waitForTimeout(100);
    found = await measure(page, GAMES[game]!.drawing, touch, scrolls);
  }
  return found;
}

async function inAllSizes(page: Page, game: string, touch: boolean, when: string): Promise<void> {
  for (const size of SIZES.filter((one) => one.touch === touch)) {
    await page.setViewportSize(size);
    const { faults, share } = await settled(page, game, size);
    const where = `${game}, ${named(size)}, ${when}`;
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${where.replaceAll(/[ ,×]+/g, '-')}.png` });
    expect(faults, where).toEqual([]);
    expect(share, `${where}: the share of the drawing`).toBeGreaterThanOrEqual(size.share);
    const header = await page.locator('header').first().isVisible();
    expect(header, `${where}: the header`).toBe(size.width > 640);
  }
}

/** Lit places that are too close for a finger are enlarged by the first tap; the second tap chooses. */
async function comesNear(page: Page, game: string): Promise<void> {
  const size = SIZES.find(({ width, touch }) => touch && width === 360)!;
  await page.setViewportSize(size);
  const { apart } = await settled(page, game, size);
  const site = page.locator('.site').first();
  expect(apart, 'lit places are closer than a finger').toBeLessThan(FINGER);
  const tapAt = async () => {
    const { x, y } = await site.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.touchscreen.tap(x, y);
  };
  await tapAt();
  await page.locator('.viewport.near').waitFor();
  expect((await measure(page, GAMES[game]!.drawing, true, true)).apart).toBeGreaterThanOrEqual(FINGER - 1);
  await tapAt();
  await page.locator('.site[aria-pressed="true"]').first().waitFor({ state: 'attached' });
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
    await inAllSizes(page, game, touch, 'to move');
    // One piece of a drawing at most is in the tab order.
    expect(await page.locator(`${drawing} :is([role="button"], .hit)`).evaluateAll((all) => all.filter((one) => (one as SVGElement).tabIndex >= 0 && one instanceof SVGElement).length)).toBeLessThanOrEqual(1);
    if (touch && game === 'polis') await comesNear(page, game);
    else {
      await perform(hand, action);
      await page.locator('.bar.ready .foreseen').first().waitFor();
      await inAllSizes(page, game, touch, 'a choice');
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});
