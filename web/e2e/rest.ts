// One game of each board is played to its end by hand. Others are played by hand for some turns, and the rest by the API.
// `make trials` plays them by hand to the end, too.
import type { Page } from 'playwright-core';
import { ApiPerson } from './api-person';
import type { TestServer } from './server';

/** How many turns are played by hand: this many in `make test`, all of them in `make trials`, which sets `TRIALS=long`. */
export const byHand = (turns: number): number => (process.env.TRIALS === 'long' ? Infinity : turns);

/** Plays the rest of the game that a page shows, as its player, and waits until the page shows the result. */
export async function toTheEnd(page: Page, server: TestServer, rematch: string): Promise<void> {
  const table = /#\/table\/(\w+)/.exec(page.url())?.[1];
  const kept = await page.evaluate(() => localStorage.getItem('rynek.me'));
  if (table === undefined || kept === null) throw new Error(`${page.url()} is no table of a person`);
  await ApiPerson.of(server, JSON.parse(kept) as ApiPerson['kept']).playOn(table, Infinity);
  await page.getByRole('button', { name: rematch }).first().waitFor({ state: 'attached', timeout: 120_000 });
}
