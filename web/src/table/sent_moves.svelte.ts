// Moves that were sent and have no answer yet. One that takes long is shown as on its way, and a reload does not lose it.

export interface SentMove {
  id: string;
  seat: number;
  code: number;
  version: number;
  /** Where the game was; unknown if an earlier version of this page sent the move. */
  position?: string;
}

/** Milliseconds after which an answer is late. */
const LATE = 400;

export class SentMoves {
  /** The last move without an answer. */
  last = $state.raw<SentMove | null>(null);
  /** Its answer takes long: the prompt says so. */
  isLate = $state(false);
  #unanswered = new Map<string, SentMove>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #place: string;

  constructor(table: string) {
    this.#place = `homeward.sent.${table}`;
  }

  /** The moves that this tab sent before a reload. They are late. */
  recall(): SentMove[] {
    const moves = recallMoves(this.#place);
    for (const move of moves) this.#unanswered.set(move.id, move);
    this.#follow();
    this.showLate();
    return moves;
  }

  add(move: SentMove): void {
    this.#unanswered.set(move.id, move);
    this.#follow();
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.showLate(), LATE);
  }

  /** Shows what has no answer yet, without waiting longer. */
  showLate(): void {
    this.isLate = this.last !== null;
  }

  /** The move was stored or refused. Returns it. */
  answer(id: string): SentMove | undefined {
    const move = this.#unanswered.get(id);
    if (!move) return undefined;
    this.#unanswered.delete(id);
    this.#follow();
    this.#keep();
    return move;
  }

  #follow(): void {
    this.last = [...this.#unanswered.values()].at(-1) ?? null;
    if (this.last) return;
    this.isLate = false;
    clearTimeout(this.#timer);
  }

  #keep(): void {
    try {
      if (this.#unanswered.size) sessionStorage.setItem(this.#place, JSON.stringify([...this.#unanswered.values()]));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // Blocked: a reload loses it.
    }
  }
}

function recallMoves(place: string): SentMove[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSentMove) : [];
  } catch {
    return [];
  }
}

function isSentMove(one: unknown): one is SentMove {
  if (typeof one !== 'object' || one === null) return false;
  const { id, seat, code, version } = one as Partial<Record<keyof SentMove, unknown>>;
  return typeof id === 'string' && [seat, code, version].every(Number.isSafeInteger);
}
