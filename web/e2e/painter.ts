// A person without a page, who brings tables to where a picture or a measurement wants them.
import type { House } from './house';

export interface Sight {
  phase: string;
  steps: number;
  mover?: number;
  actions?: string[];
  number: number;
}

const PATIENCE = 300_000;

export class Painter {
  private constructor(
    private readonly house: House,
    readonly id: string,
    readonly token: string,
    readonly name: string,
  ) {}

  static async come(house: House, name: string): Promise<Painter> {
    const { person, token } = await ask<{ person: { id: string }; token: string }>(house, 'POST', '/people', { name });
    return new Painter(house, person.id, token, name);
  }

  /** What the page keeps of somebody, so that it takes its reader for the painter. */
  get kept(): { id: string; name: string; token: string } {
    return { id: this.id, name: this.name, token: this.token };
  }

  ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask<T>(this.house, method, path, body, this.token);
  }

  /** A table against so many bots, begun at once. */
  async open(game: string, bots: number, more: Record<string, unknown> = {}): Promise<string> {
    const others = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'casual' }));
    const terms = { game, seats: [{ kind: 'me' }, ...others], hints: true, start: true, ...more };
    return (await this.ask<{ id: string }>('POST', '/tables', terms)).id;
  }

  look(table: string): Promise<Sight> {
    return this.ask<Sight>('GET', `/tables/${table}`);
  }

  /** Plays as a bot advises until so many actions stand and it is one's own turn again; or until the end. */
  async playOn(table: string, steps: number): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      const sight = await this.look(table);
      if (sight.phase === 'over') return;
      if (sight.actions === undefined) await new Promise((done) => setTimeout(done, 20));
      else if (sight.steps >= steps) return;
      else await this.act(table, sight);
    }
    throw new Error(`nothing happens at ${table}`);
  }

  /** Waits for the turn, and does the first thing the rules allow. */
  async move(table: string): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await new Promise((done) => setTimeout(done, 20))) {
      const { mover, actions, number } = await this.look(table);
      if (actions === undefined) continue;
      await this.ask('POST', `/tables/${table}/commands`, { command: { type: 'act', seat: mover, action: actions[0], chosen_at: number } });
      return;
    }
    throw new Error(`the turn never comes at ${table}`);
  }

  private async act(table: string, sight: Sight): Promise<void> {
    const { best } = await this.ask<{ best: { action: string }[] }>('POST', `/tables/${table}/hint`, { seat: 1, bot: 'casual' });
    const action = best[0]?.action ?? sight.actions?.[0];
    await this.ask('POST', `/tables/${table}/commands`, { command: { type: 'act', seat: 1, action, chosen_at: sight.number } });
  }
}

async function ask<T>(house: House, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${house.url}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
