// Makes a sentence of a text: of its key and arguments, in one language.

/** A sentence, or its forms by plural category. */
export type Forms = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Catalogue = Readonly<Record<string, Forms>>;
/** A number, a string that people wrote, a text, or a list of those. */
export type Arg = number | string | Text | readonly (Text | string)[];
type Names = readonly string[];

/** A key and arguments. The server sends the same. */
export interface Text {
  key: string;
  args: Readonly<Record<string, Arg>>;
}

const PLAYER = 'player'; // not in a catalogue: the name of the player in `seat`
const ANY_OF = 'any-of'; // not in a catalogue: `items` with "or" before the last

/** A list of alternatives: “2, 3 or 4”. */
export const anyOf = (items: readonly (Text | string)[]): Text => ({ key: ANY_OF, args: { items } });

/** Makes sentences in one language. */
export class Translator {
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;
  readonly #all: Intl.ListFormat;
  readonly #any: Intl.ListFormat;

  constructor(
    language: string,
    readonly catalogue: Catalogue,
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
    this.#all = new Intl.ListFormat(language);
    this.#any = new Intl.ListFormat(language, { type: 'disjunction' });
  }

  knows(key: string): boolean {
    return Object.hasOwn(this.catalogue, key);
  }

  /** The sentence of a text; `players` are the names at the table, by seat. */
  translate({ key, args }: Text, players: Names = []): string {
    if (key === PLAYER) return this.#player(Number(args.seat), players);
    if (key === ANY_OF) return this.#join(this.#any, args.items, players);
    return this.#form(this.catalogue[key] ?? key, args).replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = args[name];
      return value === undefined ? place : this.#argument(value, players);
    });
  }

  #player(seat: number, players: Names): string {
    return players[seat] || this.translate({ key: 'seat', args: { n: seat + 1 } });
  }

  #form(forms: Forms, args: Text['args']): string {
    if (typeof forms === 'string') return forms;
    return forms[this.#plurals.select(Math.abs(Number(args.n)))] ?? forms.other ?? '';
  }

  #argument(value: Arg, players: Names): string {
    if (typeof value === 'number') return this.#numbers.format(value);
    if (typeof value === 'string') return value;
    return 'key' in value ? this.translate(value, players) : this.#join(this.#all, value, players);
  }

  #join(how: Intl.ListFormat, items: Arg | undefined, players: Names): string {
    return Array.isArray(items) ? how.format(items.map((one: Text | string) => this.#argument(one, players))) : '';
  }
}
