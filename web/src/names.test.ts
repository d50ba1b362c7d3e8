// The names of the client: one meaning each, and no game is known outside of its folder.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_NAMES } from './games';

const SRC = new URL('./', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, SRC), 'utf8');
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const modules = all.filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$/.test(file));

const folders = GAME_NAMES.map((name) => name.replaceAll('-', '_'));
/** Written by a person, and not a game's own: what is in a game's folder is read beside nothing but that folder. */
const ours = modules.filter(
  (file) => !file.startsWith('border/') && !folders.some((folder) => file.startsWith(`games/${folder}/`)),
);
const shared = [...ours, 'border/protocol.ts'];

const EXPORT = /^ *export (?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;
const exportsOf = (file: string) =>
  [...textOf(file).matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ file, kind, name }));

/** By key, those keys that stand for several values. */
function ambiguous(pairs: readonly (readonly [key: string, value: string])[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, value] of pairs) found.set(key, (found.get(key) ?? new Set()).add(value));
  return Object.fromEntries([...found].flatMap(([key, values]) => (values.size > 1 ? [[key, [...values]]] : [])));
}

test('an exported name means one thing', () => {
  expect(ambiguous(shared.flatMap(exportsOf).map(({ file, name }) => [name, file] as const))).toEqual({});
});

test('a file name stands in one folder', () => {
  const names = ours
    .filter((file) => basename(file) !== 'index.ts')
    .map((file) => [basename(file), dirname(file)] as const);
  expect(ambiguous(names)).toEqual({});
});

const IRREGULAR =
  'asked begun born bought broken brought built called chosen done drawn found given gone heard held hidden kept known laid left ' +
  'lent lost made meant met paid put read said seen sent set shown shut sold spoken spent sung taken taught thought told torn understood won worn written';
const isParticiple = (name: string) => /^[a-z]+ed$/.test(name) || IRREGULAR.split(' ').includes(name);
/** Nouns that end alike. */
const NOUNS: ReadonlySet<string> = new Set(['bed']);

test('a function is called by what it does or returns, not by a bare participle', () => {
  const functions = ours
    .flatMap(exportsOf)
    .filter(({ file, kind, name }) => kind.startsWith('function') || isArrow(textOf(file), name));
  expect(functions.filter(({ name }) => isParticiple(name) && !NOUNS.has(name))).toEqual([]);
});

const isArrow = (text: string, name: string) => new RegExp(`export const ${name} = [^;]*=>`).test(text);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '');

test('no game is named outside of its folder', () => {
  const named = new RegExp([...GAME_NAMES, ...folders].join('|'));
  const styles = all.filter((file) => file.endsWith('.css') && !file.startsWith('games/'));
  const strangers = [...ours, ...styles].filter(
    (file) => file !== 'games/index.ts' && named.test(withoutComments(textOf(file))),
  );
  expect(strangers).toEqual([]);
});

/** Drawings are many, and found by their names. */
const isCrowd = (folder: string) => folder === 'art' || folder.startsWith('art/');

test('a folder can be taken in at a glance', () => {
  const crowded = [...new Set(ours.map(dirname))].filter(
    (folder) => !isCrowd(folder) && ours.filter((file) => dirname(file) === folder).length > 16,
  );
  expect(crowded).toEqual([]);
});
