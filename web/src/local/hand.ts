// A worker as the page uses it: questions and answers. One that fails is replaced at the next question.
import { Fault, failed } from '../lib/api';
import { filesOf } from '../lib/words';
import { speech } from '../lib/speech.svelte';
import type { Answer, Candidate, Request, ReviewSlice } from './calls';
import { engineFolder } from './files';
import type { FromWorker, Thinking, ToWorker } from './messages';

/** The worker has ended in the middle of something. What it knew is lost; histories are not kept there. */
export class Crashed extends Error {}

interface Waiting {
  done(message: FromWorker): void;
  share?(share: number): void;
  slice?(slice: ReviewSlice): void;
  failed(error: Error): void;
}

/** The answer to a question; throws a `Fault` if it was refused. */
function bodyOf(message: FromWorker): unknown {
  const answer: Answer = 'answer' in message ? message.answer : { ok: null };
  if ('error' in answer) throw Fault.of(answer.error);
  return answer.ok;
}

let made = 0;

export class Hand {
  private worker: Worker | null = null;
  private sent = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** Changes with every new worker. */
  generation = 0;

  /** With `reviews`, the worker can review games. */
  constructor(private readonly reviews = false) {}

  get isAlive(): boolean {
    return this.worker !== null;
  }

  /** Starts the worker before it is needed. */
  warmUp(): void {
    this.worker ??= this.start();
  }

  /** Asks about a game; rejects with a `Fault`, or with `Crashed`. */
  async ask<T>(game: string, request: Request): Promise<T> {
    const message = await this.send({ game, lang: filesOf(speech.language), request });
    return bodyOf(message) as T;
  }

  /** Lets a bot think. `stop` makes it answer with the best it has found. */
  think(game: string, think: Thinking['think'], share: (share: number) => void): { best: Promise<Candidate[]>; stop(): void } {
    const best = this.send({ game, lang: filesOf(speech.language), think }, { share }).then((message) => ('best' in message ? message.best : (bodyOf(message), [])));
    const id = this.sent;
    return { best, stop: () => this.worker?.postMessage({ stop: id } satisfies ToWorker) };
  }

  /** Goes on with a review until it is done, or stopped. */
  look(game: string, review: number, slice: (slice: ReviewSlice) => void): { over: Promise<void>; stop(): void } {
    const over = this.send({ game, lang: filesOf(speech.language), review }, { slice }).then((message) => void bodyOf(message));
    const id = this.sent;
    return { over, stop: () => this.worker?.postMessage({ stop: id } satisfies ToWorker) };
  }

  /** Ends the worker; whatever it was doing is lost. */
  end(): void {
    this.lost(this.worker, new Crashed());
  }

  private send(what: object, hears: Pick<Waiting, 'share' | 'slice'> = {}): Promise<FromWorker> {
    const worker = (this.worker ??= this.start());
    const id = (this.sent += 1);
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed, ...hears });
      worker.postMessage({ id, ...what });
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rynek' });
    const lock = `rynek-worker-${crypto.randomUUID?.() ?? Date.now()}-${(made += 1)}`;
    this.generation += 1;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => ('locked' in data ? void this.outlive(worker, lock) : this.hear(worker, data));
    worker.onerror = (event) => (event.preventDefault(), this.lost(worker, new Crashed(event.message)));
    worker.postMessage({ setup: { folder: engineFolder(), lock, reviews: this.reviews } } satisfies ToWorker);
    return worker;
  }

  /** The browser may end a worker without a word. Then its lock is free. */
  private async outlive(worker: Worker, lock: string): Promise<void> {
    await navigator.locks.request(lock, () => undefined);
    this.lost(worker, new Crashed());
  }

  private hear(worker: Worker, message: Exclude<FromWorker, { locked: true }>): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('share' in message) return waiting.share?.(message.share);
    if ('slice' in message) return waiting.slice?.(message.slice);
    this.waiting.delete(message.id);
    if ('missing' in message) return waiting.failed(failed('engine-missing'));
    if (!('trapped' in message)) return waiting.done(message);
    waiting.failed(new Crashed(message.trapped));
    this.lost(worker, new Crashed(message.trapped));
  }

  private lost(worker: Worker | null, why: Crashed): void {
    if (worker === null || worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of all) failed(why);
  }
}
