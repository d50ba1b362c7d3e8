// The seats and options somebody is putting together, before there is a table.
import { recall, remember } from '../../storage';
import { t } from '../../words';
import { usualLevel } from '../../table/levels';
import type { Box, Conflict, Option, SeatPlan, Value } from '../../border/protocol';

export interface Wanted {
  /** The same for as long as the chair is on the page. */
  key: number;
  name: string;
  holder: SeatPlan['holder'];
  level: string;
}

let keys = 0;

/** As many as usually play: two people here, or one where one is enough and the rest would be bots. */
export function firstSeats(box: Box): Wanted[] {
  const count = box.players.find((n) => n >= 2) ?? box.players[0] ?? 1;
  const seats: Wanted[] = [];
  for (let i = 0; i < count; i++) addSeat(seats, box);
  return seats;
}

export function addSeat(seats: Wanted[], box: Box): void {
  const names = [...rememberedNames(), ...t('set-up.names').split(', ')];
  const name = names.find((one) => seats.every((seat) => seat.name !== one)) ?? '';
  seats.push({ key: ++keys, name, holder: 'here', level: usualLevel(box.levels) });
}

/** Does the option matter for so many players, with what else is chosen? */
export const matters = ({ players, when }: Option, options: Record<string, Value>, count: number): boolean =>
  (!players.length || players.includes(count)) &&
  Object.entries(when).every(([name, value]) => options[name] === value);

/** What is chosen where it matters; everything else is as usual. */
export const settled = (box: Pick<Box, 'options'>, options: Record<string, Value>, count: number): Record<string, Value> =>
  Object.fromEntries(
    box.options.map((option) => [
      option.name,
      matters(option, options, count) ? (options[option.name] ?? option.default) : option.default,
    ]),
  );

/** Which combinations that do not go together have been chosen. */
export const clashes = (box: Box, options: Record<string, Value>): Conflict[] =>
  box.conflicts.filter(({ when }) => Object.entries(when).every(([name, value]) => options[name] === value));

/** Who begins once a seat has been taken away: the same person, or the usual one if it was theirs. */
export function startWithout(seat: number, start: Value, usual: Value): Value {
  if (start === seat) return usual;
  return typeof start === 'number' && start > seat ? start - 1 : start;
}

export const wishes = (seats: Wanted[]): SeatPlan[] =>
  seats.map(({ name, holder, level }) => ({ name: name.trim(), holder, ...(holder === 'bot' ? { level } : {}) }));

const rememberedNames = (): string[] => (recall('names') ?? '').split('\n').filter(Boolean);

export function rememberNames(seats: Wanted[]): void {
  remember(
    'names',
    seats
      .filter(({ holder }) => holder === 'here')
      .map(({ name }) => name.trim())
      .join('\n'),
  );
}
