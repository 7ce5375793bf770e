// Quay, as docs/adding-a-game.md adds it, against a bot: in the terminal, on the server, in the page, and in the page without a server.
// `make test-guide`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axe } from './axe';
import { PHONE } from './browser';
import { RYNEK } from './server';
import { ApiPerson } from './api-person';
import { act, begin, device, fromMenu } from './device';
import { click } from './press';
import { mark, settle } from './settle';
import { fixture } from './fixture';
import { Site } from './site';

const here = fixture();

test.each([
  ['en', 'The game is over.', /At sea +\d+/, /Quay 2 +berths [.#]{8}/],
  ['pl', 'Koniec partii.', /Na morzu +\d+/, /Nabrzeże 2 +stanowiska [.#]{8}/],
])('a whole game in the terminal (%s)', (language, over, sea, quay) => {
  const args = ['play', 'quay', '--seats', 'human,casual', '--seed', '5', '--lang', language];
  const env = { ...process.env, XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'rynek-guide-')) };
  const input = `help\nboard\n${'moves\n1\n'.repeat(50)}`;
  const { stdout, stderr, status } = spawnSync(RYNEK, args, { env, input, encoding: 'utf8' });
  rmSync(env.XDG_DATA_HOME, { recursive: true });
  expect(status, stderr).toBe(0);
  for (const part of [over, sea, quay]) expect(stdout).toMatch(part);
  // A message without a text would be shown by its key.
  expect(stdout).not.toMatch(/quay-[a-z]|play-help/);
});

test('a whole game on the server', async () => {
  const player = await ApiPerson.register(here.server, 'Ada');
  const table = await player.open('quay', 1);
  await player.playOn(table, Infinity);
  const { phase, steps } = await player.look(table);
  expect([phase, steps]).toEqual(['over', 24]);
});

test.each([
  ['en', {}, { play: /Play a bot\W+Quay/, confirm: 'Confirm', rematch: 'Rematch', sea: 'At sea' }],
  ['pl', { ...PHONE, locale: 'pl-PL' }, { play: /Zagraj z botem\W+Nabrzeże/, confirm: 'Zatwierdź', rematch: 'Rewanż', sea: 'Na morzu' }],
])('a whole game in the page (%s)', async (_, context, says) => {
  const { page, complaints, leave } = await here.guest(context);
  await page.goto('/');
  await page.getByRole('button', { name: says.play }).click();
  const [action, end] = [page.locator('.generic li button').first(), page.getByRole('button', { name: says.rematch })];
  let turns = 0;
  for (; ; turns += 1) {
    await action.or(end).first().waitFor({ timeout: 120_000 });
    if ((await end.count()) > 0) break;
    await page.getByText(says.sea).first().waitFor();
    if (turns === 0) await axe(page, 'a table of Quay');
    await mark(page);
    // The next turn may come at once: a press that follows another one too closely is not counted.
    await click(action);
    await settle(page, says.confirm, click, () => click(action));
  }
  expect(turns).toBe(6);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/quay-|generic-/);
  expect(complaints).toEqual([]);
  await leave();
});

test('a whole game on the device', async () => {
  const site = await Site.open();
  const { context, complaints, open } = await device(here, 'without');
  const page = await open(site.url);
  await begin(page, 'Quay');
  await act(page);
  // The rest of the game is played by bots.
  await fromMenu(page, 'Step away');
  await page.getByRole('button', { name: 'Rematch' }).first().waitFor({ timeout: 240_000 });
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/quay-|generic-/);
  expect(complaints).toEqual([]);
  await context.close();
  await site.close();
});

test('a lesson and the rules in the page', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/learn/quay/1');
  await page.getByRole('button', { name: 'Show me', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Its cargo is yours: every moored ship brings points.').waitFor();
  await page.goto('/#/rules/quay');
  await page.getByText('No two ships lie at the same berth.').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
