// The question whether a move may be taken back. Who must answer it reads and hears it in the prompt, the others as a notice.
import type { Event, Frame, TableSeen } from '../../border/protocol';

/** Is it asked of a seat of this device? Also of one that a bot plays while its person is away. */
export const isAskedHere = ({ undo, seats }: Pick<TableSeen, 'undo' | 'seats'>): boolean =>
  undo.asked?.waiting.some((seat) => seats[seat]?.here || seats[seat]?.may_take_back) ?? false;

/** The notices to announce: what the prompt asks is said there. */
export const noticesOf = ({
  notices,
  table,
}: Pick<Frame, 'notices'> & { table: Pick<TableSeen, 'undo' | 'seats'> }): Event[] =>
  isAskedHere(table) ? notices.filter(({ kind }) => kind !== 'undo-asked') : notices;
