// The words on the board of Wombat Rescue.
import type { FoodKind } from '../../art/palette';
import type { CardId, Stop, Way } from '../../border/wombat_rescue';

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const foods: Record<FoodKind, string> = {
  grasses: 'grasses, worth 1',
  herbs: 'herbs, worth 2',
  roots: 'roots, worth 3',
};
export const cards: Record<CardId, { name: string; does: string }> = {
  'run-home': { name: 'Run home', does: 'You are at home at once, with the baby in your pouch.' },
  'hold-it-in': { name: 'Hold it in', does: 'The set in your hindgut stays there this turn.' },
  scamper: { name: 'Scamper', does: 'Go one space in any direction, with or without smell.' },
  'high-fibre': { name: 'High fibre', does: 'Your furthest set becomes a cube here and now.' },
};
const ways: Record<Way, string> = {
  NW: 'north-west',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  SE: 'south-east',
};
export const stops: Record<Exclude<Stop, ''>, string> = {
  food: 'food ends the run',
  cube: 'a foreign cube ends the run',
  baby: 'a baby ends the run',
  dingo: 'the dingo is there',
  home: 'home ends the run',
  edge: 'the board ends',
  outside: 'your smell ends',
  boulder: 'a boulder lies behind',
  lead: 'a wombat is in the way',
  'push-limit': 'no more pushing',
  'pushed-stop': 'the pushed wombat is stopped',
};

export const words = {
  babies: (names: string[]) => `lost: ${names.join(', ')}`,
  cubes: (n: number, name: string) => `${count(n, 'cube')} of ${name}`,
  smell: (names: string[]) => `smells of ${names.join(', ')}`,
  inReach: (steps: number) => `the dingo could be here after ${count(steps, 'step')}`,
  eats: (kind: FoodKind) => `You eat ${foods[kind]}.`,

  tummy: (name: string | null) => (name === null ? 'Your tummy' : `${name}’s tummy`),
  track: ['mouth', 'belly', 'midgut', 'hindgut'],
  supply: (n: number) => `${count(n, 'cube')} left`,
  dingoOf: (name: string | null) => (name === null ? 'You have the dingo' : `${name} has the dingo`),
  shows: (two: Way[]) => two.map((way) => ways[way]).join(' or '),
};
