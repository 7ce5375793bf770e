// The current language. All texts go through `t`.
import { wordsOf } from '../boards';
import { settings } from './settings.svelte';
import { filesOf, isPreview, preferred, Words, type Args, type Language, type Message } from './words';

type Loader = () => Promise<string>;

const pages = import.meta.glob('../../words/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const nothing: Loader = () => Promise.resolve('');

const page = (language: Language): Promise<string> => (pages[`../../words/${language}.ftl`] ?? nothing)();

class Speech {
  private words = $state.raw(new Words('en'));
  private readonly learned = new Set<string>();

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
    this.words = await this.load(language, [...this.learned]);
    document.documentElement.lang = filesOf(language);
  }

  /** Loads the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.learned.has(game)) return;
    const language = this.language;
    const words = await this.load(language, [...this.learned, game]);
    if (language !== this.language) return this.learn(game);
    this.learned.add(game);
    this.words = words;
  }

  private async load(language: Language, games: string[]): Promise<Words> {
    const texts = async (of: Language) => (await Promise.all([page(of), ...games.map((game) => wordsOf(game, of))])).flat();
    return new Words(language, await texts(filesOf(language)), isPreview(language) ? await texts('en') : []);
  }
}

export const speech = new Speech();

/** A message in words. */
export const t = (key: string, args?: Args): string => speech.say(key, args);

/** The initial language: the chosen one, or the browser's. */
export const firstLanguage = (): Language => settings.language ?? preferred(navigator.languages);
