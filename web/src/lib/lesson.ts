// An engine for one lesson: the server tries every sequence of actions, and nothing is stored.
import type { Ears, Engine } from './engine';
import type { Command, Lesson, PreviewAnswer, Seat, Sight, Told, Trial, TrialSight } from './wire';

/** What the lesson needs from the page. */
export interface School {
  /** Tries a sequence of actions; rejects with a `Fault`. */
  tryOut(trial: Trial): Promise<TrialSight>;
  /** The names of the learner and of the others. */
  learner: string;
  rival: string;
}

/** The observer of the learner. */
export interface Coach {
  /** The learner played another legal action. */
  strayed(text: string): void;
  /** The learner solved the task; with what follows there are this many actions. */
  done(steps: number): void;
}

export class LessonEngine implements Engine {
  private ears: Ears | null = null;
  private now: TrialSight | null = null;
  private actions: string[];

  constructor(
    private readonly game: string,
    private readonly lesson: Lesson,
    private readonly school: School,
    private readonly coach: Coach,
  ) {
    this.actions = lesson.history;
  }

  open(ears: Ears): void {
    this.ears = ears;
    ears.link({ state: 'connecting' });
    this.tryOut(this.actions).then(
      (found) => {
        this.now = found;
        if (this.ears === null) return;
        ears.link({ state: 'live' });
        const nobody = { person: null, log: [], chat: [], present: [], watching: 0 };
        ears.hello({ type: 'hello', protocol: 1, resumed: false, ...nobody, sight: this.sight(found) });
      },
      (fault) => this.ears?.link({ state: 'ended', why: 'refused', fault }),
    );
  }

  close(): void {
    this.ears = null;
  }

  async do(command: Command): Promise<number> {
    if (command.type !== 'act') return this.actions.length;
    const { action } = command;
    const found = await this.tryOut([...this.actions, action]);
    if (!this.lesson.goal.includes(action)) {
      this.coach.strayed(found.told.at(-1)?.text ?? action);
      return this.actions.length;
    }
    this.show(action, found);
    void this.follow();
    return this.actions.length;
  }

  /** Plays what comes after the goal; if the learner chose another solution, as much of it as is legal. */
  private async follow(): Promise<void> {
    for (const action of this.lesson.then) {
      const found = await this.tryOut([...this.actions, action]).catch(() => null);
      if (found === null || this.ears === null) break;
      this.show(action, found);
    }
    if (this.ears !== null) this.coach.done(this.actions.length);
  }

  private show(action: string, found: TrialSight): void {
    this.actions = [...this.actions, action];
    this.now = found;
    this.ears?.news(this.sight(found), told(found, this.actions.length));
  }

  async preview(seat: Seat, action: string): Promise<PreviewAnswer> {
    const before = this.now ?? (await this.tryOut(this.actions));
    const after = await this.tryOut([...this.actions, action]);
    const answer: PreviewAnswer & { text?: string | undefined } = {
      text: after.told.at(-1)?.text,
      effects: after.told.at(-1)?.effects,
      view: after.view,
      points_before: before.points[seat - 1] ?? 0,
      points_after: after.points[seat - 1] ?? 0,
      breakdown_before: before.breakdown,
      breakdown_after: after.breakdown,
    };
    return answer;
  }

  hint(): Promise<never[]> {
    return Promise.resolve([]);
  }

  say(): Promise<void> {
    return Promise.resolve();
  }

  viewAs(): void {
    // There is only one seat in a lesson.
  }

  private tryOut(actions: string[]): Promise<TrialSight> {
    const { options, seat } = this.lesson;
    const names = namesAround(seat, this.school.learner, this.school.rival);
    return this.school.tryOut({ options, actions, seat, names, since: Math.max(0, actions.length - 1) });
  }

  /** The position as a table would show it: the learner in their seat, the others played by bots. */
  private sight(found: TrialSight): Sight {
    const { seat, options } = this.lesson;
    const chair = { reserved: false, forfeited: false };
    return {
      number: this.actions.length,
      phase: found.over ? 'over' : 'playing',
      game: this.game,
      edition: '',
      options,
      chairs: found.points.map((_, at) => ({ ...chair, ...(at + 1 === seat ? { name: this.school.learner } : { bot: 'novice' }) })),
      ...(found.mover === undefined ? {} : { mover: found.mover }),
      view: found.view,
      actions: found.actions,
      free_to_take_back: 0,
      on_request_to_take_back: 0,
      clock: { kind: 'none' },
      time_left: [],
      commitment: '',
      imported: false,
      host: { id: '', name: '' },
      seats_by_lot: false,
      public: false,
      hints: false,
      on_time_out: 'bot',
      stand_in: 'novice',
      opened: 0,
      changed: 0,
      now: Date.now(),
      steps: this.actions.length,
      viewer: seat,
      yours: [seat],
      points: found.points,
    };
  }
}

const MOST_SEATS = 6;

/** The names of the largest number of players. */
const namesAround = (seat: Seat, learner: string, rival: string): string[] =>
  Array.from({ length: MOST_SEATS }, (_, at) => (at + 1 === seat ? learner : rival));

/** The new actions as log entries; `actions` is the number of all actions. */
export function told(found: TrialSight, actions: number): Told[] {
  const first = actions - found.told.length + 1;
  return found.told.map((step, at) => ({ number: first + at, at: 0, what: step.seat === undefined ? 'drawn' : 'acted', ...step }));
}
