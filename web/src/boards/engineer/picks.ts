/** Choosing an action step by step, in any order: every pick leaves only the legal actions that agree with it. */
import { areasIn, type Facet, FACETS, type Facets, facets, NONE } from './notation';

/** A legal action with its facets. */
export interface Option {
  action: string;
  facets: Facets;
}

/** Takes the legal actions apart. */
export const readOptions = (actions: string[]): Option[] => actions.map((action) => ({ action, facets: facets(action) }));

const agrees = (option: Option, picks: Facets) => FACETS.every((facet) => picks[facet] === undefined || option.facets[facet] === picks[facet]);

/** The actions that agree with the picks. */
export const matches = (options: Option[], picks: Facets): Option[] => options.filter((option) => agrees(option, picks));

/** What can be picked for one facet, the other picks standing. */
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

/** The picks together with all that follows from them because nothing else is left. */
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

/** The action the picks amount to: the only one left, or the one that declines everything not picked. */
export function completed(options: Option[], picks: Facets): string | null {
  if (untouched(picks)) return null;
  const left = matches(options, picks);
  if (left.length === 1) return left[0]?.action ?? null;
  const sure = settled(options, picks);
  const declines = (option: Option) => FACETS.every((facet) => sure[facet] !== undefined || (option.facets[facet] ?? NONE) === NONE);
  return left.find(declines)?.action ?? null;
}

/** Takes the latest pick back. */
export function stepBack(picks: Facets): Facets {
  const latest = FACETS.findLast((facet) => picks[facet] !== undefined);
  return latest ? { ...picks, [latest]: undefined } : {};
}

/** The facets to ask for now: those that every action left has. */
export function asked(options: Option[], picks: Facets): Facet[] {
  const left = matches(options, picks);
  return FACETS.filter((facet) => left.length > 0 && left.every((option) => option.facets[facet] !== undefined));
}

/** The areas that `what` can name now: tokens to be removed or cleared. */
export function tokenAreas(options: Option[], picks: Facets): Set<string> {
  if (!picksTokens(picks) && !options.every(({ facets }) => facets.deed === 'clear' || facets.deed === 'pass')) return new Set();
  const wanted = picksTokens(picks) ? picks : { ...picks, deed: 'clear' };
  return new Set(valuesOf(options, wanted, 'what').flatMap(areasIn));
}

/** Whether tokens are being picked. */
export const picksTokens = (picks: Facets) => picks.deed === 'remove' || picks.deed === 'clear';

/** A token tapped: added to those picked, taken out again, or picked alone where there were enough. */
export function toggleToken(options: Option[], picks: Facets, area: string): Facets {
  const wanted = picksTokens(picks) ? picks : { ...picks, deed: 'clear' };
  const had = areasIn(wanted.what ?? '');
  const values = valuesOf(options, wanted, 'what');
  const same = (areas: string[]) => values.find((value) => [...areasIn(value)].sort().join() === [...areas].sort().join());
  const without = had.filter((other) => other !== area);
  if (had.includes(area)) {
    const rest = same(without);
    return rest ? pick(options, wanted, 'what', rest) : { ...wanted, what: undefined };
  }
  const next = same([...had, area]) ?? same([...had.slice(1), area]) ?? same([area]);
  return next ? pick(options, wanted, 'what', next) : wanted;
}
