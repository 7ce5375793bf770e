// The current language. All texts go through `t`.
import { wordsOf } from '../boards';
import { settings } from './settings.svelte';
import { preferred, Words, type Args, type Language, type Message } from './words';

type Loader = () => Promise<string>;

const pages = import.meta.glob('../../words/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const nothing: Loader = () => Promise.resolve('');

class Speech {
  private words = $state.raw(new Words('en'));
  private readonly learned = new Set<string>();
  private readonly texts: string[] = [];

  get language(): Language {
    return this.words.language;
  }

  say(key: string, args?: Args): string {
    return this.words.say(key, args);
  }

  tell(message: Message): string {
    return this.words.tell(message);
  }

  knows(key: string): boolean {
    return this.words.knows(key);
  }

  /** Changes the language; the words of games are loaded again. */
  async speak(language: Language): Promise<void> {
    const page = await (pages[`../../words/${language}.ftl`] ?? nothing)();
    const told = await Promise.all([...this.learned].map((game) => wordsOf(game, language)));
    this.texts.splice(0, this.texts.length, page, ...told.flat());
    this.words = new Words(language, this.texts);
    document.documentElement.lang = language;
  }

  /** Loads the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.learned.has(game)) return;
    const language = this.language;
    const told = await wordsOf(game, language);
    if (language !== this.language) return this.learn(game);
    this.learned.add(game);
    this.texts.push(...told);
    this.words = new Words(language, this.texts);
  }
}

export const speech = new Speech();

/** A message in words. */
export const t = (key: string, args?: Args): string => speech.say(key, args);

/** The initial language: the chosen one, or the browser's. */
export const firstLanguage = (): Language => settings.language ?? preferred(navigator.languages);
