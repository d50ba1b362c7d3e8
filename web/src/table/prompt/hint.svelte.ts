// The hints of a table, requested step by step.
import type { Wish } from '../../backend/session';
import type { HintStep, ToDevice } from '../../border/protocol';
import type { Text } from '../../words/translate';

/** A hint has three steps: where to look, which piece, which move and why. */
export interface Hint {
  step: HintStep;
  said: Text;
  /** The part of the board it points at (glow.ts). */
  glow: string;
  /** Only in the third step. */
  move: { code: number; label: Text; numbers?: Text | null } | null;
}

const NEXT: Readonly<Record<HintStep, HintStep>> = { 1: 2, 2: 3, 3: 1 };

export class Hints {
  /** The last hint, until a move is played. */
  current = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(private readonly answer: (wish: Wish) => Promise<ToDevice>) {}

  /** Requests the first step, or the next one. */
  async ask(seat: number, version: number): Promise<void> {
    const step = this.current ? NEXT[this.current.step] : 1;
    this.thinking = true;
    const message = await this.answer({ type: 'hint', seat, version, step });
    this.thinking = false;
    this.current = hintIn(message) ?? this.current;
  }

  clear(): void {
    this.current = null;
  }
}

/** Null for a refusal, which the prompt bar shows. */
function hintIn(message: ToDevice): Hint | null {
  if (message.type === 'pointer')
    return { step: message.step, said: message.said, glow: message.glow ?? '', move: null };
  if (message.type === 'hint') return { step: 3, said: message.said, glow: message.glow ?? '', move: message };
  return null;
}
