// A table of this device behind the same interface as one of a server.
import { asFault, Fault, failed } from '../lib/api';
import type { Ears, Engine } from '../lib/engine';
import type { Advice, Command, Hello, PreviewAnswer, Seat, Sight } from '../lib/wire';
import { advice, Bots, hurryBot } from './bots';
import type { Done, Hinted, News } from './calls';
import { Crashed } from './hand';
import { digits } from './person';
import { LocalTable } from './table';

export class LocalEngine implements Engine {
  private ears: Ears | null = null;
  private table: LocalTable | null = null;
  private bots: Bots | null = null;
  private unwatch: (() => void) | null = null;
  private seat: Seat | null = null;
  private number = 0;
  private sent = 0;
  private readonly prefix = digits(6);

  constructor(private readonly id: string) {}

  open(ears: Ears): void {
    this.ears = ears;
    ears.link({ state: 'connecting' });
    this.begin().catch((error: unknown) => {
      const fault = faultOf(error);
      this.ears?.link(fault.code === 'not_found' ? { state: 'ended', why: 'gone' } : { state: 'ended', why: 'refused', fault });
    });
  }

  private async begin(): Promise<void> {
    const table = await LocalTable.load(this.id);
    await table.open();
    if (this.ears === null) return table.forget();
    this.table = table;
    this.unwatch = table.watch({ changed: (news) => this.changed(news), overtaken: () => void this.overtaken().catch(() => undefined) });
    this.welcome(await this.look(0));
    this.bots = new Bots(
      table,
      (thought) => this.ears?.thinking?.(thought),
      () => this.seat,
      (error) => this.ears?.link({ state: 'ended', why: 'refused', fault: faultOf(error) }),
    );
    if (this.ears === null) return this.close();
    this.bots.start();
  }

  /** The whole table, with the log after an entry. */
  private look(after: number): Promise<Hello> {
    const table = this.opened();
    return table.ask<Hello>({ call: 'hello', person: table.person, now: Date.now(), ...this.viewing(), ...(after === 0 ? {} : { after }) });
  }

  /** Another page has continued the game. */
  private async overtaken(): Promise<void> {
    const { sight, log } = await this.look(this.number);
    this.changed({ number: sight.number, now: sight.now, sight, entries: log });
  }

  private welcome(hello: Hello): void {
    const { ears, table } = this;
    if (ears === null || table === null) return;
    const sight = alone(hello.sight);
    this.seat = sight.viewer;
    this.number = sight.number;
    ears.link({ state: 'live' });
    ears.hello({ ...hello, sight, person: table.person, present: [{ name: table.person.name, person: table.person.id, seats: sight.yours }] });
  }

  private changed(news: News | null): void {
    this.bots?.look();
    if (news === null) return;
    this.number = news.sight.number;
    this.ears?.news(alone(news.sight), news.entries);
  }

  close(): void {
    this.ears = null;
    this.bots?.stop();
    this.unwatch?.();
    this.table?.forget();
    this.bots = this.table = null;
  }

  async do(command: Command): Promise<number> {
    const table = this.opened();
    this.sent += 1;
    const id = `${this.prefix}-${this.sent}`;
    const named = command.type === 'act' ? { ...command, id } : command;
    try {
      const { done } = await table.change<Done>({ call: 'do', person: table.person, command: named, id, now: Date.now(), ...this.viewing() });
      return done.number;
    } catch (error) {
      throw faultOf(error);
    }
  }

  preview(seat: Seat, action: string): Promise<PreviewAnswer> {
    const table = this.opened();
    return table.ask<PreviewAnswer>({ call: 'preview', person: table.person, seat, action });
  }

  async hint(seat: Seat): Promise<Advice[]> {
    const table = this.opened();
    try {
      const best = await advice(table, seat);
      const { hint } = await table.change<Hinted>({ call: 'hint', person: table.person, seat, best, now: Date.now() });
      return hint.best;
    } catch (error) {
      throw faultOf(error);
    }
  }

  say(): Promise<void> {
    return Promise.reject(failed('here-no-chat'));
  }

  viewAs(seat: Seat | null): void {
    const { table } = this;
    if (table === null) return;
    this.seat = seat;
    void table.ask<Hello>({ call: 'view_as', person: table.person, now: Date.now(), seat }).then((hello) => this.seat === seat && this.welcome(hello), () => undefined);
  }

  hurry(): void {
    if (this.table?.isOfDay !== true) hurryBot();
  }

  private viewing(): { seat?: Seat } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private opened(): LocalTable {
    if (this.table === null) throw failed('engine-crashed');
    return this.table;
  }
}

/** Nobody at this device has a profile on a server. */
function alone(sight: Sight): Sight {
  return { ...sight, chairs: sight.chairs.map(({ person: _, ...chair }) => chair) };
}

const faultOf = (error: unknown): Fault => (error instanceof Crashed ? failed('engine-crashed') : asFault(error));
