// The person at this device: a guest with a token that is stored only here.
import { api, Fault } from './api';
import { keep, recall } from './kept';
import { pleasantName } from './names';
import { speech, t } from './speech.svelte';

interface Kept {
  id: string;
  name: string;
  token: string;
}

const KEY = 'rynek.me';

function kept(): Kept | null {
  const found = recall<Partial<Kept>>(KEY);
  return found?.id && found.token ? { id: found.id, name: found.name ?? '', token: found.token } : null;
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

  /** Creates a guest if there is none; without a name, they get a random one. */
  async ensure(name?: string): Promise<void> {
    if (this.now !== null) return;
    this.entering ??= api
      .enter(name ?? pleasantName(t('guest-trades')), speech.language)
      .then(({ person, token }) => ({ ...person, token }))
      .finally(() => (this.entering = null));
    this.keep(await this.entering);
  }

  /** Signs in by a private link. */
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

  /** Checks whether the token is still valid; if not, the person is a stranger again. */
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
    this.keep(null);
  }

  private keep(who: Kept | null): void {
    this.now = who;
    keep(KEY, who);
  }
}

export const me = new Me();
