// Texts from the same Fluent files as the server and the terminal use.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Values for a message. */
export type Args = Record<string, string | number>;

/** The languages. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message in a view; its values may be messages themselves. */
export interface Message {
  key: string;
  args?: Record<string, string | number | Message>;
}

/** All texts of the page, in one language. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[] = []) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    texts.forEach((text) => this.learn(text));
  }

  /** Adds a file. */
  learn(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Whether there is a text for a key. */
  knows(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** The text of a message; a missing message is shown by its key. */
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

/** The first supported language of a person's browser. */
export function preferred(wished: readonly string[]): Language {
  const codes = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === codes.find((code) => LANGUAGES.some((known) => known === code))) ?? 'en';
}
