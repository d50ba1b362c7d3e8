// What hangs in the gallery: families of pictures, each loaded when it is looked at.
import type { Level } from '../art/babies/baby';
import type { Drawing } from '../art/drawing';
import { STRAW } from '../art/palette';
import type { GameName } from '../border/games';
import { inTurn } from '../sure';
import type { PlainKey } from '../words';

export interface Exhibit {
  name: string;
  /** What a game calls it; without it, it is shown with its name here. */
  called?: PlainKey;
  art: Drawing;
}

export interface Family {
  id: string;
  title: string;
  /** Creatures have moods; things do not. */
  alive: boolean;
  /** Whose words call them by name. */
  game?: GameName;
  load: () => Promise<Exhibit[]>;
}

const MIXES: readonly (readonly [Level, Level, Level])[] = [[4, 1, 2], [1, 4, 3], [2, 3, 1], [3, 2, 4], [4, 3, 1]]; // prettier-ignore

export const FAMILIES: readonly Family[] = [
  {
    id: 'bedtime',
    title: 'Bedtime monsters',
    alive: true,
    game: 'monster-chase',
    load: async () => {
      const { BEDTIME_IDS, bedtimeMonster } = await import('../art/monsters/bedtime');
      return BEDTIME_IDS.map((id) => ({ name: id, called: `monster-chase.name.${id}`, art: bedtimeMonster(id) }));
    },
  },
  {
    id: 'toys',
    title: 'Toys',
    alive: true,
    game: 'monster-chase',
    load: async () => {
      const { TOY_IDS, toy } = await import('../art/toys/toys');
      return TOY_IDS.map((id) => ({ name: id, called: `monster-chase.toy.${id}`, art: toy(id) }));
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
    id: 'babies',
    title: 'Babies',
    alive: true,
    load: async () => {
      const { BABY_KINDS, LEVELS, baby } = await import('../art/babies/baby');
      const even = BABY_KINDS.flatMap((kind) =>
        LEVELS.map((level) => ({ name: `${kind} ${level}`, art: baby(kind, level, level, level) })),
      );
      const mixed = BABY_KINDS.map((kind, i) => {
        const [head, torso, legs] = inTurn(MIXES, i);
        return { name: `${kind} ${head}·${torso}·${legs}`, art: baby(kind, head, torso, legs) };
      });
      return [...even, ...mixed];
    },
  },
  {
    id: 'parts',
    title: 'Parts of babies',
    alive: false,
    load: async () => {
      const { BABY_KINDS, BABY_PARTS, LEVELS, babyPart } = await import('../art/babies/baby');
      const alone = (kind: (typeof BABY_KINDS)[number], part: (typeof BABY_PARTS)[number]) =>
        LEVELS.map((level) => ({ name: `${kind}: ${part} ${level}`, art: babyPart(kind, part, level) }));
      return BABY_KINDS.flatMap((kind) => BABY_PARTS.flatMap((part) => alone(kind, part)));
    },
  },
  {
    id: 'nursery',
    title: 'Nursery',
    alive: false,
    load: async () => {
      const { barrier, bed, coin, dream, gem, healer, heart, ladder, linkedHeart, soap, star } =
        await import('../art/things/nursery');
      return [
        { name: 'red gem', art: gem('red') },
        { name: 'green gem', art: gem('green') },
        { name: 'bed', art: bed() },
        { name: 'straw bed', art: bed(STRAW) },
        { name: 'one rung', art: ladder(1) },
        { name: 'two rungs', art: ladder(2) },
        { name: 'ladder', art: ladder() },
        { name: 'healer', art: healer() },
        { name: 'heart', art: heart() },
        { name: 'empty heart', art: heart(false) },
        { name: 'heart with red gem', art: linkedHeart('red') },
        { name: 'heart with green gem', art: linkedHeart('green') },
        { name: 'star', art: star() },
        { name: 'star to come', art: star(false) },
        { name: 'soap', art: soap() },
        { name: 'dream', art: dream() },
        { name: 'forbidden path', art: barrier() },
        { name: 'coin', art: coin() },
      ];
    },
  },
  {
    id: 'pets',
    title: 'Pets',
    alive: true,
    load: async () => {
      const { PET_KINDS, pet } = await import('../art/animals/pets');
      return PET_KINDS.map((kind) => ({ name: kind, art: pet(kind) }));
    },
  },
  {
    id: 'shelter',
    title: 'Shelter',
    alive: false,
    load: async () => {
      const { cardBack, meeple, paw } = await import('../art/things/shelter');
      return [
        ...[0, 1, 2, 3].map((seat) => ({ name: `meeple ${seat + 1}`, art: meeple(seat) })),
        { name: 'paw', art: paw() },
        { name: 'card back', art: cardBack() },
        { name: 'secret card', art: cardBack(true) },
      ];
    },
  },
  {
    id: 'outback',
    title: 'Wombats and dingo',
    alive: true,
    load: async () => {
      const { dingo, joey, wombat } = await import('../art/animals/outback');
      const { SEATS } = await import('../art/palette');
      const four = SEATS.slice(0, 4);
      return [
        ...four.map(({ id }, seat) => ({ name: `${id} wombat`, art: wombat(seat) })),
        ...four.map(({ id }, seat) => ({ name: `${id} joey`, art: joey(seat) })),
        { name: 'dingo', art: dingo() },
      ];
    },
  },
  {
    id: 'bush',
    title: 'Outback',
    alive: false,
    load: async () => {
      const { boulder, burrow, den, DIE_FACES, dropping, food, pawDie } = await import('../art/things/outback');
      const { SEATS } = await import('../art/palette');
      return [
        { name: 'grasses, worth 1', art: food('grasses') },
        { name: 'herbs, worth 2', art: food('herbs') },
        { name: 'roots, worth 3', art: food('roots') },
        { name: 'home burrow', art: burrow() },
        ...SEATS.slice(0, 4).map(({ id }, seat) => ({ name: `${id} dropping`, art: dropping(seat) })),
        { name: 'boulder', art: boulder() },
        { name: 'den', art: den() },
        ...DIE_FACES.map((steps) => ({ name: `die: ${steps}`, art: pawDie(steps) })),
      ];
    },
  },
  {
    id: 'mansion',
    title: 'Mansion monsters',
    alive: true,
    game: 'monster-falle',
    load: async () => {
      const { SACK_IDS, sack, sackMonster } = await import('../art/monsters/sack');
      return [
        ...SACK_IDS.map((id) => ({ name: id, called: `monster-falle.monster.${id}` as const, art: sackMonster(id) })),
        { name: 'the sack', art: sack() },
      ];
    },
  },
  {
    id: 'furniture',
    title: 'Mansion',
    alive: false,
    load: async () => {
      const { FURNITURE_NAMES, furniture, hourglass, missionBack, trap } = await import('../art/things/mansion');
      return [
        ...FURNITURE_NAMES.map((name) => ({ name, art: furniture(name) })),
        { name: 'the trap', art: trap() },
        ...[1, 0.6, 0].map((left) => ({ name: `sand ${left * 100} %`, art: hourglass(left) })),
        { name: 'mission card', art: missionBack() },
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
