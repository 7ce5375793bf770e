// Touch input as the browser receives it: down, move, rest, lift.
import type { CDPSession, Page } from 'playwright-core';

export interface Point {
  x: number;
  y: number;
}

export class Finger {
  private constructor(
    private readonly glass: CDPSession,
    private readonly page: Page,
  ) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), page);
  }

  async down(at: Point): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  /** Moves and then rests for a moment: after a fling, the browser would use the next tap to stop scrolling. */
  async move(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      await this.page.waitForTimeout(15);
    }
    await this.page.waitForTimeout(150);
  }

  async lift(): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** A long press. */
  async rest(at: Point): Promise<void> {
    await this.down(at);
    await this.page.waitForTimeout(900);
    await this.lift();
  }
}
