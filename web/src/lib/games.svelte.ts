// The games, loaded once per language.
import { api, asFault, type Fault } from './api';
import { speech } from './speech.svelte';
import type { GameInfo } from './wire';

class Games {
  all = $state.raw<GameInfo[] | null>(null);
  fault = $state.raw<Fault | null>(null);
  private asked: string | null = null;

  /** Loads the games if needed; components call it in an effect, so that a new language loads them again. */
  async load(anew = false): Promise<void> {
    const { language } = speech;
    if (this.asked === language && !anew) return;
    this.asked = language;
    this.fault = null;
    try {
      const found = await api.games();
      if (this.asked === language) this.all = found;
    } catch (error) {
      this.asked = null;
      this.fault = asFault(error);
    }
  }

  of(id: string): GameInfo | null {
    return this.all?.find((game) => game.id === id) ?? null;
  }

  title(id: string): string {
    return this.of(id)?.title ?? id;
  }
}

export const games = new Games();
