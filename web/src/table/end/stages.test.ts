import { expect, test } from 'vitest';
import { stageAfter, stagesOf } from './stages';

test('the picture, the count, the result', () => {
  const all = stagesOf({ scene: true, count: true, defeat: false });
  expect(all).toEqual(['scene', 'count', 'result']);
  expect(all.map((stage) => stageAfter(all, stage))).toEqual(['count', 'result', 'result']);
});

test('a practice has nothing to count, and a game may have no picture', () => {
  expect(stageAfter(stagesOf({ scene: true, count: false, defeat: false }), 'scene')).toBe('result');
  expect(stagesOf({ scene: false, count: true, defeat: false })).toEqual(['count', 'result']);
  expect(stagesOf({ scene: false, count: false, defeat: false })).toEqual(['result']);
});

test('after a defeat of all nothing is counted', () => {
  expect(stagesOf({ scene: true, count: true, defeat: true })).toEqual(['result']);
});
