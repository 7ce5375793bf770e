// Presses twice. The time of each press is passed to the browser, so that a test does not depend on the speed of the
// machine: the page has finished its work between the two presses, and they are still close together.
import type { CDPSession, Locator, Page } from 'playwright-core';

export type Pointer = 'mouse' | 'touch';
interface Point {
  x: number;
  y: number;
}

async function press(glass: CDPSession, pointer: Pointer, { x, y }: Point, at: number, count: number): Promise<void> {
  const timestamp = at / 1000;
  if (pointer === 'touch') {
    await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
    await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.02 });
    return;
  }
  const button = { x, y, button: 'left', clickCount: count } as const;
  await glass.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed', timestamp });
  await glass.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased', timestamp: timestamp + 0.02 });
}

/** Presses the middle of an element twice, `later` milliseconds apart; `between` waits for the effect of the first press. */
export async function pressTwice(page: Page, what: Locator, pointer: Pointer, later: number, between?: () => Promise<unknown>): Promise<void> {
  await what.waitFor();
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const glass = await page.context().newCDPSession(page);
  if (pointer === 'mouse') await page.mouse.move(at.x, at.y);
  const first = Date.now();
  await press(glass, pointer, at, first, 1);
  await between?.();
  await press(glass, pointer, at, first + later, 2);
  await glass.detach();
}
