import type { GameBoard } from '../board';
import Board from './Board.svelte';

/** Of a game without a folder of its own: drawn from what every frame says in words. */
export default { Board, described: true } satisfies GameBoard;
