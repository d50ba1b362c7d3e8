// The seats and options somebody is putting together, before there is a table.
import { CREATURES } from '../../art/creatures';
import { recall, remember } from '../../device/storage';
import { t } from '../../words';
import { levelName, usualLevel } from '../../table/seats/bot_levels';
import { freeName } from '../../table/seats/seat_names';
import { notNull } from '../../assert';
import type { Box, Conflict, Option, SeatPlan, Value } from '../../border/protocol';

export interface PlannedSeat {
  /** The same for as long as the chair is on the page. */
  key: number;
  /** Of the person; it stays while the chair is a bot's for a moment. */
  name: string;
  creature: string;
  holder: SeatPlan['holder'];
  level: string;
  /** What people call the bot; empty: by its own name. */
  nickname: string;
}

let keys = 0;

// Seats

/** As many as usually play: two people here, or one where one is enough and the rest would be bots. */
export function firstSeats(box: Box): PlannedSeat[] {
  const count = box.players.find((n) => n >= 2) ?? box.players[0] ?? 1;
  const seats: PlannedSeat[] = [];
  for (let i = 0; i < count; i++) addSeat(seats, usualLevel(box.levels));
  return seats;
}

export function addSeat(seats: PlannedSeat[], level: string): void {
  const known = knownPeople();
  const names = [...known.keys(), ...t('set-up.names').split(', ')];
  const name = names.find((one) => seats.every((seat) => seat.name !== one)) ?? '';
  const free = CREATURES.filter((one) => seats.every(({ creature }) => creature !== one));
  const creature = free.find((one) => one === known.get(name)) ?? usualCreature(seats.length, free);
  seats.push({ key: ++keys, name, creature, holder: 'here', level, nickname: '' });
}

const usualCreature = (seat: number, free: readonly string[]): string =>
  [...CREATURES.slice(seat), ...CREATURES.slice(0, seat)].find((one) => free.includes(one)) ?? '';

/** Whoever sits down first at this device, as last time. */
export function firstPerson(): { name: string; creature: string } {
  const seats: PlannedSeat[] = [];
  addSeat(seats, '');
  const { name, creature } = notNull(seats[0]);
  return { name, creature };
}

/** What a seat will be called; an open one has no name yet. */
export function nameOf(seats: readonly PlannedSeat[], seat: number): string {
  const { holder, name, nickname } = notNull(seats[seat]);
  if (holder === 'open') return '';
  return holder === 'bot' ? nickname.trim() || botName(seats, seat) : name.trim();
}

/** The bot's own name, numbered if it is not the first of its kind. */
export function botName(seats: readonly PlannedSeat[], seat: number): string {
  const people = seats.filter(({ holder }) => holder === 'here').map(({ name }) => name.trim());
  const before = seats.slice(0, seat).flatMap((one, i) => (one.holder === 'bot' ? [nameOf(seats, i)] : []));
  return freeName(levelName(notNull(seats[seat]).level), [...people, ...before]);
}

/** Which creatures are other people's, and whose. */
export const takenBeside = (seats: readonly PlannedSeat[], seat: number): Map<string, string> =>
  new Map(
    seats.flatMap(({ holder, creature, name }, i) =>
      i !== seat && holder === 'here' ? [[creature, name.trim() || t('seat', { n: i + 1 })] as const] : [],
    ),
  );

/** Whoever plays here is a creature of their own, also after a chair was somebody else's for a while. */
export function settleCreature(seats: PlannedSeat[], seat: number): void {
  const wanted = notNull(seats[seat]);
  const taken = takenBeside(seats, seat);
  if (taken.has(wanted.creature))
    wanted.creature = usualCreature(
      seat,
      CREATURES.filter((one) => !taken.has(one)),
    );
}

export const wishes = (seats: readonly PlannedSeat[]): SeatPlan[] =>
  seats.map(({ holder, level, creature }, seat) => ({
    name: nameOf(seats, seat),
    holder,
    ...(holder === 'bot' ? { level } : {}),
    ...(holder === 'here' ? { creature } : {}),
  }));

// Options

/** The options of the box, apart from who begins and a practice before the game: those to see at once, and those that are folded away. */
export function offeredOptions(box: Box): { common: Option[]; rare: Option[] } {
  const options = box.options.filter(({ seats, warm_up }) => !seats && !warm_up);
  return { common: options.filter(({ rare }) => !rare), rare: options.filter(({ rare }) => rare) };
}

/** Does the option matter for so many players, with what else is chosen? */
export const matters = ({ players, when }: Option, options: Record<string, Value>, count: number): boolean =>
  (!players.length || players.includes(count)) &&
  Object.entries(when).every(([name, value]) => options[name] === value);

/** What is chosen where it matters; everything else is as usual. */
export const settledOptions = (
  box: Pick<Box, 'options'>,
  options: Record<string, Value>,
  count: number,
): Record<string, Value> =>
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

/** Who begins once somebody has moved to another seat: the same person. */
export function startMoved(from: number, to: number, start: Value): Value {
  if (typeof start !== 'number') return start;
  if (start === from) return to;
  if (from < start && start <= to) return start - 1;
  return to <= start && start < from ? start + 1 : start;
}

// What this device remembers of the people who play at it

/** Their names, newest first, each with the creature it was last. */
function knownPeople(): Map<string, string> {
  const names = (recall('names') ?? '').split('\n');
  const creatures = (recall('creatures') ?? '').split('\n');
  return new Map(names.map((name, i) => [name, creatures[i] ?? ''] as const).filter(([name]) => name));
}

export function rememberPeople(seats: readonly PlannedSeat[]): void {
  const people = seats.filter(({ holder }) => holder === 'here');
  remember('names', people.map(({ name }) => name.trim()).join('\n'));
  remember('creatures', people.map(({ creature }) => creature).join('\n'));
}
