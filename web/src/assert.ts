// Values that cannot be missing: if one is, these functions throw at once instead of passing on an undefined.

/** The entry at this index; throws if the list is too short. */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new RangeError(`no entry ${place} in a list of ${list.length}`);
  return entry;
}

/** The entry at this index of a list that repeats. */
export const inTurn = <T>(list: ArrayLike<T>, place: number): T => nth(list, place % list.length);

/** Throws if the value is missing. */
export function notNull<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('a value is missing that must be there');
  return value;
}

/** The keys of an object that has exactly the keys of its type. */
export const keysOf = <T extends object>(fixed: T): (keyof T & string)[] =>
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- only for objects written out in our own code
  Object.keys(fixed) as (keyof T & string)[];

/** JSON written by our own server or files, so that it has the given type. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the types are generated from what the server writes
export const parseJson = <T>(text: string): T => JSON.parse(text) as T;

/** Is this one of the values of a list? Facts of events have a general type; boards check them before they draw. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);
