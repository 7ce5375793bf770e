/** What can be done, sorted by where it is done on the board. The rules stay on the server. */
import { readDeed } from './notation';

/** A share that may be sold. */
export interface Sale {
  price: number;
  action: string;
}

/** Every legal action, each in one place. */
export interface Choices {
  /** By lot. */
  builds: Map<string, string>;
  /** Free and bought shares, by attraction. */
  takes: Map<string, string>;
  /** Shares to sell, by attraction, the cheapest first. */
  sales: Map<string, Sale[]>;
  /** What is done with a button: taking no share, being bankrupt, and whatever the board does not know. */
  rest: string[];
}

/** What the bank gives for a card: half its price, rounded up (boulevards.sell.half). */
export const saleBrings = (price: number) => Math.ceil(price / 2);

/** Sorts the legal actions. */
export function readChoices(actions: string[]): Choices {
  const choices: Choices = { builds: new Map(), takes: new Map(), sales: new Map(), rest: [] };
  for (const action of actions) {
    const deed = readDeed(action);
    if (deed?.does === 'build') choices.builds.set(deed.lot, action);
    else if ((deed?.does === 'free' || deed?.does === 'buy') && !choices.takes.has(deed.attraction)) {
      choices.takes.set(deed.attraction, action);
    } else if (deed?.does === 'sell') {
      const sales = choices.sales.get(deed.attraction) ?? [];
      choices.sales.set(deed.attraction, [...sales, { price: deed.price, action }]);
    } else choices.rest.push(action);
  }
  for (const sales of choices.sales.values()) sales.sort((one, other) => one.price - other.price);
  return choices;
}

/** What a tap on an attraction chooses: its share, or the only one that may be sold. */
export function onAttraction(choices: Choices, attraction: string): string | null {
  const sales = choices.sales.get(attraction) ?? [];
  return choices.takes.get(attraction) ?? (sales.length === 1 ? (sales[0]?.action ?? null) : null);
}

/** How a player's turn stands, to be explained. */
export type Plight = 'build' | 'sell' | 'selling' | 'bankrupt' | 'share' | 'free' | 'none';

/** What the legal actions say about the player's money. */
export function plight(choices: Choices): Plight {
  if (choices.rest.includes('bankrupt')) return 'bankrupt';
  if (choices.sales.size > 0) return choices.builds.size > 0 ? 'selling' : 'sell';
  if (choices.builds.size > 0) return 'build';
  if ([...choices.takes.values()].some((action) => action.startsWith('free '))) return 'free';
  return choices.takes.size > 0 || choices.rest.length > 0 ? 'share' : 'none';
}
