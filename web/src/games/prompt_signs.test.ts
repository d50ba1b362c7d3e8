// Every prompt of every game can be understood without reading.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAMES = new URL('../../../src/homeward/games/', import.meta.url);
const signs = import.meta.glob<{ signsOf: (prompt: string) => readonly string[] }>('./*/prompt_signs.ts', {
  eager: true,
});
/** Prompts whose keys are no `prompt.…`, and details whose keys are not those of their prompt with something added. */
const MORE = ['monster-falle.event.began'];
const DETAILS = ['monster-falle.prompt.you-work'];

function promptsOf(folder: string): string[] {
  const catalogue = readFileSync(new URL(`${folder}/catalogue/en.po`, GAMES), 'utf8');
  const keys = [...catalogue.matchAll(/msgctxt "([\w-]+\.(?:prompt|verdict)\.[^"]+)"/g)].map(([, key = '']) => key);
  const isDetail = (key: string) => DETAILS.includes(key) || keys.some((prompt) => key.startsWith(`${prompt}.`));
  const more = MORE.filter((key) => key.startsWith(folder.replaceAll('_', '-')));
  return [...keys.filter((key) => !isDetail(key)), ...more];
}

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

describe.each(folders)('%s', (folder) => {
  const prompts = promptsOf(folder);
  const signsOf = (prompt: string) => signs[`./${folder}/prompt_signs.ts`]?.signsOf(prompt) ?? [];

  test('every prompt has one to four signs', () => {
    expect(prompts.length).toBeGreaterThan(4);
    expect(prompts.filter((prompt) => signsOf(prompt).length < 1 || signsOf(prompt).length > 4)).toEqual([]);
  });

  test('what is to be done and what is to be waited for look different', () => {
    const rows = prompts.filter((key) => key.includes('.prompt.')).map((key) => signsOf(key).join(' '));
    expect(rows.filter((row, i) => rows.indexOf(row) !== i)).toEqual([]);
  });
});
