/** The layout of the six objects in their tray: two rows of twelve squares. */

const ROWS = [
  [6, 4, 2],
  [5, 4, 3],
];

/** The length of the longest object. */
export const LONGEST = Math.max(...ROWS.flat());

/** A slot of the tray, and whether its object is still there. */
export interface Slot {
  length: number;
  here: boolean;
}

/** The tray with objects of these lengths left. */
export function trayOf(left: number[]): Slot[][] {
  const rest = [...left];
  return ROWS.map((row) =>
    row.map((length) => {
      const at = rest.indexOf(length);
      if (at >= 0) rest.splice(at, 1);
      return { length, here: at >= 0 };
    }),
  );
}
