// Editions as files.
import { Fault } from '../lib/api';
import { t } from '../lib/speech.svelte';

/** The largest file that the server reads. */
const MOST_BYTES = 256 * 1024;

/** A name for a file: letters, digits and hyphens. */
export const fileName = (game: string, name: string): string =>
  `${game}-${name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^\w]+/g, '-').replace(/^-|-$/g, '').toLowerCase() || 'edition'}.json`;

/** The text without comments, which begin with `//` outside of quotes. */
const plain = (text: string) => text.replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*/g, (_, quoted: string | undefined) => quoted ?? '');

/** The components in a file. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new Fault('malformed', t('edition-file-long'));
  try {
    const components = JSON.parse(plain(await file.text())) as unknown;
    if (typeof components === 'object' && components !== null && !Array.isArray(components)) return components;
  } catch {
    // Told below.
  }
  throw new Fault('malformed', t('edition-file-wrong'));
}
