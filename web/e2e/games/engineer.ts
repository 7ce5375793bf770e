// Plays Engineer in the page: one question after another.
import type { Locator, Page } from 'playwright-core';
import { valueName } from '../../src/boards/engineer/names';
import { type Facet, type Facets, FACETS, facets, NONE } from '../../src/boards/engineer/notation';
import type { Site } from '../../src/boards/engineer/view';
import type { Trial } from '../games';
import { PHONE } from '../browser';
import { type Hand, labelled, type Perform } from '../perform';
import { key } from '../press';

/** The open questions, in the order of the board. */
export const questions = (page: Page): Locator[] => [
  page.locator('.desk .row:not(:has([aria-pressed="true"])) button'),
  page.locator('.desk .pair > div:not(:has([aria-pressed="true"])) button'),
  page.locator('.layout .as-is'),
  page.locator('.pools:not(:has([aria-pressed="true"])) button'),
  page.locator('.projects:not(:has([aria-pressed="true"])) button:not(:disabled, [aria-disabled="true"])'),
  page.locator('.city:not(:has(.area.chosen)) .area.open .hit'),
];

const named = (page: Page, pieces: Locator, name: string) => pieces.filter({ has: page.locator('.name', { hasText: new RegExp(`^${name}$`) }) });
const area = (page: Page, name: string) => named(page, page.locator('.area.open'), name).locator('.hit');
const inRow = ({ page, say }: Hand, facet: Facet) => page.getByRole('group', { name: say(`board-engineer-row-${facet}`), exact: true });

/** Two dice are kept by leaving the third out, or set one by one. */
async function setDice({ page, press }: Hand, [one = '', other = '']: string): Promise<void> {
  const rolled = page.locator('.pools button');
  if ((await rolled.count()) > 0) return press(await labelled(rolled, (dice) => dice.slice(-2).join('') === one + other));
  for (const [which, value] of [one, other].entries()) {
    await press(await labelled(page.locator('.desk .pair > div').nth(which).locator('button'), (dice) => dice.at(-1) === value));
  }
}

/** The piece that answers a question; buildings, tokens and areas are chosen in the drawing. */
function answer(hand: Hand, facet: Facet, value: string, parts: Facets): Locator {
  const { page, say } = hand;
  if (facet === 'card') return value === 'recover' ? page.locator('.projects .recover') : page.locator('.projects button').filter({ has: page.locator('b', { hasText: value }) });
  if (value !== NONE && ['area', 'token', 'more'].includes(facet)) return area(page, value);
  if (facet === 'what' && parts.deed === 'build') return page.locator('.plans button:not(:disabled, [aria-disabled="true"])').filter({ has: page.locator('b', { hasText: new RegExp(`^${value}\\.`) }) });
  if (facet === 'deed' && ['pass', 'nothing'].includes(value)) return inRow(hand, facet).locator('.declines');
  const words = valueName({} as Site, facet, value, parts.deed, say);
  return inRow(hand, facet).getByRole('button', { name: words, exact: true });
}

/** Answers the open questions; some answers follow from others. */
export const perform: Perform = async (hand, action) => {
  const parts = facets(action);
  if (parts.dice !== undefined) return setDice(hand, parts.dice);
  for (const facet of FACETS) {
    const value = parts[facet];
    if (value === undefined || hand.chosen() === action) continue;
    const piece = answer(hand, facet, value, parts);
    if ((await piece.count()) > 0 && (await piece.getAttribute('aria-pressed')) !== 'true') await hand.press(piece);
    await hand.page.waitForTimeout(50);
  }
};

export const trial: Trial = {
  drawing: '.engineer .city',
  // Greyed cards can be reached by the keyboard, too.
  wonder: (page) => key(page.locator('.projects [aria-disabled="true"]').first()),
  crowd: { bots: 0, begin: 12 },
  shots: { bots: 0, early: 6, middle: 22 },
  learn: { lessons: 14, press: key },
  rules: PHONE,
};
