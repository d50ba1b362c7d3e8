// Colours and radii have names: styles take them from a tokens.css, drawings from art/palette.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
const files = all.filter((file) => !file.endsWith('tokens.css'));
const textOf = (file: string) => readFileSync(new URL(file, SRC), 'utf8');

/** `#fff`, `rgb(…)` and the like; not an address such as `url(#id)`, nor a block of Svelte such as `{#each`. */
const COLOUR = /(?<![{(&\w])#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const RADIUS = /radius:[^;]*\dpx/g;

test.each(files)('%s names its colours and radii', (file) => {
  const text = textOf(file);
  expect(text.match(COLOUR) ?? []).toEqual([]);
  expect(text.match(RADIUS) ?? []).toEqual([]);
});

/** The shared token file, and those of the games. */
const sheets = all.filter((file) => file.endsWith('tokens.css'));

const folderOf = (sheet: string) => (sheet.startsWith('games/') ? sheet.slice(0, -'tokens.css'.length) : '');
const tokensIn = (sheet: string) =>
  new Set([...textOf(sheet).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name));
/** The colour of a game's box, which `boxColour` finds by the name of the game. */
const boxOf = (sheet: string) => `--box-${folderOf(sheet).split('/')[1]?.replaceAll('_', '-')}`;

test.each(sheets)('every token of %s is used where it belongs', (sheet) => {
  const users = files
    .filter((file) => file.startsWith(folderOf(sheet)))
    .map(textOf)
    .join('\n');
  const unused = [...tokensIn(sheet)].filter((name) => !users.includes(`var(${name})`) && name !== boxOf(sheet));
  expect(unused).toEqual([]);
});

test('no game uses the colours of another', () => {
  const owners = sheets
    .filter((sheet) => sheet.startsWith('games/'))
    .flatMap((sheet) => [...tokensIn(sheet)].map((name) => ({ name, folder: folderOf(sheet) })));
  const strangers = owners.flatMap(({ name, folder }) =>
    files
      .filter((file) => !file.startsWith(folder) && textOf(file).includes(`var(${name})`))
      .map((file) => `${file}: ${name}`),
  );
  expect(strangers).toEqual([]);
});
