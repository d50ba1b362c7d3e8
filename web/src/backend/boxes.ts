// The boxes on the shelf, each with its title. Loaded once; loaded again after a failure.
import type { Box } from '../border/protocol';
import { games } from '../border/requests';
import { titleOf } from '../words';
import { language } from '../words/language.svelte';
import { Refused, refusalOf } from './api';

let shelf: Promise<Box[]> | undefined;

export function boxes(): Promise<Box[]> {
  shelf ??= titledGames().catch((why: unknown) => {
    shelf = undefined;
    throw why;
  });
  return shelf;
}

/** The title of a game that is newer than this page comes from the server. */
async function titledGames(): Promise<Box[]> {
  const all = await games();
  await Promise.all(all.filter(({ name }) => !titleOf(name)).map(({ name }) => language.learn(name)));
  return all;
}

export async function box(game: string): Promise<Box> {
  const found = (await boxes()).find(({ name }) => name === game);
  if (!found) throw new Refused(refusalOf('no-such-game', 'shelf.no-such-game'));
  return found;
}
