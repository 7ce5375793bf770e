// A browser with real tabs: one is in front, and the others know that they are hidden. In the other tests, Playwright tells
// every page that it is visible.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { BROWSER, FLAGS } from './browser';

export interface Window {
  context: BrowserContext;
  close(): Promise<void>;
}

export async function openWindow(): Promise<Window> {
  const folder = await mkdtemp(join(tmpdir(), 'rynek-window-'));
  const browser = spawn(BROWSER, [...FLAGS, '--window-size=1280,800', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']);
  const gone = new Promise((done) => browser.once('exit', done));
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    browser.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const told = /listening on (ws:\S+)/.exec(said)?.[1];
      if (told !== undefined) found(told);
    });
    browser.once('exit', () => failed(new Error(`the browser did not start: ${said}`)));
  });
  const hand = await chromium.connectOverCDP(address, { noDefaults: true });
  const context = hand.contexts()[0];
  if (context === undefined) throw new Error('the browser has no window');
  const close = async () => {
    await hand.close();
    browser.kill();
    await gone;
    // Processes of the browser may still write there for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  return { context, close };
}
