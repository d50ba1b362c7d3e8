// The names of the seats.
import type { SeatSeen } from '../../border/protocol';
import { t } from '../../words';
import { levelName } from './bot_levels';

/** A person without a name is called by the seat number, a bot by its level, with a number if it is not the first. */
export function namedSeats(seats: readonly SeatSeen[]): SeatSeen[] {
  const taken = seats.map(({ name }) => name);
  return seats.map((seat) => {
    if (seat.name || seat.kind === 'open') return seat;
    const name = freeName(calledBy(seat), taken);
    taken.push(name);
    return { ...seat, name };
  });
}

/** Fox, Fox 2, Fox 3: the first of them that is not taken. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const numbered = n === 1 ? name : t('set-up.another', { name, n });
    if (!taken.includes(numbered)) return numbered;
  }
}

const calledBy = ({ kind, level, seat }: SeatSeen): string =>
  kind === 'bot' ? levelName(level) : t('seat', { n: seat + 1 });
