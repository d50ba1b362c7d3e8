// The names of options and choices, from the game's catalogue. A missing help is empty.
import type { Option, Value } from '../../../border/protocol';
import { lookUp } from '../../../words';

const keyOf = (game: string, { name }: Option): string => `${game}.option.${name}`;

export const optionTitle = (game: string, option: Option): string => lookUp(`${keyOf(game, option)}.title`);
export const optionHelp = (game: string, option: Option): string => lookUp(`${keyOf(game, option)}.help`);
export const choiceTitle = (game: string, option: Option, choice: Value): string =>
  lookUp(`${keyOf(game, option)}.${choice}`) || String(choice);
export const choiceHelp = (game: string, option: Option, choice: Value): string =>
  lookUp(`${keyOf(game, option)}.${choice}.help`);
