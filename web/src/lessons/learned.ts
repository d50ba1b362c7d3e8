// What has been learned on this device, and the way into a lesson.
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

/** Nobody at this device has played it, learned it, or said that they know it. */
export const isNew = (game: string): boolean =>
  !learnedLessons().some((one) => one.startsWith(`${game}/`)) && knownTables().every((one) => one.game !== game);

export const sayKnown = (game: string): void => noteLearned(game, 'known');

/** To a table at which this lesson is taught. */
export async function begin(game: string, lesson: string): Promise<void> {
  const joined = await makeLesson({ game, lesson, ...firstPerson() });
  meet(joined, game);
  go(`/table/${joined.table}`);
}
