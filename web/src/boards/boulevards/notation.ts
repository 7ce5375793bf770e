/** The notation of Boulevards: `build H3`, `sell pool 7`, `free theatre`, `buy cafe`, `pass`, `bankrupt`, `draw A2`. */

/** A parsed action. */
export type Deed =
  | { does: 'build' | 'draw'; lot: string }
  | { does: 'free' | 'buy'; attraction: string }
  | { does: 'sell'; attraction: string; price: number }
  | { does: 'pass' | 'bankrupt' };

const LOT = /^(build|draw) ([A-L][1-4])$/;
const TAKE = /^(free|buy) ([a-z_]+)$/;
const SALE = /^sell ([a-z_]+) (\d+)$/;
const WORD = /^(pass|bankrupt)$/;

/** Parses an action; null if it is none. */
export function readDeed(action: string): Deed | null {
  const text = action.trim();
  const lot = LOT.exec(text);
  if (lot) return { does: lot[1] as 'build' | 'draw', lot: lot[2] as string };
  const take = TAKE.exec(text);
  if (take) return { does: take[1] as 'free' | 'buy', attraction: take[2] as string };
  const sale = SALE.exec(text);
  if (sale) return { does: 'sell', attraction: sale[1] as string, price: Number(sale[2]) };
  const word = WORD.exec(text);
  return word ? { does: word[1] as 'pass' | 'bankrupt' } : null;
}

/** The places of an action: a lot or an attraction by its name. A draw has none, because it is hidden. */
export function places(action: string): string[] {
  const deed = readDeed(action);
  if (!deed || deed.does === 'draw') return [];
  if ('lot' in deed) return [deed.lot];
  return 'attraction' in deed ? [deed.attraction] : [];
}

/** The buttons to press for an action: a share to take. */
export function controls(action: string): string[] {
  const deed = readDeed(action);
  return deed?.does === 'free' || deed?.does === 'buy' ? [`[data-takes="${deed.attraction}"]`] : [];
}
