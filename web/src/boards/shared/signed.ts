/** A change with its sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
