// Requests that take up to a minute and report their progress.
import type { Analysis, BalanceFound, Examining, LookingBack, OwnBox, Refusal } from '../border/protocol';
import { streamBalance, streamTurningPoints } from '../border/requests';
import { Refused, refusalOf } from './api';

/** Is a box, or a board that people made, fair? */
export const balanceOf = (
  game: string,
  own: OwnBox,
  signal: AbortSignal,
  onProgress: (progress: Examining) => void,
): Promise<BalanceFound> => resultOf(streamBalance(game, own, { signal }), ({ examined }) => examined, onProgress);

/** What decided a finished game. */
export const turningPointsOf = (
  table: string,
  round: number,
  signal: AbortSignal,
  onProgress: (progress: LookingBack) => void,
): Promise<Analysis> => resultOf(streamTurningPoints(table, round, { signal }), ({ analysis }) => analysis, onProgress);

async function resultOf<Line extends { refusal?: Refusal | null }, Result>(
  lines: AsyncGenerator<Line>,
  resultIn: (line: Line) => Result | null | undefined,
  onProgress: (line: Line) => void,
): Promise<Result> {
  for await (const line of lines) {
    const result = resultIn(line);
    if (result) return result;
    if (line.refusal) throw new Refused(line.refusal);
    onProgress(line);
  }
  throw new Refused(refusalOf('unreachable', 'link.unreachable'));
}
