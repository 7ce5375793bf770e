/** How six objects lie in their tray: two rows of twelve squares each, whatever has been laid. */

const ROWS = [
  [6, 4, 2],
  [5, 4, 3],
];

/** A place in the tray, and whether its object is still there. */
export interface Slot {
  length: number;
  here: boolean;
}

/** The tray with the objects of these lengths left in it. */
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
