// What hangs in the gallery: families of pictures, each loaded when it is looked at.
import type { Level } from '../art/babies/baby';
import type { Drawing } from '../art/drawing';
import { STRAW } from '../art/palette';
import type { GameName } from '../border/games';
import { inTurn } from '../sure';
import type { PlainKey } from '../words';

export interface Exhibit {
  art: Drawing;
  /** What its game calls it; things and variants have no name of their own. */
  called?: PlainKey;
}

interface Hanging {
  id: string;
  /** Creatures have moods; things do not. */
  alive: boolean;
  /** Whose words call them by name. */
  game?: GameName;
  load: () => Promise<Exhibit[]>;
}

const MIXES: readonly (readonly [Level, Level, Level])[] = [[4, 1, 2], [1, 4, 3], [2, 3, 1], [3, 2, 4], [4, 3, 1]]; // prettier-ignore

const unnamed = (pictures: readonly Drawing[]): Exhibit[] => pictures.map((art) => ({ art }));

export const FAMILIES = [
  {
    id: 'bedtime',
    alive: true,
    game: 'monster-chase',
    load: async () => {
      const { BEDTIME_IDS, bedtimeMonster } = await import('../art/monsters/bedtime');
      return BEDTIME_IDS.map((id) => ({ art: bedtimeMonster(id), called: `monster-chase.name.${id}` as const }));
    },
  },
  {
    id: 'toys',
    alive: true,
    game: 'monster-chase',
    load: async () => {
      const { TOY_IDS, toy } = await import('../art/toys/toys');
      return TOY_IDS.map((id) => ({ art: toy(id), called: `monster-chase.toy.${id}` as const }));
    },
  },
  {
    id: 'bedroom',
    alive: false,
    load: async () => {
      const { bubble, closet, moon, nightWindow, sleeper, tileBack, tileFront } = await import('../art/things/bedroom');
      return unnamed([
        closet(),
        closet(true),
        sleeper(),
        tileBack(),
        tileFront(),
        tileFront(true),
        nightWindow(false),
        nightWindow(true),
        bubble(),
        moon(),
      ]);
    },
  },
  {
    id: 'babies',
    alive: true,
    game: 'monster-baby-rescue',
    load: async () => {
      const { BABY_KINDS, LEVELS, baby } = await import('../art/babies/baby');
      const called = (kind: (typeof BABY_KINDS)[number]) => `monster-baby-rescue.monster.${kind}` as const;
      const even = BABY_KINDS.flatMap((kind) =>
        LEVELS.map((level) => ({ art: baby(kind, level, level, level), called: called(kind) })),
      );
      const mixed = BABY_KINDS.map((kind, i) => ({ art: baby(kind, ...inTurn(MIXES, i)), called: called(kind) }));
      return [...even, ...mixed];
    },
  },
  {
    id: 'parts',
    alive: false,
    load: async () => {
      const { BABY_KINDS, BABY_PARTS, LEVELS, babyPart } = await import('../art/babies/baby');
      return BABY_KINDS.flatMap((kind) =>
        BABY_PARTS.flatMap((part) => unnamed(LEVELS.map((level) => babyPart(kind, part, level)))),
      );
    },
  },
  {
    id: 'nursery',
    alive: false,
    load: async () => {
      const { barrier, bed, coin, dream, gem, healer, heart, ladder, linkedHeart, soap, star } =
        await import('../art/things/nursery');
      return unnamed([
        gem('red'),
        gem('green'),
        bed(),
        bed(STRAW),
        ladder(1),
        ladder(2),
        ladder(),
        healer(),
        heart(),
        heart(false),
        linkedHeart('red'),
        linkedHeart('green'),
        star(),
        star(false),
        soap(),
        dream(),
        barrier(),
        coin(),
      ]);
    },
  },
  {
    id: 'pets',
    alive: true,
    load: async () => {
      const { PET_KINDS, pet } = await import('../art/animals/pets');
      return unnamed(PET_KINDS.map((kind) => pet(kind)));
    },
  },
  {
    id: 'friends',
    alive: true,
    load: async () => {
      const { FRIEND_KINDS, friend } = await import('../art/animals/friends');
      return FRIEND_KINDS.map((kind) => ({ art: friend(kind), called: `creature.${kind}` as const }));
    },
  },
  {
    id: 'bots',
    alive: true,
    load: async () => {
      const { BOT_KINDS, botFace } = await import('../art/animals/bots');
      return BOT_KINDS.map((kind) => ({ art: botFace(kind), called: `level.${kind}` as const }));
    },
  },
  {
    id: 'shelter',
    alive: false,
    load: async () => {
      const { cardBack, meeple, paw } = await import('../art/things/shelter');
      return unnamed([...[0, 1, 2, 3].map((seat) => meeple(seat)), paw(), cardBack(), cardBack(true)]);
    },
  },
  {
    id: 'outback',
    alive: true,
    load: async () => {
      const { dingo, joey, wombat } = await import('../art/animals/outback');
      const four = [0, 1, 2, 3];
      return unnamed([...four.map((seat) => wombat(seat)), ...four.map((seat) => joey(seat)), dingo()]);
    },
  },
  {
    id: 'bush',
    alive: false,
    load: async () => {
      const { boulder, burrow, den, DIE_FACES, dropping, food, pawDie } = await import('../art/things/outback');
      return unnamed([
        food('grasses'),
        food('herbs'),
        food('roots'),
        burrow(),
        ...[0, 1, 2, 3].map((seat) => dropping(seat)),
        boulder(),
        den(),
        ...DIE_FACES.map((steps) => pawDie(steps)),
      ]);
    },
  },
  {
    id: 'mansion',
    alive: true,
    game: 'monster-falle',
    load: async () => {
      const { SACK_IDS, sack, sackMonster } = await import('../art/monsters/sack');
      const monsters = SACK_IDS.map((id) => ({ art: sackMonster(id), called: `monster-falle.monster.${id}` as const }));
      return [...monsters, { art: sack() }];
    },
  },
  {
    id: 'furniture',
    alive: false,
    load: async () => {
      const { FURNITURE_NAMES, furniture, hourglass, missionBack, trap } = await import('../art/things/mansion');
      const sand = [1, 0.6, 0].map((left) => hourglass(left));
      return unnamed([...FURNITURE_NAMES.map((name) => furniture(name)), trap(), ...sand, missionBack()]);
    },
  },
  {
    id: 'seats',
    alive: false,
    load: async () => {
      const { seatBadge } = await import('../art/things/seats');
      const { SEATS } = await import('../art/palette');
      return unnamed(SEATS.map((_, seat) => seatBadge(seat)));
    },
  },
] as const satisfies readonly Hanging[];

export type Family = Hanging & Pick<(typeof FAMILIES)[number], 'id'>;
