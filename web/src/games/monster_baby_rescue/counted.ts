/** What is counted of a monster besides its levels, in the order in which boards show it. */
export const COUNTED = ['beds', 'rungs', 'red', 'green', 'visits'] as const;
