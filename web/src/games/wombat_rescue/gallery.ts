// The animals and the things of the outback, for the gallery.
import { withoutNames, type Family } from '../../gallery/family';

export default [
  {
    id: 'outback',
    alive: true,
    load: async () => {
      const { dingo, joey, wombat } = await import('../../art/animals/bush');
      const four = [0, 1, 2, 3];
      return withoutNames([...four.map((seat) => wombat(seat)), ...four.map((seat) => joey(seat)), dingo()]);
    },
  },
  {
    id: 'bush',
    alive: false,
    load: async () => {
      const { burrow } = await import('../../art/things/burrow');
      const { boulder, den, DIE_FACES, dropping, food, pawDie } = await import('../../art/things/outback');
      return withoutNames([
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
] satisfies Family[];
