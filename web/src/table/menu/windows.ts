// The dialogs of a table, and which of them the menu offers.
import type { Frame } from '../../border/protocol';

const WINDOWS = [
  'menu',
  'invite',
  'door',
  'phrases',
  'log',
  'described',
  'shuffle',
  'name',
  'bell',
  'clock',
  'leave',
  'save',
  'take',
  'forget',
] as const;
export type TableWindow = (typeof WINDOWS)[number];

interface Circumstances {
  frame: Frame;
  /** Can other devices join this table? */
  guests: boolean;
  /** Does this device know a link to the table? */
  hasLink: boolean;
  /** Can this device be told that it is its turn? */
  notices: boolean;
  /** Is it a game in real time? */
  realTime: boolean;
}

export function windowsInMenu({ frame, guests, hasLink, notices, realTime }: Circumstances): ReadonlySet<TableWindow> {
  const { table } = frame;
  const seated = frame.mine.length > 0;
  const mayChange = seated || table.opened_here;
  /** Can it be played over days? Not a lesson. */
  /** A record has every secret: before the end only whoever has all people at their device may keep it. */
  const maySave = frame.over || (seated && table.seats.every(({ kind, here }) => kind !== 'person' || here));
  const slow = !realTime && !table.lesson;
  const offers: Readonly<Partial<Record<TableWindow, boolean>>> = {
    described: true,
    shuffle: table.seed.seed === null,
    invite: guests && (mayChange || hasLink),
    door: guests && table.opened_here,
    phrases: guests && seated,
    name: mayChange,
    bell: guests && seated && slow && notices,
    clock: guests && mayChange && slow,
    leave: guests, // nobody else could sit down
    save: table.phase !== 'gathering' && maySave,
    take: table.phase !== 'gathering',
    forget: table.forget.may,
  };
  return new Set(WINDOWS.filter((window) => offers[window]));
}
