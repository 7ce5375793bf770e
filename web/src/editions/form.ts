// What the parts of a form share.
import { getContext, setContext } from 'svelte';
import type { Editor } from './editor.svelte';
import type { FormFault } from './faults';
import { shownFields, type Field, type Named } from './fields';
import { found, isHidden, type Kit } from './kit';
import { isWithin, writePlace, type Place } from './place';
import { objectOf } from './settle';

export interface Form {
  editor: Editor;
  kit: Kit;
  /** Whether the edition is only shown. */
  locked: boolean;
  readonly faults: FormFault[];
  /** Goes to the same field in the next or an earlier item of a list; `add` makes an item at the end. */
  step(place: Place, by: 1 | -1, add: boolean): void;
  go(place: Place): void;
}

const FORM = Symbol('form');
export const shareForm = (form: Form): Form => setContext(FORM, form);
export const theForm = (): Form => getContext<Form>(FORM);

/** The fields of a group that the form shows. */
export function fieldsAt(kit: Kit, field: Extract<Field, { kind: 'group' }>, place: Place, value: unknown): Named[] {
  const lacking = (found(kit.keys, place) ?? []).map((name) => [name, '']);
  const whole = lacking.length === 0 ? value : { ...Object.fromEntries(lacking), ...objectOf(value) };
  return shownFields(field, whole).filter((part) => !isHidden(kit, [...place, part.name]));
}

/** The faults of an input: those of its value and of everything inside it. */
export const faultsIn = (faults: FormFault[], place: Place): FormFault[] => faults.filter((fault) => isWithin(fault.place, place));

/** The faults of a group or list that belong to none of the parts that are shown. */
export function faultsOn(faults: FormFault[], place: Place, parts: readonly (string | number)[]): FormFault[] {
  return faultsIn(faults, place).filter((fault) => {
    const next = fault.place[place.length];
    return next === undefined || !parts.includes(next);
  });
}

/** The id of the element for a place. */
export const idOf = (place: Place): string => `at-${writePlace(place)}`;

/** The input for a place, or for the nearest place around it that has one. */
export function elementAt(place: Place): HTMLElement | null {
  for (let length = place.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(place.slice(0, length)));
    if (found !== null) return found;
  }
  return null;
}
