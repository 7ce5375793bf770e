import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { act, buildings, buttons, ENGLISH, lots, places, POLISH, type Says, settle, shares, turnOrEnd } from './games/boulevards';
import { PHONE } from './browser';
import { known, overhear } from './secrets';
import { isForced } from './settle';
import { fixture } from './fixture';
import { byHand, toTheEnd } from './rest';

const here = fixture();

const tap = (piece: Locator) => piece.tap();
const click = (piece: Locator) => piece.click();

/** Returns the number of turns that were played by hand, `most` of them at most. */
async function wholeGame(page: Page, says: Says, press = click, most = Infinity): Promise<number> {
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  let turns = 0;
  while (turns < most && (await turnOrEnd(page, says)) === 'turn') {
    await act(page, turns, press);
    // A forced sale has its own panel.
    if (turns % 4 === 0 || (await page.locator('[data-sales]').count()) > 0) await axe(page, `Boulevards, turn ${turns}`);
    await settle(page, says, press);
    turns += 1;
  }
  await toTheEnd(page, here.server, says.rematch);
  return turns;
}

interface Hello {
  type: 'hello';
  sight: { viewer: number; view: { hand: unknown[]; players: object[] } };
}

test('a whole game of Boulevards against a bot, by clicks; the page is never told the bot’s hand', async () => {
  const { page, complaints, leave } = await here.guest();
  const ear = overhear(page);
  expect(await wholeGame(page, ENGLISH)).toBeGreaterThan(10);
  await axe(page, 'Boulevards at the end');

  const heard = await ear.all();
  const hello = heard.find((message): message is Hello => (message as Hello).type === 'hello');
  if (!hello) throw new Error('nothing was heard over the socket');
  expect(hello.sight.view.hand.length).toBe(4);
  for (const player of hello.sight.view.players) expect(Object.keys(player).sort()).toEqual(['buildings', 'cash', 'funds', 'out', 'score', 'shares']);
  const { mine, built, theirs, leaks } = known(heard, hello.sight.viewer);
  expect(leaks).toEqual([]);
  expect(built).toBeGreaterThan(0);
  expect(mine.size).toBeLessThanOrEqual(hello.sight.view.hand.length + built);
  expect(theirs.size).toBeGreaterThan(0);
  expect([...theirs].filter((lot) => mine.has(lot))).toEqual([]);
  // The check works: if a message had named a building of the bot before it was built, it would have been found.
  for (const lot of theirs) {
    for (const told of [{ view: { players: [{ hand: [{ lot }] }] } }, { patch: [{ op: 'replace', path: '/view/bag', value: [lot] }] }, { text: `Player 2 draws ${lot}.` }]) {
      expect(known([told, ...heard], hello.sight.viewer).leaks.length).toBeGreaterThan(0);
    }
  }

  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Boulevards on a phone, in Polish, by night', async () => {
  const { page, complaints, leave } = await here.guest({ ...PHONE, locale: 'pl-PL', colorScheme: 'dark' });
  expect(await wholeGame(page, POLISH, tap, byHand(11))).toBeGreaterThan(10);
  await axe(page, 'Boulevards at the end, dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|seat|points|share)\b/i);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Boulevards by keyboard alone', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  while (turns < byHand(11) && (await turnOrEnd(page, ENGLISH)) === 'turn') {
    const piece = turns % 2 === 0 ? lots(page).or(places(page)) : buildings(page).or(shares(page)).or(buttons(page));
    const any = (await piece.count()) > 0 ? piece : buildings(page).or(shares(page)).or(buttons(page));
    await any.first().focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: ENGLISH.confirm, exact: true });
    // If an attraction has several shares to sell, it opens their list.
    if (!isForced(page) && (await confirm.count()) === 0) await page.keyboard.press('Enter');
    await settle(page, ENGLISH, async (bar) => {
      await bar.focus();
      await page.keyboard.press('Enter');
    });
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  await toTheEnd(page, here.server, ENGLISH.rematch);
  expect(complaints).toEqual([]);
  await leave();
});

test('a symbol is explained on hover and on a long press', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  await turnOrEnd(page, ENGLISH);
  const tip = page.locator('.tips > .note');
  await page.locator('.shares .pays').first().hover();
  await tip.getByText('One share brings').waitFor();
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });

  const { page: phone, leave: hangUp } = await here.guest(PHONE);
  await phone.goto('/');
  await phone.getByRole('button', { name: ENGLISH.play }).click();
  await turnOrEnd(phone, ENGLISH);
  const card = phone.locator('.shares .card').first();
  await card.scrollIntoViewIfNeeded();
  const at = await card.boundingBox();
  if (!at) throw new Error('no card in sight');
  const finger = await phone.context().newCDPSession(phone);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] });
  await phone.locator('.tips > .note').getByText('The free card').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(complaints).toEqual([]);
  await hangUp();
  await leave();
});
