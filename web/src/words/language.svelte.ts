// The language of this device: the browser's at first, changed in the menu, remembered. Only its catalogues are loaded.
import { recall, remember } from '../storage';
import { Teller, type Forms } from './telling';

type Texts = Record<string, Forms>;

const HOUSE = '../../../src/homeward/catalogue';
const FILES = {
  ...import.meta.glob<Texts>('../../../src/homeward/catalogue/*.po', { import: 'default' }),
  ...import.meta.glob<Texts>('../../../src/homeward/games/*/catalogue/*.po', { import: 'default' }),
};
const SOURCE = 'en';

/** Every language of the house, by its code. */
export const LANGUAGES = Object.keys(FILES)
  .filter((file) => file.startsWith(HOUSE))
  .map((file) => file.slice(HOUSE.length + 1, -'.po'.length));

class Language {
  #code = $state(SOURCE);
  #teller = $state.raw(new Teller(SOURCE, {}));
  #folders = new Set([HOUSE]);

  get code(): string {
    return this.#code;
  }

  get teller(): Teller {
    return this.#teller;
  }

  /** The language in which the device was read last, otherwise the first of the browser's that the house speaks. */
  async begin(): Promise<void> {
    const wishes = [recall('language') ?? '', ...navigator.languages];
    const known = wishes.map((wish) => wish.split('-')[0] ?? '').find((wish) => LANGUAGES.includes(wish));
    await this.#read(known ?? SOURCE);
  }

  async choose(code: string): Promise<void> {
    await this.#read(code);
    remember('language', code);
  }

  /** Before a game is shown: its sentences too. */
  async learn(game: string): Promise<void> {
    const folder = `../../../src/homeward/games/${game.replaceAll('-', '_')}/catalogue`;
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    await this.#read(this.#code);
  }

  async #read(code: string): Promise<void> {
    const files = [...this.#folders].map((folder) => FILES[`${folder}/${code}.po`]?.() ?? {});
    const texts = (await Promise.all(files)).reduce<Texts>((all, some) => ({ ...all, ...some }), {});
    this.#teller = new Teller(code, texts);
    this.#code = code;
    document.documentElement.lang = code;
  }
}

export const language = new Language();
