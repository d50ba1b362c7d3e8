// After the end: who would like to play again, and what this device can do about it.
import type { SeatSeen, TableSeen } from '../../border/protocol';

/** The part of a frame that matters here. */
export interface RoundSeen {
  over: boolean;
  table: Pick<TableSeen, 'round' | 'rematch'> & { seats: readonly SeatSeen[] };
}

export type RematchStage =
  /** Nobody has offered one. */
  | 'none'
  /** This device would like to; others have not answered. */
  | 'asking'
  /** Somebody else would like to, and this device has not answered. */
  | 'asked'
  /** The others have begun, and this device still looks at the end. */
  | 'begun';

export interface RematchSide {
  stage: RematchStage;
  /** May this device say yes? Only with a seat. */
  may: boolean;
  /** Seats whose people would like to play again, and seats of people who have not answered. */
  wanting: number[];
  waiting: number[];
  /** Seats of this device that a bot plays in the game that has begun. */
  standIns: number[];
}

export function rematchSide({ table }: RoundSeen, begun: RoundSeen | null): RematchSide {
  const { wanting = [], waiting = [] } = table.rematch ?? {};
  const isHere = (seat: number) => table.seats[seat]?.here === true;
  const standIns = begun?.table.seats.filter((seat) => seat.may_take_back).map(({ seat }) => seat) ?? [];
  const stage = begun ? 'begun' : wanting.some(isHere) ? 'asking' : wanting.length ? 'asked' : 'none';
  return { stage, may: table.seats.some(({ here }) => here), wanting, waiting, standIns };
}

/** Does this device stay at the end while the others begin the next game? All who wanted it have a seat there. */
export const staysAtTheEnd = (ended: RoundSeen | null, next: RoundSeen): boolean =>
  ended !== null && ended.over && next.table.round > ended.table.round && next.table.seats.every(({ here }) => !here);
