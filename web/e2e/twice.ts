// A hand that presses twice. The browser is told when each press was made, so that a test does not depend on how quick
// the machine is: whatever the page does between the two presses is done, and the second still comes so soon.
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

/** Presses the middle of something, and once more so many milliseconds later; `between` waits for what the first did. */
export async function pressTwice(page: Page, what: Locator, pointer: Pointer, later: number, between?: () => Promise<unknown>): Promise<void> {
  await what.waitFor();
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not in sight');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const glass = await page.context().newCDPSession(page);
  if (pointer === 'mouse') await page.mouse.move(at.x, at.y);
  const first = Date.now();
  await press(glass, pointer, at, first, 1);
  await between?.();
  await press(glass, pointer, at, first + later, 2);
  await glass.detach();
}
