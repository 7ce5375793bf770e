/** The arrow keys on a drawing of pieces (`Piece.svelte`): they move the focus from one that can be chosen to the next. */
import { type Point, towards, WAYS } from './spatial';

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the focus in the direction of an arrow key. */
export function walk(event: KeyboardEvent): void {
  const [way, drawing, from] = [WAYS[event.key], event.currentTarget, event.target];
  if (!way || !(drawing instanceof Element) || !(from instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const pieces = [...drawing.querySelectorAll<SVGElement>('.hit[role="button"]')];
  towards(pieces, middle(from), way, middle)?.focus();
}

/** The name of the piece that has the focus now. */
export const focused = (event: FocusEvent): string | null => (event.target instanceof SVGElement ? (event.target.dataset.piece ?? null) : null);
