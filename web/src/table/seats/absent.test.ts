import { describe, expect, it } from 'vitest';
import { isAbsent, waitedFor } from './absent';

const OPA = { seat: 1, kind: 'person', here: false, connected: false } as const;

const table = (away: readonly number[], waiting: readonly number[] | null = null) => ({
  phase: 'playing' as const,
  seats: [0, 1, 2].map((seat) => ({ ...OPA, seat, connected: !away.includes(seat) })),
  undo: { asked: waiting && { waiting } },
});

describe('who is gone', () => {
  it('is a person on another device that is not connected', () => {
    expect(isAbsent(OPA)).toBe(true);
    expect(isAbsent({ ...OPA, connected: true })).toBe(false);
    expect(isAbsent({ ...OPA, here: true })).toBe(false);
    expect(isAbsent({ ...OPA, kind: 'bot' })).toBe(false);
    expect(isAbsent({ ...OPA, kind: 'open' })).toBe(false);
  });
});

describe('for whom the table waits', () => {
  it('is whoever is to act', () => {
    expect(waitedFor(table([1]), 1)).toBe(1);
    expect(waitedFor(table([1]), 0)).toBeNull();
    expect(waitedFor(table([]), 1)).toBeNull();
  });
  it('is whoever is asked whether a move may be taken back', () => {
    expect(waitedFor(table([2], [1, 2]), 0)).toBe(2);
  });
  it('is nobody before and after the game', () => {
    expect(waitedFor({ ...table([1]), phase: 'gathering' }, 1)).toBeNull();
    expect(waitedFor({ ...table([1]), phase: 'over' }, null)).toBeNull();
  });
});
