// Tables for children who cannot read yet.
import type { Box, Value } from '../../border/protocol';

/** The age at which children read a sentence by themselves. */
const READERS = 8;

/** Is the game also for children who do not read yet? Its ages are printed as “4+” or “4–10”. */
export const isForNonReaders = ({ ages }: Pick<Box, 'ages'>): boolean => Number.parseInt(ages, 10) < READERS;

/** Do the options match a preset that is read aloud? */
export const isReadAloud = ({ presets }: Pick<Box, 'presets'>, options: Record<string, Value>): boolean =>
  presets.some(
    (preset) => preset.aloud && Object.entries(preset.options).every(([name, value]) => options[name] === value),
  );
