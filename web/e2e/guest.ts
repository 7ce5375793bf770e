// Somebody with a browser of their own.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Route } from 'playwright-core';
import { expect } from 'vitest';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const BROWSER = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? 'chromium';
export const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-features=LocalNetworkAccessChecks'.split(' ');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page as it was built last, if not the one in the server: DIST=dist saves building the server anew. */
const DIST = process.env.DIST;

function serve(route: Route, folder: string): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  return route.fulfill({ path: `${folder}${path === '/' ? '/index.html' : path}` });
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: BROWSER, args: FLAGS });

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

export interface Guest {
  page: Page;
  /** Everything the console complained about. */
  complaints: string[];
  leave(): Promise<void>;
}

export async function guest(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Guest> {
  return comeIn(await browser.newContext({ ...DESK, locale: 'en-GB', baseURL: url, reducedMotion: 'reduce', ...options }));
}

/** What people add to the luck of a game is always the same, so that the server's seed decides it alone. */
const addNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => bytes;
  });

/** Opens a tab, and listens to what its console complains about. */
export async function comeIn(context: BrowserContext): Promise<Guest> {
  await addNothing(context);
  if (DIST !== undefined) await context.route((address) => !address.pathname.startsWith('/api/'), (route) => serve(route, DIST));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const noise = message.type() === 'error' || message.type() === 'warning';
    // A connection that breaks is reported by the browser itself; what the page makes of it is tested.
    if (noise && !/ERR_CONNECTION|WebSocket connection/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, leave: () => context.close() };
}

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Looks for barriers; serious and critical ones are failures. */
export async function axe(page: Page, where: string): Promise<void> {
  // The page's policy forbids scripts from elsewhere, so the checker comes in through the debugger.
  const found = await page.evaluate(`${AXE}; axe.run(document, { resultTypes: ['violations'] })`);
  const serious = (found as { violations: Finding[] }).violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  expect(serious.map(({ id, nodes }) => ({ where, id, at: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`) }))).toEqual([]);
}
