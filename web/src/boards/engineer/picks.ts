/** Choosing an action step by step, in any order: every pick leaves only the legal actions that match it. */
import { type Facet, FACETS, type Facets, facets, NONE } from './notation';

/** A legal action with its facets. */
export interface Option {
  action: string;
  facets: Facets;
}

/** Splits the legal actions into facets. Two tokens may be picked in either order. */
export function readOptions(actions: string[]): Option[] {
  return actions.flatMap((action) => {
    const parts = facets(action);
    const { token, more = NONE } = parts;
    return more === NONE ? [{ action, facets: parts }] : [{ action, facets: parts }, { action, facets: { ...parts, token: more, more: token } }];
  });
}

/** The actions that match the picks. */
export function matches(options: Option[], picks: Facets): Option[] {
  const made = (Object.entries(picks) as [Facet, string | undefined][]).filter(([, value]) => value !== undefined);
  return options.filter((option) => made.every(([facet, value]) => option.facets[facet] === value));
}

/** The possible values of one facet, given the other picks. */
export function valuesOf(options: Option[], picks: Facets, facet: Facet): string[] {
  const others = { ...picks, [facet]: undefined };
  const values = matches(options, others).map((option) => option.facets[facet]);
  return [...new Set(values.filter((value): value is string => value !== undefined))];
}

/** Picks one value; earlier picks that no longer fit are dropped, the latest facets first. */
export function pick(options: Option[], picks: Facets, facet: Facet, value: string): Facets {
  let kept: Facets = { [facet]: value };
  if (matches(options, kept).length === 0) return picks;
  for (const other of FACETS) {
    const before = other === facet ? undefined : picks[other];
    if (before === undefined) continue;
    const more = { ...kept, [other]: before };
    if (matches(options, more).length > 0) kept = more;
  }
  return kept;
}

/** The picks together with all facets that have only one value left. */
export function settled(options: Option[], picks: Facets): Facets {
  const left = matches(options, picks);
  const full = { ...picks };
  for (const facet of FACETS) {
    const value = left[0]?.facets[facet];
    if (value !== undefined && left.every((option) => option.facets[facet] === value)) full[facet] = value;
  }
  return full;
}

/** Whether nothing is picked. */
export const untouched = (picks: Facets) => Object.values(picks).every((value) => value === undefined);

/** The only action that matches the picks, if there is one: optional parts must be declined explicitly. */
export function completed(options: Option[], picks: Facets): string | null {
  if (untouched(picks)) return null;
  const [action, ...others] = new Set(matches(options, picks).map((option) => option.action));
  return action !== undefined && others.length === 0 ? action : null;
}

/** Undoes the latest pick. */
export function stepBack(picks: Facets): Facets {
  const latest = FACETS.findLast((facet) => picks[facet] !== undefined);
  return latest ? { ...picks, [latest]: undefined } : {};
}

/** The facets to ask for now: those that all remaining actions have. */
export function asked(options: Option[], picks: Facets): Facet[] {
  const left = matches(options, picks);
  return FACETS.filter((facet) => left.length > 0 && left.every((option) => option.facets[facet] !== undefined));
}

/** Whether tokens are being picked. */
export const picksTokens = (picks: Facets) => picks.deed === 'remove' || picks.deed === 'clear';

/** The picks with the deed for a tap on a token; null if there is none. */
function aiming(options: Option[], picks: Facets): Facets | null {
  if (picksTokens(picks)) return picks;
  const deeds = new Set(options.map(({ facets }) => (facets.card ? undefined : facets.deed)));
  deeds.delete('pass');
  const [deed] = deeds;
  return deeds.size === 1 && picksTokens({ deed }) ? { ...picks, deed } : null;
}

/** The areas whose tokens can be picked now. */
export function tokenAreas(options: Option[], picks: Facets): Set<string> {
  const aim = aiming(options, picks);
  if (!aim) return new Set();
  const areas = [...valuesOf(options, { ...aim, more: undefined }, 'token'), ...(aim.token ? valuesOf(options, aim, 'more') : [])];
  return new Set(areas.filter((area) => area !== NONE));
}

/** Handles a tap on a token: picks the first or the second, removes a pick, or replaces the first one. */
export function toggleToken(options: Option[], picks: Facets, area: string): Facets {
  const aim = aiming(options, picks);
  if (!aim) return picks;
  if (area === aim.more) return { ...aim, more: undefined };
  if (area === aim.token) return { ...aim, token: aim.more === NONE ? undefined : aim.more, more: undefined };
  if (aim.token && valuesOf(options, aim, 'more').includes(area)) return pick(options, aim, 'more', area);
  return pick(options, { ...aim, more: undefined }, 'token', area);
}
