// The creatures that people can choose besides the pets.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { BLUSH, CREAM, lightOf, mix } from '../palette';
import { at, blob, both, dot, flat, fur, line, oval, poly, solid, spikes } from '../pen';
import { eye, eyes } from '../parts/eyes';
import { cheeks, mouth, moods } from '../parts/mouths';
import { pair, tops } from '../parts/tops';
import { lip, nose } from './snouts';
import { keysOf } from '../../assert';

function mouse(): string {
  const c = '#b9b3c4';
  return (
    pair(100, 62, 56, at(0, 0, tops.round(c, '#f3b7bd'), 1.95)) +
    solid(blob('100 58, 138 70, 154 110, 128 150, 100 170, 72 150, 46 110, 62 70'), c, {
      inside: flat(oval(100, 156, 30, 26), lightOf(c)) + cheeks(100, 132, 40, 10),
    }) +
    eyes(2, [100, 106], 24, 17, { skin: c, iris: '#4d3b57' }) +
    line('M70 140l-30 -4M70 148l-28 6M130 140l30 -4M130 148l28 6', { w: 3.5 }) +
    lip(100, 148, 10) +
    nose(100, 140, 10, 8, '#e2777c')
  );
}

function frog(): string {
  const c = '#7dbb5b';
  return (
    both(solid(oval(136, 64, 29), c, { glint: false })) +
    solid(blob('100 66, 152 72, 178 116, 156 156, 100 168, 44 156, 22 116, 48 72'), c, {
      inside: flat(oval(100, 164, 60, 26), '#d6ecae') + cheeks(100, 130, 58, 11),
    }) +
    eye(64, 64, 20, { skin: c, iris: '#c98a1f' }) +
    eye(136, 64, 20, { skin: c, iris: '#c98a1f' }) +
    dot(93, 104, 3, '#4b7a33') +
    dot(107, 104, 3, '#4b7a33') +
    mouth('smile', 100, 122, 36)
  );
}

function pig(): string {
  const c = '#f2a9ab';
  const nostrils =
    solid(oval(91, 130, 4, 7), '#a8505a', { w: 0, glint: false }) +
    solid(oval(109, 130, 4, 7), '#a8505a', { w: 0, glint: false });
  return (
    pair(100, 60, 46, at(0, 0, tops.cat(c, '#e2777c'), 1.1), 26) +
    solid(blob('100 46, 146 60, 168 108, 148 154, 100 168, 52 154, 32 108, 54 60'), c, {
      inside: cheeks(100, 136, 54, 11, '#e2777c'),
    }) +
    eyes(2, [100, 96], 30, 18, { skin: c, iris: '#5b7fa8' }) +
    solid(oval(100, 130, 30, 22), lightOf(c), { w: 5.5, inside: nostrils }) +
    mouth('smile', 100, 156, 14)
  );
}

function hedgehog(): string {
  const [c, coat] = ['#f0d3ad', '#8a6244'];
  return (
    solid(spikes(100, 102, 72, 68, 17, 0.2, 0.1), coat, {
      inside: flat(spikes(100, 104, 52, 50, 15, 0.18, 0.3), mix(coat, '#fff0dc', 0.22)),
    }) +
    both(solid(oval(146, 84, 14), coat, { w: 5, glint: false, inside: flat(oval(147, 86, 7), BLUSH) })) +
    solid(blob('100 76, 138 84, 154 120, 130 154, 100 172, 70 154, 46 120, 62 84'), c, {
      inside: cheeks(100, 136, 40, 10),
    }) +
    eyes(2, [100, 112], 25, 17, { skin: c, iris: '#6b4226' }) +
    lip(100, 146, 12) +
    nose(100, 138, 12, 9)
  );
}

function penguin(): string {
  const c = '#4f6b8f';
  const heart = 'M100 84Q124 66 146 84Q158 112 142 146Q122 166 100 166Q78 166 58 146Q42 112 54 84Q76 66 100 84Z';
  const beak = solid(poly('84 116, 116 116, 100 136'), '#f0a33c', { w: 5 });
  const open = solid(oval(100, 134, 10, 9), '#8c3a46', { w: 4.5, glint: false });
  return (
    solid(blob('100 32, 148 50, 168 106, 154 158, 100 178, 46 158, 32 106, 52 50'), c, {
      inside: `<path d="${heart}" fill="${CREAM}"/>` + cheeks(100, 128, 40, 10),
    }) +
    eyes(2, [100, 98], 25, 18, { skin: c, iris: '#33201f' }) +
    moods({ own: beak, joy: open + beak })
  );
}

function lion(): string {
  const [c, mane] = ['#f3c468', '#c9793a'];
  return (
    solid(fur(100, 102, 70, 70, 15, 0.17, 0.1), mane) +
    pair(100, 62, 42, at(0, 0, tops.round(c, '#e59a6b'), 0.95)) +
    solid(blob('100 60, 136 68, 154 108, 138 148, 100 162, 62 148, 46 108, 64 68'), c, {
      inside: cheeks(100, 128, 44, 10),
    }) +
    flat(oval(88, 136, 17, 14), CREAM) +
    flat(oval(112, 136, 17, 14), CREAM) +
    eyes(2, [100, 102], 24, 17, { skin: c, iris: '#7a5a2b' }) +
    lip(100, 132, 13) +
    nose(100, 124, 12, 9, '#7a3b2e')
  );
}

const DRAW = { mouse, frog, pig, hedgehog, penguin, lion };
export type FriendKind = keyof typeof DRAW;
export const FRIEND_KINDS = keysOf(DRAW);
export const friend = (kind: FriendKind): Drawing => drawing(`friend-${kind}`, () => alive(DRAW[kind](), 176));
