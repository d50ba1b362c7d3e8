// The language of this device: the browser's at first, changed in the menu, remembered. Only its catalogues are loaded.
import { recall, remember } from '../device/storage';
import { Translator, type Catalogue } from './translate';

const HOUSE = '../../../src/homeward/catalogue';
const FILES = {
  ...import.meta.glob<Catalogue>('../../../src/homeward/catalogue/*.po', { import: 'default' }),
  ...import.meta.glob<Catalogue>('../../../src/homeward/games/*/catalogue/*.po', { import: 'default' }),
};
const SOURCE = 'en';
const FROM_RIGHT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** Every language of the house, by its code. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .filter((file) => file.startsWith(HOUSE))
  .map((file) => file.slice(HOUSE.length + 1, -'.po'.length));

/** A language as those who speak it call it. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Of the languages that somebody wishes for, the first that the house speaks. */
export function firstSpoken(wishes: readonly string[], spoken = LANGUAGES): string {
  const known = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? '']).find((wish) => spoken.includes(wish));
  return known ?? SOURCE;
}

const isFromRight = (code: string): boolean => FROM_RIGHT.has(new Intl.Locale(code).maximize().script ?? '');

const folderOf = (game: string): string => `../../../src/homeward/games/${game.replaceAll('-', '_')}/catalogue`;

/** A folder without translations is told in English. */
const fileIn = (folder: string, code: string): (() => Promise<Catalogue>) | undefined =>
  FILES[`${folder}/${code}.po`] ?? FILES[`${folder}/${SOURCE}.po`];

/** Of games that were not there when this page was built: the server has them. */
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

  /** The language that is read now. */
  get code(): string {
    return this.#code;
  }

  get translator(): Translator {
    return this.#translator;
  }

  /** The language in which the device was read last, otherwise the first of the browser's that the house speaks. */
  async begin(): Promise<void> {
    this.#wish = firstSpoken([recall('language') ?? '', ...navigator.languages]);
    await this.#read();
  }

  /** If its sentences cannot be fetched now, everything stays as it is. */
  async choose(code: string): Promise<void> {
    this.#wish = code;
    try {
      await this.#read();
      remember('language', this.#code);
    } catch {
      this.#wish = this.#code;
    }
  }

  /** Before a game is shown: its sentences too. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    try {
      await this.#read();
    } catch (why) {
      this.#games.delete(game);
      throw why;
    }
  }

  /** Whatever is wished for while the files are on their way is there too when this is done. */
  async #read(): Promise<void> {
    const code = this.#wish;
    const games = [...this.#games];
    const house = fileIn(HOUSE, code)?.() ?? Promise.resolve({});
    const files = await Promise.all([house, ...games.map((game) => catalogueOf(game, code))]);
    if (code !== this.#wish || games.length < this.#games.size) return this.#read();
    this.#translator = new Translator(
      code,
      files.reduce((all, some) => ({ ...all, ...some }), {}),
    );
    this.#code = code;
    document.documentElement.lang = code;
    document.documentElement.dir = isFromRight(code) ? 'rtl' : 'ltr';
  }
}

export const language = new Language();
