// Things of Monster Baby Rescue: gems, beds, ladder, healer, hearts, stars, soap, want and the forbidden path.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, GEMS, GOLD, LOVE, lightOf, shadeOf, type GemColour } from '../palette';
import { blob, dot, flat, line, oval, poly, slab, solid, spotsOf, twin } from '../pen';
import { heartShape, sparkle, starShape } from '../parts/care';
import { eyes } from '../parts/eyes';
import { cheeks, moods, mouths } from '../parts/mouths';

/** Red is a pointed brilliant, green an octagon, so that they differ without colour. */
export const gem = (colour: GemColour): Drawing => drawing(`gem-${colour}`, colour === 'red' ? ruby : emerald);

function ruby(): string {
  const c = GEMS.red;
  const cuts = 'M32 84H168M72 84L100 172L128 84L112 44M72 84L88 44';
  const inside = flat(poly('60 44, 84 44, 72 84, 32 84'), lightOf(c)) + line(cuts, { w: 4.5, line: shadeOf(c) });
  return (
    solid(poly('60 44, 140 44, 168 84, 100 172, 32 84'), c, { inside, glint: false }) + sparkle(158, 48, 14, '#fff', 3)
  );
}

function emerald(): string {
  const c = GEMS.green;
  const cuts =
    'M82 62H118L136 84V116L118 138H82L64 116V84ZM66 32L82 62M134 32L118 62M164 66L136 84M164 134L136 116M134 168L118 138M66 168L82 138M36 134L64 116M36 66L64 84';
  const inside = flat(poly('66 32, 134 32, 118 62, 82 62'), lightOf(c)) + line(cuts, { w: 4.5, line: shadeOf(c) });
  return (
    solid(poly('66 32, 134 32, 164 66, 164 134, 134 168, 66 168, 36 134, 36 66'), c, { inside, glint: false }) +
    sparkle(158, 40, 14, '#fff', 3)
  );
}

/** A comfy bed; the quilt may have any colour. */
export const bed = (quilt = '#7fa8d8'): Drawing =>
  drawing(
    `bed-${quilt.slice(1)}`,
    () =>
      solid(slab(20, 62, 24, 116, 10), '#b07a4a', { glint: false }) +
      solid(slab(158, 92, 22, 86, 10), '#b07a4a', { glint: false }) +
      solid(blob('40 96, 60 82, 96 84, 100 106, 70 116, 40 114'), CREAM) +
      solid(blob('32 122, 80 104, 140 104, 172 122, 170 156, 100 162, 32 156', 0.8), quilt, {
        glint: false,
        inside: line('M70 96v70M106 96v70M142 96v70M20 134h170', { w: 5, line: lightOf(quilt) }),
      }),
  );

/** A ladder of `rungs` rungs. */
export const ladder = (rungs = 4): Drawing =>
  drawing(`ladder-${rungs}`, () => {
    const rails = 'M62 16V188M138 16V188';
    const rung = (_: unknown, i: number) => {
      const y = rungs > 1 ? 40 + (i * 130) / (rungs - 1) : 102;
      return (
        line(`M50 ${y}H150`, { w: 19 }) +
        line(`M50 ${y}H150`, { w: 9, line: '#b07a4a' }) +
        dot(62, y, 5, '#d9b074') +
        dot(138, y, 5, '#d9b074')
      );
    };
    return (
      line(rails, { w: 17 }) + line(rails, { w: 7, line: '#d9b074' }) + Array.from({ length: rungs }, rung).join('')
    );
  });

/** The healer: a kindly toad in a leaf hood. */
export const healer = (): Drawing =>
  drawing('healer', () =>
    alive(
      solid(blob('46 170, 54 118, 146 118, 154 170, 100 184', 0.9), '#8a6bb0', {
        inside: line('M100 118v70', { w: 5, line: '#6c4f91' }),
      }) +
        solid(blob('100 14, 146 40, 164 92, 146 130, 54 130, 36 92, 54 40', 0.95), '#6fae6a', {
          inside: line('M100 14v36M100 40l-24 -14M100 40l24 -14', { w: 4.5, line: '#4f8a4c' }),
        }) +
        solid(blob('62 60, 82 56, 100 66, 118 56, 138 60, 150 96, 132 128, 100 134, 68 128, 50 96', 0.95), '#c9d98a') +
        eyes(2, [100, 80], 26, 18, { skin: '#c9d98a', iris: '#c28a2f' }) +
        cheeks(100, 108, 40, 9) +
        moods({
          own: line('M72 108q28 20 56 0', { w: 5 }),
          joy: mouths.grin(100, 106, 20),
          fear: mouths.wobble(100, 110, 18),
        }) +
        solid(oval(100, 158, 20), CREAM, { w: 5, glint: false }) +
        line('M100 148v20M90 158h20', { w: 7, line: '#e2494f' }),
    ),
  );

/** A point; empty while its gem is missing. */
export const heart = (full = true): Drawing =>
  drawing(`heart-${full}`, () => heartShape(100, 100, 84, full ? LOVE : '#f3dccf', 18));

/** A heart that counts only with a gem of this colour, drawn with the gem's shape. */
export const linkedHeart = (colour: GemColour): Drawing =>
  drawing(
    `heart-${colour}`,
    () => heartShape(88, 92, 76, LOVE, 16) + `<g transform="translate(82 82) scale(.58)">${twin(gem(colour).svg)}</g>`,
  );

/** A step of care: reached, or not yet. */
export const star = (full = true): Drawing =>
  drawing(`star-${full}`, () => starShape(100, 108, 92, full ? GOLD : '#e9dcc4', 14));

/** Any part may be washed. */
export const soap = (): Drawing =>
  drawing(
    'soap',
    () =>
      solid(slab(36, 84, 128, 84, 34), '#f5b7cb', { inside: line('M62 126q38 22 76 0', { w: 5, line: '#d98aa6' }) }) +
      spotsOf('58 66 22, 98 48 28, 140 66 20, 166 40 12, 34 38 10').map(([x, y, r]) => solid(oval(x, y, r), '#e6f5fb', { w: 5 })).join(''), // prettier-ignore
  );

/** A want tile: what a baby dreams of. */
export const dream = (): Drawing =>
  drawing(
    'dream',
    () =>
      solid(
        blob('30 96, 44 60, 84 54, 108 34, 146 46, 160 78, 182 98, 166 132, 124 136, 96 148, 62 138, 34 130'),
        '#fbdfec',
        {
          shade: '#eec3d8',
        },
      ) +
      solid(oval(58, 166, 13), '#fbdfec', { w: 5 }) +
      solid(oval(34, 186, 8), '#fbdfec', { w: 5 }) +
      heartShape(106, 94, 30),
  );

/** The forbidden path, behind the last figure. */
export const barrier = (): Drawing =>
  drawing(
    'barrier',
    () =>
      line('M58 96v84M142 96v84', { w: 20 }) +
      line('M58 96v84M142 96v84', { w: 9, line: '#b07a4a' }) +
      solid(slab(18, 50, 164, 56, 16), '#fffdf6', {
        glint: false,
        inside: `<path d="M30 112l34-68h30l-34 68ZM94 112l34-68h30l-34 68ZM158 112l34-68h30l-34 68Z" fill="#d8464f"/>`,
      }),
  );

/** The price of a tile in steps: a coin to put a number on. */
export const coin = (): Drawing => drawing('coin', () => solid(oval(100, 100, 84), '#6b4a3f', { w: 14, glint: false }));
