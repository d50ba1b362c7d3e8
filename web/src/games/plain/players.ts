// The players that a text names.
import type { Arg, Text } from '../../words/translate';

/** The seats of all players that it names. */
function seatsIn(value: Arg | undefined): number[] {
  if (typeof value !== 'object') return [];
  if (!('key' in value)) return value.flatMap(seatsIn);
  return value.key === 'player' ? [Number(value.args.seat)] : Object.values(value.args).flatMap(seatsIn);
}

/** The seat of the only player in a text; null if it names none, or several. */
export function onlySeatIn(text: Text): number | null {
  const [first, ...others] = new Set(seatsIn(text));
  return first === undefined || others.length > 0 ? null : first;
}
