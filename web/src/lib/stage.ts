// What others do is played out one action after another, at a pace that can be followed; one's own shows at once.
//
// The server tells as fast as things happen: a bot answers in a blink, and after three of them a person would find the
// table changed without having seen how. So news waits here for its turn. Nothing is held back from the person: any
// click or key skips to how the table stands, and where motion is not wanted nothing waits at all.
import type { Acting } from './board';
import type { Sight, Told } from './wire';

/** One piece of news: how the table stands after it, and what was done. */
export interface Scene {
  sight: Sight;
  entries: Told[];
}

/** Who shows what the stage plays. */
export interface Audience {
  /** What is now being played out; null when nothing is. */
  follow(acting: Acting | null): void;
  show(scene: Scene): void;
}

/** What the stage needs from around it. */
export interface Clockwork {
  after(ms: number, what: () => void): () => void;
  /** The time by the server's clock. */
  now(): number;
  /** Whether nothing is to be played out: no motion is wanted, or nobody looks. */
  still(): boolean;
}

/** Milliseconds: turning to who acts, looking at what they did, and one's own action before the answer to it. */
export const BEATS = { coming: 600, done: 1_000, own: 300 };

/** So many scenes may wait; whoever is further behind is brought up to date at once. */
const MOST_WAITING = 8;
/** A running clock with less than this left is not to be spent on looking. */
const SHORT_CLOCK = 10 * 60_000;

const acted = (entry: Told): boolean => entry.what === 'acted' && entry.seat !== undefined;

/** The action of somebody else that a scene is about. */
export function actOf({ sight, entries }: Scene): Told | null {
  return entries.find((entry) => acted(entry) && !sight.yours.includes(entry.seat ?? 0)) ?? null;
}

const isOwn = ({ sight, entries }: Scene): boolean =>
  entries.some((entry) => acted(entry) && sight.yours.includes(entry.seat ?? 0));

export class Stage {
  private waiting: Scene[] = [];
  private stop: (() => void) | null = null;
  /** Whose action was shown last: whoever goes on acting needs no introduction. */
  private seat: number | null = null;
  /** A scene that is announced but not shown yet. */
  private next: Scene | null = null;

  constructor(
    private readonly audience: Audience,
    private readonly clockwork: Clockwork,
  ) {}

  play(scene: Scene): void {
    if (this.clockwork.still() || isOwn(scene) || this.waiting.length >= MOST_WAITING) this.skip();
    this.waiting.push(scene);
    if (this.stop === null) this.go();
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.stop?.();
    this.stop = null;
    const all = [...(this.next === null ? [] : [this.next]), ...this.waiting];
    this.next = null;
    this.waiting = [];
    // Each is shown, so that the log misses nothing; only the last one is painted.
    for (const scene of all) this.audience.show(scene);
    this.rest();
  }

  /** Forgets what waits: the table is told anew. */
  clear(): void {
    this.stop?.();
    this.stop = null;
    this.next = null;
    this.waiting = [];
    this.rest();
  }

  private rest(): void {
    this.seat = null;
    this.audience.follow(null);
  }

  private go(): void {
    this.stop = null;
    const scene = this.waiting.shift();
    if (scene === undefined) return this.rest();
    const act = actOf(scene);
    if (act === null || this.clockwork.still()) return this.plain(scene);
    if (act.seat === this.seat) return this.done(scene, act);
    this.seat = act.seat ?? null;
    this.next = scene;
    const ms = this.beat(BEATS.coming, scene);
    this.follow(act, false, ms);
    this.stop = this.clockwork.after(ms, () => this.done(scene, act));
  }

  private plain(scene: Scene): void {
    this.audience.show(scene);
    if (isOwn(scene) && !this.clockwork.still()) this.stop = this.clockwork.after(BEATS.own, () => this.go());
    else this.go();
  }

  private done(scene: Scene, act: Told): void {
    this.next = null;
    const ms = this.beat(BEATS.done, scene);
    this.follow(act, true, ms);
    this.audience.show(scene);
    this.stop = this.clockwork.after(ms, () => this.go());
  }

  private follow(act: Told, done: boolean, ms: number): void {
    this.audience.follow({ seat: act.seat ?? 0, action: act.action ?? null, text: act.text, done, ms });
  }

  /** The more there is to see, or the shorter the time, the quicker. */
  private beat(ms: number, { sight }: Scene): number {
    const hurried = sight.runs_out !== undefined && sight.runs_out - this.clockwork.now() < SHORT_CLOCK;
    return Math.round(ms / ((hurried ? 2 : 1) + this.waiting.length / 2));
  }
}
