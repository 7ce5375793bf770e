// Fields that follow from others. All of it accepts any document.
import { readPlace, valueAt, withValue } from './place';

/** The list at a place; an empty one if there is something else. */
export function listAt(components: unknown, place: string): unknown[] {
  const list = valueAt(components, readPlace(place));
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** The value at a place as an object; an empty one if there is something else. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Sets a field, if what it is in exists. */
export function follow(components: unknown, place: string, value: unknown): unknown {
  const at = readPlace(place);
  const isThere = typeof valueAt(components, at.slice(0, -1)) === 'object' && valueAt(components, at.slice(0, -1)) !== null;
  return !isThere || valueAt(components, at) === value ? components : withValue(components, at, value);
}

/** Sets a field of each item of a list. */
export function eachFollows(components: unknown, list: string, field: string, value: (n: number) => unknown): unknown {
  return listAt(components, list).reduce<unknown>((all, _, n) => follow(all, `${list}[${n}].${field}`, value(n)), components);
}

/** Text of any value. */
export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
