// The moments between and after moves: why not, what others did, the only action, the end, and the replay.
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { ApiPerson } from './api-person';
import { PHONE } from './browser';
import { fixture } from './fixture';
import { GAMES } from './games';
import { pageOf } from './two-players';

const here = fixture(10);
/** Enough for a busy machine. */
const SOON = { timeout: 60_000 };

const why = (page: Page) => page.getByRole('group', { name: 'Why not?' });

/** Presses something that cannot be chosen; the rule that forbids it is named beside it, linked, announced, and closed by Escape. */
async function asks(page: Page, press: () => Promise<void>, says: RegExp): Promise<void> {
  await press();
  await why(page).getByText(says).first().waitFor();
  await page.getByRole('status').filter({ hasText: says }).waitFor({ state: 'attached' });
  const box = (await why(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  expect(await why(page).getByRole('link').getAttribute('href')).toMatch(/#\/rules\/[a-z]+.*[a-z]+\.[a-z-]+/);
  await page.keyboard.press('Escape');
  await why(page).waitFor({ state: 'detached' });
}

/** Clicks the middle of a piece, whatever a browser thinks of it. */
async function clickOn(page: Page, piece: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const box = (await piece.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The bots, the actions played before, and what the answer says; or more questions. */
const QUESTIONS: Record<string, { bots: number; steps: number; says: RegExp; more?: (page: Page) => Promise<void> }> = {
  polis: {
    bots: 1,
    steps: 10,
    says: /does not touch your city/,
    more: async (page) => {
      // With a choice made, too; the choice stays.
      await page.locator('.polis .site[tabindex="0"]').focus();
      await page.keyboard.press('Space');
      await page.locator('.site[aria-pressed="true"]').waitFor({ state: 'attached' });
      await asks(page, () => GAMES.polis!.wonder(page), /does not touch your city/);
      expect(await page.locator('.site[aria-pressed="true"]').count()).toBe(1);
      await page.keyboard.press('Escape');
      const dear = page.locator('.market [aria-disabled="true"]').first();
      if ((await dear.count()) > 0) await asks(page, () => clickOn(page, dear), /costs \d+ stone/);
    },
  },
  rooftops: { bots: 1, steps: 30, says: /building|floor|colour|site/i },
  planners: { bots: 1, steps: 20, says: /tile|object|city|square/i },
  boulevards: {
    bots: 2,
    steps: 40,
    says: /hand|built|building/i,
    more: (page) => asks(page, () => clickOn(page, page.locator('.place:not(.open) .hit').first()), /share|build/i),
  },
  engineer: { bots: 0, steps: 12, says: /hand|now|card/i },
};

test.each(Object.keys(QUESTIONS))('%s says why not', async (game) => {
  const { bots, steps, says, more } = QUESTIONS[game]!;
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open(game, bots);
  await person.playOn(table, steps);
  const { page, complaints, leave } = await pageOf(here, person);
  await page.goto(`/#/table/${table}`);
  await page.getByText('Your turn').first().waitFor();
  if (game === 'polis') await page.locator('.polis .site').first().waitFor({ state: 'attached' });
  await asks(page, () => GAMES[game]!.wonder(page), says);
  await more?.(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('what others did is stepped through with reduced motion and after coming back; then the end, and a replay', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('polis', 2);
  await person.playOn(table, 24);
  const { page, complaints, leave } = await pageOf(here, person);
  await page.goto(`/#/table/${table}`);
  const recap = page.getByRole('group', { name: 'Since your last turn' });
  await recap.getByText('2 moves since your last turn').waitFor();
  const city = page.locator('.city .whose');
  await page.keyboard.press('l');
  await recap.getByText('1 / 2').waitFor();
  await expect.poll(() => city.innerText(), SOON).toContain('Casual bot 1');
  await axe(page, 'a recap');
  await recap.getByRole('button', { name: 'Next move' }).click();
  await expect.poll(() => city.innerText(), SOON).toContain('Casual bot 2');
  // Nothing can be chosen in the past; Escape goes back to now.
  expect(await page.locator('.site').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => city.innerText(), SOON).toContain('Ada');
  await page.locator('.site').first().waitFor({ state: 'attached' });

  // Hints: the best first, each with a sentence why, and no part of the board below them.
  await page.keyboard.press('h');
  const hints = page.getByRole('complementary', { name: 'Hint' });
  await hints.getByText('Wins most often').waitFor();
  const claims = (await hints.getByText(/wins \d+% of games/).allInnerTexts()).map((claim) => Number(/\d+/.exec(claim)?.[0]));
  expect(claims).toEqual(claims.toSorted((one, other) => other - one));
  const [board, panel] = [(await page.locator('.game-frame').boundingBox())!, (await hints.boundingBox())!];
  expect(panel.x >= board.x + board.width || panel.y >= board.y + board.height).toBe(true);
  await hints.getByRole('button', { name: 'Close' }).click();

  // Against bots an action is undone, not asked back.
  const steps = () => page.locator('.table').getAttribute('data-steps');
  const before = Number(await steps());
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => Number(await steps()), SOON).toBeLessThan(before);

  await person.playOn(table, Infinity);
  const result = page.getByRole('region', { name: 'Result' });
  await page.getByRole('status').filter({ hasText: /You (won!|lost|share the win)/ }).waitFor();
  await result.getByText(/Your first result here: \d+ points/).waitFor();
  await axe(page, 'the end of a game');
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^polis-.*\.png$/);

  await result.getByRole('link', { name: 'Replay' }).click();
  const moves = page.getByRole('list', { name: 'Moves' });
  const at = async () => Number(/at=(\d+)/.exec(page.url())?.[1]);
  await moves.getByRole('button').nth(5).click();
  await expect.poll(at, SOON).toBe(6);
  expect(await moves.locator('[aria-current="step"]').innerText()).toMatch(/^6\b/);
  const plot = (await page.getByRole('img', { name: 'Points over the game' }).boundingBox())!;
  await page.mouse.click(plot.x + plot.width * 0.6, plot.y + plot.height / 2);
  await expect.poll(at, SOON).toBeGreaterThan(20);
  // Draws are skipped by the arrow keys and in the list.
  await page.getByRole('checkbox', { name: 'Skip draws' }).check();
  expect(await moves.locator('.quiet').count()).toBe(0);
  await page.keyboard.press('Home');
  await expect.poll(at, SOON).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.locator('[aria-current="step"]').waitFor();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '4×' });
  await axe(page, 'a replay with its moves');
  expect(complaints).toEqual([]);
  await leave();
});

test('on a phone, in Polish: the rule and the recap are in sight, and the only action needs one press', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('planners', 1);
  // To a turn in which nothing but extending the city is possible.
  for (;;) {
    const { phase, actions, steps } = await person.look(table);
    expect(phase).toBe('playing');
    if (actions?.length === 1) break;
    await person.playOn(table, steps + 1);
  }
  const { page, complaints, leave } = await pageOf(here, person, { ...PHONE, locale: 'pl-PL' });
  await page.goto(`/#/table/${table}`);
  const steps = async () => Number(await page.locator('.table').getAttribute('data-steps'));
  await page.locator('.desk button.extend').waitFor();
  const before = await steps();
  await page.locator('.desk button.extend').tap();
  await expect.poll(steps, SOON).toBeGreaterThan(before);
  await page.locator('.spot').first().waitFor({ state: 'attached' });
  const city = (await page.locator('.planners .viewport').boundingBox())!;
  await page.touchscreen.tap(city.x + 8, city.y + 8);
  const note = page.getByRole('group', { name: 'Dlaczego nie?' });
  await note.waitFor();
  await axe(page, 'a rule on a phone');
  await note.getByRole('button', { name: 'Zamknij' }).tap();
  await note.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});
