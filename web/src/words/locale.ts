// What the browser knows about the code of a language: its locale, its script, and which codes suit which reader.

const BRITISH = 'en-GB'; // our English: "2, 3 or 4", and days before months

/** The locale of a catalogue, for numbers, lists and dates. */
export const localeOf = (code: string): string => (code === 'en' ? BRITISH : code);

/** The language with its likely script and region; null for what is no code of a language. */
export function fullLocale(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).maximize();
  } catch {
    return null;
  }
}

/** 0 if who wishes the one language cannot read the other; 2 if also the region is the same. */
export function agreement(wish: string, available: string): 0 | 1 | 2 {
  const [one, other] = [fullLocale(localeOf(wish)), fullLocale(localeOf(available))];
  if (!one || !other || one.language !== other.language || one.script !== other.script) return 0;
  return one.region === other.region ? 2 : 1;
}
