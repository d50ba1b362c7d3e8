// Puzzles over HTTP (docs/protocol.md). Nothing is stored there: what somebody has solved, only this device knows.
import type { PuzzleList, PuzzleOfTheDay, PuzzleSeen, Solution, Tried, Try } from '../border/protocol';
import { request } from '../table/api';
import { parsed } from '../sure';

const json = async <T>(response: Response): Promise<T> => parsed(await response.text());
const address = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const puzzleLists = async (): Promise<PuzzleList[]> => json(await request('/puzzles'));

export const puzzleOfTheDay = async (day: string): Promise<PuzzleOfTheDay> =>
  json(await request(`/puzzles/day/${day}`));

export const puzzle = async (game: string, id: string): Promise<PuzzleSeen> => json(await request(address(game, id)));

export const tryPuzzle = async (game: string, id: string, wish: Try): Promise<Tried> =>
  json(
    await request(`${address(game, id)}/try`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    }),
  );

export const solutionOf = async (game: string, id: string): Promise<Solution> =>
  json(await request(`${address(game, id)}/solution`));
