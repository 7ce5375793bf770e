// Games on the device of a player: a page with its own storage and service worker, and what a player does there.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { DESK, useBuild } from './browser';
import type { Fixture } from './fixture';
import { GAMES } from './games';
import { SEED } from './server';

const PATIENCE = Number(process.env.PATIENCE ?? 120_000);

/** All draws of the device follow from a seed; no two numbers are the same, also after a reload. */
function drawFrom(seed: number): void {
  if (!location.protocol.startsWith('http')) return;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
    const drawn = Number(localStorage.getItem('drawn') ?? seed * 1000) + 1;
    localStorage.setItem('drawn', `${drawn}`);
    if (bytes instanceof Uint8Array) bytes.forEach((_, at) => (bytes[at] = Math.floor(((drawn * 2654435761 + at * 40503) % 4294967296) / 65536) % 256));
    return bytes;
  };
}

/** Few and quick bots, unless a test chose others. */
function chooseRivals(games: string[]): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('rynek.rivals') !== null) return;
  localStorage.setItem('rynek.rivals', JSON.stringify(Object.fromEntries(games.map((game) => [game, { level: 'novice' }]))));
}

export interface Device {
  context: BrowserContext;
  /** Errors of its pages. */
  complaints: string[];
  open(address: string): Promise<Page>;
}

/** A device that has never seen the page: with a service worker, or without. */
export async function device(here: Fixture, worker: 'with a worker' | 'without' = 'with a worker'): Promise<Device> {
  const context = await here.browser.newContext({ ...DESK, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true, serviceWorkers: worker === 'without' ? 'block' : 'allow' });
  await context.addInitScript(drawFrom, SEED);
  await context.addInitScript(chooseRivals, Object.keys(GAMES));
  await useBuild(context, here.server.url);
  const complaints: string[] = [];
  const open = async (address: string) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(address);
    return page;
  };
  return { context, complaints, open };
}

/** Waits until the service worker has all files. */
export const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

const card = (page: Page, title: string): Locator => page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Starts a quick game from the front page. */
export async function begin(page: Page, title: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  await card(page, title).getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL(/#\/table\/here-/);
}

/** Plays what the hint says. */
export async function act(page: Page): Promise<void> {
  await page.locator('.call').waitFor();
  // A press that follows another one too closely is not counted: press again, as a person would.
  const hints = page.getByRole('complementary', { name: 'Hint' });
  for (let tries = 0; tries < 5 && (await hints.count()) === 0; tries += 1) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await hints.waitFor({ timeout: 6_000 }).catch(() => undefined);
  }
  await hints.locator('li button').first().click();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
}

/** Waits for the player's turn; a bot that thinks is told to play now. */
export async function ownTurn(page: Page): Promise<void> {
  const now = page.getByRole('button', { name: 'Play now' });
  await now.or(page.locator('.call')).first().waitFor();
  if ((await now.count()) > 0) await now.click({ timeout: 5_000 }).catch(() => undefined);
  await page.locator('.call').waitFor();
}

export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

export interface SavedRecord {
  path: string;
  events: { type: string; action?: string }[];
  result?: unknown;
  /** Only an edition of one's own has components; these are of Planners. */
  edition?: { components?: { tiles?: { list: { rows: string[] }[] } } };
}

/** Saves the game as a file, and reads it. */
export async function record(page: Page): Promise<SavedRecord> {
  const saving = page.waitForEvent('download');
  await fromMenu(page, 'Save as a file');
  const path = await (await saving).path();
  await page.keyboard.press('Escape');
  return { path, ...(JSON.parse(await readFile(path, 'utf8')) as Omit<SavedRecord, 'path'>) };
}

/** The actions of a game, draws included. */
export const actionsOf = ({ events }: { events: { type: string; action?: string }[] }): string[] => events.flatMap(({ action }) => action ?? []);
