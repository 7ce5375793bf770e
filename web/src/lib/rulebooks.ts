// The rules of each game, loaded once per language.
import { api } from './api';
import { read } from './markdown';
import { bookOf, type Rulebook } from './rulebook';
import { speech } from './speech.svelte';

const asked = new Map<string, Promise<Rulebook>>();

/** The rules of a game in the current language. */
export function rulebookOf(game: string): Promise<Rulebook> {
  const key = `${speech.language}/${game}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const book = api.rules(game).then(({ markdown }) => bookOf(read(markdown)));
  asked.set(key, book);
  book.catch(() => asked.delete(key));
  return book;
}
