import { expect, test } from 'vitest';
import { Glide } from './glide';
import type { Shown } from './predict';

const at = (x: number, present = true): Shown => ({ face: [x, 2640, 0, 2640], x, y: 0, present, wobble: 0 });

test('a position is reached in the time that passed since the one before', () => {
  const glide = new Glide(at(0));
  glide.to(at(0), 1000);
  glide.to(at(60), 1100);
  expect(glide.at(1150).x).toBe(30);
  expect(glide.at(1150).face[0]).toBe(30);
  expect(glide.at(1200).x).toBe(60);
  expect(glide.at(1900).x).toBe(60);
});

test('after a jump, or when the sack comes or goes, nothing glides', () => {
  const glide = new Glide(at(0));
  glide.to(at(0), 1000);
  glide.to(at(600), 3000);
  expect(glide.at(3001).x).toBe(600);
  glide.to(at(0, false), 3100);
  expect(glide.at(3101)).toEqual(at(0, false));
});
