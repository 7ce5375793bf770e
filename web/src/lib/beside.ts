// Where a note goes beside what it is about.

/** A rectangle of the window; a point has no extent. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The distance of a note from its spot, and from the edges of the window. */
const GAP = 26;
const EDGE = 8;

/** The corner of a note of this size: below the spot, or above it where there is more room, and always in the window. */
export function beside(spot: Spot, note: Size, window: Size): { left: number; top: number } {
  const [above, below] = [spot.top - GAP - EDGE, window.height - spot.bottom - GAP - EDGE];
  const top = below >= note.height || below >= above ? spot.bottom + GAP : spot.top - GAP - note.height;
  const middle = (spot.left + spot.right) / 2 - note.width / 2;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  return { left: within(middle, window.width - note.width), top: within(top, window.height - note.height) };
}
