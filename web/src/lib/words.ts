// Messages put into words, from the same Fluent files as the server and the terminal.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Values for a message. */
export type Args = Record<string, string | number>;

/** The languages there are. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message as the rules name it, in views: its values may be messages themselves. */
export interface Message {
  key: string;
  args?: Record<string, string | number | Message>;
}

/** Everything the page can say, in one language. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[] = []) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    texts.forEach((text) => this.learn(text));
  }

  /** Reads one more file. */
  learn(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Whether there are words for a key. */
  knows(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** A message in words; one that has none is shown by its key, so that it is noticed and nothing is lost. */
  say(key: string, args?: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern == null ? key : this.bundle.formatPattern(pattern, args ?? null, []);
  }

  /** A message from a view. */
  tell(message: Message): string {
    const args = Object.entries(message.args ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? this.tell(value) : value,
    ]);
    return this.say(message.key, Object.fromEntries(args) as Args);
  }
}

/** The language of a person's browser, as far as it is spoken here. */
export function preferred(wished: readonly string[]): Language {
  const codes = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === codes.find((code) => LANGUAGES.some((known) => known === code))) ?? 'en';
}
