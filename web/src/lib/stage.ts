// Shows the actions of others one after another, at a pace that can be followed; the viewer's own are shown immediately.
//
// Bots act very quickly: after three of them a person would find the table changed without having seen how. So changes
// wait here. Any click or key skips to the current table, and with reduced motion nothing waits.
import type { Acting } from './board';
import type { Sight, Told } from './wire';

/** One change: the table after it, and its log entries. */
export interface Scene {
  sight: Sight;
  entries: Told[];
}

/** The receiver of the stage's events. */
export interface Audience {
  /** The action that is being animated; null if none. */
  follow(acting: Acting | null): void;
  show(scene: Scene): void;
}

/** What the stage needs from the page. */
export interface Clockwork {
  after(ms: number, what: () => void): () => void;
  /** The server's time. */
  now(): number;
  /** Whether nothing is animated: motion is reduced, or the page is not visible. */
  still(): boolean;
}

/** Milliseconds: before another's action, after it, and after the viewer's own action. */
export const BEATS = { coming: 600, done: 1_000, own: 300 };

/** The most scenes that may wait; beyond that, all are shown immediately. */
const MOST_WAITING = 8;
/** While a clock has less than this left, animations are shorter. */
const SHORT_CLOCK = 10 * 60_000;

const acted = (entry: Told): boolean => entry.what === 'acted' && entry.seat !== undefined;

/** Another player's action in a scene. */
function actOf({ sight, entries }: Scene): Told | null {
  return entries.find((entry) => acted(entry) && !sight.yours.includes(entry.seat ?? 0)) ?? null;
}

const isOwn = ({ sight, entries }: Scene): boolean =>
  entries.some((entry) => acted(entry) && sight.yours.includes(entry.seat ?? 0));

export class Stage {
  private waiting: Scene[] = [];
  private stop: (() => void) | null = null;
  /** The seat of the last action: if it acts again, it is not announced. */
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

  /** Shows everything that waits. */
  skip(): void {
    this.stop?.();
    this.stop = null;
    const all = [...(this.next === null ? [] : [this.next]), ...this.waiting];
    this.next = null;
    this.waiting = [];
    // Each is shown, so that the log is complete; only the last one is rendered.
    for (const scene of all) this.audience.show(scene);
    this.rest();
  }

  /** Drops everything that waits, because a snapshot follows. */
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

  /** The more scenes wait, or the shorter the time, the quicker. */
  private beat(ms: number, { sight }: Scene): number {
    const hurried = sight.runs_out !== undefined && sight.runs_out - this.clockwork.now() < SHORT_CLOCK;
    return Math.round(ms / ((hurried ? 2 : 1) + this.waiting.length / 2));
  }
}
