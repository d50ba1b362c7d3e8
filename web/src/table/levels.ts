import type { BotOnBox } from '../border/protocol';

/** The level offered where nobody has chosen one: the middle of those the game has. */
export const usualLevel = (levels: readonly BotOnBox[]): string => levels[Math.floor(levels.length / 2)]?.name ?? '';
