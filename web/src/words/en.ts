// All words of the shell, in English. A board's own words are in `en/<game>.ts`, loaded with the board.
import type { Phrase } from '../border/protocol';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en = {
  shelf: {
    players: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    playersLong: (from: number, to: number) => (from === to ? `${from} players` : `${from} to ${to} players`),
    with: (names: string[]) => (names.length ? ` with ${list.format(names)}` : ''),
  },

  setUp: {
    defaultNames: ['Mia', 'Jonas', 'Lena', 'Opa', 'Oma', 'Sam'],
    only: (title: string, players: number[]) => `${title} is for ${list.format(players.map(String))} players.`,
  },

  undo: {
    waiting: (names: string[]) => `Waiting for ${list.format(names)} to agree.`,
  },

  seat: {
    title: (name: string) => name,
  },

  end: {
    won: (names: string[]) => `${list.format(names)} ${names.length === 1 ? 'wins' : 'win'}!`,
    honour: (title: string, names: string[], reason: string) => `${title}: ${list.format(names)}, with ${reason}`,
  },
};
