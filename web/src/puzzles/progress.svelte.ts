// The puzzles solved on this device. This never leaves the device.
import { recall, remember } from '../device/storage';
import { parseJson } from '../assert';

const KEPT = 'puzzles';

/** By game, the ids of solved puzzles in the order of solving. */
type Solved = Record<string, readonly string[]>;

function read(): Solved {
  try {
    const kept = parseJson<unknown>(recall(KEPT) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([game, ids]: [string, unknown]) => [
        game,
        Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      ]),
    );
  } catch {
    return {}; // a broken entry counts as none
  }
}

class Progress {
  #solved = $state.raw<Solved>(read());

  isSolved(game: string, id: string): boolean {
    return this.#solved[game]?.includes(id) ?? false;
  }

  /** How many of these puzzles are solved. */
  count(game: string, ids: readonly string[]): number {
    return ids.filter((id) => this.isSolved(game, id)).length;
  }

  solve(game: string, id: string): void {
    // another tab may have stored more; without storage this page keeps its own
    const solved = { ...this.#solved, ...read() };
    if (!solved[game]?.includes(id)) solved[game] = [...(solved[game] ?? []), id];
    remember(KEPT, JSON.stringify(solved));
    this.#solved = solved;
  }
}

export const progress = new Progress();

/** The next unsolved puzzle after this one, or the first of the list; undefined if all are solved. */
export function nextUnsolved(game: string, ids: readonly string[], after = ''): string | undefined {
  const at = ids.indexOf(after);
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)].find((id) => id !== after && !progress.isSolved(game, id));
}

/** Today's date in local time: 2026-03-14. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
