// Plays Rooftops in the page.
import type { Locator, Page } from 'playwright-core';
import { readDeed } from '../../src/boards/rooftops/notation';
import type { Trial } from '../games';
import { PHONE } from '../browser';
import { labelled, type Perform } from '../perform';
import { tap } from '../press';

export const sites = (page: Page) => page.locator('.town [role="button"]');
export const cards = (page: Page) => page.locator('.shop [data-card]:not(:disabled, [aria-disabled="true"])');
export const bundles = (page: Page) => page.locator('.plan .bundle');
export const roofs = (page: Page) => page.locator('.plan .roof');

/** The button with these floors, such as floors to return. */
async function bundle(page: Page, colours: string[]): Promise<Locator> {
  const wanted = colours.map((colour) => `floor-${colour}`).join();
  const found = await bundles(page).evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('.piece')].map((piece) => /floor-\w+/.exec(piece.getAttribute('class') ?? '')?.[0]).join()),
  );
  return bundles(page).nth(found.indexOf(wanted));
}

const siteOf = (page: Page, site: string) => labelled(sites(page), ([first]) => first === site);

export const perform: Perform = async ({ page, press }, action) => {
  const deed = readDeed(action);
  if (deed?.kind === 'take') {
    await press(cards(page).filter({ hasText: new RegExp(`\\b${deed.card}:`) }));
    if (deed.chosen.length > 0) await press(await bundle(page, deed.chosen));
  } else if (deed?.kind === 'start') {
    await press(await siteOf(page, deed.site));
    if ((await bundles(page).count()) > 0) await press(await bundle(page, [deed.colour]));
  } else if (deed?.kind === 'build') {
    await press(await siteOf(page, deed.site));
    const colour = page.locator(`.plan .swatch:has(.floor-${deed.colour})`);
    if ((await colour.count()) > 0) await press(colour);
    await press(roofs(page).filter({ has: page.locator('.pay b', { hasText: new RegExp(`^${deed.roof}$`) }) }));
  } else if (deed?.kind === 'return') await press(await bundle(page, deed.floors));
  else await press(page.locator('.decline'));
};

export const trial: Trial = {
  drawing: '.rooftops .town',
  wonder: async (page) => {
    const { x, y, width, height } = (await page.locator('.reach[role="presentation"]').first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  },
  crowd: { bots: 3, begin: 24 },
  shots: { bots: 2, early: 8, middle: 45, crop: { zoom: 1.7, x: 0.3, y: 0.35 } },
  learn: { lessons: 8, context: PHONE, press: tap },
};
