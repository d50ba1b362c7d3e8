// What people and bots at the table are called.
import type { SeatSeen } from '../border/protocol';
import { levelName } from './levels';

/** A bot that nobody gave a name is called by its level. */
export const named = (seats: readonly SeatSeen[]): SeatSeen[] =>
  seats.map((seat) => (seat.name || seat.kind !== 'bot' ? seat : { ...seat, name: levelName(seat.level) }));
