/** A tap near a piece of a small drawing (`Piece.svelte`) means the nearest one that can be chosen, within a fingertip. */
import { FINGER, type Point } from './camera';

/** The distance of a point from a rectangle of the screen; 0 inside. */
export function distance({ x, y }: Point, { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Hands a tap that misses every piece that can be chosen to the nearest one; listens before the pieces do. */
export function fingertip(event: MouseEvent): void {
  const [drawing, pressed] = [event.currentTarget, event.target];
  const finger = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!finger || !(drawing instanceof Element) || !(pressed instanceof Element) || pressed.matches('.hit[role="button"]')) return;
  const tap = { x: event.clientX, y: event.clientY };
  const pieces = [...drawing.querySelectorAll('.hit[role="button"]')].map((piece) => ({ piece, off: distance(tap, piece.getBoundingClientRect()) }));
  const near = pieces.reduce((best, one) => (one.off < best.off ? one : best), { piece: null as Element | null, off: FINGER / 2 });
  if (near.piece === null) return;
  event.stopPropagation();
  near.piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: event.detail, clientX: tap.x, clientY: tap.y }));
}
