// What is wrong with a document, as far as its schema says it. The server finds the rest.
import type { Args } from '../lib/words';
import type { Field } from './fields';
import { numbersIn } from './numbers';
import type { Place } from './place';

/** A fault: a message of the form, or a sentence of the server. */
export interface FormFault {
  place: Place;
  says: { key: string; args: Args } | string;
}

const fault = (place: Place, key: string, args: Args = {}): FormFault[] => [{ place, says: { key, args } }];

/** All faults of a value, in the order of the form. */
export function faultsOf(field: Field, value: unknown, place: Place = []): FormFault[] {
  if (value === undefined || value === null || value === '') {
    return field.optional || field.kind === 'any' || isEmptyText(field, value) ? [] : fault(place, 'edition-fault-missing');
  }
  switch (field.kind) {
    case 'number':
      return isNumber(field, value) ? [] : fault(place, 'edition-fault-number', { min: field.min, max: field.max });
    case 'text':
      return textFaults(field, value, place);
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? [] : fault(place, 'edition-fault-choice');
    case 'flag':
      return typeof value === 'boolean' ? [] : fault(place, 'edition-fault-choice');
    case 'numbers':
      return numberFaults(field, value, place);
    case 'list':
      return listFaults(field, value, place);
    case 'group':
      return groupFaults(field, value, place);
    default:
      return [];
  }
}

const isEmptyText = (field: Field, value: unknown) => value === '' && field.kind === 'text' && field.least === 0;

const isNumber = ({ min, max }: { min: number; max: number }, value: unknown) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function textFaults(field: Extract<Field, { kind: 'text' }>, value: unknown, place: Place): FormFault[] {
  if (typeof value !== 'string') return fault(place, 'edition-fault-text');
  const { length } = [...value];
  if (length < field.least || length > field.most) {
    return fault(place, 'edition-fault-letters', { least: field.least, most: field.most, found: length });
  }
  return field.pattern === null || field.pattern.test(value) ? [] : fault(place, 'edition-fault-text');
}

function countFaults(span: { least: number; most: number }, found: number, place: Place): FormFault[] {
  const { least, most } = span;
  if (found >= least && found <= most) return [];
  if (least === most) return fault(place, 'edition-fault-exactly', { count: least, found });
  return most === Infinity ? fault(place, 'edition-fault-fewer', { least, found }) : fault(place, 'edition-fault-count', { least, most, found });
}

function numberFaults(field: Extract<Field, { kind: 'numbers' }>, value: unknown, place: Place): FormFault[] {
  const numbers = numbersIn(value);
  const { min, max } = field.number;
  if (numbers === null) return fault(place, 'edition-fault-numbers', { min, max });
  if (!numbers.flat().every((number) => isNumber(field.number, number))) return fault(place, 'edition-fault-numbers', { min, max });
  const { inner } = field;
  if (inner === null) return countFaults(field, numbers.length, place);
  const parts = numbers.flatMap((part) => countFaults(inner, Array.isArray(part) ? part.length : 0, place));
  return parts.length > 0 ? parts.slice(0, 1) : countFaults(field, numbers.length, place);
}

function listFaults(field: Extract<Field, { kind: 'list' }>, value: unknown, place: Place): FormFault[] {
  if (!Array.isArray(value)) return fault(place, 'edition-fault-text');
  return [...countFaults(field, value.length, place), ...value.flatMap((item, n) => faultsOf(field.item, item, [...place, n]))];
}

function groupFaults(field: Extract<Field, { kind: 'group' }>, value: unknown, place: Place): FormFault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(place, 'edition-fault-text');
  const parts = value as Record<string, unknown>;
  const known = new Set(field.fields.map(({ name }) => name));
  const others = Object.keys(parts).filter((name) => !known.has(name));
  return [
    ...field.fields.flatMap((part) => faultsOf(part.field, parts[part.name], [...place, part.name])),
    ...(field.others === null ? [] : others.flatMap((name) => faultsOf(field.others as Field, parts[name], [...place, name]))),
  ];
}
