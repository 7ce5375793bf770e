// A view as short lines of text, for games without a drawing.

export interface OutlineLine {
  label: string;
  text: string;
}

const words = (name: string): string => name.replaceAll('_', ' ');

/** A value in one line. */
export function brief(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(brief).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== false && !(Array.isArray(part) && part.length === 0))
      .map(([name, part]) => (part === true ? words(name) : `${words(name)} ${brief(part)}`))
      .join(' ');
  }
  return String(value);
}

/** The parts of a view, each with its name; what only describes the table or its drawing is left out. */
export function outline(view: unknown): OutlineLine[] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view)
    .filter(([name]) => !['setup', 'drawing', 'turn', 'outcome'].includes(name))
    .flatMap(([name, value]): OutlineLine[] =>
      Array.isArray(value) && value.some((one) => typeof one === 'object')
        ? value.map((one, index) => ({ label: `${words(name)} ${index + 1}`, text: brief(one) }))
        : [{ label: words(name), text: brief(value) }],
    );
}
