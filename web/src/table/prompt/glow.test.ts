import { describe, expect, it } from 'vitest';
import { seenThrough, selectorOf } from './glow';

describe('what a hint points at', () => {
  it('is found by the data attributes of a board', () => {
    expect(selectorOf('dingo')).toBe('[data-dingo]');
    expect(selectorOf('line:row.2')).toBe('[data-line="row.2"]');
  });

  it('may be a thing within a thing, and several', () => {
    expect(selectorOf('shelter:0 position:2, hex:12')).toBe('[data-shelter="0"] [data-position="2"], [data-hex="12"]');
  });

  it('is ringed as far as the board shows it', () => {
    const frame = { x: 0, y: 0, width: 100, height: 50 };
    expect(seenThrough({ x: 90, y: 10, width: 30, height: 10 }, frame)).toEqual({
      x: 90,
      y: 10,
      width: 10,
      height: 10,
    });
    expect(seenThrough({ x: 10, y: 60, width: 30, height: 10 }, frame)).toBeNull();
  });
});
