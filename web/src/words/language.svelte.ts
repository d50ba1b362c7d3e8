// The language of this device: the browser's at first, changed in the menu, remembered. Only its catalogues are loaded.
import { recall, remember } from '../storage';
import { Teller, type Texts } from './telling';

const HOUSE = '../../../src/homeward/catalogue';
const FILES = {
  ...import.meta.glob<Texts>('../../../src/homeward/catalogue/*.po', { import: 'default' }),
  ...import.meta.glob<Texts>('../../../src/homeward/games/*/catalogue/*.po', { import: 'default' }),
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

/** A folder without translations is told in English. */
const textsIn = async (folder: string, code: string): Promise<Texts> =>
  (await (FILES[`${folder}/${code}.po`] ?? FILES[`${folder}/${SOURCE}.po`])?.()) ?? {};

class Language {
  #code = $state(SOURCE);
  #teller = $state.raw(new Teller(SOURCE, {}));
  #wish = SOURCE;
  #folders = new Set([HOUSE]);

  /** The language that is read now. */
  get code(): string {
    return this.#code;
  }

  get teller(): Teller {
    return this.#teller;
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
    const folder = `../../../src/homeward/games/${game.replaceAll('-', '_')}/catalogue`;
    this.#folders.add(folder);
    try {
      await this.#read();
    } catch (why) {
      this.#folders.delete(folder);
      throw why;
    }
  }

  /** Whatever is wished for while the files are on their way is there too when this is done. */
  async #read(): Promise<void> {
    const code = this.#wish;
    const folders = [...this.#folders];
    const files = await Promise.all(folders.map((folder) => textsIn(folder, code)));
    if (code !== this.#wish || folders.length < this.#folders.size) return this.#read();
    this.#teller = new Teller(
      code,
      files.reduce((all, some) => ({ ...all, ...some }), {}),
    );
    this.#code = code;
    document.documentElement.lang = code;
    document.documentElement.dir = isFromRight(code) ? 'rtl' : 'ltr';
  }
}

export const language = new Language();
