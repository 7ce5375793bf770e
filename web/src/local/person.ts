// The player at this device, in games without a server.
import { keep, recall } from '../lib/kept';
import { me } from '../lib/me.svelte';
import { pleasantName } from '../lib/names';
import { t } from '../lib/speech.svelte';
import type { PersonRef } from '../lib/wire';

const KEY = 'rynek.player';

/** Random hexadecimal digits. */
export const digits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The player of new games: under the name of the person, if they have one. */
export function player(): PersonRef {
  const known = recall<PersonRef>(KEY);
  const made = known ?? { id: digits(16), name: pleasantName(t('guest-trades')) };
  if (known === null) keep(KEY, made);
  return { id: made.id, name: me.name || made.name };
}
