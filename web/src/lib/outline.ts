// A view as short lines of text, for games without their own board.
import type { Translate } from './board';

export interface OutlineLine {
  label: string;
  text: string;
}

/** The labels of the parts of a game's view: its message `GAME-view-PART`, or the name in the JSON. */
const namesOf = (game: string, t: Translate) => (part: string): string => {
  const key = `${game}-view-${part}`;
  const said = t(key);
  return said === key ? part.replaceAll('_', ' ') : said;
};

/** A value in one line. */
function brief(value: unknown, name: (part: string) => string): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((one) => brief(one, name)).join('; ');
  if (typeof value !== 'object') return String(value);
  // A score sheet is shown beside the board.
  if ('total' in value && 'lines' in value) return String(value.total);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== false && !(Array.isArray(part) && part.length === 0))
    .map(([key, part]) => (part === true ? name(key) : `${name(key)} ${brief(part, name)}`))
    .join(', ');
}

/** The parts of a view, each with its label; parts that only describe the table or its drawing are left out. */
export function outline(game: string, view: unknown, t: Translate): OutlineLine[] {
  if (typeof view !== 'object' || view === null) return [];
  const name = namesOf(game, t);
  return Object.entries(view)
    .filter(([key]) => !['setup', 'drawing', 'turn', 'outcome'].includes(key))
    .flatMap(([key, value]): OutlineLine[] =>
      Array.isArray(value) && value.some((one) => typeof one === 'object')
        ? value.map((one, index) => ({ label: `${name(key)} ${index + 1}`, text: brief(one, name) }))
        : [{ label: name(key), text: brief(value, name) }],
    );
}
