// Makes a sentence of a text: of its key and arguments, in one language.
import { localeOf } from './locale';

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

// {monster}; {monster@acc}, another form of its name; {monster@gender|m=…|f=…}, a choice by a property of it.
// Names are of Unicode's letters and digits, here and in Python.
const PLACE = /\{([\p{L}\p{N}_]+)(?:@([\p{L}\p{N}_]+)((?:\|[^|{}]*)*))?\}/gu;
const ONLY_A_PLACE = /^\{[\p{L}\p{N}_]+(?:@[\p{L}\p{N}_]+)?\}$/u;
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
    const locale = localeOf(language);
    this.#plurals = new Intl.PluralRules(locale);
    this.#numbers = new Intl.NumberFormat(locale);
    this.#all = new Intl.ListFormat(locale);
    this.#any = new Intl.ListFormat(locale, { type: 'disjunction' });
  }

  knows(key: string): boolean {
    return Object.hasOwn(this.catalogue, key);
  }

  /** The sentence of a text; `players` are the names at the table, by seat. */
  translate(text: Text, players: Names = []): string {
    return this.#translate(text, players, '');
  }

  #translate({ key, args }: Text, players: Names, form: string): string {
    if (key === PLAYER) return typeof args.seat === 'number' ? this.#player(args.seat, players) : key;
    if (key === ANY_OF) return Array.isArray(args.items) ? this.#join(this.#any, args.items, players, form) : key;
    const inflected = form === '' ? undefined : this.catalogue[`${key}@${form}`];
    const pattern = this.#pluralForm(inflected ?? this.catalogue[key] ?? key, args);
    // a message that is only a place passes the form on, as "list" does
    const passed = inflected === undefined && ONLY_A_PLACE.test(pattern) ? form : '';
    return pattern.replace(PLACE, (place: string, name: string, own?: string, choices?: string) => {
      const value = args[name];
      if (value === undefined) return place;
      return choices ? this.#choice(value, own ?? '', choices) : this.#argument(value, players, own ?? passed);
    });
  }

  /** The text for a property of a thing, such as its gender; the last one if nothing is known about it. */
  #choice(value: Arg, name: string, choices: string): string {
    const options = choices
      .slice(1)
      .split('|')
      .map((choice): [string, string] => {
        const [property = '', ...text] = choice.split('=');
        return [property, text.join('=')];
      });
    const found = typeof value === 'object' && 'key' in value ? this.catalogue[`${value.key}@${name}`] : undefined;
    return (options.find(([property]) => property === found) ?? options.at(-1))?.[1] ?? '';
  }

  #player(seat: number, players: Names): string {
    return players[seat] || this.translate({ key: 'seat', args: { n: seat + 1 } });
  }

  #pluralForm(forms: Forms, args: Text['args']): string {
    if (typeof forms === 'string') return forms;
    const category = typeof args.n === 'number' ? this.#plurals.select(Math.abs(args.n)) : 'other';
    return forms[category] ?? forms.other ?? Object.values(forms)[0] ?? '';
  }

  #argument(value: Arg, players: Names, form: string): string {
    if (typeof value === 'number') return this.#numbers.format(value);
    if (typeof value === 'string') return value;
    return 'key' in value ? this.#translate(value, players, form) : this.#join(this.#all, value, players, form);
  }

  #join(how: Intl.ListFormat, items: readonly (Text | string)[], players: Names, form: string): string {
    return how.format(items.map((one) => this.#argument(one, players, form)));
  }
}
