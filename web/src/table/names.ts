// What people and bots at the table are called.
import type { SeatSeen } from '../border/protocol';
import { t } from '../words';
import { levelName } from './levels';

/** Who has no name is called by the seat; a bot by its level. */
export const named = (seats: readonly SeatSeen[]): SeatSeen[] =>
  seats.map((seat) => (seat.name || seat.kind === 'open' ? seat : { ...seat, name: calledBy(seat) }));

const calledBy = ({ kind, level, seat }: SeatSeen): string =>
  kind === 'bot' ? levelName(level) : t('seat', { n: seat + 1 });
