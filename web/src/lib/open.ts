// Opens tables.
import { api } from './api';
import { boardOf } from './boards';
import { here } from './here.svelte';
import { keep, recall } from './kept';
import { me } from './me.svelte';
import { reach } from './reach.svelte';
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

/** Random text for the seed of the game. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bots to play against. */
export interface Rivals {
  /** How many; 0 in a game for one player. */
  bots: number;
  /** Their level: one of the levels of the game. */
  level: string;
}

/** Starts a game with bots in all other seats, with these options: on this device if it can, otherwise on the server. */
export async function playNow(game: GameInfo, { bots, level }: Rivals, terms: Record<string, unknown> = {}): Promise<void> {
  const others = Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const);
  const { players: _, ...options } = terms;
  const table: NewTable = { game: game.id, options, seats: [{ kind: 'me' }, ...others], public: false, hints: true, start: true };
  // The table and its board are loaded beside the rules.
  void Promise.all([import('../pages/Table.svelte'), boardOf(game.id)]).catch(() => undefined);
  const local = (settings.here || !reach.server) && (await api.playsHere(game.id));
  await (local ? openHere(table) : open(table));
}

/** Opens a table on this device and goes there. */
export async function openHere(table: NewTable): Promise<void> {
  here.go({ page: 'table', id: await api.openHere(table, entropy()), seat: null, key: null });
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
