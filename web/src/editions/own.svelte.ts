// The editions that somebody has made here. They are stored on this device, each under its own key.

export interface OwnEdition {
  id: string;
  game: string;
  name: string;
  components: unknown;
  /** When it was last changed. */
  changed: number;
  /** The content hash, once the server has found no fault: tables name their edition by it. */
  hash?: string | null;
}

const KEY = 'rynek.edition.';
export const LONGEST_NAME = 60;

function stored(): OwnEdition[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    return keys.flatMap((key) => read(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

function read(text: string | null): OwnEdition[] {
  try {
    const found = JSON.parse(text ?? 'null') as OwnEdition | null;
    return typeof found?.id === 'string' && typeof found.game === 'string' && typeof found.name === 'string' ? [found] : [];
  } catch {
    return [];
  }
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');

class Own {
  private all = $state.raw<OwnEdition[]>(stored());
  /** Whether the last change could not be stored: the browser has no room for it, or no storage. */
  full = $state(false);

  /** The editions of a game, the latest first. */
  of(game: string): OwnEdition[] {
    return this.all.filter((one) => one.game === game).sort((one, other) => other.changed - one.changed);
  }

  find(id: string): OwnEdition | null {
    return this.all.find((one) => one.id === id) ?? null;
  }

  /** The edition with this content. */
  called(hash: string): OwnEdition | null {
    return this.all.find((one) => one.hash === hash) ?? null;
  }

  add(game: string, name: string, components: unknown): OwnEdition {
    return this.put({ id: this.freeId(), game, name: name.slice(0, LONGEST_NAME), components, changed: Date.now() });
  }

  /** Stores an edition, also one that was deleted. */
  put(edition: OwnEdition): OwnEdition {
    this.all = [...this.all.filter((one) => one.id !== edition.id), edition];
    try {
      localStorage.setItem(KEY + edition.id, JSON.stringify(edition));
      this.full = false;
    } catch {
      this.full = true;
    }
    return edition;
  }

  change(id: string, change: Partial<Pick<OwnEdition, 'name' | 'components' | 'hash'>>): void {
    const before = this.find(id);
    if (before !== null) this.put({ ...before, ...change, changed: Date.now() });
  }

  remove(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    try {
      localStorage.removeItem(KEY + id);
    } catch {
      // There is no storage.
    }
  }

  private freeId(): string {
    const id = newId();
    for (let n = 1; ; n += 1) {
      const free = n === 1 ? id : `${id}-${n}`;
      if (this.find(free) === null) return free;
    }
  }
}

export const own = new Own();

/** An own edition in addresses. */
export const ownName = (id: string): string => `~${id}`;
export const ownId = (name: string): string | null => (name.startsWith('~') ? name.slice(1) : null);
