// What the tests of a file share: a server of their own, and the browser of all files.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { guest, launch, type Guest } from './guest';
import { House, SEED } from './house';

export interface Setting {
  house: House;
  browser: Browser;
  /** Somebody with a browser window of their own comes in. */
  guest(options?: BrowserContextOptions): Promise<Guest>;
}

/** Files run one after another in one process, so one browser serves them all. Playwright closes it when the process ends. */
let browser: Promise<Browser> | undefined;

/** Opens before the first test of the file and closes after the last; bots answer after `pace` milliseconds. */
export function setting(pace?: number): Setting {
  const shared = { guest: (options?: BrowserContextOptions) => guest(shared.browser, shared.house.url, options) } as Setting;
  beforeAll(async () => {
    console.log(`The games follow from seed ${SEED}; set SEED to play others.`);
    shared.house = await House.open(pace);
    shared.browser = await (browser ??= launch());
  });
  afterAll(async () => {
    await Promise.all((shared.browser?.contexts() ?? []).map((context) => context.close()));
    await shared.house?.close();
  });
  return shared;
}
