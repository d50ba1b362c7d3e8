// Names of the client: each has one meaning, and no game is named outside its folder.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { GAME_NAMES } from './games';

const SRC = new URL('./', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, SRC), 'utf8');
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const modules = all.filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$/.test(file));

const folders = GAME_NAMES.map((name) => name.replaceAll('-', '_'));
const isOfGame = (file: string) => folders.some((folder) => file.startsWith(`games/${folder}/`));
const written = modules.filter((file) => !file.startsWith('border/'));
/** Without the games' folders: their names need to be unique only within the folder. */
const ours = written.filter((file) => !isOfGame(file));
const shared = [...ours, 'border/protocol.ts'];

const EXPORT = /^ *export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const exportsOf = (file: string) => [...textOf(file).matchAll(EXPORT)].map(([, name = '']) => ({ file, name }));

/** The keys with several values, each with its values. */
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

/** Without `put`, `read`, `set` and `shut`, which are verbs as well. */
const IRREGULAR =
  'asked begun born bought broken brought built called chosen done drawn found given gone heard held hidden kept known laid left ' +
  'lent lost made meant met paid said seen sent shown sold spoken spent sung taken taught thought told torn understood won worn written';
const isParticiple = (name: string) => /^[a-z]+ed$/.test(name) || IRREGULAR.split(' ').includes(name);
/** Nouns with the same ending. */
const NOUNS: ReadonlySet<string> = new Set(['bed']);

const scriptsOf = (file: string): string[] =>
  file.endsWith('.svelte')
    ? [...textOf(file).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    : [textOf(file)];

/** The functions at the top of a script, by name: `function f` and `const f = () => …`, with or without a type. */
function functionsIn(script: string): string[] {
  const { statements } = ts.createSourceFile('script.ts', script, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && isFunction(initializer) ? name.text : [],
    );
  });
}

const isFunction = (value: ts.Expression): boolean => ts.isArrowFunction(value) || ts.isFunctionExpression(value);

test('a function is called by what it does or returns, not by a bare participle', () => {
  const functions = written.flatMap((file) =>
    scriptsOf(file)
      .flatMap(functionsIn)
      .map((name) => ({ file, name })),
  );
  expect(functions.filter(({ name }) => isParticiple(name) && !NOUNS.has(name))).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '');

test('no game is named outside its folder', () => {
  const named = new RegExp([...GAME_NAMES, ...folders].join('|'));
  const styles = all.filter((file) => file.endsWith('.css') && !file.startsWith('games/'));
  const strangers = [...ours, ...styles].filter(
    (file) => file !== 'games/index.ts' && named.test(withoutComments(textOf(file))),
  );
  expect(strangers).toEqual([]);
});

test('a folder has at most sixteen files', () => {
  const files = all.filter((file) => /\.(ts|svelte|css)$/.test(file) && !isOfGame(file) && !file.startsWith('border/'));
  const counts = new Map<string, number>();
  for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 16)).toEqual([]);
});
