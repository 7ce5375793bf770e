/** A random name: a trade and a number. */
export function pleasantName(trades: string, lot: () => number = Math.random): string {
  const names = trades.split(',').map((name) => name.trim());
  return `${names[Math.floor(lot() * names.length)] ?? ''} ${10 + Math.floor(lot() * 90)}`;
}
