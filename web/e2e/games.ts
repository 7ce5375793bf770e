// The games that have their own board, and what the tests need to know about each: one file in `games`.
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../src/lib/words';
import type { Crop } from './board-picture';
import type { Perform } from './perform';
import type { Press } from './press';

export interface Trial {
  /** The main drawing of the board. */
  drawing: string;
  /** Buttons that do the same as the pieces of a drawing that does not zoom. */
  twins?: string;
  /** Presses something that cannot be chosen. */
  wonder: (page: Page) => Promise<void>;
  /** A full table: the number of bots, and of actions that are played before the test. */
  crowd: { bots: number; begin: number };
  /** Pictures: the number of bots, and of actions (draws included) in an early and in a middle position; and the part of the drawing on the front page. */
  shots: { bots: number; early: number; middle: number; crop?: Crop };
  /** The number of lessons, and how they are played. */
  learn: { lessons: number; context?: BrowserContextOptions; press?: Press; language?: Language };
  /** The window for the test of the rules page. */
  rules?: BrowserContextOptions;
}

const files = import.meta.glob('./games/*.ts', { eager: true }) as Record<string, { perform: Perform; trial: Trial }>;

/** By the id of the game. */
export const GAMES = Object.fromEntries(
  Object.entries(files).map(([file, { perform, trial }]) => [file.slice('./games/'.length, -'.ts'.length), { perform, ...trial }]),
);
