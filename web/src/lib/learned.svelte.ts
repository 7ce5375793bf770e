// Which lessons were done on this device.

const KEY = 'rynek.learned';

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Learned {
  private all = $state.raw(kept());

  has(game: string, lesson: string): boolean {
    return this.all[game]?.includes(lesson) ?? false;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.all = { ...this.all, [game]: [...(this.all[game] ?? []), lesson] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage it is remembered until the page is closed.
    }
  }
}

export const learned = new Learned();

/** The first lesson of a game that was not done yet, counted from 1; the first of all once all are done. */
export const nextIn = (game: string, lessons: { id: string }[]): number =>
  1 + Math.max(0, lessons.findIndex((lesson) => !learned.has(game, lesson.id)));
