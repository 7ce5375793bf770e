// The ratings of the person at this device, loaded again after a game that may have changed them.
import { api } from './api';
import { me } from './me.svelte';
import { reach } from './reach.svelte';
import type { GameRating } from './wire';

class Ratings {
  private all = $state.raw<GameRating[]>([]);
  private asked: string | null = null;

  /** Loads them if needed; called in an effect, so that another person's are loaded as well. */
  async load(): Promise<void> {
    if (me.id === this.asked || me.id === null || !reach.server) return;
    this.asked = me.id;
    this.all = await api.person(me.id).then(
      (person) => person.ratings,
      () => [],
    );
  }

  /** A game has ended: the next time they are needed, they are loaded again. */
  forget(): void {
    this.asked = null;
  }

  /** The rating in a game; null if there is none. */
  of(game: string): GameRating | null {
    return this.all.find((rating) => rating.game === game) ?? null;
  }
}

export const ratings = new Ratings();
