import type { GameBoard } from '../board';
import Board from './Board.svelte';

/** The board of a game without a folder here: it shows the described view. */
export default { Board, described: true } satisfies GameBoard;
