// The language of this device: at first the browser's; a choice in the menu is stored. Only its catalogues are loaded.
import { recall, remember } from '../device/storage';
import { firstSpoken, SOURCE } from './first_spoken';
import { fullLocale, localeOf } from './locale';
import { chooseTitleFont } from './title_letters';
import { Translator, type Catalogue } from './translate';

const HOUSE = '../../../src/homeward/catalogue';
const FILES = {
  ...import.meta.glob<Catalogue>('../../../src/homeward/catalogue/*.po', { import: 'default' }),
  ...import.meta.glob<Catalogue>('../../../src/homeward/games/*/catalogue/*.po', { import: 'default' }),
};
const FROM_RIGHT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** The codes of all languages. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .filter((file) => file.startsWith(HOUSE))
  .map((file) => file.slice(HOUSE.length + 1, -'.po'.length));

/** The name of a language in that language. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const isFromRight = (code: string): boolean => FROM_RIGHT.has(fullLocale(code)?.script ?? '');

const folderOf = (game: string): string => `../../../src/homeward/games/${game.replaceAll('-', '_')}/catalogue`;

/** The catalogue of a folder; English if it has no translation. */
const fileIn = (folder: string, code: string): (() => Promise<Catalogue>) | undefined =>
  FILES[`${folder}/${code}.po`] ?? FILES[`${folder}/${SOURCE}.po`];

/** Catalogues of games that are newer than this build; they come from the server. */
const fetched = new Map<string, Catalogue>();

async function catalogueOf(game: string, code: string): Promise<Catalogue> {
  const file = fileIn(folderOf(game), code);
  if (file) return file();
  const place = `${game} ${code}`;
  const { gameTexts } = await import('../border/requests');
  const catalogue: Catalogue = fetched.get(place) ?? (await gameTexts(game, code));
  fetched.set(place, catalogue);
  return catalogue;
}

class Language {
  #code = $state(SOURCE);
  #translator = $state.raw(new Translator(SOURCE, {}));
  #wish = SOURCE;
  #games = new Set<string>();

  /** The language in use. */
  get code(): string {
    return this.#code;
  }

  /** Its locale, for numbers and dates. */
  get locale(): string {
    return localeOf(this.#code);
  }

  get translator(): Translator {
    return this.#translator;
  }

  /** Loads the stored language, or the first of the browser's for which there is a catalogue. */
  async begin(): Promise<void> {
    this.#wish = firstSpoken([recall('language') ?? '', ...navigator.languages], LANGUAGES);
    await this.#read();
  }

  /** If its catalogues cannot be loaded, the language stays. */
  async choose(code: string): Promise<void> {
    this.#wish = code;
    try {
      await this.#read();
      remember('language', this.#code);
    } catch {
      this.#wish = this.#code;
    }
  }

  /** Loads the catalogue of a game; call it before the game is shown. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    try {
      await this.#read();
    } catch (why) {
      this.#games.delete(game);
      throw why;
    }
  }

  /** Loads again if the language or the games changed meanwhile. */
  async #read(): Promise<void> {
    const code = this.#wish;
    const games = [...this.#games];
    const house = fileIn(HOUSE, code)?.() ?? Promise.resolve({});
    const [own, ...ofGames] = await Promise.all([house, ...games.map((game) => catalogueOf(game, code))]);
    if (code !== this.#wish || games.length < this.#games.size) return this.#read();
    this.#translator = new Translator(
      code,
      ofGames.reduce((all, some) => ({ ...all, ...some }), own),
    );
    this.#code = code;
    document.documentElement.lang = code;
    chooseTitleFont(Object.values(own));
    document.documentElement.dir = isFromRight(code) ? 'rtl' : 'ltr';
  }
}

export const language = new Language();
