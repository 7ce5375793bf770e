// A table of this device: its history, saved before anything is shown, and the worker's table that follows it.
import { Fault, failed, movedOn } from '../lib/api';
import type { Change, Entry, News, PersonRef, Request } from './calls';
import { Crashed, Hand } from './hand';
import { type Kept, NotKept, Overtaken, shelf } from './shelf';

/** Answers questions about rules and tables. */
export const judge = new Hand();

/** Tells the other pages of this device that a table has changed. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('rynek-tables') : null;

/** What an engine hears of its table. */
export interface Watcher {
  /** Entries were added, by this page. */
  changed(news: News | null): void;
  /** Entries were added, by another page. */
  overtaken(): void;
}

export class LocalTable {
  bot: Change['bot'] = null;
  private history: Entry[] = [];
  private readonly watchers = new Set<Watcher>();
  private handle: { table: number; generation: number } | null = null;
  /** Changes are carried out one after another. */
  private latest: Promise<unknown> = Promise.resolve();
  private readonly listen = ({ data }: MessageEvent<string>) => data === this.kept.id && void this.inTurn(() => this.catchUp()).catch(() => undefined);

  private constructor(private kept: Kept) {}

  /** Reads a table; rejects with a `Fault` if it is not there. */
  static async load(id: string): Promise<LocalTable> {
    const { kept, history } = await shelf.load(id).catch((error: unknown) => {
      throw error instanceof NotKept ? failed('here-gone', 'not_found', 404) : storageFault(error);
    });
    const table = new LocalTable(kept);
    table.history = history;
    return table;
  }

  get id(): string {
    return this.kept.id;
  }

  get game(): string {
    return this.kept.game;
  }

  get seed(): string {
    return this.kept.seed;
  }

  /** Whether it plays the city of the day, where bots are never cut short: everyone meets the same. */
  get isOfDay(): boolean {
    return this.kept.line.day !== undefined;
  }

  get person(): PersonRef {
    return this.kept.person;
  }

  get number(): number {
    return this.kept.number;
  }

  entriesAfter(number: number): Entry[] {
    return this.history.filter((entry) => entry.number > number);
  }

  watch(watcher: Watcher): () => void {
    if (this.watchers.size === 0) channel?.addEventListener('message', this.listen);
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) channel?.removeEventListener('message', this.listen);
    };
  }

  /** Opens the table in the worker, so that what cannot be played is refused before anything is shown. */
  async open(): Promise<void> {
    await this.asking(() => Promise.resolve());
  }

  /** A question that changes nothing. */
  ask<T>(request: Request): Promise<T> {
    return this.asking((table) => judge.ask<T>(this.game, { ...request, table }));
  }

  /** A request that may add entries. They are saved before the answer is given. */
  change<T extends Change & { news?: News }>(request: Request): Promise<T> {
    return this.inTurn(async () => {
      const answer = await this.ask<T>(request);
      if (answer.entries.length > 0) await this.save(answer);
      this.bot = answer.bot;
      if (answer.entries.length > 0) for (const watcher of [...this.watchers]) watcher.changed(answer.news ?? null);
      return answer;
    });
  }

  private async save({ entries, line }: Change): Promise<void> {
    try {
      await shelf.append(this.id, this.number, entries, line);
    } catch (error) {
      // The worker's table is ahead of what is saved: it is opened again.
      this.handle = null;
      if (!(error instanceof Overtaken)) throw error instanceof NotKept ? failed('here-gone', 'not_found', 404) : storageFault(error);
      await this.catchUp();
      throw movedOn();
    }
    this.history.push(...entries);
    this.kept = { ...this.kept, number: entries.at(-1)?.number ?? this.number, line };
    channel?.postMessage(this.id);
  }

  /** Reads what another page has added. */
  private async catchUp(): Promise<void> {
    const { kept, history } = await shelf.load(this.id);
    if (kept.number === this.number) return;
    this.kept = kept;
    this.history = history;
    this.handle = null;
    await this.open();
    for (const watcher of [...this.watchers]) watcher.overtaken();
  }

  private inTurn<T>(what: () => Promise<T>): Promise<T> {
    const next = this.latest.then(what, what);
    this.latest = next.catch(() => undefined);
    return next;
  }

  /** If the worker ends in the middle, a new one opens the table from its history, and is asked again. */
  private async asking<T>(what: (table: number) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await what(await this.opened());
      } catch (error) {
        if (!(error instanceof Crashed)) throw error;
        this.handle = null;
        if (tries > 1) throw failed('engine-crashed');
      }
    }
  }

  private async opened(): Promise<number> {
    if (this.handle?.generation === judge.generation && judge.isAlive) return this.handle.table;
    const { id, history, seed, person } = this;
    const { table, bot } = await judge.ask<Change>(this.game, { call: 'open', id, history, seed, person });
    this.handle = { table, generation: judge.generation };
    this.bot = bot;
    return table;
  }

  /** Lets the worker forget the table. */
  forget(): void {
    const { handle } = this;
    this.handle = null;
    if (handle?.generation === judge.generation && judge.isAlive) void judge.ask(this.game, { call: 'close', table: handle.table }).catch(() => undefined);
  }
}

/** The browser could not save or read: there is no room, or no database. */
export function storageFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? failed('storage-full') : failed('storage-failed');
}

