// The box of a game without a picture: chosen by the game's name, so that it is always the same.
import { CREATURES, type CreatureName } from '../../art/creatures';
import { SEATS } from '../../art/palette';
import { inTurn } from '../../assert';

const FRIENDS = 3;

/** A hash of the name. */
function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

export const plainColour = (game: string): string => inTurn(SEATS, numberOf(game)).soft;

/** Three different creatures. */
export const plainFriends = (game: string): CreatureName[] =>
  Array.from({ length: FRIENDS }, (_, i) =>
    inTurn(CREATURES, numberOf(game) + i * Math.floor(CREATURES.length / FRIENDS)),
  );
