// Plays a given action with the pieces of a board.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { Words, type Args, type Language } from '../src/lib/words';
import type { Press } from './press';

export interface Hand {
  page: Page;
  press: Press;
  /** The texts of the board, in the language of the page. */
  say(key: string, args?: Args): string;
  /** The chosen action in notation: the last one that the page asked the server about. */
  chosen(): string | null;
}

/** Presses the pieces of an action one after another, until it is chosen. */
export type Perform = (hand: Hand, action: string) => Promise<void>;

/** The texts of a board. */
export function wordsOf(game: string, language: Language): Words {
  const files = ['words', 'src/boards/shared', `src/boards/${game}`, `../crates/${game}/words`].map((folder) => `${folder}/${language}.ftl`);
  return new Words(language, files.map((file) => readFileSync(file, 'utf8')));
}

/** The piece whose label contains the right places. */
export async function labelled(pieces: Locator, fits: (places: string[]) => boolean): Promise<Locator> {
  const labels = await pieces.evaluateAll((all) => all.map((piece) => piece.getAttribute('aria-label') ?? ''));
  const at = labels.findIndex((label) => fits(label.match(/-?\d+,-?\d+|\b[A-Z]\d+\b|\d+/g) ?? []));
  if (at < 0) throw new Error(`no piece fits: ${labels.join('; ')}`);
  return pieces.nth(at);
}

/** Presses until this action is chosen, such as to rotate a tile. */
export async function pressUntil({ page, press, chosen }: Hand, piece: Locator, action: string): Promise<void> {
  for (let turns = 0; turns < 6 && chosen() !== action; turns += 1) {
    const before = chosen();
    await press(piece);
    for (let waits = 0; waits < 40 && chosen() === before; waits += 1) await page.waitForTimeout(25);
  }
}
