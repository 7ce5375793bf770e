/** The layout of the objects in their tray: two rows of about the same length. */

/** A slot of the tray, and whether its object is still there. */
export interface Slot {
  length: number;
  here: boolean;
}

/** The tray for objects of these lengths, of which some are left. */
export function trayOf(lengths: number[], left: number[]): Slot[][] {
  const rest = [...left];
  return rowsOf(lengths).map((row) =>
    row.map((length) => {
      const at = rest.indexOf(length);
      if (at >= 0) rest.splice(at, 1);
      return { length, here: at >= 0 };
    }),
  );
}

/** The longest first, each in the row that is shorter so far. */
function rowsOf(lengths: number[]): number[][] {
  const [one, other]: [number[], number[]] = [[], []];
  const width = (row: number[]) => row.reduce((sum, length) => sum + length, 0);
  for (const length of [...lengths].sort((a, b) => b - a)) (width(one) <= width(other) ? one : other).push(length);
  return [one, other];
}
