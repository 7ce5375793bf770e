// A person who uses the API instead of the page, to bring a table to the position that a test or a picture needs.
import type { TestServer } from './server';

export interface Sight {
  phase: string;
  steps: number;
  mover?: number;
  actions?: string[];
  number: number;
}

const PATIENCE = 300_000;

export class ApiPerson {
  private constructor(
    private readonly server: TestServer,
    readonly id: string,
    readonly token: string,
    readonly name: string,
  ) {}

  static async register(server: TestServer, name: string): Promise<ApiPerson> {
    const { person, token } = await ask<{ person: { id: string }; token: string }>(server, 'POST', '/people', { name });
    return new ApiPerson(server, person.id, token, name);
  }

  /** The person of a page, by what it stores. */
  static of(server: TestServer, { id, name, token }: ApiPerson['kept']): ApiPerson {
    return new ApiPerson(server, id, token, name);
  }

  /** What the page stores about a person; with it, a page is signed in as this person. */
  get kept(): { id: string; name: string; token: string } {
    return { id: this.id, name: this.name, token: this.token };
  }

  /** At a table that a person opens, everyone keeps the seat they take, unless the terms say otherwise. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const fixed = method === 'POST' && path === '/tables' ? { seats_by_lot: false, ...(body as object) } : body;
    return ask<T>(this.server, method, path, fixed, this.token);
  }

  /** Opens a table against this number of bots and starts the game. */
  async open(game: string, bots: number, more: Record<string, unknown> = {}): Promise<string> {
    const others = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'casual' }));
    const terms = { game, seats: [{ kind: 'me' }, ...others], hints: true, start: true, ...more };
    return (await this.ask<{ id: string }>('POST', '/tables', terms)).id;
  }

  look(table: string): Promise<Sight> {
    return this.ask<Sight>('GET', `/tables/${table}`);
  }

  /** Plays the hints of a bot until this number of actions is reached and it is the person's turn, or until the end. */
  async playOn(table: string, steps: number): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      const sight = await this.look(table);
      if (sight.phase === 'over') return;
      if (sight.actions === undefined) await new Promise((done) => setTimeout(done, 20));
      else if (sight.steps >= steps) return;
      else await this.act(table, sight);
    }
    throw new Error(`no progress at table ${table}`);
  }

  /** Waits for the person's turn and plays the first legal action, unless the game ends before. */
  async move(table: string): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await new Promise((done) => setTimeout(done, 20))) {
      const { phase, mover, actions, number } = await this.look(table);
      if (phase === 'over') return;
      if (actions === undefined) continue;
      await this.ask('POST', `/tables/${table}/commands`, { command: { type: 'act', seat: mover, action: actions[0], chosen_at: number } });
      return;
    }
    throw new Error(`it was never the person's turn at table ${table}`);
  }

  private async act(table: string, sight: Sight): Promise<void> {
    const { best } = await this.ask<{ best: { action: string }[] }>('POST', `/tables/${table}/hint`, { seat: 1, bot: 'casual' });
    const action = best[0]?.action ?? sight.actions?.[0];
    await this.ask('POST', `/tables/${table}/commands`, { command: { type: 'act', seat: 1, action, chosen_at: sight.number } });
  }
}

async function ask<T>(server: TestServer, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
