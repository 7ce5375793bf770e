// A table on the server, over a WebSocket that reconnects.
//
// After a reconnect the page sends a hello with the number of the last entry it has. Actions without a response are sent
// again with their old ids, so that the server executes them once.
import { Fault } from './api';
import type { Ears, Engine } from './engine';
import { patch } from './patch';
import type { Advice, Command, FromServer, PreviewAnswer, Seat, Sight, ToServer } from './wire';

/** The part of a WebSocket that is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the remote engine needs from the page. */
export interface World {
  connect(): Socket;
  token(): string | null;
  language(): string;
  say(key: string): string;
  now(): number;
  after(ms: number, what: () => void): () => void;
  /** Stores the new keys of seats whose people were removed. */
  keep?(keys: Record<string, string>): void;
  /** A random number from 0 to 1, so that clients do not reconnect at the same moment. */
  lot(): number;
}

interface Waiting {
  command: Command | null;
  done(answer: FromServer): void;
  failed(fault: Fault): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** The delay before the next attempt. */
export function backOff(tries: number, lot: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
  return Math.round(most * (0.5 + lot / 2));
}

export class Remote implements Engine {
  private socket: Socket | null = null;
  private ears: Ears | null = null;
  private sight: Sight | null = null;
  private seat: Seat | null = null;
  private number = 0;
  private tries = 0;
  private greeted = false;
  private ended = false;
  private sent = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix: string;
  private stopRetry: (() => void) | null = null;
  private stopPing: (() => void) | null = null;

  constructor(private readonly world: World) {
    this.prefix = Math.floor(world.lot() * 2 ** 40).toString(36);
  }

  open(ears: Ears): void {
    this.ears = ears;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.stopRetry?.();
    this.stopPing?.();
    this.drop();
    this.ears = null;
  }

  /** The network is back, or the page is visible again: reconnect immediately. */
  wake(): void {
    if (this.ended) return;
    if (this.socket === null) this.connect();
    else if (this.greeted) this.ping();
  }

  /** The network is gone: the socket would notice that only after a while. */
  sleep(): void {
    if (!this.ended && this.socket !== null) this.again();
  }

  do(command: Command): Promise<number> {
    const id = this.name();
    const named = command.type === 'act' ? { ...command, id } : command;
    return this.ask({ type: 'do', id, command: named }, named).then((answer) => {
      if (answer.type !== 'done') return this.number;
      if (answer.keys !== undefined) this.world.keep?.(answer.keys);
      return answer.number;
    });
  }

  preview(seat: Seat, action: string): Promise<PreviewAnswer> {
    return this.ask({ type: 'preview', id: this.name(), seat, action }).then((answer) => answer as unknown as PreviewAnswer);
  }

  hint(seat: Seat): Promise<Advice[]> {
    return this.ask({ type: 'hint', id: this.name(), seat }).then((answer) => (answer.type === 'hint' ? answer.best : []));
  }

  async say(words: string, key?: string): Promise<void> {
    await this.ask({ type: 'say', id: this.name(), words, ...(key === undefined ? {} : { key }) });
  }

  viewAs(seat: Seat | null): void {
    this.seat = seat;
    if (this.greeted) this.send({ type: 'view_as', seat });
  }

  private name(): string {
    this.sent += 1;
    return `${this.prefix}-${this.sent}`;
  }

  private connect(): void {
    this.stopRetry?.();
    this.stopRetry = null;
    if (this.ended) return;
    this.ears?.link({ state: 'connecting' });
    const socket = this.world.connect();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.socket === socket && this.hear(event.data);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private greet(): void {
    const token = this.world.token();
    this.send({
      type: 'hello',
      lang: this.world.language(),
      deltas: true,
      ...(token === null ? {} : { token }),
      ...(this.seat === null ? {} : { seat: this.seat }),
      ...(this.number === 0 ? {} : { after: this.number }),
    });
  }

  private hear(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data)) as FromServer;
    } catch {
      return this.again();
    }
    this.heartbeat();
    switch (message.type) {
      case 'hello':
        return this.welcomed(message);
      case 'news':
        return this.learn(message);
      case 'refused':
        return this.refused(message);
      case 'done':
      case 'preview':
      case 'hint':
        return this.answered(message.id, message);
      case 'said':
        return this.ears?.said(message.line);
      case 'present':
        return this.ears?.present(message.present, message.watching);
      case 'gone':
        return this.end('gone');
      case 'pong':
      case 'bye':
        return;
    }
  }

  private welcomed(hello: Extract<FromServer, { type: 'hello' }>): void {
    this.greeted = true;
    this.tries = 0;
    this.sight = hello.sight;
    this.number = hello.sight.number;
    this.ears?.link({ state: 'live' });
    this.ears?.hello(hello);
    for (const [id, { command }] of this.waiting) {
      if (command !== null) this.send({ type: 'do', id, command });
    }
  }

  private learn(news: Extract<FromServer, { type: 'news' }>): void {
    if (this.sight === null) return;
    try {
      const next = news.sight ?? patch(this.sight, news.patch ?? []);
      this.sight = { ...next, now: news.now };
    } catch {
      return this.again();
    }
    this.number = Math.max(this.number, news.number);
    this.ears?.news(this.sight, news.entries);
  }

  private refused(message: Extract<FromServer, { type: 'refused' }>): void {
    const fault = Fault.of(message.error);
    if (message.sight !== undefined) {
      this.sight = message.sight;
      this.ears?.news(message.sight, []);
    }
    if (message.id !== undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.failed(fault);
    } else if (this.greeted) {
      // The server has not read the message, so it may be any of the pending ones. If one was executed, news will follow.
      this.failAll(fault);
    } else if (!fault.passes) {
      this.end('refused', fault);
    }
  }

  private failAll(fault: Fault): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of all) failed(fault);
  }

  private answered(id: string, message: FromServer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(message);
  }

  /** Actions wait for a connection; all other requests need one now. */
  private ask(message: ToServer & { id: string }, command: Command | null = null): Promise<FromServer> {
    const lasting = command?.type === 'act';
    if (!this.greeted && !lasting) return Promise.reject(this.offline());
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { command: lasting ? command : null, done, failed });
      if (this.greeted) this.send(message);
    });
  }

  private offline(): Fault {
    return new Fault('offline', this.world.say('fault-offline'));
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private heartbeat(): void {
    this.stopPing?.();
    this.stopPing = this.world.after(PING_EVERY, () => this.ping());
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.stopPing?.();
    this.stopPing = this.world.after(PONG_WITHIN, () => this.again());
  }

  /** A message was invalid or missing: start over with the whole table. */
  private again(): void {
    this.drop();
    this.lost();
  }

  private lost(): void {
    this.socket = null;
    this.greeted = false;
    this.stopPing?.();
    if (this.ended) return;
    for (const [id, { command, failed }] of this.waiting) {
      if (command !== null) continue;
      this.waiting.delete(id);
      failed(this.offline());
    }
    const wait = backOff(this.tries, this.world.lot());
    this.tries += 1;
    this.ears?.link({ state: 'waiting', tries: this.tries, until: this.world.now() + wait });
    this.stopRetry?.();
    this.stopRetry = this.world.after(wait, () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private end(why: 'gone' | 'refused', fault?: Fault): void {
    this.ended = true;
    this.stopRetry?.();
    this.stopPing?.();
    this.drop();
    this.failAll(fault ?? this.offline());
    this.ears?.link(fault === undefined ? { state: 'ended', why } : { state: 'ended', why, fault });
  }
}
