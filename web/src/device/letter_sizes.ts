// The sizes of letters that a device can choose. styles/base.css makes them the size of the root font, letters_in_queries.ts
// lets the layout follow.

export const USUAL = 'usual';
/** The other sizes, and how many times the usual size they have. */
export const LARGER = { large: 1.2, largest: 1.45 } as const;

export type LetterSize = typeof USUAL | keyof typeof LARGER;
export const LETTER_SIZES: readonly LetterSize[] = [USUAL, 'large', 'largest'];

/** How many times the usual size. */
export const timesUsual = (size: LetterSize): number => (size === USUAL ? 1 : LARGER[size]);
