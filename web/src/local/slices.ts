// Work in slices, so that a worker hears what it is told in the middle of it, and bots answer in time.
import type { Candidate, Progress, Request } from './calls';

/** How long a slice should take, in milliseconds. */
const SLICE = 30;
export const FIRST_LOOKS = 50;
/** How often the page hears how far the work is, in milliseconds. */
export const NEWS = 100;
/** Before this share of the time it is not known how fast the device is: the browser still compiles. */
const SETTLED = 1 / 8;

/** How many looks to ask for next, so that a slice takes its time. */
export const paced = (looks: number, took: number): number => Math.max(1, Math.round(looks * Math.min(4, Math.max(0.25, SLICE / Math.max(0.1, took)))));

/** Lets the worker hear messages. A timer would leave it idle for milliseconds. */
export function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/**
 * The share of its time that a thought is told to have used up: nothing if it will be done in time, because the answer then depends on
 * nothing but the table and the bot. Otherwise its phases are divided by the time.
 */
export function spent({ looks, most }: Progress, elapsed: number, limit: number): number {
  const share = elapsed / limit;
  const late = elapsed * most > limit * Math.max(1, looks);
  return share >= SETTLED && late ? Math.min(1, share) : 0;
}

/** What a thought needs from its worker. */
export interface Ears {
  now(): number;
  /** Whether it was told to answer now. */
  stopped(): boolean;
  /** How far it is, from 0 to 1. */
  share(share: number): void;
}

/** Lets a bot think for at most about this time: the best it has found. */
export async function think(ask: <T>(request: Request) => T, begin: Request, limit: number, ears: Ears): Promise<Candidate[]> {
  const began = ears.now();
  let told = began;
  let now = ask<Progress>(begin);
  for (let looks = FIRST_LOOKS; !now.done; ) {
    const before = ears.now();
    now = ask<Progress>({ call: 'think_on', thought: now.thought, looks, spent: spent(now, before - began, limit) });
    const after = ears.now();
    looks = paced(looks, after - before);
    if (now.done) break;
    if (after - told >= NEWS) {
      told = after;
      ears.share(Math.min(1, Math.max((after - began) / limit, now.looks / Math.max(1, now.most))));
    }
    await breath();
    if (ears.stopped()) return ask<{ best: Candidate[] }>({ call: 'think_end', thought: now.thought }).best;
  }
  return now.best ?? [];
}
