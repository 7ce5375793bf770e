// Confirms what was chosen on a board and waits until it is carried out. The only legal action needs no confirmation.
import type { Locator, Page } from 'playwright-core';

interface Turn {
  steps: string | undefined;
  /** Whether there is only one legal action. */
  forced: boolean;
}

const turns = new WeakMap<Page, Turn>();

/** Remembers the position; called when it is the player's turn, before anything is pressed. */
export async function mark(page: Page): Promise<Turn> {
  const { steps, actions } = await page.locator('.table').evaluate((table) => ({ ...(table as HTMLElement).dataset }));
  const turn = { steps, forced: actions === '1' };
  turns.set(page, turn);
  return turn;
}

/** Whether the press plays the action at once. */
export const isForced = (page: Page): boolean => turns.get(page)?.forced ?? false;

export async function settle(page: Page, confirm: string, press: (piece: Locator) => Promise<void> = (piece) => piece.click(), again?: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: confirm, exact: true });
  const before = turns.get(page)?.steps;
  const hasMoved = () =>
    page
      .waitForFunction((steps) => document.querySelector<HTMLElement>('.table')?.dataset.steps !== steps, before, { timeout: 6_000 })
      .then(() => true, () => false);
  if (isForced(page) && (await hasMoved())) return;
  // A press that follows another one too closely is not counted: press again, as a person would.
  for (let tries = 0; tries < 5; tries += 1) {
    // The press that chose the action may not have been counted either.
    if (again !== undefined && !(await button.waitFor({ timeout: 6_000 }).then(() => true, () => false))) {
      await again();
      if (isForced(page) && (await hasMoved())) return;
      continue;
    }
    await press(button);
    if (await button.waitFor({ state: 'detached', timeout: 6_000 }).then(() => true, () => false)) return;
  }
  throw new Error('the choice is not carried out');
}
