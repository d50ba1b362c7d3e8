// What the end shows, one after the other: a picture, the count, and who has won with everything else there is to know.

export type EndStage = 'scene' | 'count' | 'result';

/** A game may have no picture of its own, and nothing to count, as in a practice. */
export const stagesOf = (has: { scene: boolean; count: boolean }): EndStage[] => [
  ...(has.scene ? (['scene'] as const) : []),
  ...(has.count ? (['count'] as const) : []),
  'result',
];

export const stageAfter = (stages: readonly EndStage[], stage: EndStage): EndStage =>
  stages[stages.indexOf(stage) + 1] ?? 'result';
