// The sizes of letters that a device can choose, and how many times the usual size they have. styles/base.css makes them the size
// of the root font, letters_in_queries.ts lets the layout follow.

export const LETTER_SIZES = { usual: 1, large: 1.2, largest: 1.45 } as const;
export type LetterSize = keyof typeof LETTER_SIZES;
