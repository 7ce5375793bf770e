// What the page otherwise asks a server, answered on this device.
import { FOLDER } from 'virtual:engine';
import { failed, type TableList, type TableLog } from '../lib/api';
import { speech } from '../lib/speech.svelte';
import type { CheckedEdition, Course, EditionInfo, EditionLine, GameInfo, MomentSight, NewTable, Sight, TableLine, Trial, TrialSight } from '../lib/wire';
import { filesOf } from '../lib/words';
import { askToPersist } from '../service/update.svelte';
import type { Begun } from './calls';
import { engineFolder, HAS_ENGINE } from './files';
import { Crashed } from './hand';
import { bare, named } from './names';
import { digits, player } from './person';
import { shelf } from './shelf';
import { judge, LocalTable, storageFault } from './table';

interface Index {
  games: Record<string, { rules_version: number }>;
  lists: Record<string, string>;
}

async function json<T>(file: string): Promise<T> {
  const answer = FOLDER === null || !HAS_ENGINE ? null : await fetch(new URL(file, engineFolder())).catch(() => null);
  if (!answer?.ok) throw failed('engine-missing');
  return (await answer.json()) as T;
}

let known: Promise<Index> | null = null;

function index(): Promise<Index> {
  known ??= json<Index>('engine.json');
  known.catch(() => (known = null));
  return known;
}

/** Asks the engine about a game; a worker that ends in the middle is replaced once. */
async function ask<T>(game: string, call: string, fields: Record<string, unknown> = {}): Promise<T> {
  const asking = () => judge.ask<T>(game, { call, ...fields });
  try {
    return await asking().catch((error: unknown) => (error instanceof Crashed ? asking() : Promise.reject(error)));
  } catch (error) {
    throw error instanceof Crashed ? failed('engine-crashed') : error;
  }
}

/** Reads a table, asks about it and forgets it. */
async function about<T>(id: string, call: string, fields: (table: LocalTable) => Record<string, unknown>): Promise<T> {
  const table = await LocalTable.load(bare(id));
  try {
    return await table.ask<T>({ call, ...fields(table) });
  } finally {
    table.forget();
  }
}

/** Saves a new table; returns its name in the page. The engine knows the seed of a city of the day; others get a new one. */
async function keep(game: string, call: string, fields: Record<string, unknown>): Promise<string> {
  const [id, person] = [digits(16), player()];
  const made = call === 'day' ? {} : { seed: digits(32) };
  const begun = await ask<Begun>(game, call, { ...fields, ...made, id, person, now: Date.now() });
  const seed = made.seed ?? begun.seed ?? '';
  const rules = (await index()).games[game]?.rules_version ?? 0;
  const number = begun.entries.at(-1)?.number ?? 0;
  try {
    await shelf.create({ id, game, rules, seed, person, number, line: begun.line }, begun.entries);
  } catch (error) {
    throw storageFault(error);
  } finally {
    void judge.ask(game, { call: 'close', table: begun.table }).catch(() => undefined);
  }
  void askToPersist();
  return named(id);
}

const gameOf = (record: unknown): string => {
  const { game } = (record ?? {}) as { game?: unknown };
  if (typeof game !== 'string') throw failed('here-no-record', 'record');
  return game;
};

export const here = {
  /** Loads what every game needs. */
  async warmUp(): Promise<void> {
    judge.warmUp();
    await index();
  },

  /** Whether a game can be played on this device. Rejects if the files of the engine cannot be loaded. */
  async has(game: string): Promise<boolean> {
    return game in (await index()).games;
  },

  async games(): Promise<GameInfo[]> {
    const { lists } = await index();
    return json<GameInfo[]>(lists[filesOf(speech.language)] ?? lists.en ?? '');
  },
  rules: (game: string) => ask<{ lang: string; markdown: string }>(game, 'rules', { game }),
  editions: (game: string) => ask<EditionLine[]>(game, 'editions', { game }),
  edition: (game: string, name: string) => ask<EditionInfo>(game, 'edition', { game, name }),
  editionSchema: (game: string) => ask<unknown>(game, 'edition_schema', { game }),
  checkEdition: (game: string, components: unknown) => ask<CheckedEdition>(game, 'check_edition', { game, components }),
  lessons: (game: string) => ask<Course>(game, 'lessons', { game }),
  tryOut: (game: string, trial: Trial) => ask<TrialSight>(game, 'try', { game, trial }),

  /** The tables of this device that belong into a list. */
  async tables(list: TableList, game: string | null): Promise<TableLine[]> {
    if (list !== 'mine') return [];
    const all = await shelf.all().catch(() => []);
    return all.filter((kept) => game === null || kept.game === game).map(({ id, line }) => ({ ...line, id: named(id) }));
  },

  open: (table: NewTable, entropy: string): Promise<string> => keep(table.game, 'new', { new_table: { ...table, public: false }, entropy }),
  beginDay: (date: string, game: string): Promise<string> => keep(game, 'day', { game, date }),
  sight: (id: string) => about<Sight>(id, 'sight', ({ person }) => ({ person, now: Date.now() })),
  at: (id: string, steps: number) => about<MomentSight>(id, 'at', ({ person }) => ({ person, steps })),
  log: (id: string, after: number) => about<TableLog>(id, 'log', ({ person }) => ({ person, after })),
  scores: (id: string) => about<{ points: number[][] }>(id, 'scores', () => ({})),
  record: (id: string) => about<unknown>(id, 'record', () => ({ whole: true })),

  /** Reads a record: a finished game to study, an unfinished one to play on. */
  importRecord: async (record: unknown): Promise<string> => {
    const game = gameOf(record);
    return keep(game, 'import', { record, play: true });
  },

  /** A new game with the same terms; everyone moves on by one seat. */
  async rematch(id: string): Promise<string> {
    const [sight, record] = await Promise.all([here.sight(id), here.record(id)]);
    const { components } = (record as { edition: { components?: Record<string, unknown> } }).edition;
    const { players: _, ...options } = sight.options;
    const seats = sight.chairs.map((chair) => (chair.name === undefined && chair.bot !== undefined ? { kind: 'bot' as const, level: chair.bot } : { kind: 'me' as const }));
    const turned = seats.map((_seat, at) => seats[(at + seats.length - 1) % seats.length] ?? { kind: 'me' as const });
    const edition = components === undefined ? await here.editionNamed(sight.game, sight.edition) : { edition: { components } };
    return here.open({ game: sight.game, options, ...edition, seats: turned, seats_by_lot: false, hints: sight.hints, start: true }, digits(16));
  },

  /** The name of an edition that ships, for a new table. */
  async editionNamed(game: string, hash: string): Promise<{ edition?: string }> {
    const found = (await here.editions(game)).find((one) => one.hash === hash);
    return found === undefined ? {} : { edition: found.name };
  },

  remove: (id: string): Promise<void> => shelf.remove(bare(id)),
};

