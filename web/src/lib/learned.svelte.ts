// The lessons that were finished on this device.
import { keep, recall } from './kept';

const KEY = 'rynek.learned';

class Learned {
  private all = $state.raw(recall<Record<string, string[]>>(KEY) ?? {});

  has(game: string, lesson: string): boolean {
    return this.all[game]?.includes(lesson) ?? false;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.all = { ...this.all, [game]: [...(this.all[game] ?? []), lesson] };
    keep(KEY, this.all);
  }
}

export const learned = new Learned();

/** The first unfinished lesson of a game, counted from 1; the first of all once all are finished. */
export const nextIn = (game: string, lessons: { id: string }[]): number =>
  1 + Math.max(0, lessons.findIndex((lesson) => !learned.has(game, lesson.id)));
