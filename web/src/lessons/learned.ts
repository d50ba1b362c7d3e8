// The lessons that were finished on this device, and starting one.
import { go } from '../routing/router';
import { recall, remember } from '../device/storage';
import { makeLesson } from '../border/requests';
import { knownTables, meet } from '../backend/my_tables';
import { firstPerson } from '../pages/setup/plan';

const learnedLessons = (): string[] => recall('learned')?.split(' ') ?? [];

export const hasLearned = (game: string, lesson: string): boolean => learnedLessons().includes(`${game}/${lesson}`);

export function noteLearned(game: string, lesson: string): void {
  if (!hasLearned(game, lesson)) remember('learned', [...learnedLessons(), `${game}/${lesson}`].join(' '));
}

/** Was the game never played, learned, or marked as known on this device? */
export const isNew = (game: string): boolean =>
  !learnedLessons().some((one) => one.startsWith(`${game}/`)) && knownTables().every((one) => one.game !== game);

export const sayKnown = (game: string): void => noteLearned(game, 'known');

/** Makes a table with this lesson and opens it. */
export async function begin(game: string, lesson: string): Promise<void> {
  const joined = await makeLesson({ game, lesson, ...firstPerson() });
  await meet(joined, game);
  go(`/table/${joined.table}`);
}
