// A seat where there is no table: in a replay, a worked example, a puzzle.
import type { SeatSeen } from '../../border/protocol';

export function standInSeat(seat: number, name: string, creature: string): SeatSeen {
  return {
    seat,
    name,
    kind: 'person',
    level: '',
    creature,
    figure: '',
    here: false,
    device: null,
    connected: true,
    stands_in_for: null,
    may_claim: false,
    may_take_back: false,
    may_hand_to_bot: false,
    may_free: false,
    may_win_back: false,
    offer: null,
  };
}
