// What the tests of a file share: their own server, and the browser of their process.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { guest, launch, type Guest } from './browser';
import { TestServer, SEED } from './server';

export interface Fixture {
  server: TestServer;
  browser: Browser;
  /** Opens a page with its own storage. */
  guest(options?: BrowserContextOptions): Promise<Guest>;
}

/** One browser serves all files of a process, which run one after another. Playwright closes it when the process ends. */
let browser: Promise<Browser> | undefined;

/** Starts before the first test of the file and stops after the last; bots answer after `pace` milliseconds. */
export function fixture(pace?: number, settings?: string[]): Fixture {
  const shared = { guest: (options?: BrowserContextOptions) => guest(shared.browser, shared.server.url, options) } as Fixture;
  beforeAll(async () => {
    console.log(`The games follow from seed ${SEED}; set SEED to play others.`);
    shared.server = await TestServer.open(pace, settings);
    shared.browser = await (browser ??= launch());
  });
  afterAll(async () => {
    await Promise.all((shared.browser?.contexts() ?? []).map((context) => context.close()));
    await shared.server?.close();
  });
  return shared;
}
