// The state of one table in the page: what is shown, what is chosen, and which requests are pending.
import { asFault, type Fault, movedOn } from './api';
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
  /** Whether the connection was restored and nothing has happened since, so that the page can say so. */
  healed = $state(false);
  /** The latest log entries, for animations. */
  last = $state.raw<Told[]>([]);
  /** The action that is being animated. */
  acting = $state.raw<Acting | null>(null);

  /** The bot that thinks on this device, and how much of it is done, from 0 to 1. */
  thought = $state.raw<{ seat: Seat; share: number } | null>(null);

  choice = $state<string | null>(null);
  foreseen = $state.raw<Preview<unknown> | null>(null);
  /** Whether a request is pending, or its result is not shown yet. Until then the board shows the state before it. */
  sending = $state(false);
  /** The latest error, and what tries again where that may help. */
  fault = $state.raw<Fault | null>(null);
  again = $state.raw<(() => void) | null>(null);
  /** Whether the server asked the client to wait. */
  held = $state(false);
  /** Whether a preview of the choice is pending. */
  looking = $state(false);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false);
  /** The server's clock minus this device's. */
  private ahead = $state(0);

  private readonly stage: Stage;
  private release: (() => void) | null = null;
  /** The number of the table after the latest request. */
  private promised = 0;

  /** `still` tells whether others' actions are shown immediately instead of one after another. */
  constructor(
    private readonly engine: Engine,
    still: () => boolean,
    private readonly after: (ms: number, what: () => void) => () => void = pageTimer,
  ) {
    this.stage = new Stage(this, { after, still, now: () => this.now() });
  }

  open(): void {
    this.engine.open(this);
  }

  close(): void {
    this.stage.clear();
    this.release?.();
    this.engine.close();
  }

  // Events of the engine.

  hello(hello: Hello): void {
    // Earlier changes count as known, so they are shown before what follows.
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
    if (this.fault?.code === 'offline') this.settle();
    this.see(hello.sight, hello.log);
    if (this.choice !== null && this.foreseen === null) void this.foresee();
  }

  news(sight: Sight, entries: Told[]): void {
    this.hearTime(sight);
    this.stage.play({ sight, entries });
  }

  // Events of the stage.

  follow(acting: Acting | null): void {
    this.acting = acting;
  }

  show({ sight, entries }: Scene): void {
    this.remember(entries, false);
    // Clocks and presence change without log entries: the latest entries stay marked.
    if (entries.length > 0) {
      this.last = entries;
      this.healed = false;
    }
    this.see(sight, entries);
  }

  /** Ends all animations and shows the current table. */
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
    if (link.state === 'ended') this.sending = false;
  }

  thinking(thought: { seat: Seat; share: number } | null): void {
    this.thought = thought;
  }

  private hearTime(sight: Sight): void {
    this.ahead = sight.now - Date.now();
  }

  private see(sight: Sight, entries: Told[]): void {
    const moved = this.sight === null || sight.steps !== this.sight.steps || sight.viewer !== this.sight.viewer;
    this.sight = sight;
    if (this.choice !== null && (moved || !this.actions.includes(this.choice))) this.drop(this.choice, entries);
    if (moved) this.advice = null;
    if (this.promised > 0 && sight.number >= this.promised) this.sending = false;
  }

  /** Drops a choice that is no longer legal, with a message unless it has just been played. */
  private drop(choice: string, entries: Told[]): void {
    const carriedOut = ({ what, seat, action }: Told) => what === 'acted' && seat === this.me && action === choice;
    const expected = this.sending || entries.some(carriedOut);
    this.choose(null);
    if (!expected) this.refuse(movedOn(), null);
  }

  private remember(entries: Told[], anew: boolean): void {
    const known = anew ? [] : this.log;
    const latest = known.at(-1)?.number ?? 0;
    this.log = [...known, ...entries.filter((entry) => entry.number > latest)].slice(-LONGEST_LOG);
  }

  // Derived state.

  /** Whether nobody else takes part in this table. */
  get alone(): boolean {
    return this.engine.alone ?? false;
  }

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

  /** Whether a bot plays for the viewer, who may come back at any time. */
  get away(): boolean {
    const chair = this.me === null ? undefined : this.sight?.chairs[this.me - 1];
    return chair?.name !== undefined && chair.bot !== undefined && !chair.forfeited;
  }

  /** The next seat, if it belongs to the same person: the device is handed over. */
  get handOver(): Seat | null {
    return this.myTurn && this.mover !== this.me ? this.mover : null;
  }

  get isHost(): boolean {
    return this.person !== null && this.sight?.host.id === this.person.id;
  }

  /** The current time, by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // Actions of the person.

  choose(action: string | null): void {
    if (action === this.choice) return;
    this.choice = action;
    this.foreseen = null;
    this.looking = false;
    this.settle();
    void this.foresee();
  }

  private async foresee(): Promise<void> {
    const { choice, me } = this;
    if (choice === null || me === null || this.looking) return;
    this.looking = true;
    try {
      const answer = await this.engine.preview(me, choice);
      if (this.choice === choice) this.foreseen = { action: choice, ...answer };
    } catch (error) {
      // An error of the choice itself matters more.
      if (this.choice === choice && this.fault === null) this.refuse(asFault(error), () => (this.settle(), void this.foresee()));
    } finally {
      if (this.choice === choice) this.looking = false;
    }
  }

  /** Why an action is refused; null if it is legal. */
  async refusalOf(action: string): Promise<Fault | null> {
    if (this.me === null) return null;
    try {
      await this.engine.preview(this.me, action);
      return null;
    } catch (error) {
      return asFault(error);
    }
  }

  /** Plays the choice. If it is refused, it stays, with the reason, as long as it is legal. */
  async confirm(): Promise<void> {
    const { choice, me, sight } = this;
    if (choice === null || me === null || sight === null || this.sending || this.held) return;
    const act: Command = { type: 'act', seat: me, action: choice, chosen_at: sight.number };
    const done = await this.ask(act, () => void this.confirm());
    if (done && !this.sending && this.choice === choice) this.choose(null);
  }

  /** Sends a command; an error is shown, not thrown. */
  async ask(command: Command, again = () => void this.ask(command)): Promise<boolean> {
    this.sending = true;
    this.promised = 0;
    const done = await this.attempt(async () => (this.promised = await this.engine.do(command)), again);
    if (!done || (this.sight?.number ?? 0) >= this.promised) this.sending = false;
    return done;
  }

  async hint(): Promise<void> {
    const { me } = this;
    if (me === null || this.advising) return;
    this.advising = true;
    await this.attempt(async () => void (this.advice = await this.engine.hint(me)), () => void this.hint());
    this.advising = false;
  }

  /** Says something to everyone at the table; rejects with a `Fault`. */
  say(words: string, key?: string): Promise<void> {
    return this.engine.say(words, key);
  }

  /** Tries something; an error is shown, with a way to try again if it is temporary. */
  async attempt(what: () => Promise<unknown>, again: () => void): Promise<boolean> {
    this.settle();
    try {
      await what();
      return true;
    } catch (error) {
      this.refuse(asFault(error), again);
      return false;
    }
  }

  private refuse(fault: Fault, again: (() => void) | null): void {
    this.settle();
    this.fault = fault;
    this.again = fault.passes ? again : null;
    if (fault.retryAfter === null) return;
    this.held = true;
    this.release = this.after(fault.retryAfter * 1000, () => (this.held = false));
  }

  /** Dismisses the error. */
  settle(): void {
    this.fault = this.again = null;
    this.release?.();
    this.release = null;
    this.held = false;
  }

  /** Makes the bot that thinks on this device answer now. */
  hurry(): void {
    this.engine.hurry?.();
  }

  viewAs(seat: Seat | null): void {
    this.choose(null);
    this.engine.viewAs(seat);
  }
}
