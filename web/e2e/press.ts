// How a piece of a board is pressed: by the mouse, a finger or the keyboard.
import type { Locator } from 'playwright-core';

export type Press = (piece: Locator) => Promise<void>;

export const click: Press = (piece) => piece.click();
export const tap: Press = (piece) => piece.tap();
export const key: Press = async (piece) => {
  await piece.focus();
  await piece.press('Enter');
};
