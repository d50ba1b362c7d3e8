// The colours of all pieces. The colours of everything else are in styles/tokens.css.

import { seatFigure } from './seats/seat_figures.svelte';

/** Every outline: dark brown, not black. */
export const INK = '#4a2c2a';
export const CREAM = '#fffaf0';
export const MUD = '#8b6b4a';
export const BLUSH = '#f2898b';
export const NIGHT = '#6d62b5';
export const MOONLIGHT = '#ffe08a';
export const GOLD = '#ffd24d';
export const LOVE = '#e5596a';
export const WATER = '#bfe6f8';
export const STRAW = '#d9b074';

export type SeatPattern = 'stripes' | 'dots' | 'checks' | 'hearts' | 'zigzag' | 'plain';
export type SeatShape = 'circle' | 'triangle' | 'square' | 'heart' | 'star' | 'diamond';

export interface SeatPaint {
  readonly id: string;
  readonly fill: string;
  /** Background of the seat's things. */
  readonly soft: string;
  /** Text on the soft background; `fill` has too little contrast. */
  readonly text: string;
  readonly pattern: SeatPattern;
  readonly badge: SeatShape;
}

/** Six seats. Colour, pattern and badge differ, so that each of them identifies a seat. */
export const SEATS: readonly SeatPaint[] = [
  { id: 'blueberry', fill: '#2f6fb3', soft: '#d6e6f7', text: '#1f4f86', pattern: 'stripes', badge: 'circle' },
  { id: 'tangerine', fill: '#e98a2b', soft: '#fde5c8', text: '#8a4708', pattern: 'dots', badge: 'triangle' },
  { id: 'fern', fill: '#178a6b', soft: '#cfeee2', text: '#0f6049', pattern: 'checks', badge: 'square' },
  { id: 'rose', fill: '#d672a5', soft: '#fbdfec', text: '#8d2f63', pattern: 'hearts', badge: 'heart' },
  { id: 'lemon', fill: '#f0cf45', soft: '#fdf3c4', text: '#6d5600', pattern: 'zigzag', badge: 'star' },
  { id: 'cocoa', fill: '#6d4c5f', soft: '#e6dae2', text: '#553a4a', pattern: 'plain', badge: 'diamond' },
];

/** The colours that people can choose in some games, by the names of the server. Those of one game differ in everything. */
const COLOURS: Readonly<Record<string, SeatPaint | undefined>> = {
  blue: SEATS[0],
  orange: SEATS[1],
  green: SEATS[2],
  pink: SEATS[3],
  yellow: SEATS[4],
  red: { id: 'strawberry', fill: '#cf3f45', soft: '#fbdcdc', text: '#8f1f28', pattern: 'hearts', badge: 'heart' },
  purple: { id: 'plum', fill: '#7b4ea3', soft: '#e9dcf4', text: '#55307a', pattern: 'checks', badge: 'square' },
};
export const COLOUR_NAMES = Object.keys(COLOURS);

export const colourPaint = (colour: string | undefined): SeatPaint | undefined => COLOURS[colour ?? ''];

/** In the colour that its person chose; otherwise a seat has that of its place. */
export function seatPaint(seat: number): SeatPaint {
  const paint = colourPaint(seatFigure(seat)) ?? SEATS[seat];
  if (!paint) throw new RangeError(`no seat ${seat}`);
  return paint;
}

/** For `style=`: a seat's colours as custom properties. */
export function seatVars(seat: number): string {
  const { fill, soft, text } = seatPaint(seat);
  return `--seat:${fill};--seat-soft:${soft};--seat-text:${text}`;
}

export const PETS = {
  dog: '#d99a5b',
  cat: '#8f8fa8',
  rabbit: '#f3d9d2',
  bird: '#f2c230',
  tortoise: '#7fb069',
  wild: '#b48bd0',
} as const;
/** Background of a card or chip with a pet. */
export const PET_TINTS = {
  dog: '#fae6cf',
  cat: '#e3e3ee',
  rabbit: '#fbe6e2',
  bird: '#fdf1c4',
  tortoise: '#e0efd8',
  wild: '#eaddf5',
} as const;
/** A card without a pet, the fold of a card, the frame that counts wilds, the flag of a last pick. */
export const PLAIN_TINT = '#f3ead6';
export const FOLD = '#d8c09a';
export const WILD_LINE = '#8455ad';
export const FLAG = '#8d84cf';
export const GEMS = { red: '#e2494f', green: '#2fa36b' } as const;
export const FOODS = { grasses: '#7fb64a', herbs: '#ee9a3a', roots: '#5b4653' } as const;
export const BABIES = {
  basilisk: '#3fa7a0',
  cerberus: '#7a5a86',
  manticore: '#f0b13e',
  orc: '#9cb84d',
  dragon: '#e8695f',
} as const;
export const GROUNDS = {
  sand: '#f2dfae',
  grass: '#cfdf9f',
  scrub: '#b9cf9a',
  clay: '#eac49b',
  stone: '#ddd6c8',
} as const;
/** The ground of the outback, and what stands on it. */
export const OUTBACK = {
  earth: '#b08a5c',
  seam: '#8f6540',
  tuft: '#8cab62',
  pebble: '#b9afa0',
  nest: '#a9794a',
  hollow: '#7d5636',
  hub: '#b98a5a',
  shuffled: '#efe2bf',
} as const;
/** The floors of the mansion's rooms: ground, pattern, and for some a second pattern. */
export const ROOM_FLOORS = {
  kitchen: ['#f3e3bf', '#e6cf9d'],
  hall: ['#e3bd8d', '#c99d69'],
  bathroom: ['#cfe6ee', '#a9cedb'],
  nursery: ['#f6d6d2', '#e9b0b4', '#f0c68b'],
  parlour: ['#d8cbe4', '#bda9d1'],
  washroom: ['#d5ead6', '#aed0b2'],
} as const;
export const WOOD = { frame: '#8a5a3a', wall: '#b98a63' } as const;
/** The grounds of the six places of the track. */
export const PLACES = ['#a9d8ea', '#b7d08c', '#d9c39a', '#f3dd8a', '#9fcfd0', '#c6b7dd'] as const;

/** The background of care tiles. */
export const CARE_TINTS = {
  bed: '#dfeaf8',
  play: '#efe3cf',
  improve: '#fbe1d8',
  diamond: '#eae3f6',
  doctor: '#e2efd8',
  want: '#e3ddf4',
} as const;
export const QUILTS = ['#7fa8d8', STRAW, '#b48bd0', '#7fb069', '#e98a8a'] as const;

export type PetKind = keyof typeof PETS;
export type GemColour = keyof typeof GEMS;
export type FoodKind = keyof typeof FOODS;
export type BabyKind = keyof typeof BABIES;

const channel = (hex: string, from: number): number => parseInt(hex.slice(from, from + 2), 16);
const byte = (n: number): string =>
  Math.round(Math.max(0, Math.min(255, n)))
    .toString(16)
    .padStart(2, '0');

/** Colour `a` with a share `t` of `b`. */
export function mix(a: string, b: string, t: number): string {
  const stirred = (from: number) => byte(channel(a, from) + (channel(b, from) - channel(a, from)) * t);
  return `#${stirred(1)}${stirred(3)}${stirred(5)}`;
}

/** The shade and the light of a colour: towards plum, and towards cream. */
export const shadeOf = (colour: string): string => mix(colour, '#5a2348', 0.2);
export const lightOf = (colour: string): string => mix(colour, '#fff6de', 0.5);
