// Layouts that people make: slots, their spaces, and the text of the file. The server checks them.
import parts from './tiles.json';
import { GROUNDS } from '../../art/palette';
import { keysOf, nth, parseJson } from '../../assert';
import type { Ground } from '../../border/wombat_rescue';

export interface Slot {
  tile: string;
  facing: 'up' | 'down';
  at: [q: number, r: number];
  twist?: number;
}
export interface Layout {
  /** Empty if the file has none. */
  name: string;
  slots: Slot[];
}

export const REGULAR = 'regular';
export const FIXED = parts.tiles.filter(({ kind }) => kind !== 'regular').map(({ id }) => id);
const REGULARS = parts.tiles.length - FIXED.length;
const hex = (numbers: readonly number[]): [q: number, r: number] => [nth(numbers, 0), nth(numbers, 1)];
const facingOf = (word: string | undefined): Slot['facing'] => (word === 'down' ? 'down' : 'up');
const LOCAL = parts.shape.local.map(hex);
export const GIVEN: readonly { id: string; slots: Slot[] }[] = parts.layouts.map(({ id, slots }) => ({
  id,
  slots: slots.map((slot) => ({ ...slot, facing: facingOf(slot.facing), at: hex(slot.at) })),
}));
/** The kind of a tile in the catalogue: `home`, `wombat`, `regular`, or `shuffled`. */
export const kindOf = (tile: string): string =>
  tile === REGULAR ? 'shuffled' : (parts.tiles.find(({ id }) => id === tile)?.kind ?? REGULAR);
const GROUND_KINDS = keysOf(GROUNDS);

export const cells = ({ facing, at: [q, r] }: Slot): [number, number][] =>
  LOCAL.map(([dq, dr]) => (facing === 'up' ? [q + dq, r + dr] : [q - dq, r - dr]));

/** The cell of a tile that is under the pointer. */
const HELD = 2;
export function laidAt(tile: string, facing: Slot['facing'], [q, r]: [number, number], twist?: number): Slot {
  const [dq, dr] = nth(LOCAL, HELD);
  const at: [number, number] = facing === 'up' ? [q - dq, r - dr] : [q + dq, r + dr];
  return { tile, facing, at, ...(tile === REGULAR ? {} : { twist: twist ?? 0 }) };
}

export interface Cell {
  q: number;
  r: number;
  letter: string;
  ground: Ground;
}
/** The six spaces of a slot with their letters; a shuffled tile has none. */
export function faces(slot: Slot): Cell[] {
  const tile = parts.tiles.find(({ id }) => id === slot.tile);
  const lie = cells(slot);
  const turned = (i: number) =>
    Array.from({ length: slot.twist ?? 0 }).reduce<number>((index) => nth(parts.shape.turn, index), i);
  return LOCAL.map((_, i) => {
    const [q, r] = nth(lie, turned(i));
    return {
      q,
      r,
      letter: tile?.spaces[i] ?? '.',
      ground: GROUND_KINDS.find((kind) => kind === tile?.ground[i]) ?? 'sand',
    };
  });
}

export const spot = (q: number, r: number) => `${q},${r}`;

/** The tiles that are not laid yet: each fixed one, and how many regular ones. */
export function missing(slots: readonly Slot[]): { fixed: string[]; regular: number } {
  const used = new Set(slots.map(({ tile }) => tile));
  return {
    fixed: FIXED.filter((id) => !used.has(id)),
    regular: REGULARS - slots.filter(({ tile }) => !FIXED.includes(tile)).length,
  };
}

export function fileText({ name, slots }: Layout): string {
  const rows = slots.map(
    ({ tile, facing, at, twist }) =>
      `  { tile = "${tile}"${twist === undefined ? '' : `, twist = ${twist}`}, facing = "${facing}", at = [${at[0]}, ${at[1]}] },`,
  );
  return [`name = ${JSON.stringify(name)}`, 'slots = [', ...rows, ']', ''].join('\n');
}

const ROW = /\{\s*tile = "([A-Za-z0-9]+)"(?:, twist = (\d))?, facing = "(up|down)", at = \[(-?\d+), (-?\d+)\]\s*\}/g;
/** The layout of a file as `fileText` writes it. */
export function readFile(text: string): Layout | null {
  const slots = [...text.matchAll(ROW)].map(([, tile = '', twist, facing, q, r]): Slot => {
    const turned = twist === undefined ? {} : { twist: Number(twist) };
    return { tile, facing: facingOf(facing), at: [Number(q), Number(r)], ...turned };
  });
  if (!slots.length) return null;
  let name = '';
  try {
    name = parseJson(/^name = (".*")$/m.exec(text)?.[1] ?? '""');
  } catch {
    // a broken name does not make the layout invalid
  }
  return { name, slots };
}
