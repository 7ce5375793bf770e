import { expect, test } from 'vitest';
import { axe } from './axe';
import { PHONE } from './browser';
import { ENGLISH, lay, POLISH, turnOrEnd, type Says } from './games/polis';
import { fixture } from './fixture';
import { byHand, toTheEnd } from './rest';

const here = fixture();

/** Returns the number of turns that were played by hand, `most` of them at most. */
async function wholeGame(page: import('playwright-core').Page, says: Says, tap = false, most = Infinity) {
  await page.goto('/');
  const play = page.getByRole('button', { name: says.play });
  await (tap ? play.tap() : play.click());
  let turns = 0;
  while (turns < most && (await turnOrEnd(page, says)) === 'turn') {
    if (turns % 6 === 3) await axe(page, `Polis, turn ${turns}`);
    await lay(page, says, turns * 7, tap);
    turns += 1;
  }
  await toTheEnd(page, here.server, says.rematch);
  return turns;
}

test('a whole game of Polis against a bot, by clicks', async () => {
  const { page, complaints, leave } = await here.guest();
  const turns = await wholeGame(page, ENGLISH);
  expect(turns).toBe(18);
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByRole('img', { name: 'Points over the game' }).waitFor();
  expect(await page.locator('table.grid tfoot td').count()).toBe(2);
  await axe(page, 'the result');
  expect(complaints).toEqual([]);

  // After the game: a replay with the keyboard, a link to a position, a record that can be imported, a rematch.
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByText('0 / ').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=\d+/);
  await axe(page, 'the replay');
  const moment = page.url();
  await page.goto('about:blank');
  await page.goto(moment);
  await page.getByRole('slider').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  const record = await (await saved).path();
  await page.goto('/#/study');
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('slider').waitFor();

  await page.goto('/#/mine');
  await page.getByRole('link', { name: /^View/ }).last().click();
  await page.getByRole('button', { name: ENGLISH.rematch }).first().click();
  await page.locator('.site').first().or(page.getByRole('button', { name: 'Start', exact: true })).first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await leave();
});

test('a bot’s action is animated in its own city, and a click or a key skips that', async () => {
  const { page, complaints, leave } = await here.guest({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).click();
  await turnOrEnd(page, ENGLISH);
  const skip = page.getByRole('button', { name: 'Skip' });
  const whose = page.locator('.city .whose');
  const ways: (() => Promise<void>)[] = [
    // It ends by itself.
    () => skip.waitFor({ state: 'detached' }),
    () => skip.click(),
    () => page.keyboard.press('Escape'),
    () => page.locator('.viewport').click({ position: { x: 5, y: 5 } }),
  ];
  for (const way of ways) {
    await lay(page, ENGLISH);
    await skip.waitFor();
    expect(await whose.innerText()).toContain('Beginner bot');
    await way();
    expect(await turnOrEnd(page, ENGLISH)).toBe('turn');
    expect(await whose.innerText()).not.toContain('Beginner bot');
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game on a phone', async () => {
  const { page, complaints, leave } = await here.guest(PHONE);
  expect(await wholeGame(page, ENGLISH, true, byHand(6))).toBe(Math.min(byHand(6), 18));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.getByRole('log', { name: 'What happened' }).waitFor();
  await axe(page, 'the table on a phone');
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game in Polish, without a word of English', async () => {
  const { page, complaints, leave } = await here.guest({ locale: 'pl-PL' });
  await wholeGame(page, POLISH, false, byHand(3));
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain('Dziennik');
  expect(text).not.toMatch(/\b(turn|takes|the|seat|points|log|chat)\b/i);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game by keyboard alone', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('button', { name: ENGLISH.play }).focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  while (turns < byHand(6) && (await turnOrEnd(page, ENGLISH)) === 'turn') {
    await page.keyboard.press('1');
    await page.locator('.site[tabindex="0"]').focus();
    await page.keyboard.press(turns % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: ENGLISH.confirm, exact: true });
    await confirm.waitFor();
    await page.keyboard.press('Enter');
    // It disappears when the table shows the action; the last one shows the result instead of the log.
    await confirm.waitFor({ state: 'detached' });
    turns += 1;
  }
  expect(turns).toBe(Math.min(byHand(6), 18));
  await toTheEnd(page, here.server, ENGLISH.rematch);
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});
