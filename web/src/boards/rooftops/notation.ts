/** The notation of Rooftops: `take CARD [COLOUR…]`, `build SITE COLOUR ROOF`, `start SITE COLOUR`, `return COLOUR…`. */
import type { Colour } from './view';

/** The four colours, in the order of the tracks. */
export const COLOURS: readonly Colour[] = ['black', 'white', 'grey', 'brown'];

/** A parsed action. */
export type Deed =
  | { kind: 'take'; card: number; chosen: Colour[] }
  | { kind: 'build'; site: string; colour: Colour; roof: string }
  | { kind: 'start'; site: string; colour: Colour }
  | { kind: 'return'; floors: Colour[] }
  | { kind: 'decline' };

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** Parses an action of a player; null if it is none. */
export function readDeed(action: string): Deed | null {
  const [kind, ...words] = action.trim().split(/\s+/);
  const colours = words.filter(isColour);
  const [first = '', , third = ''] = words;
  if (kind === 'take' && /^\d+$/.test(first)) return { kind, card: Number(first), chosen: colours };
  if (kind === 'build' && words.length === 3 && colours[0]) return { kind, site: first, colour: colours[0], roof: third };
  if (kind === 'start' && words.length === 2 && colours[0]) return { kind, site: first, colour: colours[0] };
  if (kind === 'return' && colours.length > 0) return { kind, floors: colours };
  return kind === 'decline' && words.length === 0 ? { kind } : null;
}

/** A card as a place. */
export const cardPlace = (card: number): string => `card ${card}`;

/** The places of an action, for links from the log: cards and sites. */
export function places(action: string): string[] {
  const deed = readDeed(action);
  if (deed?.kind === 'start') return [deed.site];
  if (deed?.kind === 'take') return [cardPlace(deed.card)];
  const revealed = /^card (\d+)$/.exec(action.trim())?.[1];
  if (revealed !== undefined) return [cardPlace(Number(revealed))];
  if (deed?.kind === 'build') return deed.site === deed.roof ? [deed.site] : [deed.site, deed.roof];
  return [];
}

/** The legal actions, by what they point at. */
export interface Menu {
  /** Actions for each card of the market. */
  cards: Map<number, string[]>;
  /** Actions for each site: builds, or starting floors. */
  sites: Map<string, string[]>;
  /** Other actions: floors to return, an extra turn to decline. */
  others: string[];
}

/** Sorts the legal actions. */
export function readMenu(actions: string[]): Menu {
  const menu: Menu = { cards: new Map(), sites: new Map(), others: [] };
  const add = <Key>(shelf: Map<Key, string[]>, key: Key, action: string) => {
    const list = shelf.get(key);
    if (list) list.push(action);
    else shelf.set(key, [action]);
  };
  for (const action of actions) {
    const deed = readDeed(action);
    if (deed?.kind === 'take') add(menu.cards, deed.card, action);
    else if (deed?.kind === 'build' || deed?.kind === 'start') add(menu.sites, deed.site, action);
    else menu.others.push(action);
  }
  return menu;
}

/** The buttons to press for an action: the card to take. */
export function controls(action: string): string[] {
  const deed = readDeed(action);
  return deed?.kind === 'take' ? [`[data-card="${deed.card}"]`] : [];
}
