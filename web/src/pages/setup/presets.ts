// Presets: what each of them sets, and which of them matches the options.
import type { Box, Preset, Value } from '../../border/protocol';
import { usualLevel } from '../../table/seats/bot_levels';
import { lookUp } from '../../words';
import { offeredOptions, type PlannedSeat } from './plan';

/** What a preset sets. */
export interface Settings {
  options: Record<string, Value>;
  hints: boolean;
}

const USUAL: Preset = { name: 'usual', options: {}, hints: true, level: '', aloud: false };

/** The usual game first, then the presets of the box. */
export const presetsOf = (box: Box): Preset[] => [USUAL, ...box.presets];

export const presetTitle = ({ name }: Preset): string => lookUp(`preset.${name}`) || name;
export const presetHelp = (game: string, { name }: Preset): string =>
  lookUp(`${game}.preset.${name}`) || lookUp(`preset.${name}.help`);

/** The level of a preset's bots; the usual one if the game does not have it. */
export const levelOf = (box: Box, { level }: Preset): string =>
  box.levels.some(({ name }) => name === level) ? level : usualLevel(box.levels);

/** The options that presets set: not files, and not who begins. */
const presetOptions = (box: Box) => {
  const { common, rare } = offeredOptions(box);
  return [...common, ...rare].filter(({ file, choices }) => !file || choices.length > 0);
};

export const usualOptions = (box: Box): Record<string, Value> =>
  Object.fromEntries(box.options.map((option) => [option.name, option.default]));

/** The options after choosing a preset. */
export const optionsOf = (box: Box, preset: Preset, before: Record<string, Value>): Record<string, Value> => ({
  ...before,
  ...Object.fromEntries(presetOptions(box).map(({ name, default: usual }) => [name, preset.options[name] ?? usual])),
});

/** Do the settings match this preset? */
export function holds(box: Box, preset: Preset, { options, hints }: Settings, seats: readonly PlannedSeat[]): boolean {
  const level = levelOf(box, preset);
  return (
    hints === preset.hints &&
    presetOptions(box).every(({ name, default: usual }) => options[name] === (preset.options[name] ?? usual)) &&
    seats.every((seat) => seat.holder !== 'bot' || seat.level === level)
  );
}
