// One table as the page holds it: what is seen, what is chosen, and what was asked of the engine.
import { asFault, type Fault } from './api';
import type { Acting, Preview } from './board';
import type { Ears, Engine, Link } from './engine';
import { type Audience, type Scene, Stage } from './stage';
import type { Advice, ChatLine, Command, Hello, PersonRef, Present, Seat, Sight, Told } from './wire';

const LONGEST_LOG = 2_000;

const pageTimer = (ms: number, what: () => void) => {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
};

export class Desk implements Ears, Audience {
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Told[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  people = $state.raw<Present[]>([]);
  watching = $state(0);
  person = $state.raw<PersonRef | null>(null);
  connection = $state.raw<Link>({ state: 'connecting' });
  /** Whether a break was healed and nothing has happened since, so that the page can say so. */
  healed = $state(false);
  /** What happened with the latest news, for animation. */
  last = $state.raw<Told[]>([]);
  /** Whose action is being played out now. */
  acting = $state.raw<Acting | null>(null);

  choice = $state<string | null>(null);
  foreseen = $state.raw<Preview<unknown> | null>(null);
  sending = $state(false);
  fault = $state.raw<Fault | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false);
  /** The server's clock less this device's. */
  private ahead = $state(0);

  private readonly stage: Stage;

  /** `still` tells whether others' actions show at once instead of one after another. */
  constructor(
    private readonly engine: Engine,
    still: () => boolean,
    after: (ms: number, what: () => void) => () => void = pageTimer,
  ) {
    this.stage = new Stage(this, { after, still, now: () => this.now() });
  }

  open(): void {
    this.engine.open(this);
  }

  close(): void {
    this.stage.clear();
    this.engine.close();
  }

  // What the engine tells.

  hello(hello: Hello): void {
    // What was heard before counts as known, so it is shown before what follows.
    this.stage.skip();
    this.hearTime(hello.sight);
    const before = this.sight;
    const fresh = before === null || !hello.resumed;
    this.person = hello.person;
    this.remember(hello.log, fresh);
    this.lines = hello.chat;
    this.present(hello.present, hello.watching);
    this.last = fresh ? [] : hello.log;
    this.healed = before !== null && before.viewer === hello.sight.viewer;
    this.see(hello.sight);
  }

  news(sight: Sight, entries: Told[]): void {
    this.hearTime(sight);
    this.stage.play({ sight, entries });
  }

  // What the stage shows of it.

  follow(acting: Acting | null): void {
    this.acting = acting;
  }

  show({ sight, entries }: Scene): void {
    this.remember(entries, false);
    // Clocks and presence change without anything happening: what was seen last stays marked.
    if (entries.length > 0) {
      this.last = entries;
      this.healed = false;
    }
    this.see(sight);
  }

  /** How the table stands, without waiting for what is being played out. */
  skip(): void {
    this.stage.skip();
  }

  said(line: ChatLine): void {
    if (!this.lines.some((known) => known.number === line.number)) this.lines = [...this.lines, line];
  }

  present(people: Present[], watching: number): void {
    this.people = people;
    this.watching = watching;
  }

  link(link: Link): void {
    this.connection = link;
  }

  private hearTime(sight: Sight): void {
    this.ahead = sight.now - Date.now();
  }

  private see(sight: Sight): void {
    const moved = this.sight === null || sight.steps !== this.sight.steps || sight.viewer !== this.sight.viewer;
    this.sight = sight;
    if (this.choice !== null && (moved || !this.actions.includes(this.choice))) this.choose(null);
    if (moved) this.advice = null;
  }

  private remember(entries: Told[], anew: boolean): void {
    const known = anew ? [] : this.log;
    const latest = known.at(-1)?.number ?? 0;
    this.log = [...known, ...entries.filter((entry) => entry.number > latest)].slice(-LONGEST_LOG);
  }

  // What follows from it.

  get me(): Seat | null {
    return this.sight?.viewer ?? null;
  }

  get mover(): Seat | null {
    return this.sight?.mover ?? null;
  }

  get actions(): string[] {
    return this.sight?.actions ?? [];
  }

  get myTurn(): boolean {
    return this.sight?.phase === 'playing' && this.mover !== null && this.sight.yours.includes(this.mover);
  }

  /** A bot plays for whoever looks, who may come back at any time. */
  get away(): boolean {
    const chair = this.me === null ? undefined : this.sight?.chairs[this.me - 1];
    return chair?.name !== undefined && chair.bot !== undefined && !chair.forfeited;
  }

  /** It is the turn of another seat of the same person: the device changes hands. */
  get handOver(): Seat | null {
    return this.myTurn && this.mover !== this.me ? this.mover : null;
  }

  get isHost(): boolean {
    return this.person !== null && this.sight?.host.id === this.person.id;
  }

  /** Now, by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // What a person does.

  choose(action: string | null): void {
    if (action === this.choice) return;
    this.choice = action;
    this.foreseen = null;
    this.fault = null;
    if (action !== null && this.me !== null) void this.foresee(this.me, action);
  }

  private async foresee(seat: Seat, action: string): Promise<void> {
    try {
      const answer = await this.engine.preview(seat, action);
      if (this.choice === action) this.foreseen = { action, ...answer };
    } catch (error) {
      if (this.choice === action) this.fault = asFault(error);
    }
  }

  async confirm(): Promise<void> {
    if (this.choice === null || this.me === null || this.sight === null || this.sending) return;
    const act: Command = { type: 'act', seat: this.me, action: this.choice, chosen_at: this.sight.number };
    await this.ask(act);
    this.choose(null);
  }

  /** Asks something of the table; a refusal is shown, not thrown. */
  async ask(command: Command): Promise<boolean> {
    this.fault = null;
    this.sending = true;
    try {
      await this.engine.do(command);
      return true;
    } catch (error) {
      this.fault = asFault(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  async hint(): Promise<void> {
    if (this.me === null || this.advising) return;
    this.advising = true;
    this.fault = null;
    try {
      this.advice = await this.engine.hint(this.me);
    } catch (error) {
      this.fault = asFault(error);
    } finally {
      this.advising = false;
    }
  }

  async say(words: string, key?: string): Promise<boolean> {
    try {
      await this.engine.say(words, key);
      return true;
    } catch (error) {
      this.fault = asFault(error);
      return false;
    }
  }

  viewAs(seat: Seat | null): void {
    this.choose(null);
    this.engine.viewAs(seat);
  }
}
