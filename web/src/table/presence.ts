// Updates who is connected, which the server sends between frames.
import type { PresenceAnswer, TableSeen } from '../border/protocol';

export const withPresence = (
  table: TableSeen,
  { connected, may_hand_to_bot, may_win_back, here, onlookers }: PresenceAnswer,
): TableSeen => ({
  ...table,
  onlookers,
  seats: table.seats.map((seat, i) => ({
    ...seat,
    connected: connected[i] ?? seat.connected,
    may_hand_to_bot: may_hand_to_bot[i] ?? seat.may_hand_to_bot,
    may_win_back: may_win_back[i] ?? seat.may_win_back,
  })),
  devices: table.devices.map((one) => ({ ...one, connected: here.includes(one.device) })),
});
