/// <reference lib="webworker" />
// A worker with the rules and the bots. The page has up to three: one answers questions, in one the bots think, and one reviews
// finished games.
import type { Answer, Change, Request, ReviewSlice } from './calls';
import type { Asking, FromWorker, Looking, Setup, Thinking, ToWorker } from './messages';
import { Module } from './module';
import { breath, FIRST_LOOKS, NEWS, paced, think } from './slices';

declare const self: DedicatedWorkerGlobalScope;

interface Index {
  games: Record<string, { module: string; review: string; texts: Record<string, string> }>;
}

/** Held by bots while they think, by a review for each slice: a review waits while any page of this device needs a bot. */
const PROCESSOR = 'rynek-processor';

class Missing extends Error {}

let setup: Setup;
let index: Promise<Index> | undefined;
const modules = new Map<string, Promise<Module>>();
const texts = new Map<string, Promise<void>>();
/** The tables that this worker follows for its bots. */
const followed = new Map<string, number>();
const stopped = new Set<number>();

const tell = (message: FromWorker) => self.postMessage(message);

async function file(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, setup.folder)).catch(() => null);
  if (answer === null || !answer.ok) throw new Missing(name);
  return answer;
}

/** Remembers what was loaded, but not that it failed. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? load();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function about(game: string) {
  index ??= file('engine.json').then((answer) => answer.json() as Promise<Index>);
  index.catch(() => (index = undefined));
  const found = (await index).games[game];
  if (found === undefined) throw new Missing(game);
  return found;
}

const moduleOf = (game: string): Promise<Module> =>
  once(modules, game, async () => {
    const { module, review } = await about(game);
    // Some hosts serve modules under another content type, which cannot be compiled while loading.
    const answer = await file(setup.reviews ? review : module);
    const typed = answer.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
    return Module.of(typed ? Promise.resolve(answer) : await answer.arrayBuffer());
  });

/** The module of a game with its texts in a language; English where there are none. */
async function ready(game: string, wished: string): Promise<{ module: Module; lang: string }> {
  const { texts: files } = await about(game);
  const lang = wished in files ? wished : 'en';
  const loaded = once(texts, `${game} ${lang}`, async () => {
    const [module, content] = await Promise.all([moduleOf(game), file(files[lang] ?? '').then((answer) => answer.json() as Promise<unknown>)]);
    module.ask({ call: 'texts', lang, texts: content });
  });
  await loaded;
  return { module: await moduleOf(game), lang };
}

/** A call was refused. */
class Refused extends Error {
  constructor(readonly answer: Answer) {
    super();
  }
}

type Ask = <T>(request: Request) => T;

/** Calls of a module in a language. */
function asking(module: Module, lang: string): Ask {
  return <T>(request: Request) => {
    const answer = module.ask({ lang, ...request });
    if ('error' in answer) throw new Refused(answer);
    return answer.ok as T;
  };
}

async function answer({ id, game, lang: wished, request }: Asking): Promise<void> {
  const { module, lang } = await ready(game, wished);
  tell({ id, answer: module.ask({ lang, ...request }) });
}

/** The number of a table in this worker's module, brought up to date. */
function follow(ask: Ask, { table, seed, entries, anew }: Thinking['think']): number {
  const known = followed.get(table);
  if (known !== undefined && !anew) {
    if (entries.length > 0) ask({ call: 'fold', table: known, entries });
    return known;
  }
  if (known !== undefined) ask({ call: 'close', table: known });
  const opened = ask<Change>({ call: 'open', id: table, history: entries, seed }).table;
  followed.set(table, opened);
  return opened;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Holds the processor for a bot, beside other bots. */
const asBot = async (what: () => Promise<void>): Promise<void> =>
  self.navigator.locks === undefined ? what() : void (await self.navigator.locks.request(PROCESSOR, { mode: 'shared' }, what));

/** Holds the processor for a slice of a review; null if a bot has it. Nobody waits behind a review that waits. */
async function inPause<T>(what: () => T): Promise<T | null> {
  if (self.navigator.locks === undefined) return what();
  return (await self.navigator.locks.request(PROCESSOR, { ifAvailable: true }, (lock) => (lock === null ? null : what()))) as T | null;
}

async function turn({ id, game, lang: wished, think: task }: Thinking): Promise<void> {
  const { module, lang } = await ready(game, wished);
  const ask = asking(module, lang);
  const table = follow(ask, task);
  const ears = {
    now: () => performance.now(),
    stopped: () => stopped.has(id),
    share: (share: number) => tell({ id, share }),
  };
  const best = await think(ask, { call: 'think', table, bot: task.bot, seat: task.seat }, task.limit, ears);
  stopped.delete(id);
  tell({ id, best });
}

/** Goes on with a review until it is done, or stopped after a slice. */
async function look({ id, game, lang: wished, review }: Looking): Promise<void> {
  const { module, lang } = await ready(game, wished);
  const ask = asking(module, lang);
  let told = 0;
  let looks = FIRST_LOOKS;
  const slice = () => {
    const before = performance.now();
    const now = ask<ReviewSlice>({ call: 'review_on', review, looks });
    looks = paced(looks, performance.now() - before);
    return now;
  };
  while (!stopped.delete(id)) {
    const now = await inPause(slice);
    if (now !== null && (now.result !== undefined || performance.now() - told >= NEWS)) {
      told = performance.now();
      tell({ id, slice: now });
    }
    if (now?.progress.done) break;
    await (now === null ? pause(NEWS) : breath());
  }
  tell({ id, answer: { ok: null } });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('setup' in data) {
    setup = data.setup;
    // Held until the worker ends: this is how the page notices the end.
    void self.navigator.locks?.request(setup.lock, () => {
      tell({ id: 0, locked: true });
      return new Promise(() => undefined);
    });
    return;
  }
  if ('stop' in data) return void stopped.add(data.stop);
  const work = 'think' in data ? asBot(() => turn(data)) : 'review' in data ? look(data) : answer(data);
  work.catch((error: unknown) => {
    const { id } = data;
    if (error instanceof Refused) tell({ id, answer: error.answer });
    else tell(error instanceof Missing ? { id, missing: error.message } : { id, trapped: String(error) });
  });
};
