// The backend for a server: HTTP requests, and a WebSocket for every table.
import { API, socketAddress } from '../border/constants';
import type { Backend, OpenTransport } from './backend';

export const serverBackend: Backend = {
  network: true,
  guests: true,
  saveCopy: () => Promise.resolve(), // somebody can hand a link for the seat to a device that lost its token
  request: (path, init) => fetch(API + path, init),
  transportTo: (table) =>
    socketTo(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${API}${socketAddress(table)}`),
};

export const socketTo =
  (address: string): OpenTransport =>
  (listener) => {
    const socket = new WebSocket(address);
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => listener.received(data);
    socket.onclose = () => listener.closed();
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(1000),
    };
  };
