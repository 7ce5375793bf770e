import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { PHONE } from './browser';
import { ApiPerson } from './api-person';
import { bundles, cards, roofs, sites } from './games/rooftops';
import { mark, settle } from './settle';
import { touch } from './press';
import { fixture } from './fixture';
import { byHand, toTheEnd } from './rest';

const ENGLISH = { play: /Play a bot\W+Rooftops/, confirm: 'Confirm', rematch: 'Rematch' };
const POLISH = { play: /Zagraj z botem\W+Dachy/, confirm: 'Zatwierdź', rematch: 'Rewanż' };
type Says = typeof ENGLISH;

const here = fixture();

/** Waits for the player's turn or the end of the game. */
async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const end = page.getByRole('button', { name: says.rematch });
  await sites(page).or(cards(page)).or(bundles(page)).or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
  if ((await end.count()) > 0) return 'end';
  await mark(page);
  return 'turn';
}

/** Builds if possible, otherwise takes a card, or returns floors if there are too many. */
async function act(page: Page, turn: number, tap: boolean): Promise<void> {
  const press = (piece: Locator) => touch(piece, () => (tap ? piece.tap() : piece.click()));
  const places = await sites(page).count();
  if (places > 0) {
    await press(sites(page).nth(turn % places));
    // A roof may go on any floor of the build; some turns choose another floor than the board proposes.
    const choices = await roofs(page).count();
    if (choices > 1 && turn % 2 === 1) await press(roofs(page).nth(turn % choices));
  } else if ((await cards(page).count()) > 0) await press(cards(page).nth(turn % (await cards(page).count())));
  else await press(bundles(page).first());
}

/** Returns the number of turns that were played by hand, `most` of them at most. */
async function wholeGame(page: Page, says: Says, tap = false, most = Infinity): Promise<number> {
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  let turns = 0;
  while (turns < most && (await turnOrEnd(page, says)) === 'turn') {
    await act(page, turns, tap);
    if (turns % 4 === 1) await axe(page, `Rooftops, turn ${turns}`);
    await settle(page, says.confirm, (piece) => (tap ? piece.tap() : piece.click()));
    turns += 1;
  }
  await toTheEnd(page, here.server, says.rematch);
  return turns;
}

test('a whole game of Rooftops against a bot, by the mouse', async () => {
  const { page, complaints, leave } = await here.guest();
  expect(await wholeGame(page, ENGLISH)).toBeGreaterThan(10);
  await axe(page, 'Rooftops at the end');
  expect(complaints).toEqual([]);
  await leave();
});

test.each(['light', 'dark'] as const)('a build of Rooftops is previewed before it is confirmed, %s', async (colorScheme) => {
  const { page, complaints, leave } = await here.guest({ colorScheme });
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  await turnOrEnd(page, ENGLISH);
  await axe(page, `Rooftops, ${colorScheme}`);
  // Takes cards and places starting floors until something can be built.
  for (let turn = 0; (await page.locator('.town [aria-label^="Build here"]').count()) === 0 || (await page.locator('.starting').count()) > 0; turn += 1) {
    await act(page, turn, false);
    await settle(page, 'Confirm');
    expect(await turnOrEnd(page, ENGLISH)).toBe('turn');
  }
  await sites(page).first().click();
  // There are as many roofs to choose from as floors to pay, on the map and below it; each states its cost and the machine step.
  const paid = await page.locator('.plan .cost .bit').count();
  expect(paid).toBeGreaterThan(1);
  expect(await roofs(page).count()).toBe(paid);
  expect(await page.locator('.town [aria-label^="Place the roof here"]').count()).toBe(paid);
  for (const words of await roofs(page).allTextContents()) expect(words).toMatch(/floor[^]*machine moves \d+ space/);
  await page.locator('.yard .goal').first().waitFor();
  await axe(page, `a build of Rooftops, ${colorScheme}`);
  // Symbols are explained on hover and on keyboard focus.
  await page.locator('.yard .star').first().hover();
  await page.getByRole('status').filter({ hasText: 'Star column' }).waitFor();
  await page.locator('.goals [data-tip]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('status').filter({ hasText: 'Tokens left' }).waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await leave();
});

/** Whether all of the board is visible without scrolling. */
const inSight = (page: Page) =>
  page.locator('.table .board').evaluate((board) => {
    const edge = board.getBoundingClientRect().bottom;
    const parts = [...board.querySelectorAll('.shop, .town, .plan, .goals')];
    return board.scrollHeight <= board.clientHeight && parts.length > 0 && parts.every((part) => part.getBoundingClientRect().bottom <= edge);
  });

test('with four developers everything that a choice needs is visible without scrolling', async () => {
  const host = await ApiPerson.register(here.server, 'Zofia');
  const table = await host.open('rooftops', 3);
  await host.playOn(table, 40);
  for (const [width, height, locale] of [[1280, 800, 'en-GB'], [1280, 800, 'pl-PL'], [1440, 900, 'en-GB']] as const) {
    const { page, complaints, leave } = await here.guest({ viewport: { width, height }, locale });
    await page.addInitScript((kept) => localStorage.setItem('rynek.me', JSON.stringify(kept)), host.kept);
    await page.goto(`/#/table/${table}`);
    await cards(page).or(sites(page)).first().waitFor({ state: 'attached' });
    // Every stock is shown once, on the card of its player.
    await expect.poll(() => page.locator('.players .facts .floor-brown').count()).toBe(4);
    expect(await page.locator('.store .stock').isVisible()).toBe(false);
    await expect.poll(() => inSight(page), { message: `${width} × ${height}, ${locale}` }).toBe(true);
    const pieces = [...(await sites(page).all()), ...(await cards(page).all())];
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) {
      await piece.press('Enter');
      await page.locator('.ready .foreseen').first().waitFor();
      await expect.poll(() => inSight(page), { message: `a choice at ${width} × ${height}, ${locale}` }).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.ready').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('a whole game of Rooftops on a phone, in Polish', async () => {
  const { page, complaints, leave } = await here.guest({ ...PHONE, locale: 'pl-PL' });
  expect(await wholeGame(page, POLISH, true, byHand(11))).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|seat|points|roof)\b/i);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Rooftops by keyboard alone', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let built = 0;
  for (let turns = 0; (built < 3 || turns < byHand(10)) && (await turnOrEnd(page, ENGLISH)) === 'turn'; turns += 1) {
    if ((await sites(page).count()) > 0) {
      built += 1;
      await page.locator('.town [role="button"][tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else if ((await cards(page).count()) > 0) await page.keyboard.press('1');
    else {
      await bundles(page).first().focus();
      await page.keyboard.press('Enter');
    }
    await settle(page, ENGLISH.confirm, async (confirm) => {
      await confirm.focus();
      await page.keyboard.press('Enter');
    });
  }
  expect(built).toBeGreaterThan(2);
  await toTheEnd(page, here.server, ENGLISH.rematch);
  expect(complaints).toEqual([]);
  await leave();
});
