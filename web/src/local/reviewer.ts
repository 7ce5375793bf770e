// The review of a game, in a worker of its own: what it finds is kept, so it can be stopped and gone on with at any time.
import { api, Fault, failed } from '../lib/api';
import type { MomentSight, Review, ReviewProgress, Seat, Sight } from '../lib/wire';
import type { Request, ReviewSlice } from './calls';
import { HAS_ENGINE } from './files';
import { Crashed, Hand } from './hand';
import { type KeptReview, reviews } from './reviews';
import { type RecordSeat, seatsFor } from './seats-for';
import { storageFault } from './table';

const worker = new Hand(true);

/** A step of a game, or of a line that leaves it there. */
export interface Place {
  step: number;
  actions: readonly string[];
}

export class GameReview {
  private handle: { review: number; generation: number } | null = null;
  private opening: Promise<number> | null = null;
  private looking: { stop(): void } | null = null;
  private ended = false;

  private constructor(private kept: KeptReview) {}

  /** Reads what is kept, or begins anew. Rejects with a `Fault` if the game is not over, or cannot be reviewed on this device. */
  static async open(id: string, samples: number | null): Promise<GameReview> {
    if (!HAS_ENGINE) throw failed('review-no-engine');
    const known = await reviews.load(id).catch(() => null);
    const other = known !== null && samples !== null && samples !== known.samples;
    const review = new GameReview(known === null ? await fresh(id, samples) : other ? { ...known, ...NOTHING, samples } : known);
    await review.opened();
    return review;
  }

  get sight(): Sight {
    return this.kept.sight;
  }

  get progress(): ReviewProgress {
    return this.kept.progress;
  }

  /** Whether the player has stopped it. */
  get isStopped(): boolean {
    return this.kept.stopped;
  }

  /** Goes on until it is done or stopped. Hears how far it is, and when a pass is complete. */
  async run(hear: (progress: ReviewProgress, pass: boolean) => void): Promise<void> {
    this.kept = { ...this.kept, stopped: false };
    for (let tries = 1; ; tries += 1) {
      const review = await this.opened();
      // It may have been stopped while the engine was loaded.
      if (this.kept.stopped || this.ended) return;
      const slice = ({ progress, result }: ReviewSlice) => {
        this.kept = { ...this.kept, progress };
        tries = 1;
        hear(progress, result !== undefined);
        if (result !== undefined) void this.save().catch(() => undefined);
      };
      const { over, stop } = worker.look(this.sight.game, review, slice);
      this.looking = { stop };
      try {
        return await over;
      } catch (error) {
        // Another worker goes on from what was saved.
        if (!(error instanceof Crashed)) throw error;
        if (tries > 1) throw failed('engine-crashed');
      } finally {
        this.looking = null;
      }
    }
  }

  /** Stops and saves; `stopped` if the player wants that. */
  async stop(stopped: boolean): Promise<void> {
    this.looking?.stop();
    this.kept = { ...this.kept, stopped };
    await this.save();
  }

  /** The result so far, in the language of the page; null before the first pass is complete. */
  async result(): Promise<Review | null> {
    return this.progress.passes === 0 ? null : this.ask<Review>({ call: 'review_result' });
  }

  at({ step, actions }: Place): Promise<MomentSight> {
    const seat: Seat | undefined = this.sight.viewer ?? undefined;
    return this.ask<MomentSight>({ call: 'review_at', step, ...(actions.length > 0 ? { actions } : {}), ...(seat === undefined ? {} : { seat }) });
  }

  /** Plays on from a position: `seat` is the player's, bots have the others. Returns the table's name in the page. */
  async branch({ step, actions }: Place, seat: Seat, bot: string): Promise<string> {
    const { record } = await this.ask<{ record: { seats: RecordSeat[] } }>({ call: 'review_branch', step, ...(actions.length > 0 ? { actions } : {}) });
    const table = await api.importHere({ ...record, seats: seatsFor(record.seats, seat, bot) });
    await reviews.keepBranch({ table, review: this.kept.id, step, line: actions.length, made: Date.now() }).catch((error: unknown) => {
      throw storageFault(error);
    });
    return table;
  }

  /** Lets the worker forget the review. */
  async end(): Promise<void> {
    const unfinished = this.looking !== null;
    this.ended = true;
    this.looking?.stop();
    if (unfinished) await this.save().catch(() => undefined);
    const { handle } = this;
    this.handle = null;
    if (handle?.generation === worker.generation && worker.isAlive) await worker.ask(this.sight.game, { call: 'review_end', review: handle.review }).catch(() => undefined);
  }

  async save(): Promise<void> {
    const { saved } = await this.ask<{ saved: unknown }>({ call: 'review_save' });
    this.kept = { ...this.kept, saved };
    await reviews.keep(this.kept).catch((error: unknown) => {
      throw storageFault(error);
    });
  }

  /** If the worker ends in the middle, a new one goes on from what was saved, and is asked again. */
  private async ask<T>(request: Request): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const review = await this.opened();
      try {
        return await worker.ask<T>(this.sight.game, { ...request, review });
      } catch (error) {
        if (!(error instanceof Crashed)) throw error;
        if (tries > 1) throw failed('engine-crashed');
      }
    }
  }

  private opened(): Promise<number> {
    if (this.handle?.generation === worker.generation && worker.isAlive) return Promise.resolve(this.handle.review);
    this.opening ??= this.begin().finally(() => (this.opening = null));
    return this.opening;
  }

  private async begin(): Promise<number> {
    const { record, samples, saved } = this.kept;
    const terms = { call: 'review', record, ...(samples === null ? {} : { samples }) };
    const asking = (request: Request) =>
      worker.ask<ReviewSlice>(this.sight.game, request).catch((error: unknown) => Promise.reject(error instanceof Crashed ? failed('engine-crashed') : error));
    const anew = () => asking(terms);
    // What was saved by another version is of no use.
    const again = (error: unknown) => (error instanceof Fault && error.code === 'damaged' ? anew() : Promise.reject(error));
    const { review, progress } = await (saved === null ? anew() : asking({ ...terms, saved }).catch(again));
    this.handle = { review, generation: worker.generation };
    this.kept = { ...this.kept, progress };
    return review;
  }
}

/** A review that has not begun. */
const NOTHING = { saved: null, progress: { looks: 0, most: 1, passes: 0, done: false }, stopped: false };

async function fresh(id: string, samples: number | null): Promise<KeptReview> {
  const sight = await api.sight(id);
  if (sight.phase !== 'over') throw failed('review-not-over');
  const record = await api.record(id);
  return { id, record, sight, samples, ...NOTHING };
}
