// What must be there. If it is not, the error comes here and says so, instead of an undefined three calls later.

/** The entry at this place of a list that is long enough. */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new RangeError(`no entry ${place} in a list of ${list.length}`);
  return entry;
}

/** A list that begins again when it ends. */
export const inTurn = <T>(list: ArrayLike<T>, place: number): T => nth(list, place % list.length);

/** A value that cannot be missing here. */
export function notNull<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('a value is missing that must be there');
  return value;
}

/** The keys of an object that has no others than those its type names. */
export const keysOf = <T extends object>(fixed: T): (keyof T & string)[] =>
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- only for objects written out in our own code
  Object.keys(fixed) as (keyof T & string)[];

/** JSON that our own server or our own files wrote, so that it has the type it is said to have. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the types are generated from what the server writes
export const parseJson = <T>(text: string): T => JSON.parse(text) as T;

/** Is this one of the words of a list? What events tell is general, so boards ask before they draw it. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);
