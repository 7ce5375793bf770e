import { expect, test } from 'vitest';
import { axe } from './axe';
import { PHONE } from './browser';
import { fixture } from './fixture';

const here = fixture();

const PAGES = ['#/', '#/tables', '#/tables?list=finished', '#/mine', '#/new', '#/new/rooftops', '#/profile', '#/leaders/polis', '#/rules/polis', '#/rules/engineer?rule=engineer.move.exact', '#/study', '#/editions', '#/editions/rooftops', '#/editions/planners/standard', '#/editions/polis/~none', '#/learn', '#/learn/polis/1', '#/learn/polis/99', '#/nowhere'];

const looks = [
  { name: 'light', options: { colorScheme: 'light' as const } },
  { name: 'dark', options: { colorScheme: 'dark' as const } },
  { name: 'phone, Polish', options: { ...PHONE, locale: 'pl-PL' } },
];

test.each(looks)('all pages are accessible and cause no console errors: $name', async ({ name, options }) => {
  const { page, complaints, leave } = await here.guest(options);
  for (const address of PAGES) {
    await page.goto(`/${address}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    // Nothing is being loaded any more. Other live regions are always there, for screen readers.
    await page.locator('.loading[role="status"]').waitFor({ state: 'detached' });
    await axe(page, `${address} (${name})`, true);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${address} is wider than the window`).toBeLessThanOrEqual(page.viewportSize()!.width);
  }
  expect(complaints).toEqual([]);
  await leave();
});

const SIZES = [[360, 640], [640, 360], [820, 1180], [1280, 720], [1920, 1080]] as const;

test('the first screen has a way to play at every size, and all games on a laptop', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Play/ });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await buttons.nth(4).waitFor();
    const bottoms = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom));
    const inSight = bottoms.filter((bottom) => bottom <= height).length;
    expect(inSight, `${width}×${height}`).toBeGreaterThanOrEqual(width >= 1280 ? 5 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // The pictures of the boards are there, in the colours of the page.
  const pictures = page.getByRole('main').locator('img');
  await expect.poll(() => pictures.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)).toBe(5);
  expect(await pictures.first().getAttribute('src')).toContain('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pictures.first().getAttribute('src')).toContain('dark');
  expect(complaints).toEqual([]);
  await leave();
});

test('bots are chosen on the card of a game, which remembers them', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByLabel('Number of bots in Boulevards').selectOption('3');
  await page.getByLabel('Level of the bots in Boulevards').selectOption({ index: 0 });
  await page.getByRole('button', { name: /^Play 3 bots\W+Boulevards/ }).click();
  await page.waitForURL(/table/);
  await page.locator('.table .board').waitFor();
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Play 3 bots\W+Boulevards/ }).waitFor();
  expect(await page.getByLabel('Number of bots in Polis').inputValue()).toBe('1');
  expect(await page.getByLabel('Level of the bots in Boulevards').evaluate((select) => (select as HTMLSelectElement).selectedIndex)).toBe(0);
  expect(await page.getByLabel(/bots in Engineer/).count()).toBe(0);
  await page.getByRole('link', { name: /^New to it\? Learn in five minutes\W+Polis/ }).click();
  await page.getByRole('heading', { name: 'Place your first tile' }).waitFor();
  await page.getByText('Goal of the game:').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('an unknown table, person or link is reported', async () => {
  const { page, leave } = await here.guest();
  await page.goto(`/#/table/${'0'.repeat(32)}`);
  await page.getByRole('alert').waitFor();
  await page.goto(`/#/people/${'0'.repeat(32)}`);
  await page.getByRole('alert').waitFor();
  await page.goto('/#/me/wrong');
  await page.getByRole('alert').waitFor();
  await page.goto('/#/table/deadbeef');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await leave();
});

test('a link to a rule ends a search that hides it', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/rules/polis');
  const search = page.getByRole('searchbox');
  await search.fill('temple');
  await page.goto('/#/rules/polis?rule=polis.take.price');
  await page.locator('[id="polis.take.price"]').waitFor();
  expect(await search.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await leave();
});

test('after the last lesson alone, the page says how many are left', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/learn/polis/99');
  await page.getByRole('heading', { name: /lessons are left/ }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Place your first tile' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('language and colours are stored', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('heading', { name: 'Zbuduj miasto. A potem lepsze.' }).waitFor();
  await page.getByRole('button', { name: /Kolory/ }).click();
  await page.getByRole('button', { name: /Kolory/ }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Zbuduj miasto. A potem lepsze.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(complaints).toEqual([]);
  await leave();
});

test('the first load is small, and all of it comes from the server', async () => {
  const { page, leave } = await here.guest();
  let [bytes, pictures] = [0, 0];
  const strangers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().startsWith(here.server.url)) strangers.push(response.url());
    const sizes = await response.request().sizes().catch(() => null);
    const size = (sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0);
    if (response.url().endsWith('.webp')) pictures += size;
    else bytes += size;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200_000);
  expect(pictures).toBeLessThan(100_000);
  await leave();
});

test('a new table offers readings of the rulebook, the lot, and how often each seat wins', async () => {
  const { page, complaints, leave } = await here.guest();
  await page.goto('/#/new/rooftops');
  await page.getByLabel('Sides of a border').waitFor();
  expect(await page.getByLabel('Draw seats by lot').isChecked()).toBe(true);
  const figures = page.getByText(/games between equally strong bots \(level: \w+\) the seats won: seat 1 \d+% \(\d+–\d+%\) and seat 2 \d+%/);
  await figures.waitFor();
  // Other options were not measured.
  await page.getByLabel('Sides of a border').selectOption('district');
  await figures.waitFor({ state: 'detached' });
  // Neither were other components.
  await page.goto('/#/new/planners');
  await figures.waitFor();
  const edition = page.getByLabel('Components in the box');
  await edition.selectOption('24');
  await figures.waitFor({ state: 'detached' });
  await edition.selectOption('standard');
  await figures.waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
