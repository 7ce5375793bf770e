// Moments of a table that tests measure and pictures show: how each is brought about, and how it is ended.
import type { Page } from 'playwright-core';
import { GAMES } from './games';
import { click } from './press';

interface Moment {
  /** The games that have it; all if it is missing. */
  games?: string[];
  begin: (page: Page, game: string) => Promise<void>;
  end: (page: Page) => Promise<void>;
  /** What has to be whole in it. */
  needs?: string;
  /** Whether a part of the board is enough on a small phone. */
  part?: boolean;
}

const press = (page: Page, name: string) => click(page.getByRole('button', { name, exact: true }).first());

/** Switches between the views. A press that follows another one too closely is not counted: presses again, as a person would. */
async function stand(page: Page, up: boolean): Promise<void> {
  const switched = page.locator(`.stand[aria-pressed="${up}"]`);
  for (let tries = 0; tries < 5; tries += 1) {
    await press(page, 'Show buildings standing up');
    if (await switched.waitFor({ timeout: 6_000 }).then(() => true, () => false)) return;
  }
  throw new Error('the view is not switched');
}

export const MOMENTS: Record<string, Moment> = {
  'what others did': {
    games: ['boulevards', 'polis', 'rooftops'],
    begin: async (page) => {
      await press(page, 'Show');
      await page.getByRole('button', { name: 'Back to now' }).waitFor();
    },
    end: async (page) => {
      await press(page, 'Back to now');
      await page.getByRole('button', { name: 'Back to now' }).waitFor({ state: 'detached' });
    },
    needs: '.recap button',
  },
  'a hint': {
    begin: async (page) => {
      await press(page, 'Hint');
      await page.locator('aside[aria-label="Hint"] li').first().waitFor();
    },
    end: (page) => page.locator('aside[aria-label="Hint"]').getByRole('button', { name: 'Close' }).click(),
    needs: 'aside[aria-label="Hint"] header button',
    part: true,
  },
  'a rule': {
    begin: async (page, game) => {
      await GAMES[game]!.wonder(page);
      await page.locator('.why a').waitFor();
    },
    end: (page) => page.locator('.why').getByRole('button', { name: 'Close' }).click(),
    needs: '.why',
  },
  standing: {
    games: ['polis', 'rooftops'],
    begin: (page) => stand(page, true),
    end: (page) => stand(page, false),
  },
};
