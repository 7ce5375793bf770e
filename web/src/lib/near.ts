// A table of a server with a short way for questions: what an action would lead to, and which rule forbids it, is worked out on
// this device where nothing is hidden. The server stays the judge of what is done, and answers whatever cannot be answered here.
import { Fault } from './api';
import type { Ears, Engine } from './engine';
import type { Command, PreviewAnswer, Seat, Sight, Told } from './wire';

/** A game of a server that is followed on this device. */
export interface Study {
  /** How many actions were played in it, draws included. */
  readonly steps: number;
  advance(actions: string[]): Promise<void>;
  judge(seat: Seat, action: string, names: string[]): Promise<PreviewAnswer>;
  end(): void;
}

/** What it needs from the page. */
export interface Aside {
  /** Begins to follow a game from its record. */
  study(sight: Sight): Promise<Study>;
  /** The names of the players, as refusals use them. */
  names(sight: Sight): string[];
}

/** After so many failures the server is asked. */
const MOST_TRIES = 2;

export class Near implements Engine {
  private sight: Sight | null = null;
  /** The game as far as it is followed; null while it is being loaded, or if it cannot be followed. */
  private study: Study | null = null;
  private isLoading = false;
  private tries = 0;
  private isOpen = false;
  /** What the study is told is told in order. */
  private told: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly far: Engine,
    private readonly aside: Aside,
  ) {}

  open(ears: Ears): void {
    this.isOpen = true;
    this.far.open({
      hello: (hello) => (this.see(hello.sight, null), ears.hello(hello)),
      news: (sight, entries) => (this.see(sight, entries), ears.news(sight, entries)),
      said: (line) => ears.said(line),
      present: (present, watching) => ears.present(present, watching),
      link: (link) => ears.link(link),
    });
  }

  close(): void {
    this.isOpen = false;
    this.drop();
    this.far.close();
  }

  do = (command: Command) => this.far.do(command);
  hint = (seat: Seat) => this.far.hint(seat);
  say = (words: string, key?: string) => this.far.say(words, key);
  viewAs = (seat: Seat | null) => this.far.viewAs(seat);

  async preview(seat: Seat, action: string): Promise<PreviewAnswer> {
    const found = await this.judge(seat, action);
    return found ?? this.far.preview(seat, action);
  }

  /** The answer of this device, or null if the server has to be asked. Rejects with the rule that forbids the action. */
  private async judge(seat: Seat, action: string): Promise<PreviewAnswer | null> {
    const { study } = this;
    if (study === null) return null;
    try {
      await this.told;
      const { sight } = this;
      if (sight === null || study !== this.study || study.steps !== sight.steps) return null;
      return await study.judge(seat, action, this.aside.names(sight));
    } catch (error) {
      if (error instanceof Fault && error.rule !== null) throw error;
      this.drop();
      return null;
    }
  }

  /** Follows the table; `entries` are what is new, or null if that is not known. */
  private see(sight: Sight, entries: Told[] | null): void {
    this.sight = sight;
    const isOpenGame = sight.phase === 'playing' && sight.points !== undefined && sight.yours.length > 0;
    if (!isOpenGame) return this.drop();
    if (entries !== null && this.study !== null) this.follow(this.study, sight, entries);
    else this.drop();
    if (this.study === null) void this.load();
  }

  private follow(study: Study, sight: Sight, entries: Told[]): void {
    const back = entries.some(({ what }) => what === 'took_back');
    const actions = entries.flatMap(({ what, action }) => ((what === 'acted' || what === 'drawn') && action !== undefined ? [action] : []));
    if (back) return this.drop();
    if (actions.length === 0) return;
    this.told = this.told
      .then(() => study.advance(actions))
      .then(() => study.steps === sight.steps || Promise.reject(new Error('the game went another way')))
      .catch(() => study === this.study && this.drop());
  }

  private async load(): Promise<void> {
    const { sight } = this;
    if (this.isLoading || sight === null || this.tries >= MOST_TRIES) return;
    this.isLoading = true;
    try {
      const study = await this.aside.study(sight);
      if (this.isOpen && study.steps === this.sight?.steps) this.study = study;
      else study.end();
    } catch {
      this.tries += 1;
    } finally {
      this.isLoading = false;
    }
    // What happened while it was loaded is missing in it.
    if (this.isOpen && this.study === null && this.sight?.steps !== sight.steps) void this.load();
  }

  private drop(): void {
    this.study?.end();
    this.study = null;
  }
}
