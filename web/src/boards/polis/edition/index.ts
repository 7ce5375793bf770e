// The form of Polis' editions: a tile is typed as its three hexes, clockwise, and the least number of players.
import '../polis.css';
import type { Codec, Kit } from '../../../editions/kit';
import { eachFollows, follow, listAt, objectOf, textOf } from '../../../editions/settle';
import { readPlace, valueAt } from '../../../editions/place';
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

/** How many tiles are in play, and how many stacks that makes. */
function dealt(components: unknown, deal: string, tiles: number): unknown {
  const { market, tiles_per_stack: each } = objectOf(valueAt(components, readPlace(deal)));
  const stacks = Math.floor((tiles - Number(market)) / Number(each));
  return follow(follow(components, `${deal}.tiles`, tiles), `${deal}.stacks`, Number.isFinite(stacks) ? Math.max(0, stacks) : 0);
}

const kit: Kit = {
  style: 'polis',
  shared: Patterns,
  first: ['tiles'],
  codecs: { 'tiles[]': tile },
  pictures: { 'tiles[]': Tile, start_tile: StartTile },
  signs: { 'tiles[]': Sign },
  hidden: ['tiles[].id', 'setup'],
  settle: (components) => {
    const bare = eachFollows(components, 'tiles', 'id', (n) => n + 1);
    const tiles = listAt(bare, 'tiles');
    const inPlay = (players: string) => tiles.filter((one) => Number(objectOf(one).players) <= Number(players)).length;
    const deals = (part: string) => Object.keys(objectOf(valueAt(bare, ['setup', part])));
    const settled = deals('players').reduce((all, players) => dealt(all, `setup.players.${players}`, inPlay(players)), bare);
    return deals('all_tiles_variant').reduce((all, players) => dealt(all, `setup.all_tiles_variant.${players}`, tiles.length), settled);
  },
};
export default kit;
