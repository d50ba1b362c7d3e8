import { expect, test } from 'vitest';
import { stageAfter, stagesOf } from './stages';

test('the picture, the count, the result', () => {
  const all = stagesOf({ scene: true, count: true });
  expect(all).toEqual(['scene', 'count', 'result']);
  expect(all.map((stage) => stageAfter(all, stage))).toEqual(['count', 'result', 'result']);
});

test('a practice has nothing to count, and a game may have no picture', () => {
  expect(stageAfter(stagesOf({ scene: true, count: false }), 'scene')).toBe('result');
  expect(stagesOf({ scene: false, count: true })).toEqual(['count', 'result']);
  expect(stagesOf({ scene: false, count: false })).toEqual(['result']);
});
