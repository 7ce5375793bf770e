/** The notation of Engineer, split into parts that are chosen one after the other. */

/** The parts of an action, called facets, in the order in which the board asks for them. */
export const FACETS = ['layout', 'dice', 'card', 'area', 'deed', 'token', 'more', 'what', 'swap', 'die', 'sell', 'price'] as const;
export type Facet = (typeof FACETS)[number];

/** The facets of an action; one that it does not have is missing, one that it declines is `none`. */
export type Facets = Partial<Record<Facet, string>>;

/** The value of a declined facet. */
export const NONE = 'none';

/** Splits an action into facets; an unknown action is one facet, so that it can still be chosen from a list. */
export function facets(action: string): Facets {
  const [first = '', ...rest] = action.trim().split(/\s+/);
  switch (first) {
    case 'layout':
      return { layout: rest.join(' ') };
    case 'keep':
    case 'set':
      return { dice: rest[0] ?? '' };
    case 'start':
      return { area: rest[0] ?? '' };
    case 'recover':
      return { card: 'recover', area: rest[0] ?? '' };
    case 'clear':
      return { deed: 'clear', ...tokens(rest.slice(0, -1)), price: rest.at(-1) ?? '' };
    case 'take':
      return { deed: 'take', what: rest[0] ?? '', die: rest[1] ?? NONE };
    case 'build':
      return { deed: 'build', what: rest[0] ?? '', die: rest[1] ?? NONE };
    case 'trade':
      return trade(rest);
    case 'bonus':
      return deed(rest);
    default:
      return /^P\d$/.test(first) ? { card: first, area: rest[0] ?? '', ...deed(rest.slice(1)) } : { deed: action.trim() };
  }
}

function deed([kind = '', ...rest]: string[]): Facets {
  if (kind === 'remove') return { deed: kind, ...tokens(rest) };
  return rest.length > 0 ? { deed: kind, what: rest.join(' ') } : { deed: kind };
}

function tokens([first = '', second = NONE]: string[]): Facets {
  return { token: first, more: second };
}

function trade(words: string[]): Facets {
  const at = words.indexOf('sell');
  const [before, sold] = at < 0 ? [words, NONE] : [words.slice(0, at), words[at + 1] ?? NONE];
  return { deed: 'trade', swap: before[0] ?? NONE, die: before[1] ?? NONE, sell: sold };
}

/** The buttons to press for an action, one after the other; a die to be set has a button for each value. Areas are lit. */
export function controls(action: string): string[] {
  const parts = facets(action);
  const picks = Object.entries(parts).map(([facet, value]) => `${facet} ${value}`);
  const dice = [...(parts.dice ?? '')].map((value, n) => `die-${n + 1} ${value}`);
  return [...picks, ...dice].map((pick) => `[data-pick="${pick}"]`);
}

/** The places of an action: areas, districts, project cards and buildings. */
export function places(action: string): string[] {
  const { card, area, deed: kind, what = '', token, more } = facets(action);
  const named = kind === 'build' ? `building ${what}` : kind === 'develop' ? what : undefined;
  return [card, area, token, more, named].filter((place): place is string => place !== undefined && place !== NONE);
}
