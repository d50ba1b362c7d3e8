// Which tables are for those who cannot read yet.
import type { Box, Value } from '../../border/protocol';

/** Has the table been set as one of the box's presets that are read aloud? */
export const isReadAloud = ({ presets }: Pick<Box, 'presets'>, options: Record<string, Value>): boolean =>
  presets.some(
    (preset) => preset.aloud && Object.entries(preset.options).every(([name, value]) => options[name] === value),
  );
