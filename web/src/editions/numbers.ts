// Lists that are typed in one line: words, numbers such as `0 5 7 9 12`, or lists of them with semicolons: `0 1; 0 9`.

type Numbers = (number | number[])[];

/** The numbers of a value, or null if something else is in it. */
export function numbersIn(value: unknown): Numbers | null {
  const isList = (part: unknown): part is number[] => Array.isArray(part) && part.every((one) => typeof one === 'number');
  if (!Array.isArray(value)) return null;
  return isList(value) || value.every(isList) ? (value as Numbers) : null;
}

export function writeNumbers(value: unknown): string {
  const numbers = numbersIn(value);
  if (numbers === null) return typeof value === 'string' ? value : '';
  return numbers.some(Array.isArray) ? numbers.map((part) => [part].flat().join(' ')).join('; ') : numbers.join(' ');
}

/** What was typed, as numbers; text that has something else in it stays as it is. */
export function readNumbers(text: string, nested: boolean): unknown {
  const line = (part: string) => part.split(/[\s,]+/).filter((one) => one !== '').map((one) => (/^-?\d{1,9}$/.test(one) ? Number(one) : NaN));
  const lists = text.split(/[;\n]+/).map(line).filter((list) => list.length > 0);
  if (lists.flat().some(Number.isNaN)) return text;
  return nested ? lists : lists.flat();
}

export const writeWords = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(' ') : typeof value === 'string' ? value : '');

export const readWords = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
