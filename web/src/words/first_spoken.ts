export const SOURCE = 'en';

/** The first wish for which there is a catalogue. */
export function firstSpoken(wishes: readonly string[], spoken: readonly string[]): string {
  const known = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? '']).find((wish) => spoken.includes(wish));
  return known ?? SOURCE;
}
