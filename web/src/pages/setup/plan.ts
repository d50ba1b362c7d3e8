// The seats and options of a table before it is made.
import { CREATURES } from '../../art/creatures';
import { recall, remember } from '../../device/storage';
import { t } from '../../words';
import { levelName, usualLevel } from '../../table/seats/bot_levels';
import { freeName } from '../../table/seats/seat_names';
import { notNull } from '../../assert';
import type { Box, Conflict, Option, NewSeat, Value } from '../../border/protocol';

export interface PlannedSeat {
  /** Stays the same when seats are reordered. */
  key: number;
  /** Of the person; kept while the seat is a bot's. */
  name: string;
  creature: string;
  /** What was chosen to play with, such as a colour; empty for chance. */
  figure: string;
  holder: NewSeat['holder'];
  level: string;
  /** The name people gave the bot; empty for its own name. */
  nickname: string;
}

let keys = 0;

// Seats

/** The least number of seats from two on, or one if the game has only that; all are played here. */
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
  seats.push({ key: ++keys, name, creature, figure: '', holder: 'here', level, nickname: '' });
}

const usualCreature = (seat: number, free: readonly string[]): string =>
  [...CREATURES.slice(seat), ...CREATURES.slice(0, seat)].find((one) => free.includes(one)) ?? '';

/** The first person of this device, with the creature of last time. */
export function firstPerson(): { name: string; creature: string } {
  const seats: PlannedSeat[] = [];
  addSeat(seats, '');
  const { name, creature } = notNull(seats[0]);
  return { name, creature };
}

/** The name of a seat; empty for an open one. */
export function nameOf(seats: readonly PlannedSeat[], seat: number): string {
  const { holder, name, nickname } = notNull(seats[seat]);
  if (holder === 'open') return '';
  return holder === 'bot' ? nickname.trim() || botName(seats, seat) : name.trim();
}

/** The bot's own name, with a number if it is not the first of its level. */
export function botName(seats: readonly PlannedSeat[], seat: number): string {
  const people = seats.filter(({ holder }) => holder === 'here').map(({ name }) => name.trim());
  const before = seats.slice(0, seat).flatMap((one, i) => (one.holder === 'bot' ? [nameOf(seats, i)] : []));
  return freeName(levelName(notNull(seats[seat]).level), [...people, ...before]);
}

/** The creature of a person here. Bots have their own, and whoever comes by link chooses then. */
export const creatureOf = ({ holder, creature }: PlannedSeat): string => (holder === 'here' ? creature : '');

/** What a person here or a bot plays with; empty for chance. Whoever comes by link chooses then. */
export const figureOf = ({ holder, figure }: PlannedSeat): string => (holder === 'open' ? '' : figure);

/** What the other seats have of something, each with the name of its seat. */
export const takenBeside = (
  seats: readonly PlannedSeat[],
  seat: number,
  thingOf: (one: PlannedSeat) => string,
): Map<string, string> =>
  new Map(
    seats.flatMap((one, i) =>
      i !== seat && thingOf(one) ? [[thingOf(one), nameOf(seats, i) || t('seat', { n: i + 1 })] as const] : [],
    ),
  );

/** If another seat has the same, this one gets another creature, and its figure is left to chance. */
export function settleChoices(seats: PlannedSeat[], seat: number): void {
  const wanted = notNull(seats[seat]);
  const taken = takenBeside(seats, seat, creatureOf);
  const free = CREATURES.filter((one) => !taken.has(one));
  if (taken.has(creatureOf(wanted))) wanted.creature = usualCreature(seat, free);
  if (takenBeside(seats, seat, figureOf).has(figureOf(wanted))) wanted.figure = '';
}

/** What the server gets. A bot that nobody named has no name there: every reader calls it in their own language. */
export const wishes = (seats: readonly PlannedSeat[]): NewSeat[] =>
  seats.map(({ holder, level, nickname, creature, figure }, seat) => ({
    name: holder === 'bot' ? nickname.trim() : nameOf(seats, seat),
    holder,
    ...(holder === 'bot' ? { level } : {}),
    ...(holder === 'here' ? { creature } : {}),
    ...(holder !== 'open' && figure ? { figure } : {}),
  }));

// Options

/** The options of the box without who begins and the practice: those shown at once, and those that are folded. */
export function offeredOptions(box: Box): { common: Option[]; rare: Option[] } {
  const options = box.options.filter(({ seats, warm_up }) => !seats && !warm_up);
  return { common: options.filter(({ rare }) => !rare), rare: options.filter(({ rare }) => rare) };
}

/** Does the option matter for this number of players and the other options? */
export const matters = ({ players, when }: Option, options: Record<string, Value>, count: number): boolean =>
  (!players.length || players.includes(count)) &&
  Object.entries(when).every(([name, value]) => options[name] === value);

/** The chosen values of options that matter, and the defaults of the others. */
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

/** The conflicts among the chosen options. */
export const clashes = (box: Box, options: Record<string, Value>): Conflict[] =>
  box.conflicts.filter(({ when }) => Object.entries(when).every(([name, value]) => options[name] === value));

/** Who begins after a seat was removed: the same person, or the default if it was their seat. */
export function startWithout(seat: number, start: Value, usual: Value): Value {
  if (start === seat) return usual;
  return typeof start === 'number' && start > seat ? start - 1 : start;
}

/** Who begins after a seat was moved: the same person. */
export function startMoved(from: number, to: number, start: Value): Value {
  if (typeof start !== 'number') return start;
  if (start === from) return to;
  if (from < start && start <= to) return start - 1;
  return to <= start && start < from ? start + 1 : start;
}

// The people who play at this device

/** Their names, newest first, each with its last creature. */
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
