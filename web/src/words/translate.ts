// Makes a sentence from its key and what it is about, in the language of whoever reads it.

/** A text, or its forms by plural category. */
export type Forms = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Texts = Readonly<Record<string, Forms>>;
/** A number, a text that people wrote, something with a name of its own, several of those. */
export type Arg = number | string | Said | readonly (Said | string)[];
type Names = readonly string[];

/** A sentence before it is made: its key, and what it is about. The server sends the same. */
export interface Said {
  key: string;
  args: Readonly<Record<string, Arg>>;
}

const PLAYER = 'player'; // is no message of a catalogue: the name of whoever sits in `seat`
const ANY_OF = 'any-of'; // is none either: `items` with "or" before the last

/** Several things of which one may be chosen: “2, 3 or 4”. */
export const anyOf = (items: readonly (Said | string)[]): Said => ({ key: ANY_OF, args: { items } });

/** One language. */
export class Translator {
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;
  readonly #all: Intl.ListFormat;
  readonly #any: Intl.ListFormat;

  constructor(
    language: string,
    readonly texts: Texts,
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
    this.#all = new Intl.ListFormat(language);
    this.#any = new Intl.ListFormat(language, { type: 'disjunction' });
  }

  knows(key: string): boolean {
    return Object.hasOwn(this.texts, key);
  }

  /** The sentence; `players` are the names of those at the table, by seat. */
  translate({ key, args }: Said, players: Names = []): string {
    if (key === PLAYER) return this.#player(Number(args.seat), players);
    if (key === ANY_OF) return this.#joined(this.#any, args.items, players);
    return this.#form(this.texts[key] ?? key, args).replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = args[name];
      return value === undefined ? place : this.#spoken(value, players);
    });
  }

  #player(seat: number, players: Names): string {
    return players[seat] || this.translate({ key: 'seat', args: { n: seat + 1 } });
  }

  #form(forms: Forms, args: Said['args']): string {
    if (typeof forms === 'string') return forms;
    return forms[this.#plurals.select(Math.abs(Number(args.n)))] ?? forms.other ?? '';
  }

  #spoken(value: Arg, players: Names): string {
    if (typeof value === 'number') return this.#numbers.format(value);
    if (typeof value === 'string') return value;
    return 'key' in value ? this.translate(value, players) : this.#joined(this.#all, value, players);
  }

  #joined(how: Intl.ListFormat, items: Arg | undefined, players: Names): string {
    return Array.isArray(items) ? how.format(items.map((one: Said | string) => this.#spoken(one, players))) : '';
  }
}
