import { expect, test } from 'vitest';
import { nth } from '../../assert';
import { distances, figureBox, FURTHEST, nameBoxes, overlap, type Size, type Spot } from './names';
import { ring } from './track';

const TRACKS: Size[] = [
  { w: 340, h: 250 },
  { w: 374, h: 330 },
  { w: 400, h: 300 },
  { w: 600, h: 460 },
  { w: 700, h: 420 },
  { w: 1100, h: 800 },
];
/** As long as the longest names of our languages, by the width of the track. */
const namesOn = ({ w }: Size): Size[] =>
  [5, 12, 10, 12, 9, 8].map((letters) => ({ w: letters * (w < 450 ? 7.5 : 10) + 16, h: w < 450 ? 20 : 28 }));

/** Five figures somewhere; every round another way, always the same ones. */
const crowds: Spot[][] = Array.from({ length: 80 }, (_, round) =>
  Array.from({ length: 5 }, (_, seat) => (round * 7919 + seat * (104729 + round * 31)) % 30).map((spot) => ({
    place: Math.floor(spot / 5),
    rock: (spot % 5) + 1,
  })),
);

test('no name covers a figure or another name', () => {
  for (const track of TRACKS) {
    const at = ring(track.w / track.h);
    for (const crowd of crowds) {
      const figures = crowd.map((spot) => figureBox(at, track, spot));
      const boxes = nameBoxes(at, track, namesOn(track), figures);
      const wrong = boxes.flatMap((box, i) => {
        const outside = box.x < 0 || box.y < 0 || box.x + box.w > track.w || box.y + box.h > track.h;
        const covers = [...figures, ...boxes.slice(i + 1)].some((other) => overlap(box, other) > 0);
        return outside || covers ? [i] : [];
      });
      expect(wrong, `${track.w} x ${track.h}: ${JSON.stringify(crowd)}`).toEqual([]);
    }
  }
});

test('a name stays below its place while nobody is in its way', () => {
  const track = { w: 600, h: 460 };
  const at = ring(track.w / track.h);
  const home = nameBoxes(at, track, namesOn(track), []);
  const crowd = [figureBox(at, track, { place: 1, rock: 1 })];
  const then = nameBoxes(at, track, namesOn(track), crowd);
  for (const place of [4, 5]) expect(then[place]).toEqual(home[place]);
  home.forEach((box, place) => expect(box.y).toBeGreaterThan((nth(at.places, place).y / 100) * track.h));
});

test('nobody takes a name for that of another place, however large the letters are', () => {
  for (const track of [...TRACKS, { w: 336, h: 174 }, { w: 300, h: 160 }]) {
    const at = ring(track.w / track.h);
    const large = namesOn(track).map(({ w, h }) => ({ w: Math.min(w * 1.3, track.w * 0.42), h: h * 1.3 }));
    for (const crowd of crowds.slice(0, 30)) {
      const figures = crowd.map((spot) => figureBox(at, track, spot));
      nameBoxes(at, track, large, figures).forEach((box, place) => {
        const away = distances(at, track, box);
        expect(away[place], `${track.w} x ${track.h}: ${place}`).toBeLessThanOrEqual(Math.min(...away) * FURTHEST);
      });
    }
  }
});

test('a track that is not measured yet has a box for every name', () => {
  const nothing = { w: 0, h: 0 };
  expect(
    nameBoxes(
      ring(1.5),
      nothing,
      Array.from({ length: 6 }, () => nothing),
      [],
    ),
  ).toHaveLength(6);
});
