// A game of a server, followed by the engine of this device.
import type { Study } from '../lib/near';
import type { PreviewAnswer, Seat } from '../lib/wire';
import { Crashed } from './hand';
import { judge } from './table';

interface Followed {
  study: number;
  steps: number;
}

export class LocalStudy implements Study {
  private readonly generation = judge.generation;

  private constructor(
    private readonly game: string,
    private followed: Followed,
  ) {}

  /** Begins with the actions of a record. Rejects if the game was begun with other rules than those of this device. */
  static async of(game: string, record: unknown): Promise<LocalStudy> {
    return new LocalStudy(game, await judge.ask<Followed>(game, { call: 'study', record }));
  }

  get steps(): number {
    return this.followed.steps;
  }

  async advance(actions: string[]): Promise<void> {
    this.followed = await this.ask<Followed>('advance', { actions });
  }

  judge(seat: Seat, action: string, names: string[]): Promise<PreviewAnswer> {
    return this.ask<PreviewAnswer>('judge', { seat, action, names });
  }

  end(): void {
    this.ask('study_end', {}).catch(() => undefined);
  }

  /** A worker that was replaced knows nothing of this game. */
  private ask<T>(call: string, fields: Record<string, unknown>): Promise<T> {
    if (!judge.isAlive || judge.generation !== this.generation) return Promise.reject(new Crashed());
    return judge.ask<T>(this.game, { call, study: this.followed.study, ...fields });
  }
}
