import type { BotOnBox } from '../../border/protocol';
import { lookUp } from '../../words';

/** The level offered where nobody has chosen one: the middle of those the game has. */
export const usualLevel = (levels: readonly BotOnBox[]): string => levels[Math.floor(levels.length / 2)]?.name ?? '';

/** What people call the bot of this level. */
export const levelName = (level: string): string => lookUp(`level.${level}`) || level;

/** What the bot of this level is like, in one line. */
export const characterOf = (level: string): string => lookUp(`level.${level}.character`);
