// The stages of the end: a picture, the count, and the result with details.

export type EndStage = 'scene' | 'count' | 'result';

/** A game may have no picture, and a practice has nothing to count. Where nobody has won, nothing is counted: the picture
 *  stands beside a kind word. */
export const stagesOf = (has: { scene: boolean; count: boolean; defeat: boolean }): EndStage[] => [
  ...(has.scene && !has.defeat ? (['scene'] as const) : []),
  ...(has.count && !has.defeat ? (['count'] as const) : []),
  'result',
];

export const stageAfter = (stages: readonly EndStage[], stage: EndStage): EndStage =>
  stages[stages.indexOf(stage) + 1] ?? 'result';
