// This folder is the page's list of games: it has a folder for each game with its own board. All other games are
// drawn by the generic board, with the words of their crates.
import type { Kit } from '../editions/kit';
import type { BoardModule } from '../lib/board';

type Shelf<T> = Record<string, () => Promise<T>>;

const modules = import.meta.glob('./*/index.ts') as Shelf<BoardModule>;
const kits = import.meta.glob('./*/edition/index.ts', { import: 'default' }) as Shelf<Kit>;
const texts = import.meta.glob(
  [
    './*/*.ftl',
    '../editions/*.ftl',
    '../profile/*.ftl',
    '../review/*.ftl',
    '../leaders/*.ftl',
    '../learn/*.ftl',
    '../../../crates/*/words/*.ftl',
    // The words of other crates are not needed.
    '!../../../crates/{arena,catalog,cli,daily,hall,kernel,review,server,store,table,words}/**',
    '!../../../crates/*/words/lessons.*',
  ],
  { query: '?raw', import: 'default' },
) as Shelf<string>;

/** The games that have their own board. */
export const games = Object.keys(modules).map((file) => file.split('/')[1] ?? '');

/** The board of a game, if it has one. */
export const board = (game: string): Promise<BoardModule> | undefined => modules[`./${game}/index.ts`]?.();

/** What a game adds to the form of its editions, if anything. */
export const kit = (game: string): Promise<Kit> | undefined => kits[`./${game}/edition/index.ts`]?.();

/** The texts of a game and its board, or those of a part of the page: the form of editions, reviews, lessons, leaderboards, the profile. */
export const wordsOf = (game: string, language: string): Promise<string[]> =>
  Promise.all(
    [`../../../crates/${game}/words`, './shared', `./${game}`, `../${game}`].flatMap((folder) => texts[`${folder}/${language}.ftl`]?.() ?? []),
  );
