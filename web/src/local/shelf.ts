// The games of this device, in the browser's database. As on a server, the history of a table is what is saved: entries are
// only ever added, and each append names the entry that it follows, so two pages can never both continue a game.
import type { PersonRef, TableLine } from '../lib/wire';
import type { Entry } from './calls';

/** A table as it is saved, without its history. */
export interface Kept {
  /** 32 hexadecimal digits. */
  id: string;
  game: string;
  /** The version of the rules that it was begun with. */
  rules: number;
  seed: string;
  /** The player at this device. */
  person: PersonRef;
  /** The number of its last entry. */
  number: number;
  /** The table in a list. */
  line: TableLine;
}

/** Another page has added entries in the meantime. */
export class Overtaken extends Error {}

/** A table that is not there: it was deleted, perhaps by another page. */
export class NotKept extends Error {}

const NAME = 'rynek';
const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error(NAME));
  });

const settled = (change: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = change.onerror = () => failed(change.error ?? new Error(NAME));
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'entry.number'] });
    };
    request.onerror = () => failed(request.error ?? new Error(NAME));
    request.onsuccess = () => {
      // A newer page needs the database: this one opens it again when it needs it.
      const forget = () => (opened = null);
      request.result.onversionchange = () => (request.result.close(), forget());
      request.result.onclose = forget;
      done(request.result);
    };
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** A change is on the disk, not only in memory, when it is complete. */
async function change(): Promise<IDBTransaction> {
  return (await database()).transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
}

const ofTable = (id: string, after = 0) => IDBKeyRange.bound([id, after], [id, Infinity], true);

export const shelf = {
  async all(): Promise<Kept[]> {
    const found = await asked((await database()).transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Kept[]>);
    return found.toSorted((a, b) => b.line.changed - a.line.changed);
  },

  /** A table and its history. */
  async load(id: string): Promise<{ kept: Kept; history: Entry[] }> {
    const reading = (await database()).transaction([TABLES, ENTRIES]);
    const [kept, lines] = await Promise.all([
      asked(reading.objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>),
      asked(reading.objectStore(ENTRIES).getAll(ofTable(id)) as IDBRequest<{ entry: Entry }[]>),
    ]);
    if (kept === undefined) throw new NotKept(id);
    return { kept, history: lines.map(({ entry }) => entry) };
  },

  async create(kept: Kept, entries: readonly Entry[]): Promise<void> {
    const creating = await change();
    // Nothing is overwritten.
    creating.objectStore(TABLES).add(kept);
    for (const entry of entries) creating.objectStore(ENTRIES).add({ table: kept.id, entry });
    await settled(creating);
  },

  /** Appends entries after the one with the number `after`. */
  async append(id: string, after: number, entries: readonly Entry[], line: TableLine): Promise<void> {
    const appending = await change();
    const done = settled(appending);
    const kept = await asked(appending.objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>);
    if (kept === undefined || kept.number !== after) {
      appending.abort();
      await done.catch(() => undefined);
      throw kept === undefined ? new NotKept(id) : new Overtaken(id);
    }
    appending.objectStore(TABLES).put({ ...kept, number: entries.at(-1)?.number ?? after, line });
    for (const entry of entries) appending.objectStore(ENTRIES).add({ table: id, entry });
    await done;
  },

  async remove(id: string): Promise<void> {
    const removing = await change();
    removing.objectStore(TABLES).delete(id);
    removing.objectStore(ENTRIES).delete(ofTable(id));
    await settled(removing);
  },
};
