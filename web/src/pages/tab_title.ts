// The title of the tab with a table.
import { t, titleOf } from '../words';

/** The part of a frame that matters here: the seats of this device, and their moves. */
interface OwnMoves {
  mine: readonly { moves: readonly unknown[] }[];
}

/** Says it if somebody on this device is to move. The game is not known before its box has come. */
export function tabTitle(game: string | undefined, frame: OwnMoves | null | undefined): string {
  const name = game ? titleOf(game) : t('page.table');
  const isMyTurn = frame?.mine.some(({ moves }) => moves.length > 0) ?? false;
  return isMyTurn ? t('page.title', { page: t('shelf.your-turn'), name }) : name;
}
