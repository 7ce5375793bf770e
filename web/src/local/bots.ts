// The bots of a table of this device. They think in a worker of their own, so neither the page nor the rules wait for them.
import type { Candidate, Done } from './calls';
import { Crashed, Hand } from './hand';
import type { LocalTable } from './table';

/** After this time a bot answers with the best it has found, in milliseconds. */
const LIMIT = 8_000;
const HINT_LIMIT = 4_000;
/** A bot that fails again and again would keep the device busy. */
const MOST_TRIES = 3;

const thinker = new Hand();
/** Who thinks at the moment. A worker thinks for one bot at a time. */
let stopThinking: (() => void) | null = null;
/** What the worker knows: the number of the last entry of each table. */
const known = new Map<string, { generation: number; number: number }>();

async function think(table: LocalTable, bot: string, seat: number, limit: number, share: (share: number) => void): Promise<Candidate[]> {
  const last = known.get(table.id);
  const current = thinker.isAlive && last?.generation === thinker.generation;
  const after = current ? last.number : 0;
  const { best, stop } = thinker.think(
    table.game,
    { table: table.id, seed: table.seed, entries: table.entriesAfter(after), anew: !current, bot, seat, limit },
    share,
  );
  known.set(table.id, { generation: thinker.generation, number: table.number });
  stopThinking = stop;
  return best.finally(() => (stopThinking = null));
}

/** Makes the bot that thinks answer now. */
export const hurryBot = (): void => stopThinking?.();

/** What the strongest bot would do. */
export function advice(table: LocalTable, seat: number): Promise<Candidate[]> {
  const trying = () => think(table, 'master', seat, HINT_LIMIT, () => undefined);
  return trying().catch((error: unknown) => {
    if (error instanceof Crashed) return trying();
    throw error;
  });
}

/** A turn of a bot: `share` is how much of its thinking is done, from 0 to 1. */
export type Thought = { seat: number; share: number } | null;

/** Plays the bots of a table as long as it is watched. Of several pages with the same table, one does so. */
export class Bots {
  private readonly over = new AbortController();
  private wake: (() => void) | null = null;
  private tries = 0;

  constructor(
    private readonly table: LocalTable,
    private readonly thinks: (thought: Thought) => void,
    private readonly seat: () => number | null,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    const { signal } = this.over;
    if (!('locks' in navigator)) void this.play();
    else navigator.locks.request(`rynek-bots-${this.table.id}`, { signal }, () => this.play()).catch(() => undefined);
  }

  /** The table has changed. */
  look(): void {
    this.wake?.();
  }

  stop(): void {
    this.over.abort();
    hurryBot();
    this.wake?.();
  }

  private async play(): Promise<void> {
    while (!this.over.signal.aborted) {
      if (this.table.bot === null) await new Promise<void>((woken) => (this.wake = woken));
      else if (!(await this.turn())) await new Promise<void>((woken) => (this.wake = woken));
    }
  }

  /** A bot's turn. Returns whether to go on. */
  private async turn(): Promise<boolean> {
    const { table } = this;
    const [due, number] = [table.bot, table.number];
    if (due === null) return true;
    try {
      this.thinks({ seat: due.seat, share: 0 });
      const best = await think(table, due.bot, due.seat, table.isOfDay ? Infinity : LIMIT, (share) => this.thinks({ seat: due.seat, share }));
      const action = best[0]?.action;
      // While it was thinking, a player may have taken an action back.
      if (this.over.signal.aborted || table.number !== number || action === undefined) return !this.over.signal.aborted && action !== undefined;
      const command = { type: 'act', seat: due.seat, action, chosen_at: number };
      const seat = this.seat();
      await table.change<Done>({ call: 'do', person: null, viewer: table.person, command, now: Date.now(), ...(seat === null ? {} : { seat }) });
      this.tries = 0;
      return true;
    } catch (error) {
      this.tries += 1;
      if (error instanceof Crashed && this.tries < MOST_TRIES) return true;
      if (table.number !== number) return true;
      this.failed(error);
      return false;
    } finally {
      this.thinks(null);
    }
  }
}
