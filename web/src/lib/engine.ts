// The interface between the page and the judge of a table. `remote.ts` uses the server; `local/engine.ts` the same rules,
// compiled for the browser.
import type { Fault } from './api';
import type { Advice, ChatLine, Command, Hello, Present, PreviewAnswer, Seat, Sight, Told } from './wire';

/** The state of the connection. */
export type Link =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'waiting'; tries: number; until: number }
  | { state: 'ended'; why: 'gone' | 'closed' | 'refused'; fault?: Fault };

/** The events of an engine. */
export interface Ears {
  hello(hello: Hello): void;
  news(sight: Sight, entries: Told[]): void;
  said(line: ChatLine): void;
  present(present: Present[], watching: number): void;
  link(link: Link): void;
  /** A bot thinks on this device: `share` of it is done, from 0 to 1. */
  thinking?(thought: { seat: Seat; share: number } | null): void;
}

/** The judge of a table. Promises reject with a `Fault`. */
export interface Engine {
  /** Whether nobody else takes part: there is nobody to talk to, and no address to share. */
  readonly alone?: boolean;
  open(ears: Ears): void;
  close(): void;
  do(command: Command): Promise<number>;
  preview(seat: Seat, action: string): Promise<PreviewAnswer>;
  hint(seat: Seat): Promise<Advice[]>;
  /** A person who was invited to a private table uses the key of their seat. */
  say(words: string, key?: string): Promise<void>;
  viewAs(seat: Seat | null): void;
  /** Makes a bot that thinks on this device answer now. */
  hurry?(): void;
}
