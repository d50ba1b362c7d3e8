import type { BotOnBox } from '../../border/protocol';
import { lookUp } from '../../words';

/** The default level: the middle one of the game. */
export const usualLevel = (levels: readonly BotOnBox[]): string => levels[Math.floor(levels.length / 2)]?.name ?? '';

/** The name of this level's bot. */
export const levelName = (level: string): string => lookUp(`level.${level}`) || level;

/** A description of this level's bot in one line. */
export const characterOf = (level: string): string => lookUp(`level.${level}.character`);
