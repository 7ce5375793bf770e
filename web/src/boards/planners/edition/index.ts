// The form of Planners' editions: a tile is typed as its nine squares.
import '../planners.css';
import type { Codec, Kit } from '../../../editions/kit';
import { eachFollows, follow, listAt, objectOf, textOf } from '../../../editions/settle';
import { SIDE } from '../notation';
import Colour from './Colour.svelte';
import { colourOf, stated } from './colours';
import Sign from './Sign.svelte';
import Tile from './Tile.svelte';

/** The faces of a square, in the order in which a click goes through them. */
export const FACES = [...'RGBYo.'];

const SAME: Record<string, string> = { O: 'o', '0': 'o', ',': '.', '-': '.' };

/** A letter as it is stored: capitals for colours. */
const face = (typed: string) => SAME[typed.toUpperCase()] ?? typed.toUpperCase();
const lettersOf = (text: string) => [...text.replace(/\s/g, '')].map(face);

const tile: Codec = {
  write: (value) => listAt(value, 'rows').map(textOf).join(' '),
  read: (text, before) => {
    const letters = lettersOf(text);
    const rows = Array.from({ length: Math.ceil(letters.length / SIDE) }, (_, n) => letters.slice(n * SIDE, (n + 1) * SIDE).join(''));
    return { ...objectOf(before), rows };
  },
  isDone: (text) => lettersOf(text).length === SIDE * SIDE && lettersOf(text).every((letter) => FACES.includes(letter)),
  says: 'board-planners-edition-tile',
  letters: FACES.map((letter) => ({ letter, says: 'board-planners-edition-face', args: { face: letter }, shows: letter })),
};

/** Each colour says what its objects are, also in a file that leaves it out. */
const withObjects = (components: unknown): unknown =>
  listAt(components, 'colours').reduce<unknown>((all, line, n) => {
    const object = stated(line);
    return object === null ? all : follow(all, `colours[${n}].object`, object);
  }, components);

const kit: Kit = {
  style: 'planners',
  first: ['tiles'],
  codecs: { 'tiles.list[]': tile },
  pictures: { 'tiles.list[]': Tile, 'colours[]': Colour },
  signs: { 'tiles.list[]': Sign },
  names: {
    'colours[].id': (letter) => `planners-colour-${colourOf(letter)}`,
    'colours[].object': (kind) => `planners-objects-${kind}`,
  },
  hidden: ['tiles.list[].id'],
  settle: (components) => eachFollows(withObjects(components), 'tiles.list', 'id', (n) => `T${String(n + 1).padStart(2, '0')}`),
};
export default kit;
