// The page on a device: what the first game costs to load, a new version, and games that move to a server and back.
import { expect, test } from 'vitest';
import { ApiPerson } from './api-person';
import { act, actionsOf, begin, device, fromMenu, installed, ownTurn, record } from './device';
import { fixture } from './fixture';
import { Site } from './site';
import { pageOf } from './two-players';

const here = fixture(20);

/** “Fast 3G”: bytes a second, and seconds for a round trip. */
const FAST_3G = { bytes: 200_000, trip: 0.15 };
/** One after another: name and connection, the page, its scripts, the board with the workers, the list of modules, the module with its texts. */
const TRIPS = 3 + 5;

test('on fast 3G the first visit leads to a first move within five seconds', async () => {
  const site = await Site.open();
  const { complaints, context, open } = await device(here, 'without');
  const page = await open(site.url);
  // The largest module.
  await begin(page, 'Rooftops');
  await page.locator('.call').waitFor();
  const bytes = await site.weight();
  expect([...site.asked].filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  expect(bytes).toBeGreaterThan(100_000);
  // What is loaded beside the rest counts as well.
  expect(bytes / FAST_3G.bytes + TRIPS * FAST_3G.trip).toBeLessThan(5);
  expect(complaints).toEqual([]);
  await context.close();
  await site.close();
});

test('a new version waits until it is wanted, and a game goes on with it', async () => {
  const site = await Site.open();
  await site.goBack();
  const { complaints, context, open } = await device(here);
  const page = await open(site.url);
  await installed(page);
  // The next visit is served by the service worker.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(page, 'Planners');
  await act(page);

  site.update();
  site.asked.clear();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update()));
  await page.getByText('A new version is ready.').waitFor();
  // Until the page is loaded anew, it keeps its version, with the engine that belongs to it.
  await ownTurn(page);
  await act(page);
  await ownTurn(page);
  const before = await record(page);
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /(assets|engine)\//.test(name)));
  expect((await names()).filter((name) => !name.includes('old_'))).toEqual([]);

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.locator('.call').waitFor();
  expect((await names()).filter((name) => name.includes('old_'))).toEqual([]);
  expect((await record(page)).events).toEqual(before.events);
  await act(page);
  expect([...site.asked].filter((file) => file.includes('old_'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
  await site.close();
});

test('a game moves to the server and back, with everything that happened', async () => {
  const { complaints, context, open } = await device(here, 'without');
  const page = await open(here.server.url);
  await begin(page, 'Planners');
  await act(page);
  await ownTurn(page);
  const local = actionsOf(await record(page));

  await fromMenu(page, 'Continue online');
  await page.waitForURL(/#\/table\/(?!here-)/);
  await page.locator('.call').waitFor();
  const table = /#\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  const kept = await page.evaluate(() => localStorage.getItem('rynek.me'));
  const person = ApiPerson.of(here.server, JSON.parse(kept ?? '{}') as ApiPerson['kept']);
  const online = () => person.ask<{ events: { type: string; action?: string }[] }>('GET', `/tables/${table}/record`);
  expect(actionsOf(await online())).toEqual(local);
  await page.keyboard.press('Escape');
  await person.move(table);
  await page.locator(`.table:not([data-steps="${local.length}"])`).waitFor();
  await page.locator('.call').waitFor();
  const moved = actionsOf(await online());
  expect(moved.length).toBeGreaterThan(local.length);
  // The device has no copy that would go another way.
  await page.evaluate(() => (location.hash = '#/mine'));
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  expect(await page.getByText('on this device').count()).toBe(0);

  await page.evaluate((id) => (location.hash = `#/table/${id}`), table);
  await page.locator('.call').waitFor();
  await fromMenu(page, 'Take offline');
  await page.waitForURL(/#\/table\/here-/);
  await page.locator('.call').waitFor();
  expect(actionsOf(await record(page))).toEqual(moved);
  expect((await person.look(table)).phase).not.toBe('playing');
  await act(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what an action leads to, and what forbids it, is worked out here in an online game, too', async () => {
  const person = await ApiPerson.register(here.server, 'Ada');
  const table = await person.open('polis', 1);
  await person.playOn(table, 8);
  const { page, complaints, leave } = await pageOf(here, person);
  await page.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('rynek.settings', '{"here":true}'));
  let questions = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if ((JSON.parse(String(payload)) as { type: string }).type === 'preview') questions += 1;
    }),
  );
  await page.goto(`/#/table/${table}`);
  const sites = page.locator('.site');
  const choose = async (which: number) => {
    await sites.first().waitFor({ state: 'attached' });
    await sites.nth(which % (await sites.count())).focus();
    await page.keyboard.press('Enter');
    await page.locator('.bar.ready .foreseen').waitFor();
  };
  // Until the engine is loaded, the server answers.
  let tries = 0;
  await expect
    .poll(
      async () => {
        const before = questions;
        await choose((tries += 1));
        await page.keyboard.press('Escape');
        return questions - before;
      },
      { timeout: 120_000 },
    )
    .toBe(0);

  // It follows what is played, and the server decides.
  questions = 0;
  await choose(0);
  const steps = (await person.look(table)).steps;
  await page.locator('.bar.ready .primary').click();
  await expect.poll(async () => (await person.look(table)).steps, { timeout: 60_000 }).toBeGreaterThan(steps + 1);
  await person.playOn(table, 0);
  await page.locator(`.table[data-steps="${(await person.look(table)).steps}"]`).waitFor();
  await choose(3);
  expect(questions).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('when the server is out of reach, what needs none goes on, and the page says what does not', async () => {
  const { complaints, context, open } = await device(here);
  const page = await open(here.server.url);
  await installed(page);
  await context.setOffline(true);
  await page.evaluate(() => (location.hash = '#/tables'));
  const notice = page.getByText('You can play, learn and replay on this device; tables with friends and ratings need the server.');
  await notice.waitFor();
  await begin(page, 'Planners');
  await act(page);
  await ownTurn(page);
  await page.evaluate(() => (location.hash = '#/rules/planners'));
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.evaluate(() => (location.hash = '#/learn/planners/1'));
  await page.locator('[data-fills]').waitFor();
  expect(await notice.count()).toBe(1);

  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
