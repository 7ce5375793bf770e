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
const stand = (page: Page) => press(page, 'Show buildings standing up');

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
    begin: async (page) => {
      await stand(page);
      await page.locator('.stand[aria-pressed="true"]').waitFor();
    },
    end: stand,
  },
};
