// The form of Polis' editions: a tile is typed as its three hexes, clockwise, and the least number of players.
import '../polis.css';
import type { Codec, Kit } from '../../../editions/kit';
import { eachFollows, objectOf, textOf } from '../../../editions/settle';
import { faceId } from '../icons';
import Patterns from '../Patterns.svelte';
import Sign from './Sign.svelte';
import StartTile from './StartTile.svelte';
import Tile from './Tile.svelte';

const FACES = [...'qhmbtgHMBTG'];
const TILE = /^(\D*)(\d*)$/;

const tile: Codec = {
  write: (value) => `${textOf(objectOf(value).hexes)}${textOf(objectOf(value).players)}`,
  read: (text, before) => {
    const [, hexes = '', players = ''] = TILE.exec(text.replace(/\s/g, '')) ?? [null, text, ''];
    return { ...objectOf(before), hexes, players: players === '' ? '' : Number(players) };
  },
  isDone: (text) => /^[qhmbtgHMBTG]{3}[234]$/.test(text.replace(/\s/g, '')),
  says: 'board-polis-edition-tile',
  letters: FACES.map((letter) => ({ letter, says: 'polis-hexes', args: { face: faceId(letter), count: 1 }, shows: letter })),
};

const kit: Kit = {
  style: 'polis',
  shared: Patterns,
  first: ['tiles'],
  codecs: { 'tiles[]': tile },
  pictures: { 'tiles[]': Tile, start_tile: StartTile },
  signs: { 'tiles[]': Sign },
  hidden: ['tiles[].id'],
  settle: (components) => eachFollows(components, 'tiles', 'id', (n) => n + 1),
};
export default kit;
