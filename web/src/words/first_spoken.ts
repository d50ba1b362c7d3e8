import { agreement } from './locale';

export const SOURCE = 'en';

/** The first wish for which there is a catalogue: in the same script, best of the same region. */
export function firstSpoken(wishes: readonly string[], spoken: readonly string[]): string {
  for (const wish of wishes) {
    const readable = spoken.filter((code) => agreement(wish, code) > 0);
    const best = readable.find((code) => agreement(wish, code) === 2) ?? readable[0];
    if (best !== undefined) return best;
  }
  return SOURCE;
}
