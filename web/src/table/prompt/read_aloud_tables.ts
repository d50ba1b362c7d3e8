// Tables for children who cannot read yet.
import type { Box, Value } from '../../border/protocol';

/** Do the options match a preset that is read aloud? */
export const isReadAloud = ({ presets }: Pick<Box, 'presets'>, options: Record<string, Value>): boolean =>
  presets.some(
    (preset) => preset.aloud && Object.entries(preset.options).every(([name, value]) => options[name] === value),
  );
