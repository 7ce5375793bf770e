// A review as a page shows it: how far it is, what it has found, and the games that were played on from it.
import { asFault, type Fault } from '../lib/api';
import type { MomentSight, Review, ReviewProgress, Seat, Sight } from '../lib/wire';
import { GameReview, type Place } from '../local/reviewer';
import { type Branch, reviews } from '../local/reviews';

export class ReviewSession {
  sight = $state.raw<Sight | null>(null);
  progress = $state.raw<ReviewProgress>({ looks: 0, most: 1, passes: 0, done: false });
  result = $state.raw<Review | null>(null);
  branches = $state.raw<Branch[]>([]);
  running = $state(false);
  fault = $state.raw<Fault | null>(null);
  private review: GameReview | null = null;
  private closed = false;
  private asked = 0;

  constructor(
    readonly id: string,
    private readonly samples: number | null,
  ) {}

  /** Opens what is kept, or begins; goes on unless the player stopped it. */
  async open(): Promise<void> {
    this.fault = null;
    try {
      const review = await GameReview.open(this.id, this.samples);
      if (this.closed) return await review.end();
      this.review = review;
      this.progress = review.progress;
      this.branches = await reviews.branches(this.id).catch(() => []);
      await this.refresh();
      this.sight = review.sight;
      if (!review.progress.done && !review.isStopped) void this.run();
    } catch (error) {
      this.fault = asFault(error);
    }
  }

  readonly run = async (): Promise<void> => {
    if (this.running || this.review === null) return;
    this.running = true;
    this.fault = null;
    try {
      await this.review.run((progress, pass) => {
        this.progress = progress;
        if (pass) void this.refresh().catch((error: unknown) => (this.fault = asFault(error)));
      });
    } catch (error) {
      if (!this.closed) this.fault = asFault(error);
    } finally {
      this.running = false;
    }
  };

  readonly stop = async (): Promise<void> => {
    try {
      await this.review?.stop(true);
    } catch (error) {
      this.fault = asFault(error);
    }
  };

  /** Saves what was found so far: the browser may end a page that is not visible. */
  readonly save = (): void => {
    if (this.running) void this.review?.save().catch(() => undefined);
  };

  /** The result so far, in the language of the page. */
  async refresh(): Promise<void> {
    this.asked += 1;
    const latest = this.asked;
    const found = (await this.review?.result()) ?? null;
    if (latest === this.asked) this.result = found;
  }

  at(place: Place): Promise<MomentSight> {
    return this.review === null ? Promise.reject(new Error('the review is not open')) : this.review.at(place);
  }

  /** Plays on from a position; returns the new table. */
  async branch(place: Place, seat: Seat): Promise<string | null> {
    return (await this.review?.branch(place, seat, RIVAL)) ?? null;
  }

  close(): void {
    this.closed = true;
    void this.review?.end();
  }
}

/** The bot that plays for people in a game that is played on. */
const RIVAL = 'expert';
