// How the page plays: through one interface, whoever judges. `remote.ts` asks the server; a local one, the same rules
// compiled for the browser, has its place beside it.
import type { Fault } from './api';
import type { Advice, ChatLine, Command, Hello, Present, PreviewAnswer, Seat, Sight, Told } from './wire';

/** How the engine is reached. */
export type Link =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'waiting'; tries: number; until: number }
  | { state: 'ended'; why: 'gone' | 'closed' | 'refused'; fault?: Fault };

/** What an engine tells the page. */
export interface Ears {
  hello(hello: Hello): void;
  news(sight: Sight, entries: Told[]): void;
  said(line: ChatLine): void;
  present(present: Present[], watching: number): void;
  link(link: Link): void;
}

/** Whoever judges a table. Promises are rejected with a `Fault`. */
export interface Engine {
  open(ears: Ears): void;
  close(): void;
  do(command: Command): Promise<number>;
  preview(seat: Seat, action: string): Promise<PreviewAnswer>;
  hint(seat: Seat): Promise<Advice[]>;
  /** Whoever was invited to a private table writes there with the key of their seat. */
  say(words: string, key?: string): Promise<void>;
  viewAs(seat: Seat | null): void;
}
