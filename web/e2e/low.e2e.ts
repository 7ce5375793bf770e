// Low windows: phones in landscape, and a page at 200% zoom. Every game can be played there without scrolling to the buttons.
import { expect, test } from 'vitest';
import { axe } from './axe';
import { pageOf } from './two-players';
import { GAMES } from './games';
import { handOf } from './hand';
import { BAR, contextOf, expectOneWindow, isFree, LOW } from './low-window';
import { ApiPerson } from './api-person';
import { fixture } from './fixture';

const here = fixture();

const TURNS = 3;
const CONFIRM = `${BAR} .primary`;

const rounds = Object.keys(GAMES).flatMap((game) => LOW.map((size) => ({ game, size, name: `${game}, ${size.width}×${size.height}` })));

test.each(rounds)('$name', async ({ game, size }) => {
  const { perform, drawing, crowd } = GAMES[game]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open(game, crowd.bots);
  await person.playOn(table, crowd.begin);
  const { page, complaints, leave } = await pageOf(here, person, contextOf(size));
  const hand = handOf(page, game, size.touch);
  await page.goto(`/#/table/${table}`);
  await page.locator(drawing).waitFor();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await person.playOn(table, 0);
    const { phase, actions = [], steps } = await person.look(table);
    if (phase !== 'playing') break;
    const where = `${game}, ${size.width}×${size.height}, turn ${turn}`;
    await page.getByText('Your turn').first().waitFor();
    await expectOneWindow(page, game, where);
    const action = actions[Math.floor((actions.length * (turn + 1)) / (TURNS + 2))]!;
    await perform(hand, action);
    // The only legal action needs no confirmation.
    if (actions.length === 1) {
      await expect.poll(async () => (await person.look(table)).steps, { timeout: 60_000 }).toBeGreaterThan(steps);
      continue;
    }
    await page.locator(`${BAR}.ready .foreseen`).first().waitFor();
    await expectOneWindow(page, game, `${where}, a choice`);
    expect(await isFree(page, CONFIRM), `${where}: Confirm is in sight`).toBe(true);
    expect(await isFree(page, `${BAR} .cancel`), `${where}: Cancel is in sight`).toBe(true);
    expect(await isFree(page, `${BAR} .says strong`), `${where}: the choice is in sight`).toBe(true);
    if (turn === 0) await axe(page, where);
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${game}-${size.width}-${turn}.png` });
    await hand.press(page.locator(CONFIRM));
    await expect.poll(async () => (await person.look(table)).steps, { timeout: 60_000 }).toBeGreaterThan(steps);
  }
  // The log covers the board and can be closed; the menu and the home link can be clicked.
  await hand.press(page.getByRole('navigation', { name: 'Log and chat' }).getByRole('button', { name: 'Log' }));
  await page.getByRole('log', { name: 'What happened' }).waitFor();
  await hand.press(page.getByRole('complementary', { name: 'Log and chat' }).getByRole('button', { name: 'Close' }));
  for (const piece of ['.dock .home', '.dock button:last-child']) expect(await isFree(page, piece)).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test.each(Object.keys(GAMES))('a lesson of %s, and a replay', async (game) => {
  const size = LOW[2]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  const { page, complaints, leave } = await pageOf(here, person, contextOf(size));
  await page.goto(`/#/learn/${game}/1`);
  await page.locator('.lesson .board :is(button, [role="button"])').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show me' }).tap();
  await page.locator(`${BAR}.ready .foreseen`).first().waitFor();
  const scrolls = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(await scrolls()).toEqual([size.width, size.height]);
  for (const piece of [CONFIRM, `${BAR} .cancel`, '.coach .task']) expect(await isFree(page, piece), piece).toBe(true);
  const table = await person.open(game, GAMES[game]!.crowd.bots);
  await person.playOn(table, 4);
  await page.goto(`/#/replay/${table}`);
  await page.getByRole('slider').waitFor();
  expect(await scrolls()).toEqual([size.width, size.height]);
  expect(await isFree(page, '.controls .primary')).toBe(true);
  // While hands are hidden there are no scores to plot; the browser itself reports the refused request.
  expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
  await leave();
});
