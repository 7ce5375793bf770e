// The lessons of each game, loaded once per language.
import { api } from './api';
import { speech } from './speech.svelte';
import type { Course } from './wire';

const asked = new Map<string, Promise<Course>>();

/** The lessons and figures of a game in the current language. */
export function courseOf(game: string): Promise<Course> {
  const key = `${speech.language}/${game}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const course = api.lessons(game);
  asked.set(key, course);
  course.catch(() => asked.delete(key));
  return course;
}
