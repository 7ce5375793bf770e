// Texts from the same Fluent files as the server and the terminal use. Values, lists, numbers and nouns are formatted as
// in crates/words; its documentation lists the functions that texts can use.
import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import { accented, framed } from './pseudo';
import { LANGUAGES } from './types/languages';
import type { Arg as WireArg, Message } from './types/wire';

export type { Message };

/** A value of a message. Ids of colours and kinds are passed as they are: the texts select by them. An array is a list. */
export type Arg = WireArg | readonly Part[];

/** A part of a list: a value, or a phrase with a number and a plural. */
export type Part = Arg | Message;

/** Values for a message. */
export type Args = Record<string, Arg>;

/** The code of a language. */
export type Language = (typeof LANGUAGES)[number]['code'];

const English = 'en';
const joints = import.meta.glob('../../../crates/words/words/*.ftl', { query: '?raw', import: 'default', eager: true });

/** A number, rounded to some decimals. */
export const decimal = (number: number, places: number): WireArg => ({ decimal: Math.round(number * 10 ** places), places });

const about = (language: Language) => LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
/** Whether only a part of the texts is translated; the rest is in English. */
export const isPreview = (language: Language): boolean => about(language).preview;
/** Whether the texts are made from the English ones. */
export const isGenerated = (language: Language): boolean => about(language).generated;
/** The language whose files are read. */
export const filesOf = (language: Language): Language => (isGenerated(language) ? English : language);

/** A list in each way to join it. */
class Listed extends FluentType<string> {
  constructor(
    and: string,
    readonly or: string,
    readonly commas: string,
  ) {
    super(and);
  }

  toString(): string {
    return this.value;
  }
}

/** All texts of the page, in one language. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly english: FluentBundle | null;

  /** @param english The same files in English, for a language that lacks some messages. */
  constructor(language: Language, texts: readonly string[] = [], english: readonly string[] = []) {
    this.language = language;
    this.bundle = this.bundleOf(language, texts);
    this.english = english.length > 0 ? this.bundleOf(English, english) : null;
  }

  private bundleOf(language: Language, texts: readonly string[]): FluentBundle {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NOUN: ([family, id], { form }) => this.noun(String(family), String(id), typeof form === 'string' ? form : ''),
        TITLE: ([game]) => this.noun(String(game), 'title', ''),
        GROUPED: ([number]) => grouped(number),
        OR: ([list]) => (list instanceof Listed ? list.or : (list ?? new FluentNone())),
        COMMAS: ([list]) => (list instanceof Listed ? list.commas : (list ?? new FluentNone())),
      },
      ...(isGenerated(language) ? { transform: accented } : {}),
    });
    const joint = joints[`../../../crates/words/words/${filesOf(language)}.ftl`] as string | undefined;
    for (const text of [joint ?? '', ...texts]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  private find(key: string) {
    for (const bundle of [this.bundle, this.english]) {
      const message = bundle?.getMessage(key);
      if (bundle && message?.value != null) return { bundle, value: message.value, attributes: message.attributes };
    }
    return undefined;
  }

  /** Whether there is a text for a key. */
  knows(key: string): boolean {
    return this.find(key) !== undefined;
  }

  /** The text of a message; a missing message is shown by its key. */
  say(key: string, args?: Args): string {
    const text = this.plain(key, args);
    return text === null ? key : isGenerated(this.language) ? framed(text) : text;
  }

  private plain(key: string, args: Args = {}): string | null {
    const found = this.find(key);
    if (found === undefined) return null;
    const values = Object.entries(args).map(([name, arg]) => [name, this.value(arg)]);
    return found.bundle.formatPattern(found.value, Object.fromEntries(values) as Record<string, FluentValue>, []);
  }

  /** A message from a view, with the sentences after it. */
  tell(message: Message): string {
    return [this.say(message.key, message.args), ...(message.then ?? []).map((next) => this.tell(next))].join(' ');
  }

  private value(arg: Arg): FluentValue {
    if (typeof arg === 'string') return arg;
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (Array.isArray(arg)) return this.listed(arg as readonly Part[]);
    const one = arg as WireArg & object;
    if ('list' in one) return this.listed(one.list);
    if ('decimal' in one) {
      const places = { minimumFractionDigits: one.places, maximumFractionDigits: one.places, useGrouping: false };
      return new FluentNumber(one.decimal / 10 ** one.places, places);
    }
    if ('own' in one) return one.own[this.language] ?? one.own[English] ?? Object.values(one.own)[0] ?? '';
    return one.bot;
  }

  private listed(list: readonly Part[]): Listed {
    const numbers = new Intl.NumberFormat(this.language, { useGrouping: false, maximumFractionDigits: 9 });
    const parts = list.map((part) => {
      const value = typeof part === 'object' && 'key' in part ? this.tell(part) : this.value(part);
      return value instanceof FluentNumber ? numbers.format(value.value) : String(value);
    });
    const join = (key: string) => (first: string, last: string) => this.plain(key, { first, last }) ?? `${first}, ${last}`;
    const [last, before] = [parts.at(-1), parts.slice(0, -1)];
    if (last === undefined) return new Listed('', '', '');
    const start = before.length > 0 ? before.reduce(join('list-comma')) : null;
    const all = (key: string) => (start === null ? last : join(key)(start, last));
    return new Listed(all('list-and'), all('list-or'), all('list-comma'));
  }

  /** A noun in one of its forms, which are attributes of its message. */
  private noun(family: string, id: string, form: string): string {
    const found = this.find(`${family}-${id}`);
    return found === undefined ? id : found.bundle.formatPattern(found.attributes[form] ?? found.value, null, []);
  }
}

function grouped(number: FluentValue | undefined): FluentValue {
  if (!(number instanceof FluentNumber)) return new FluentNone();
  return new FluentNumber(number.value, { ...number.opts, useGrouping: 'min2' });
}

/** The first complete language of a person's browser. */
export function preferred(wished: readonly string[]): Language {
  const complete = LANGUAGES.filter(({ preview, generated }) => !preview && !generated);
  const codes = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  const first = codes.find((code) => complete.some((known) => known.code === code));
  return complete.find(({ code }) => code === first)?.code ?? English;
}
