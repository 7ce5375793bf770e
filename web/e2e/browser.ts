// Starts Chromium and opens pages in it, each with its own storage.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Route } from 'playwright-core';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const BROWSER = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? 'chromium';
export const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-features=LocalNetworkAccessChecks'.split(' ');

/** A folder with a built page to use instead of the one in the server: DIST=dist saves a build of the server. */
const DIST = process.env.DIST;

/** What the server says a page may do holds for this one, too. */
async function serve(route: Route, folder: string): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  if (path !== '/') return route.fulfill({ path: `${folder}${path}` });
  const policy = (await route.fetch()).headers()['content-security-policy'] ?? '';
  return route.fulfill({ path: `${folder}/index.html`, headers: { 'content-security-policy': policy } });
}

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: BROWSER, args: FLAGS });

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

export interface Guest {
  page: Page;
  /** Errors and warnings of the console. */
  complaints: string[];
  leave(): Promise<void>;
}

export async function guest(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Guest> {
  // A service worker would load the whole page for every guest.
  return comeIn(await browser.newContext({ ...DESK, locale: 'en-GB', baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block', ...options }));
}

/** The page's contribution to the draws is always the same, so that only the server's seed decides them. */
const addNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => bytes;
  });

/** Quick games are played on the server; `offline.e2e.ts` plays those of the device. */
const playOnServer = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('rynek.settings') === null) localStorage.setItem('rynek.settings', '{"here":false}');
  });

/** In a quick game a person keeps the first seat, so that a test knows who begins. Tables opened by the form send their own choice. */
const keepSeats = (context: BrowserContext) =>
  context.route(
    (address) => address.pathname === '/api/v1/tables',
    (route) => {
      const terms: unknown = route.request().method() === 'POST' ? route.request().postDataJSON() : null;
      return route.continue(terms === null ? {} : { postData: { seats_by_lot: false, ...(terms as object) } });
    },
  );

/** Shows the page of `DIST` in place of a server's, if it is set. */
export async function useBuild(context: BrowserContext, server = ''): Promise<void> {
  if (DIST !== undefined) await context.route((address) => address.href.startsWith(server) && !address.pathname.startsWith('/api/'), (route) => serve(route, DIST));
}

/** Opens a tab and collects errors and warnings of its console. */
export async function comeIn(context: BrowserContext): Promise<Guest> {
  await addNothing(context);
  await playOnServer(context);
  await keepSeats(context);
  await useBuild(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const noise = message.type() === 'error' || message.type() === 'warning';
    // The browser itself reports a broken connection; how the page reacts is tested.
    if (noise && !/ERR_CONNECTION|WebSocket connection|Service Worker registration blocked/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, leave: () => context.close() };
}
