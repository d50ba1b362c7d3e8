import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCode } from './qr_code';

const PIXELS = 8; // per square

/** The pixels of a code, for a decoder. */
function photograph({ size, path }: { size: number; path: string }) {
  const width = size * PIXELS;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < PIXELS; dy++)
      for (let dx = 0; dx < PIXELS; dx++)
        data.fill(
          0,
          4 * ((Number(y) * PIXELS + dy) * width + Number(x) * PIXELS + dx),
          4 * ((Number(y) * PIXELS + dy) * width + Number(x) * PIXELS + dx) + 3,
        );
  return { width, height: width, data };
}

test.each([
  'https://games.example.org/table/abcdefghijklmnop#join=0123456789abcdef',
  'http://192.168.0.12:8000/table/ä',
])('a camera reads %s', async (link) => {
  expect(decodeQR(photograph(await qrCode(link)))).toBe(link);
});

test('it has a quiet border on all sides', async () => {
  const { size, path } = await qrCode('https://example.org');
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(2);
  expect(Math.max(...places)).toBe(size - 3);
});
