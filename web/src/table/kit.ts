// What a page needs of a game before it can show a frame: its box, board and move table.
import { box } from '../backend/boxes';
import type { Box, MoveEntry } from '../border/protocol';
import { moves } from '../border/requests';
import { boardOf } from '../games';
import type { GameBoard } from '../games/board';
import { language } from '../words/language.svelte';

export interface Kit extends GameBoard {
  box: Box;
  allMoves: readonly MoveEntry[];
}

export async function kitOf(game: string): Promise<Kit> {
  const [about, allMoves, board] = await Promise.all([box(game), moves(game), boardOf(game), language.learn(game)]);
  return { box: about, allMoves, ...board };
}
