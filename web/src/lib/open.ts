// Opens tables.
import { api } from './api';
import { here } from './here.svelte';
import { keep, recall } from './kept';
import { me } from './me.svelte';
import type { GameInfo, NewTable } from './wire';

/** Random text for the seed of the game. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Starts a game with bots in all other seats. */
export async function playNow(game: GameInfo, level: string): Promise<void> {
  const bots = Array.from({ length: game.players.min - 1 }, () => ({ kind: 'bot', level }) as const);
  await open({ game: game.id, options: {}, seats: [{ kind: 'me' }, ...bots], public: false, hints: true, start: true });
}

/** Opens a table and goes there; the keys of reserved seats are stored on this device for the invitations. */
export async function open(table: NewTable): Promise<void> {
  await me.ensure();
  const { id, keys } = await api.open({ ...table, entropy: entropy() });
  keepKeys(id, keys ?? {});
  here.go({ page: 'table', id, seat: null, key: null });
}

const KEYS = 'rynek.keys';

const allKeys = () => recall<Record<string, Record<string, string>>>(KEYS) ?? {};

export function keepKeys(id: string, keys: Record<string, string>): void {
  if (Object.keys(keys).length === 0) return;
  const { [id]: known, ...others } = allKeys();
  const latest = Object.entries({ ...others, [id]: { ...known, ...keys } }).slice(-50);
  keep(KEYS, Object.fromEntries(latest));
}

/** The keys of a table that was opened here, by seat. */
export const keysOf = (id: string): Record<string, string> => allKeys()[id] ?? {};
