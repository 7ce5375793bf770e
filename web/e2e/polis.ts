// Playing Polis through the page, as people do.
import type { Page } from 'playwright-core';

/** In the language of the page: what the buttons say. */
export interface Says {
  play: RegExp;
  confirm: string;
  turn: string;
  rematch: string;
}

export const ENGLISH: Says = { play: /Play a bot\W+Polis/, confirm: 'Confirm', turn: 'Your turn', rematch: 'Rematch' };
export const POLISH: Says = { play: /Zagraj z botem\W+Polis/, confirm: 'Zatwierdź', turn: 'Twoja kolej', rematch: 'Rewanż' };

/** What the player can do now: lay a tile, or nothing because it is over. */
export async function turnOrEnd(page: Page, says: Says): Promise<'turn' | 'end'> {
  const site = page.locator('.site').first();
  const end = page.getByRole('button', { name: says.rematch });
  await site.or(end).first().waitFor({ state: 'attached', timeout: 120_000 });
  return (await end.count()) > 0 ? 'end' : 'turn';
}

/** How many actions stand: the log is the witness. */
export const lines = (page: Page): Promise<number> => page.locator('.log li').count();

/** Lays a tile somewhere: one click on a lit place, one on the button. */
export async function lay(page: Page, says: Says, which = 0, tap = false): Promise<void> {
  const sites = page.locator('.site');
  const count = await sites.count();
  const site = sites.nth(which % count);
  // A place near the edge may be under a button of the board: whoever plays would click its middle or zoom.
  await site.dispatchEvent('click');
  const confirm = page.getByRole('button', { name: says.confirm, exact: true });
  await (tap ? confirm.tap() : confirm.click());
  await confirm.waitFor({ state: 'detached' });
}
