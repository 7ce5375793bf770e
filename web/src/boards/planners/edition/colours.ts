// What the objects of each colour are in the components of an edition. All of it accepts any document.
import { listAt, objectOf, textOf } from '../../../editions/settle';
import { usualKind } from '../kinds';
import { COLOURS } from '../notation';
import type { Colour, ObjectKind } from '../view';

/** The objects of a colour in a file that does not say it. */
const UNLESS_STATED: Record<string, ObjectKind> = { R: 'buildings', G: 'tree_rows', B: 'fountains', Y: 'street_lamps' };

const KINDS: ObjectKind[] = ['buildings', 'tree_rows', 'fountains', 'trams', 'street_lamps'];

/** The colour of a letter; the letter itself if it has none. */
export const colourOf = (letter: string): string => COLOURS.find((colour) => colour[0]?.toUpperCase() === letter) ?? letter;

/** What a line of the file says about its colour; null if it has neither a letter nor objects. */
export function stated(line: unknown): unknown {
  const { id, object } = objectOf(line);
  return object ?? UNLESS_STATED[textOf(id)] ?? null;
}

/** What the objects of a colour are. */
export function kindAmong(components: unknown, colour: Colour): ObjectKind {
  const line = listAt(components, 'colours').find((one) => colourOf(textOf(objectOf(one).id)) === colour);
  const kind = stated(line);
  return KINDS.find((one) => one === kind) ?? usualKind(colour);
}
