// How the box of a game looks that brings no picture: chosen by its name, so that it always looks the same.
import { CREATURES, type CreatureName } from '../../art/creatures';
import { SEATS } from '../../art/palette';
import { inTurn } from '../../assert';

const FRIENDS = 3;

/** A number that is the same for the same name and another for most others. */
function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

export const plainColour = (game: string): string => inTurn(SEATS, numberOf(game)).soft;

/** Three different ones. */
export const plainFriends = (game: string): CreatureName[] =>
  Array.from({ length: FRIENDS }, (_, i) =>
    inTurn(CREATURES, numberOf(game) + i * Math.floor(CREATURES.length / FRIENDS)),
  );
