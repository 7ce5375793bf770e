// The REST API. Every call returns or throws a `Fault` that can be shown to a person.
//
// Some questions can be answered on this device: those about its own tables always, those about rules when no server can be
// reached. This file decides which; pages do not know who has answered.
import { FOLDER } from 'virtual:engine';
import { isHere } from '../local/names';
import { reach } from './reach.svelte';
import { serverAddress } from './server';
import type {
  CheckedEdition,
  Course,
  EditionInfo,
  EditionLine,
  GameInfo,
  Leader,
  Me,
  MomentSight,
  MyChanges,
  NewTable,
  Opened,
  PersonRef,
  Problem,
  Profile,
  ShunnedPerson,
  Sight,
  TableLine,
  Told,
  Trial,
  TrialSight,
} from './wire';

/** Temporary errors: the same request may succeed later. */
const PASSING = ['offline', 'unavailable', 'too_many', 'closing', 'busy', 'no_room'];

/** An error with a message for people. */
export class Fault extends Error {
  /** When to try again, by this device's clock. */
  readonly until: number;

  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly rule: string | null = null,
    readonly retryAfter: number | null = null,
    /** More about it, as the server describes it for each code. */
    readonly details: unknown = null,
  ) {
    super(message);
    this.name = 'Fault';
    this.until = Date.now() + (retryAfter ?? 0) * 1000;
  }

  static of(problem: Problem, status = 0): Fault {
    return new Fault(problem.code, problem.message, status, problem.rule ?? null, problem.retry_after ?? null, problem.details);
  }

  /** Whether the same request may succeed later. */
  get passes(): boolean {
    return PASSING.includes(this.code);
  }
}

/** What the API needs from the page. */
export interface Caller {
  token(): string | null;
  language(): string;
  /** Makes sure that there is a token: some questions are answered only to a person. */
  enter(): Promise<void>;
  /** The text of errors that the server cannot describe itself. */
  say(key: string): string;
}

let caller: Caller = { token: () => null, language: () => 'en', enter: () => Promise.resolve(), say: (key) => key };

/** Called once, when the page starts. */
export function introduce(who: Caller): void {
  caller = who;
}

/** The error without a response: the network is down, or the response is invalid. */
export const offline = (): Fault => new Fault('offline', caller.say('fault-offline'));

/** An error that the page itself finds, by the key of its text. */
export const failed = (key: string, code = key.replaceAll('-', '_'), status = 0): Fault => new Fault(code, caller.say(`fault-${key}`), status);

/** The table has changed since the action was chosen. */
export const movedOn = (): Fault => new Fault('moved_on', caller.say('fault-moved-on'));

type Query = Record<string, string | number | null | undefined>;

export async function call<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const token = caller.token();
  const asked = Object.entries({ ...query, lang: caller.language() }).filter(([, value]) => value != null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  let answer: Response;
  try {
    const address = serverAddress(path);
    address.search = search;
    answer = await fetch(address, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reach.missed();
    throw offline();
  }
  reach.found();
  if (!answer.ok) throw await fault(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json().catch(() => null)) as T);
}

/** Asks the server as a person: a stranger becomes a guest first. */
async function asPerson<T>(ask: () => Promise<T>): Promise<T> {
  await caller.enter();
  return ask();
}

/** What this device can answer by itself. It is loaded when it is needed first. */
export const device = async () => (await import('../local/answers')).here;
type Device = Awaited<ReturnType<typeof device>>;

/** Asks the server, or this device if there is none, or it cannot be reached. */
async function either<T>(server: () => Promise<T>, local: (here: Device) => Promise<T>): Promise<T> {
  if (FOLDER === null) return server();
  if (!reach.server) return local(await device());
  try {
    return await server();
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'offline') throw error;
    return local(await device());
  }
}

/** Asks this device about its own tables, and the server about all others. */
const ofTable = async <T>(id: string, server: () => Promise<T>, local: (here: Device) => Promise<T>): Promise<T> =>
  isHere(id) ? local(await device()) : server();

/** A part of a table's log, and the number of the last entry of all. */
export interface TableLog {
  entries: Told[];
  number: number;
}

type Tables = { tables: TableLine[]; next?: string };

/** The tables of the server, and on the first page those of this device before them. */
async function tables(list: TableList, game: string | null, cursor: string | null, limit: number): Promise<Tables> {
  const fromServer = () => call<Tables>('GET', '/tables', undefined, { list, game, cursor, limit });
  if (list !== 'mine') return fromServer();
  const own = FOLDER === null || cursor !== null ? [] : await (await device()).tables(list, game);
  const nothing = { tables: [] };
  // Without a token there are no tables of one's own on the server.
  const others = caller.token() === null || !reach.server ? nothing : await fromServer().catch((error: unknown) => (own.length > 0 ? nothing : Promise.reject(error)));
  return { ...others, tables: [...own, ...others.tables] };
}

async function fault(answer: Response): Promise<Fault> {
  const after = Number(answer.headers.get('Retry-After'));
  const told = (await answer.json().catch(() => null)) as { error?: Problem } | null;
  if (told?.error) return Fault.of(told.error, answer.status);
  return new Fault('unavailable', caller.say('fault-server'), answer.status, null, after || null);
}

const of = encodeURIComponent;

