// @vitest-environment happy-dom
// Every drawing as text: complete, one per key, with unique ids, and without what the content-security policy forbids.
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../gallery/families';
import { ownSvg, type Drawing } from './drawing';
import { nth } from '../assert';

const families = await Promise.all(
  (await allFamilies()).map(async (family) => ({ ...family, exhibits: await family.load() })),
);
const pictures: [string, Drawing][] = families.flatMap(({ exhibits }) =>
  exhibits.map(({ art }) => [art.key, art] as [string, Drawing]),
);
const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(pictures)('%s', (_, art) => {
  test('is whole', () => {
    expect(art.svg).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(art.svg.match(/<g[ >]/g)?.length ?? 0).toBe(art.svg.match(/<\/g>/g)?.length ?? 0);
  });

  test('refers only to clips it defines, each defined once', () => {
    const defined = ids(art.svg);
    expect(new Set(defined).size).toBe(defined.length);
    for (const [, id] of art.svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  });

  test('has no style attributes, scripts or outside addresses', () => {
    expect(art.svg).not.toMatch(/style=|<script|https?:|<image/);
  });
});

test('two places of one drawing share no id', () => {
  const art = nth(pictures, 0)[1];
  const [one, two] = [ids(ownSvg(art)), ids(ownSvg(art))];
  expect(one.filter((id) => two.includes(id))).toEqual([]);
});

test('keys are told apart', () => {
  expect(new Set(pictures.map(([key]) => key)).size).toBe(pictures.length);
});

test('everybody is there', () => {
  const count = Object.fromEntries(families.map(({ id, exhibits }) => [id, exhibits.length]));
  expect(count).toMatchObject({
    bedtime: 10,
    toys: 12,
    mansion: 13,
    pets: 6,
    friends: 6,
    bots: 3,
    babies: 25,
    parts: 60,
    outback: 9,
    seats: 6,
  });
});

test('creatures can blink and breathe', () => {
  for (const { exhibits } of families.filter(({ id, alive }) => alive && id !== 'toys'))
    for (const { art } of exhibits) {
      expect(art.svg, art.key).toContain('class="breath"');
      const faceless = ['mansion-M01', 'mansion-M02'].includes(art.key);
      if (!faceless) expect(art.svg, art.key).toContain('class="lid"');
    }
});
