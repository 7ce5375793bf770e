// Who sits at this device: a guest with a secret that is kept here and nowhere else.
import { api, Fault } from './api';
import { pleasantName } from './names';
import { speech, t } from './speech.svelte';

interface Kept {
  id: string;
  name: string;
  token: string;
}

const KEY = 'rynek.me';

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return found?.id && found.token ? { id: found.id, name: found.name ?? '', token: found.token } : null;
  } catch {
    return null;
  }
}

class Me {
  private now = $state.raw<Kept | null>(kept());
  private entering: Promise<Kept> | null = null;

  get id(): string | null {
    return this.now?.id ?? null;
  }

  get name(): string {
    return this.now?.name ?? '';
  }

  get token(): string | null {
    return this.now?.token ?? null;
  }

  /** Makes sure that the server knows us; a new guest gets a pleasant name. */
  async ensure(name?: string): Promise<void> {
    if (this.now !== null) return;
    this.entering ??= api
      .enter(name ?? pleasantName(t('guest-trades')), speech.language)
      .then(({ person, token }) => ({ ...person, token }))
      .finally(() => (this.entering = null));
    this.keep(await this.entering);
  }

  /** Comes back by a private link. */
  async arrive(token: string): Promise<void> {
    const before = this.now;
    this.now = { id: '', name: '', token };
    try {
      const { id, name } = await api.me();
      this.keep({ id, name, token });
    } catch (error) {
      this.now = before;
      throw error;
    }
  }

  /** Whether the server still knows us; if not, we are a stranger again. */
  async check(): Promise<void> {
    if (this.now === null) return;
    try {
      const { id, name } = await api.me();
      this.keep({ ...this.now, id, name });
    } catch (error) {
      if (error instanceof Fault && error.status === 401) this.forget();
    }
  }

  rename(name: string): void {
    if (this.now !== null) this.keep({ ...this.now, name });
  }

  retoken(token: string): void {
    if (this.now !== null) this.keep({ ...this.now, token });
  }

  forget(): void {
    this.now = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  }

  private keep(who: Kept): void {
    this.now = who;
    try {
      localStorage.setItem(KEY, JSON.stringify(who));
    } catch {
      // Without storage a guest lasts until the page is closed.
    }
  }
}

export const me = new Me();
