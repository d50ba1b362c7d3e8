// What hangs in the gallery: families of pictures, each loaded when it is looked at.
import type { Drawing } from '../art/drawing';

export interface Exhibit {
  name: string;
  art: Drawing;
}

export interface Family {
  id: string;
  title: string;
  /** Creatures have moods; things do not. */
  alive: boolean;
  load: () => Promise<Exhibit[]>;
}

export const FAMILIES: readonly Family[] = [
  {
    id: 'bedtime',
    title: 'Bedtime monsters',
    alive: true,
    load: async () => {
      const { BEDTIME_IDS, bedtimeMonster, bedtimeName } = await import('../art/monsters/bedtime');
      return BEDTIME_IDS.map((id) => ({ name: bedtimeName(id), art: bedtimeMonster(id) }));
    },
  },
  {
    id: 'toys',
    title: 'Toys',
    alive: true,
    load: async () => {
      const { TOY_IDS, toy, toyName } = await import('../art/toys/toys');
      return TOY_IDS.map((id) => ({ name: toyName(id), art: toy(id) }));
    },
  },
  {
    id: 'bedroom',
    title: 'Bedroom',
    alive: false,
    load: async () => {
      const { bubble, closet, moon, nightWindow, sleeper, tileBack, tileFront } = await import('../art/things/bedroom');
      return [
        { name: 'closet', art: closet() },
        { name: 'open closet', art: closet(true) },
        { name: 'sleeper', art: sleeper() },
        { name: 'tile back', art: tileBack() },
        { name: 'tile', art: tileFront() },
        { name: 'expert tile', art: tileFront(true) },
        { name: 'calm night', art: nightWindow(false) },
        { name: 'awake night', art: nightWindow(true) },
        { name: 'bubble', art: bubble() },
        { name: 'moon', art: moon() },
      ];
    },
  },
  {
    id: 'seats',
    title: 'Seats',
    alive: false,
    load: async () => {
      const { seatBadge } = await import('../art/things/seats');
      const { SEATS } = await import('../art/palette');
      return SEATS.map(({ id }, seat) => ({ name: id, art: seatBadge(seat) }));
    },
  },
];
