// Places in a document, written as the server names them: `tiles.list[3].rows`.

/** Names of fields and positions in lists, from the outside to the inside. */
export type Place = readonly (string | number)[];

const written = (place: Place, index: (step: number) => string): string =>
  place.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${index(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

export const writePlace = (place: Place): string => written(place, String);

/** The place without its positions, such as `tiles.list[].rows`: all items of a list are alike. */
export const patternOf = (place: Place): string => written(place, () => '');

export const readPlace = (text: string): Place =>
  [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));

/** Whether a place is another one, or inside it. */
export const isWithin = (place: Place, outer: Place): boolean => outer.every((step, n) => place[n] === step);

type Branch = Record<string | number, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

export const valueAt = (root: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, step) => (isBranch(value) ? value[step] : undefined), root);

/** A copy with another value at a place; parts that do not change are shared. Undefined removes a field. */
export function withValue(root: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(root) ? [...(root as unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const branch: Branch = isBranch(root) && !Array.isArray(root) ? { ...root } : {};
  const next = withValue(branch[step], rest, value);
  if (next !== undefined) return { ...branch, [step]: next };
  return Object.fromEntries(Object.entries(branch).filter(([name]) => name !== step));
}
