// Finds the code of a move in the move table.
import type { MoveSeen, MoveEntry } from '../../border/protocol';
import { ofKind } from '../kinds';
import type { LineSeen, AnyMove, Way, Worth } from '../../border/pets_rescue';

type Legal = MoveSeen<'pets-rescue'>;
/** One way of placing a card. */
export interface WayChoice {
  way: Way;
  code: number;
  legal: boolean;
  worth: Worth | null;
}
const WAYS: readonly Way[] = ['upright', 'sideways'];

const textOf = (move: AnyMove): string => Object.values(move).join('.');

export class Moves {
  readonly #codes: Map<string, number>;
  readonly #legal: Map<number, Legal>;

  constructor(all: readonly MoveEntry<'pets-rescue'>[], legal: readonly Legal[]) {
    this.#codes = new Map(all.map(({ code, move }) => [textOf(move), code]));
    this.#legal = new Map(legal.map((one) => [one.code, one]));
  }

  code(move: AnyMove): number | undefined {
    return this.#codes.get(textOf(move));
  }

  can(move: AnyMove): boolean {
    const code = this.code(move);
    return code !== undefined && this.#legal.has(code);
  }

  /** The legal moves of one kind. */
  of<K extends AnyMove['move']>(kind: K): (Extract<AnyMove, { move: K }> & { code: number })[] {
    return ofKind([...this.#legal.values()], kind).map(({ code, move }) => ({ ...move, code }));
  }

  /** Both ways of placing a card. */
  ways(move: (way: Way) => AnyMove): WayChoice[] {
    return WAYS.map((way) => {
      const code = this.code(move(way)) ?? -1;
      const legal = this.#legal.get(code);
      return { way, code, legal: legal !== undefined, worth: legal?.preview ?? null };
    });
  }

  lines(): LineSeen[] {
    return this.of('line').map(({ line, number }) => ({ line, number }));
  }
}

/** The way that is worth more now; sideways if they are equal. */
export function better(ways: readonly WayChoice[]): WayChoice | undefined {
  const legal = ways.filter(({ legal }) => legal);
  return [...legal].sort(
    (a, b) => (b.worth?.points ?? 0) - (a.worth?.points ?? 0) || (b.way === 'sideways' ? 1 : -1),
  )[0];
}
