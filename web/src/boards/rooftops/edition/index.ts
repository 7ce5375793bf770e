// The form of Rooftops' editions: a card is typed as its floors, the bottom one first, then the steps and colour of its machine.
import '../rooftops.css';
import type { Codec, Kit } from '../../../editions/kit';
import { eachFollows, listAt, objectOf, textOf } from '../../../editions/settle';
import Card from './Card.svelte';
import Sign from './Sign.svelte';
import Town from './Town.svelte';
import Tracks from './Tracks.svelte';

const COLOURS: Record<string, string> = { B: 'black', W: 'white', G: 'grey', R: 'brown', A: 'any' };
const letterOf = (colour: unknown) => Object.entries(COLOURS).find(([, name]) => name === colour)?.[0] ?? textOf(colour);
const CARD = /^([^\d]*)(?:(\d{1,2})(.*))?$/;
const plain = (text: string) => text.replace(/[\s+]/g, '').toUpperCase();

const card: Codec = {
  write: (value) => {
    const machine = objectOf(objectOf(value).machine);
    return `${listAt(value, 'floors_bottom_to_top').map(letterOf).join('')}${textOf(machine.steps)}${letterOf(machine.color)}`;
  },
  read: (text, before) => {
    const [, floors = '', steps, colour = ''] = CARD.exec(plain(text)) ?? ['', plain(text)];
    const { machine: _, ...rest } = objectOf(before);
    const shown = [...floors].map((letter) => COLOURS[letter] ?? letter);
    const machine = steps === undefined ? {} : { machine: { color: COLOURS[colour] ?? colour, steps: Number(steps) } };
    return { ...rest, floors_bottom_to_top: shown, ...machine };
  },
  isDone: (text) => /^([BWGRA]{4}|[BWGRA]{1,3}\d{1,2}[BWGR])$/.test(plain(text)),
  says: 'board-rooftops-edition-card',
  letters: Object.entries(COLOURS).map(([letter, colour]) => ({ letter, says: 'board-rooftops-edition-floor', args: { colour }, shows: colour })),
};

const labelsOf = (board: unknown) => listAt(board, 'sites').map((site) => textOf(objectOf(site).label));

/** Streets are typed by the labels of their sites; the file has the positions of the sites in their list. */
const streets: Codec = {
  write: (value, board) => {
    const labels = labelsOf(board);
    const street = (ends: unknown) => (Array.isArray(ends) ? ends.map((end) => labels[Number(end)] ?? '?').join('-') : '?');
    return Array.isArray(value) ? value.map(street).join(' ') : textOf(value);
  },
  read: (text, _, board) => {
    const labels = labelsOf(board);
    const ends = text.split(/[\s,;]+/).filter((word) => word !== '').map((word) => word.toUpperCase().split('-').map((end) => labels.indexOf(end)));
    return ends.some((street) => street.length !== 2 || street.includes(-1)) ? text : ends;
  },
  isLong: true,
  says: 'board-rooftops-edition-streets',
};

const kit: Kit = {
  style: 'rooftops',
  first: ['supply_cards'],
  codecs: { 'supply_cards[]': card, 'boards.*.streets': streets },
  pictures: { 'supply_cards[]': Card, player_board: Tracks, 'boards.*': Town },
  signs: { 'supply_cards[]': Sign },
  hidden: ['supply_cards[].id'],
  settle: (components) => eachFollows(components, 'supply_cards', 'id', (n) => n + 1),
};
export default kit;
