// People who are not connected and for whom the table waits.
import type { SeatSeen, TableSeen } from '../../border/protocol';

type Who = Pick<SeatSeen, 'seat' | 'kind' | 'here' | 'connected'>;
interface Waiting {
  phase: TableSeen['phase'];
  seats: readonly Who[];
  undo: { asked: { waiting: readonly number[] } | null };
}

export const isAbsent = ({ kind, here, connected }: Who): boolean => kind === 'person' && !here && !connected;

/** The first absent seat that the table waits for: to act, or to answer an undo request. */
export function waitedFor({ phase, seats, undo }: Waiting, actor: number | null): number | null {
  if (phase !== 'playing') return null;
  const awaited = undo.asked ? undo.asked.waiting : [actor];
  return seats.find((one) => awaited.includes(one.seat) && isAbsent(one))?.seat ?? null;
}
