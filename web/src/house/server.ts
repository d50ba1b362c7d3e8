// The house of a server: requests, and a socket for every table.
import type { House, OpenWire } from './house';

export const serverHouse: House = {
  guests: true,
  request: (path, init) => fetch(`/api${path}`, init),
  wireTo: (table) =>
    socketTo(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
    ),
};

export const socketTo =
  (address: string): OpenWire =>
  (ears) => {
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => ears.heard(data);
    socket.onclose = () => ears.closed();
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(1000),
    };
  };
