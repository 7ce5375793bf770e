// What this person knows of the cities of days: those of the server, and those on this device.
import { FOLDER } from 'virtual:engine';
import { me } from '../lib/me.svelte';
import { reach } from '../lib/reach.svelte';
import type { Attempted, TableLine, Today } from '../lib/wire';
import { daily, dateOf, resultOf, streak } from './daily';

export class Days {
  /** What the server says of today; null without a server. */
  today = $state.raw<Today | null>(null);
  /** The games of days on this device. */
  here = $state.raw<TableLine[]>([]);
  ready = $state(false);

  /** Today's date: the server's if there is one. */
  readonly date = $derived(this.today?.date ?? dateOf(Date.now()));

  readonly streak = $derived.by(() => {
    if (this.today !== null) return this.today.streak;
    const finished = this.here.filter((line) => resultOf(line) !== null && dateOf(line.changed) === line.day?.date);
    return streak(finished.map(({ day }) => day?.date ?? ''), this.date);
  });

  async load(): Promise<void> {
    const [today, here] = await Promise.all([
      reach.server ? daily.today().catch(() => null) : null,
      FOLDER === null ? [] : daily.here().catch(() => []),
    ]);
    [this.today, this.here, this.ready] = [today, here, true];
  }

  /** The person's attempt on the server: the rated one, or the latest of those after the day. */
  mine(date: string, game: string, kind: Attempted['kind']): Attempted | null {
    const all = me.id === null ? [] : (this.today?.mine ?? []);
    return all.find((attempt) => attempt.date === date && attempt.game === game && attempt.kind === kind) ?? null;
  }

  /** The first attempt on this device, which is the one that counts. */
  own(date: string, game: string): TableLine | null {
    return this.here.find((line) => line.day?.date === date && line.game === game) ?? null;
  }

  /** Whether a game of a day was finished, here or on the server. */
  done(date: string, game: string): boolean {
    return this.mine(date, game, 'rated')?.finished !== undefined || this.own(date, game)?.phase === 'over';
  }
}
