// The families of the gallery: those of every game, and those of the table.
import { GAME_NAMES, entryOf } from '../games';
import { language } from '../words/language.svelte';
import { withoutNames, type Family } from './family';

const OF_THE_TABLE: readonly Family[] = [
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
    id: 'seats',
    alive: false,
    load: async () => {
      const { seatBadge } = await import('../art/things/seats');
      const { SEATS } = await import('../art/palette');
      return withoutNames(SEATS.map((_, seat) => seatBadge(seat)));
    },
  },
];

export async function allFamilies(): Promise<Family[]> {
  const ofGames = await Promise.all(GAME_NAMES.map(familiesOf));
  return [...ofGames.flat(), ...OF_THE_TABLE];
}

async function familiesOf(game: string): Promise<Family[]> {
  const families = (await entryOf(game)?.gallery?.())?.default ?? [];
  return families.map((family) => (family.isNamed ? { ...family, load: () => withWords(game, family) } : family));
}

/** Loads the game's catalogue first, which has the names of its pictures. */
async function withWords(game: string, family: Family): ReturnType<Family['load']> {
  await language.learn(game);
  return family.load();
}
