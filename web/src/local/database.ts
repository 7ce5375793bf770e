// The browser's database with the games of this device, and the reviews of games.

const NAME = 'rynek';
const VERSION = 2;

export const TABLES = 'tables';
export const ENTRIES = 'entries';
export const REVIEWS = 'reviews';
export const BRANCHES = 'branches';

const KEYS: Record<string, string | string[]> = {
  [TABLES]: 'id',
  [ENTRIES]: ['table', 'entry.number'],
  [REVIEWS]: 'id',
  [BRANCHES]: 'table',
};

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error(NAME));
  });

export const settled = (change: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = change.onerror = () => failed(change.error ?? new Error(NAME));
  });

let opened: Promise<IDBDatabase> | null = null;

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const [store, keyPath] of Object.entries(KEYS)) if (!known.contains(store)) request.result.createObjectStore(store, { keyPath });
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
export async function change(stores: string[]): Promise<IDBTransaction> {
  return (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
}
