import { expect, test } from 'vitest';
import { cells, faces, fileText, GIVEN, laidAt, missing, readFile, REGULAR } from './layout';

test('a file is read as it was written', () => {
  for (const { id, slots } of GIVEN) expect(readFile(fileText({ name: id, slots }))).toEqual({ name: id, slots });
  expect(readFile('nothing')).toBeNull();
});

test('the given boards cover 150 spaces and show home at the origin', () => {
  for (const { slots } of GIVEN) {
    expect(new Set(slots.flatMap((slot) => cells(slot).map(String))).size).toBe(150);
    expect(slots.flatMap(faces).find(({ letter }) => letter === 'H')).toMatchObject({ q: 0, r: 0 });
    expect(missing(slots)).toEqual({ fixed: [], regular: 0 });
  }
});

test('a tile lies round the space it is laid on', () => {
  for (const facing of ['up', 'down'] as const)
    expect(cells(laidAt(REGULAR, facing, [3, -2])).map(String)).toContain('3,-2');
  expect(laidAt('W1', 'up', [0, 0]).twist).toBe(0);
  expect(laidAt(REGULAR, 'up', [0, 0]).twist).toBeUndefined();
});

test('what is no board is refused or read as far as it can be', () => {
  for (const text of ['', '\0', '[[[[', '{ tile = "A" }', 'slots = [{ tile = "<b>", facing = "up", at = [0, 0] }]'])
    expect(readFile(text)).toBeNull();
  const row = '{ tile = "A", facing = "up", at = [0, 0] }';
  expect(readFile(`name = "\\q"\nslots = [${row}]`)).toEqual({
    name: '',
    slots: [{ tile: 'A', facing: 'up', at: [0, 0] }],
  });
});
