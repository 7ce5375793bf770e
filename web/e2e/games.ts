// The games that have a board of their own, and what the tests of all games need to know of each: one file in `games`.
import type { BrowserContextOptions } from 'playwright-core';
import type { Language } from '../src/lib/words';
import type { Perform } from './hand';
import type { Press } from './press';

export interface Trial {
  /** The part of the board that is looked at while choosing. */
  drawing: string;
  /** A full table: how many bots, and how many actions stand when it is looked at. */
  crowd: { bots: number; begin: number };
  /** Pictures: how many actions stand, chance included, when a game looks begun, and when it looks well under way. */
  shots: { bots: number; early: number; middle: number };
  /** How many lessons there are, and how they are played through. */
  learn: { lessons: number; context?: BrowserContextOptions; press?: Press; language?: Language };
  /** The window in which the rules are read. */
  rules?: BrowserContextOptions;
}

const files = import.meta.glob('./games/*.ts', { eager: true }) as Record<string, { perform: Perform; trial: Trial }>;

/** By the id of the game. */
export const GAMES = Object.fromEntries(
  Object.entries(files).map(([file, { perform, trial }]) => [file.slice('./games/'.length, -'.ts'.length), { perform, ...trial }]),
);
