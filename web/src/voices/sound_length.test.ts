// How long sounds play, for files as browsers make them, written by hand, and for any other bytes.
import { expect, test } from 'vitest';
import { soundLength } from './sound_length';

const bytes = (...parts: (number | string | readonly number[])[]): number[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? [...part].map((letter) => letter.charCodeAt(0))
      : typeof part === 'number'
        ? [part]
        : part,
  );
const big = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) % 256);
const sound = (...parts: readonly (readonly number[])[]): ArrayBuffer => Uint8Array.from(parts.flat()).buffer;

const UNKNOWN = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const element = (id: readonly number[], body: readonly number[]) => [...id, 0x80 + body.length, ...body];
const webmWith = (...times: number[]) =>
  sound(
    element([0x1a, 0x45, 0xdf, 0xa3], [1, 2, 3]),
    [0x18, 0x53, 0x80, 0x67, ...UNKNOWN],
    element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], big(1_000_000, 3))),
    ...times.flatMap((time) => [
      [0x1f, 0x43, 0xb6, 0x75, ...UNKNOWN],
      element([0xe7], big(time, 4)),
      element([0xa3], [0x81, 0, 0, 0x80, 9, 9]),
      element([0xa3], [0x81, ...big(500, 2), 0x80, 9, 9]),
    ]),
  );

const page = (granule: number, body: readonly number[]) =>
  bytes('OggS', 0, 0, big(granule, 8).reverse(), big(0, 12), 1, body.length, body);
const oggWith = (...seconds: number[]) =>
  sound(page(0, [1, 2]), page(0, [3]), ...seconds.map((one) => page(48_000 * one, [4, 5, 6])));

const box = (name: string, ...body: readonly (readonly number[])[]): number[] => {
  const inside = body.flat();
  return [...big(inside.length + 8, 4), ...bytes(name), ...inside];
};
const mdhd = (seconds: number) => box('mdhd', big(0, 12), big(44_100, 4), big(44_100 * seconds, 4));
const mp4With = (seconds: number, ...fragments: number[]) =>
  sound(
    box('ftyp', bytes('mp42')),
    box('moov', box('mvhd', big(0, 12), big(1_000, 4), big(0, 4)), box('trak', box('mdia', mdhd(seconds)))),
    ...fragments.map((at) => box('moof', box('traf', box('tfdt', [1, 0, 0, 0], big(44_100 * at, 8))))),
  );

test.each([
  ['a WebM of one block', 'audio/webm', webmWith(0), 500],
  ['a WebM of many', 'audio/webm', webmWith(0, 1_000, 2_000), 2_500],
  ['a WebM that begins late', 'audio/webm', webmWith(90_000, 91_000), 1_500],
  ['a WebM of an hour', 'audio/webm', webmWith(0, 3_600_000), 3_600_500],
  ['an Ogg', 'audio/ogg', oggWith(1, 2, 4), 3_000],
  ['an Ogg of an hour', 'audio/ogg', oggWith(1, 3_601), 3_600_000],
  ['an MP4', 'audio/mp4', mp4With(3), 3_000],
  ['an MP4 in fragments', 'audio/mp4', mp4With(0, 0, 2, 4), 4_000],
  ['an MP4 in fragments, of an hour', 'audio/mp4', mp4With(0, 0, 3_600), 3_600_000],
])('%s', (_, kind, file, length) => expect(soundLength(file, kind)).toBe(length));

test.each(['audio/webm', 'audio/ogg', 'audio/mp4'])('whatever is in a file of %s, it comes to an end', (kind) => {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % 256;
  for (let size = 0; size < 300; size++) {
    const whole = Uint8Array.from({ length: size }, next).buffer;
    expect(soundLength(whole, kind)).toBeGreaterThanOrEqual(0);
  }
  for (const value of [0, 1, 0x80, 0xff])
    expect(soundLength(new Uint8Array(5_000).fill(value).buffer, kind)).toBeGreaterThanOrEqual(0);
  for (const whole of [webmWith(0, 1_000), oggWith(1, 2), mp4With(2, 0, 1)])
    for (let size = 0; size < whole.byteLength; size++)
      expect(soundLength(whole.slice(0, size), kind)).toBeGreaterThanOrEqual(0);
});
