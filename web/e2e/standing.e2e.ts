// The view in which buildings stand up: some turns of both games by mouse and by keyboard, and in which order it is drawn.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ApiPerson } from './api-person';
import { axe } from './axe';
import { fixture } from './fixture';
import { ENGLISH, lay, turnOrEnd } from './games/polis';
import { bundles, cards, sites } from './games/rooftops';
import { mark, settle } from './settle';

const here = fixture();
const stand = (page: Page) => page.getByRole('button', { name: 'Show buildings standing up' });

/** Opens a game in its middle, as the person whose turn it is. */
async function sitDown(game: string, steps: number, reducedMotion: 'reduce' | 'no-preference') {
  const person = await ApiPerson.register(here.server, 'Mason');
  const table = await person.open(game, 1);
  await person.playOn(table, steps);
  const guest = await here.guest({ reducedMotion });
  await guest.page.addInitScript((kept) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('rynek.me', JSON.stringify(kept));
    // Counts the pieces that settle, and the points that rise.
    const seen = { settled: 0, risen: 0 };
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.matches('[data-laid]')) seen.settled += 1;
      if (this.matches('.rising')) seen.risen += 1;
      return animate.apply(this, how);
    };
  }, person.kept);
  await guest.page.goto(`/#/table/${table}`);
  return guest;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { settled: number; risen: number } }).seen);

/** The heights on the screen at which the given pieces are on the ground, in the order in which they are drawn. */
const depths = (page: Page, piece: string) =>
  page.locator(piece).evaluateAll((all) =>
    all.map((one) => {
      const [q, r] = (one.getAttribute('data-hex') ?? '').split(',').map(Number);
      return one.hasAttribute('data-hex') ? 2 * r! + q! : (one as SVGGElement).transform.baseVal[0]!.matrix.f;
    }),
  );

async function expectBackToFront(page: Page, piece: string, least: number): Promise<void> {
  const order = await depths(page, piece);
  expect(order.length).toBeGreaterThanOrEqual(least);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
}

test('Polis in the standing view, by mouse and by keyboard, with pieces that settle', async () => {
  const { page, complaints, leave } = await sitDown('polis', 14, 'no-preference');
  await turnOrEnd(page, ENGLISH);
  expect(await page.locator('.column.standing').count()).toBe(0);
  await stand(page).click();
  await page.locator('.column.standing').first().waitFor();
  expect(await stand(page).getAttribute('aria-pressed')).toBe('true');
  await expectBackToFront(page, '.column.standing', 9);
  await axe(page, 'a standing city');

  // By mouse: the choice stands, then it is placed and settles.
  for (const which of [0, 1]) {
    expect(await turnOrEnd(page, ENGLISH)).toBe('turn');
    await lay(page, ENGLISH, which);
  }
  await expect.poll(async () => (await seen(page)).settled).toBeGreaterThanOrEqual(3);

  // By keyboard, from a highlighted place to the next one; what is in front of it is faded.
  expect(await turnOrEnd(page, ENGLISH)).toBe('turn');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('.polis.still').waitFor();
  const before = await seen(page);
  await page.locator('.site[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.column.standing.planned').first().waitFor();
  expect(await page.locator('.column.standing.planned').count()).toBe(3);
  await expectBackToFront(page, '.column.standing', 12);
  await page.keyboard.press('Enter');
  await page.locator('.column.standing.planned').first().waitFor({ state: 'detached' });
  expect(await turnOrEnd(page, ENGLISH)).toBe('turn');
  expect(await seen(page)).toEqual(before);

  // It is remembered, and the V key switches back.
  await page.reload();
  await page.locator('.column.standing').first().waitFor();
  await page.keyboard.press('v');
  await page.locator('.column:not(.standing)').first().waitFor();
  expect(await page.locator('.column.standing').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

/** Takes a card, so that the next turn has floors to build with, or returns what is too much. */
async function takeCard(page: Page): Promise<void> {
  await mark(page);
  await cards(page).or(bundles(page)).first().click();
  await settle(page, 'Confirm');
}

test('Rooftops in the standing view, by mouse and by keyboard, without motion', async () => {
  const { page, complaints, leave } = await sitDown('rooftops', 16, 'reduce');
  const turn = () => sites(page).or(cards(page)).or(bundles(page)).first().waitFor({ state: 'attached', timeout: 120_000 });
  await turn();
  await page.keyboard.press('v');
  await page.locator('.spot .storey').first().waitFor();
  await expectBackToFront(page, '.spot', 30);
  await axe(page, 'a standing town');

  const ways = [
    () => page.locator('.pin').first().click(),
    async () => {
      await page.locator('.town [role="button"][tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  ];
  for (const way of ways) {
    for (await turn(); (await sites(page).count()) === 0; await turn()) await takeCard(page);
    await mark(page);
    await way();
    await page.locator('.storey.planned').first().waitFor();
    await expectBackToFront(page, '.spot', 30);
    await settle(page, 'Confirm');
  }
  await turn();
  expect(await seen(page)).toEqual({ settled: 0, risen: 0 });
  await stand(page).click();
  await page.locator('.spot .storey').first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});
