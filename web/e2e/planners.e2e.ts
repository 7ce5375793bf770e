import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { Finger } from './finger';
import { PHONE } from './browser';
import { colours, desk, ends, middle, spots } from './games/planners';
import { isForced, mark, settle } from './settle';
import { touch } from './press';
import { fixture } from './fixture';
import { byHand, toTheEnd } from './rest';

const ENGLISH = { play: /Play a bot\W+Planners/, confirm: 'Confirm', rematch: 'Rematch' };
const POLISH = { play: /Zagraj z botem\W+Planiści/, confirm: 'Zatwierdź', rematch: 'Rewanż' };
type Says = typeof ENGLISH;

const here = fixture();

/** Waits for the player's turn or the end of the game. */
async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const end = page.getByRole('button', { name: says.rematch });
  const any = colours(page).or(spots(page)).or(desk(page)).or(end);
  await any.first().waitFor({ state: 'attached', timeout: 120_000 });
  if ((await end.count()) > 0) return 'end';
  await mark(page);
  return 'turn';
}

/** Clicks or taps at the middle of a piece, whatever is there. */
async function point(page: Page, piece: Locator, tap: boolean): Promise<void> {
  await touch(piece, async () => {
    const { x, y } = await middle(piece);
    await (tap ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  });
}

/** Lays an object: its first end, and the second one if there is a choice. */
async function layByEnds(page: Page, tap: boolean): Promise<void> {
  await point(page, ends(page).first(), tap);
  if ((await page.locator('.end.start').count()) > 0) await point(page, page.locator('.end.partner').first(), tap);
}

/** Chooses a colour, lays the drawn tile, lays an object if one fits, or extends the city. */
async function act(page: Page, says: Says, turn: number, tap: boolean): Promise<void> {
  const places = await spots(page).count();
  if ((await colours(page).count()) > 0) await colours(page).first().click();
  else if (places > 0) await point(page, spots(page).nth(turn % places), tap);
  else if ((await ends(page).count()) > 0) await layByEnds(page, tap);
  else await desk(page).first().click();
  if (!isForced(page)) await page.getByRole('button', { name: says.confirm, exact: true }).waitFor();
}

const confirmed = (page: Page, says: Says, tap = false) => settle(page, says.confirm, (piece) => (tap ? piece.tap() : piece.click()));

/** Returns the number of turns that were played by hand, `most` of them at most. */
async function wholeGame(page: Page, says: Says, tap = false, most = Infinity): Promise<number> {
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  let turns = 0;
  while (turns < most && (await turnOrEnd(page, says)) === 'turn') {
    await act(page, says, turns, tap);
    if (turns % 2 === 0) await axe(page, `Planners, turn ${turns}`);
    await confirmed(page, says, tap);
    turns += 1;
  }
  await toTheEnd(page, here.server, says.rematch);
  return turns;
}

test('a whole game of Planners against a bot, with the mouse', async () => {
  const { page, complaints, leave } = await here.guest();
  expect(await wholeGame(page, ENGLISH)).toBeGreaterThan(6);
  await page.locator('.desk').getByText(/wins|share the win/).waitFor();
  await axe(page, 'Planners at the end');
  expect(complaints).toEqual([]);
  await leave();
});

test('objects of Planners are drawn from end to end, and tiles are turned by the wheel', async () => {
  const { page, complaints, leave } = await here.guest({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  let [drawn, turned] = [0, 0];
  // The draws decide what comes first: an object that fits, or a tile to lay.
  while ((drawn === 0 || turned === 0) && (await turnOrEnd(page, ENGLISH)) === 'turn') {
    if (drawn === 0 && (await ends(page).count()) > 0) {
      const laid = await page.locator('.city .long').count();
      await strokeFromEndToEnd(page);
      await page.locator('.long.planned:not(.loose)').waitFor();
      await page.mouse.up();
      await page.getByRole('button', { name: ENGLISH.confirm, exact: true }).waitFor();
      await axe(page, 'Planners with an object chosen, in the dark');
      await confirmed(page, ENGLISH);
      await expect.poll(() => page.locator('.city .long').count()).toBeGreaterThan(laid);
      drawn += 1;
      continue;
    }
    // A forced action is played at once: the places for the tile that it draws may be offered already, and none is chosen.
    const laysTile = !isForced(page) && (await spots(page).count()) > 0;
    const extend = page.getByRole('button', { name: 'Extend the city' });
    if ((await extend.count()) > 0) await extend.click();
    else await act(page, ENGLISH, turned, false);
    if (laysTile) turned += await byWheel(page);
    await confirmed(page, ENGLISH);
  }
  expect(drawn).toBe(1);
  expect(turned).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await leave();
});

/** Drags an object from its first end to a possible second end; the button stays down. */
async function strokeFromEndToEnd(page: Page): Promise<void> {
  const from = await middle(ends(page).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Beyond the square the object follows the pointer, and its possible ends are marked.
  await page.mouse.move(from.x + 60, from.y + 2, { steps: 6 });
  await page.locator('.long.planned').waitFor();
  const to = await middle(page.locator('.end.partner').first());
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** Rotates the chosen tile with the wheel and back; the tile at the desk rotates with it. */
async function byWheel(page: Page): Promise<number> {
  const { x, y } = await middle(page.locator('.spot[aria-pressed="true"]'));
  const shows = () => page.locator('.desk .tile').innerHTML();
  const before = await shows();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect.poll(shows).not.toBe(before);
  await page.mouse.wheel(0, -120);
  await expect.poll(shows).toBe(before);
  return 1;
}

test('a whole game of Planners on a phone, in Polish', async () => {
  const { page, complaints, leave } = await here.guest({ ...PHONE, locale: 'pl-PL' });
  expect(await wholeGame(page, POLISH, true, byHand(7))).toBeGreaterThan(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b(turn|takes|the|seat|points|tile|city)\b/i);
  await axe(page, 'Planners on a phone');
  expect(complaints).toEqual([]);
  await leave();
});

/** Plays by taps until an object can be laid. */
async function untilAnObjectFits(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  for (let turn = 0; (await turnOrEnd(page, ENGLISH)) === 'turn'; turn += 1) {
    if ((await ends(page).count()) > 0) return;
    await act(page, ENGLISH, turn, true);
    await confirmed(page, ENGLISH, true);
  }
  throw new Error('the game is over, and no object ever fitted');
}

test('a finger draws an object of Planners from end to end', async () => {
  const { page, complaints, leave } = await here.guest(PHONE);
  await untilAnObjectFits(page);
  const finger = await Finger.of(page);
  const laid = await page.locator('.city .long').count();
  const plan = () => page.locator('.city .stage').evaluate((stage) => [stage.style.transform, stage.closest<HTMLElement>('.layer')?.style.transform]);
  const before = await plan();
  const from = await middle(ends(page).first());
  // Beyond the square the object follows the finger, and its possible ends are marked.
  const away = { x: from.x + ((await ends(page).first().boundingBox())?.width ?? 0), y: from.y + 2 };
  await finger.down(from);
  await finger.move(from, away);
  await page.locator('.long.planned').waitFor();
  const to = await middle(page.locator('.end.partner').first());
  await finger.move(away, to);
  await page.locator('.long.planned:not(.loose)').waitFor();
  expect(await page.getByRole('button', { name: ENGLISH.confirm, exact: true }).count()).toBe(0);
  // The plan has not moved with the finger; the bar with the choice will take some of its height.
  expect(await plan()).toEqual(before);
  await finger.lift();
  await page.getByRole('button', { name: ENGLISH.confirm, exact: true }).waitFor();
  // The page has not scrolled either.
  expect(await page.evaluate(() => [document.scrollingElement?.scrollTop, document.querySelector('.board')?.scrollTop])).toEqual([0, 0]);
  await confirmed(page, ENGLISH, true);
  await expect.poll(() => page.locator('.city .long').count()).toBeGreaterThan(laid);
  expect(complaints).toEqual([]);
  await leave();
});

test('a long press on a symbol of Planners explains it and chooses nothing', async () => {
  const { page, complaints, leave } = await here.guest(PHONE);
  await untilAnObjectFits(page);
  const finger = await Finger.of(page);
  const note = page.locator('.city [role="status"]').filter({ hasText: /start and end/ });
  // A symbol where an object could begin.
  await finger.rest(await middle(ends(page).first()));
  await note.waitFor();
  expect(await page.locator('.end.start').count()).toBe(0);
  expect(await page.getByRole('button', { name: ENGLISH.confirm, exact: true }).count()).toBe(0);
  await axe(page, 'a symbol of Planners explained');
  // A tap closes the note and continues the game.
  await point(page, ends(page).first(), true);
  await page.locator('.end.start').or(page.locator('.long.planned')).first().waitFor({ state: 'attached' });
  await note.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game of Planners by keyboard alone', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let [turns, laid] = [0, 0];
  while ((laid === 0 || turns < byHand(7)) && (await turnOrEnd(page, ENGLISH)) === 'turn') {
    if ((await colours(page).count()) > 0) await page.keyboard.press('1');
    else if ((await spots(page).count()) > 0) {
      await page.locator('.spot[tabindex="0"]').focus();
      await page.keyboard.press(turns % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('r');
      if (turns === 4) await axe(page, 'Planners');
    } else if ((await ends(page).count()) > 0) {
      await page.locator('.end[tabindex="0"]').focus();
      await page.keyboard.press('Enter');
      if ((await page.locator('.end.start').count()) > 0) await otherEnd(page);
      laid += 1;
    } else await page.keyboard.press((await page.getByRole('button', { name: 'Extend the city' }).count()) ? 'e' : 'p');
    await settle(page, ENGLISH.confirm, async (confirm) => {
      await confirm.focus();
      await page.keyboard.press('Enter');
    });
    turns += 1;
  }
  expect(laid).toBeGreaterThan(0);
  await toTheEnd(page, here.server, ENGLISH.rematch);
  expect(complaints).toEqual([]);
  await leave();
});

/** Moves with the arrow keys to a possible second end and chooses it. */
async function otherEnd(page: Page): Promise<void> {
  for (const way of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(way);
    if ((await page.locator('.end.partner:focus').count()) === 0) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error('no arrow key leads to another end');
}
