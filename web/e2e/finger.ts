// A finger on the glass, as the browser itself gets it: it comes down, moves, rests and lifts.
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

  /** Moves over the glass, and comes to rest: after a fling the browser takes the next tap for a hand that stops it. */
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

  /** Rests long enough to be told what is there. */
  async rest(at: Point): Promise<void> {
    await this.down(at);
    await this.page.waitForTimeout(900);
    await this.lift();
  }
}