export type TableList = 'to_join' | 'to_watch' | 'finished' | 'mine' | 'awaiting';

export const api = {
  games: () => either(() => call<GameInfo[]>('GET', '/games'), (here) => here.games()),
  rules: (game: string) => either(() => call<{ lang: string; markdown: string }>('GET', `/games/${of(game)}/rules`), (here) => here.rules(game)),
  editions: (game: string) => either(() => call<EditionLine[]>('GET', `/games/${of(game)}/editions`), (here) => here.editions(game)),
  edition: (game: string, name: string) =>
    either(() => call<EditionInfo>('GET', `/games/${of(game)}/editions/${of(name)}`), (here) => here.edition(game, name)),
  editionSchema: (game: string) => either(() => call<unknown>('GET', `/games/${of(game)}/edition-schema`), (here) => here.editionSchema(game)),
  checkEdition: (game: string, components: unknown) =>
    either(
      () => asPerson(() => call<CheckedEdition>('POST', `/games/${of(game)}/editions/check`, components)),
      (here) => here.checkEdition(game, components),
    ),
  lessons: (game: string) => either(() => call<Course>('GET', `/games/${of(game)}/lessons`), (here) => here.lessons(game)),
  tryOut: (game: string, trial: Trial) => either(() => call<TrialSight>('POST', `/games/${of(game)}/try`, trial), (here) => here.tryOut(game, trial)),
  leaders: (game: string, skip = 0, limit = 50) =>
    call<Leader[]>('GET', `/games/${of(game)}/leaderboard`, undefined, { skip, limit }),

  enter: (name: string, language: string) =>
    call<{ person: PersonRef; token: string }>('POST', '/people', { name, language }),
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: MyChanges) =>
    call<Me>('PATCH', '/me', change),
  newToken: () => call<{ token: string }>('POST', '/me/tokens'),
  forgetTokens: () => call<{ token: string }>('DELETE', '/me/tokens'),
  exportMe: () => call<unknown>('GET', '/me/export'),
  deleteMe: () => call<undefined>('DELETE', '/me'),
  shunned: () => call<ShunnedPerson[]>('GET', '/me/shunned'),
  shun: (person: string, how: 'muted' | 'blocked') => call<undefined>('PUT', `/me/shunned/${of(person)}`, { how }),
  forgive: (person: string) => call<undefined>('DELETE', `/me/shunned/${of(person)}`),
  person: (id: string) => call<Profile>('GET', `/people/${of(id)}`),

  tables: (list: TableList, game: string | null = null, cursor: string | null = null, limit = 20) => tables(list, game, cursor, limit),
  open: (table: NewTable) =>
    call<Opened>('POST', '/tables', table),
  sight: (id: string) => ofTable(id, () => call<Sight>('GET', `/tables/${of(id)}`), (here) => here.sight(id)),
  at: (id: string, steps: number) => ofTable(id, () => call<MomentSight>('GET', `/tables/${of(id)}/at/${steps}`), (here) => here.at(id, steps)),
  log: (id: string, after: number) => ofTable(id, () => call<TableLog>('GET', `/tables/${of(id)}/log`, undefined, { after }), (here) => here.log(id, after)),
  scores: (id: string) => ofTable(id, () => call<{ points: number[][] }>('GET', `/tables/${of(id)}/scores`), (here) => here.scores(id)),
  rematch: (id: string) => ofTable(id, () => call<{ id: string }>('POST', `/tables/${of(id)}/rematch`), async (here) => ({ id: await here.rematch(id) })),
  record: (id: string) => ofTable(id, () => call<unknown>('GET', `/tables/${of(id)}/record`), (here) => here.record(id)),
  importRecord: (record: unknown) =>
    either(
      () => asPerson(() => call<{ id: string }>('POST', '/records', record)),
      async (here) => ({ id: await here.importRecord(record) }),
    ),

  /** Loads what a game on this device needs, before it is asked for. */
  warmUp: async (): Promise<void> => {
    if (FOLDER !== null) await (await device()).warmUp().catch(() => undefined);
  },
  /** Opens a table on this device; every seat is the player's or a bot's. */
  openHere: async (table: NewTable, entropy: string) => (await device()).open(table, entropy),
  /** Saves a record on this device: a finished game to study, an unfinished one to play on. */
  importHere: async (record: unknown) => (await device()).importRecord(record),
  removeHere: async (id: string) => (await device()).remove(id),
  /** Whether a game can be played on this device. */
  playsHere: async (game: string): Promise<boolean> => FOLDER !== null && (await (await device()).has(game).catch(() => false)),
  /** Puts an unfinished game on a table of the server, to play on. */
  resumeOnline: (record: unknown) => call<{ id: string }>('POST', '/records', record, { play: 'true' }),
  /** Closes a table of one person and bots, and hands out its record, to play on elsewhere. */
  takeAway: (id: string) => call<unknown>('POST', `/tables/${of(id)}/take_away`),
};

/**
 * Converts any error to a fault. A part of the page that cannot be loaded is reported as a TypeError about a module: the
 * server cannot be reached, even if the browser believes that it is online.
 */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const isOffline = error instanceof TypeError && (!navigator.onLine || /\bmodule\b/i.test(error.message));
  return isOffline ? offline() : new Fault('unavailable', caller.say('fault-page'));
}
