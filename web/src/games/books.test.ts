// @vitest-environment happy-dom
// The rules page of every game: its pieces, examples and sentences exist.
import { beforeAll, describe, expect, test } from 'vitest';
import { parseJson, notNull } from '../assert';
import { lookUp, translate } from '../words';
import { language } from '../words/language.svelte';
import type { Example } from './board';
import { topicOf } from './explains';
import { entryOf, GAME_NAMES } from './index';

describe.each(GAME_NAMES)('%s', (game) => {
  const load = async () => {
    const entry = notNull(entryOf(game));
    const [rules, explains, text] = await Promise.all([
      notNull(entry.rules)(),
      notNull(entry.explains)(),
      notNull(entry.examples)(),
    ]);
    return { rules: rules.default, explains: explains.default, examples: parseJson<Example[]>(text.default) };
  };
  beforeAll(() => language.learn(game));

  test('every piece beside a sentence is one that can be asked about', async () => {
    const { rules, explains, examples } = await load();
    const view = notNull(examples[0]?.steps[0]).view;
    const pieces = rules.sections.flatMap(({ rules }) => rules.flatMap(({ piece }) => piece ?? []));
    const asker = { view, seat: null, moves: [], names: [] };
    const unknown = pieces.filter((piece) => !explains.about[topicOf(piece).kind]?.(topicOf(piece).id, asker));
    expect(unknown).toEqual([]);
    expect(pieces.length).toBeGreaterThan(10);
  });

  test('its examples are recorded, each is shown once, and every step is told or goes on', async () => {
    const { rules, examples } = await load();
    const shown = rules.sections.flatMap((section) => section.examples ?? []);
    const told = examples.filter(({ name }) => !name.startsWith('key-'));
    expect(shown.map(({ name }) => name).sort()).toEqual(told.map(({ name }) => name).sort());
    for (const { title } of shown) expect(lookUp(title)).not.toBe('');
    for (const { steps, names } of examples)
      for (const said of steps.flatMap((step) => step.said))
        expect(translate(said, names)).not.toMatch(/\{|^[a-z-]+\./);
  });

  test('every section says something, and the quick reference is short', async () => {
    const { rules } = await load();
    const lines = rules.sections.flatMap((section) => section.rules);
    const anchors = lines.map(({ text }) => text);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { text } of lines) expect(lookUp(text)).not.toBe('');
    const quick = lines.filter((line) => line.quick);
    expect(quick.length).toBeGreaterThan(9);
    expect(quick.length).toBeLessThan(20);
  });
});

test('the key of Monster Baby Rescue has both sides of all goals and final tiles', async () => {
  const entry = notNull(entryOf('monster-baby-rescue'));
  const [{ default: text }, { default: explains }] = await Promise.all([
    notNull(entry.examples)(),
    notNull(entry.explains)(),
  ]);
  const views = parseJson<Example[]>(text).flatMap(({ steps }) => steps.map(({ view }) => view));
  const topics = new Set(views.flatMap((view) => explains.key.flatMap(({ topics }) => topics(view))));
  expect([...topics].filter((one) => one.startsWith('goal:'))).toHaveLength(20);
  expect([...topics].filter((one) => one.startsWith('final:'))).toHaveLength(8);
});
