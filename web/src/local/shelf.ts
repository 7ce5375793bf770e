// The games of this device, in the browser's database. As on a server, the history of a table is what is saved: entries are
// only ever added, and each append names the entry that it follows, so two pages can never both continue a game.
import type { PersonRef, TableLine } from '../lib/wire';
import type { Entry } from './calls';
import { asked, BRANCHES, change, database, ENTRIES, REVIEWS, settled, TABLES } from './database';
import { named } from './names';

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
    const creating = await change([TABLES, ENTRIES]);
    // Nothing is overwritten.
    creating.objectStore(TABLES).add(kept);
    for (const entry of entries) creating.objectStore(ENTRIES).add({ table: kept.id, entry });
    await settled(creating);
  },

  /** Appends entries after the one with the number `after`. */
  async append(id: string, after: number, entries: readonly Entry[], line: TableLine): Promise<void> {
    const appending = await change([TABLES, ENTRIES]);
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
    const removing = await change([TABLES, ENTRIES, REVIEWS, BRANCHES]);
    removing.objectStore(TABLES).delete(id);
    removing.objectStore(ENTRIES).delete(ofTable(id));
    removing.objectStore(REVIEWS).delete(named(id));
    removing.objectStore(BRANCHES).delete(named(id));
    await settled(removing);
  },
};
