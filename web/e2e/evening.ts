// Two people at a table, one of whom has a page: nothing happens unless they do it.
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Guest } from './guest';
import { Painter } from './painter';
import type { Setting } from './setting';

export interface Evening {
  /** Who is to move, and looks at the page. */
  host: Painter;
  friend: Painter;
  table: string;
  page: Page;
  complaints: string[];
  leave(): Promise<void>;
}

/** A page in which somebody is known already. */
export async function pageOf(here: Setting, who: Painter, options: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await here.guest(options);
  // However busy the machine is.
  guest.page.setDefaultTimeout(120_000);
  await guest.page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rynek.me', JSON.stringify(kept));
  }, who.kept);
  return guest;
}

/** Opens a table for two, begun, and the page of whoever moves first. */
export async function evening(here: Setting, game: string, options: BrowserContextOptions = {}): Promise<Evening> {
  const [one, other] = [await Painter.come(here.house, 'Ada'), await Painter.come(here.house, 'Igor')];
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

export const order = (who: Painter, table: string, command: unknown) => who.ask('POST', `/tables/${table}/commands`, { command });

/** What happened at a table, in a word each. */
export async function happened(who: Painter, table: string): Promise<string[]> {
  const { entries } = await who.ask<{ entries: { what: string }[] }>('GET', `/tables/${table}/log`);
  return entries.map(({ what }) => what);
}
