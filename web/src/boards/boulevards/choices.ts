/** The legal actions, sorted by where they are on the board. The rules stay on the server. */
import { readDeed } from './notation';
import type { Town } from './view';

/** Every legal action, in one of these. */
export interface Choices {
  /** By lot. */
  builds: Map<string, string>;
  /** Free and bought shares, by attraction. */
  takes: Map<string, string>;
  /** Shares to sell, by attraction. */
  sales: Map<string, string[]>;
  /** Actions with a button: taking no share, bankruptcy, and actions that the board does not know. */
  rest: string[];
}

/** Sorts the legal actions. */
export function readChoices(actions: string[]): Choices {
  const choices: Choices = { builds: new Map(), takes: new Map(), sales: new Map(), rest: [] };
  for (const action of actions) {
    const deed = readDeed(action);
    if (deed?.does === 'build') choices.builds.set(deed.lot, action);
    else if ((deed?.does === 'free' || deed?.does === 'buy') && !choices.takes.has(deed.attraction)) {
      choices.takes.set(deed.attraction, action);
    } else if (deed?.does === 'sell') {
      choices.sales.set(deed.attraction, [...(choices.sales.get(deed.attraction) ?? []), action]);
    } else choices.rest.push(action);
  }
  return choices;
}

/** The action for a tap on an attraction: its share, or the only one that may be sold. */
export function onAttraction(choices: Choices, attraction: string): string | null {
  const sales = choices.sales.get(attraction) ?? [];
  return choices.takes.get(attraction) ?? (sales.length === 1 ? (sales[0] ?? null) : null);
}

/** The kind of turn, to be explained. */
export type Plight = 'build' | 'sell' | 'selling' | 'bankrupt' | 'share' | 'free' | 'none';

/** What the legal actions say about the player's money. */
export function plight(choices: Choices): Plight {
  if (choices.rest.includes('bankrupt')) return 'bankrupt';
  if (choices.sales.size > 0) return choices.builds.size > 0 ? 'selling' : 'sell';
  if (choices.builds.size > 0) return 'build';
  if ([...choices.takes.values()].some((action) => action.startsWith('free '))) return 'free';
  return choices.takes.size > 0 || choices.rest.length > 0 ? 'share' : 'none';
}

/** Whether an action takes a share that can never pay: all streets at its attraction are finished. */
export function deadShare(town: Town, action: string | null): boolean {
  const deed = action === null ? null : readDeed(action);
  if (deed?.does !== 'free' && deed?.does !== 'buy') return false;
  return town.attractions.some(({ id, unfinished }) => id === deed.attraction && unfinished === 0);
}
