/** Finding the next piece in a direction of the screen, for the arrow keys. */

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** The directions of the arrow keys. */
export const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next piece in a direction: near, and not too far to the side. */
export function towards<Piece>(pieces: Piece[], from: Point, way: Point, at: (piece: Piece) => Point): Piece | null {
  let best: Piece | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const [dx, dy] = [at(piece).x - from.x, at(piece).y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 4 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [piece, cost];
  }
  return best;
}

/** Whether the pointer is a finger. */
export const byFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The element that scrolls a piece of a board into view. */
export function scrollerOf(piece: Element): Element | null {
  for (let around = piece.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.scrollingElement;
}
