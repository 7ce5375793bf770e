// A table with two people and no bots; one of them uses the page, the other the API.
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Guest } from './browser';
import { ApiPerson } from './api-person';
import type { Fixture } from './fixture';

export interface TwoPlayers {
  /** The player to move, who uses the page. */
  host: ApiPerson;
  friend: ApiPerson;
  table: string;
  page: Page;
  complaints: string[];
  leave(): Promise<void>;
}

/** A page that is signed in as a person. */
export async function pageOf(here: Fixture, who: ApiPerson, options: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await here.guest(options);
  // Enough for a busy machine.
  guest.page.setDefaultTimeout(120_000);
  await guest.page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, who.kept);
  return guest;
}

/** Opens a table for two, starts the game, and opens the page of the first player to move. */
export async function twoPlayers(here: Fixture, game: string, options: BrowserContextOptions = {}): Promise<TwoPlayers> {
  const [one, other] = [await ApiPerson.register(here.server, 'Ada'), await ApiPerson.register(here.server, 'Igor')];
  const { id } = await one.ask<{ id: string }>('POST', '/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await order(other, id, { type: 'sit', seat: 2, entropy: '5eed' });
  await order(one, id, { type: 'start' });
  const { mover } = await one.look(id);
  const [host, friend] = mover === 1 ? [one, other] : [other, one];
  const { page, complaints, leave } = await pageOf(here, host, options);
  await page.goto(`/#/table/${id}`);
  await page.locator('.table .board .within > *').first().waitFor();
  return { host, friend, table: id, page, complaints, leave };
}

export const order = (who: ApiPerson, table: string, command: unknown) => who.ask('POST', `/tables/${table}/commands`, { command });

/** The kinds of all log entries of a table. */
export async function happened(who: ApiPerson, table: string): Promise<string[]> {
  const { entries } = await who.ask<{ entries: { what: string }[] }>('GET', `/tables/${table}/log`);
  return entries.map(({ what }) => what);
}
