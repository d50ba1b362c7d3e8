// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { t } from '../../words';
import Gathering from '../seats/Gathering.svelte';

const hash = 'a2c7'.repeat(16);
const told = (chosen: boolean) => {
  const seed = { hash, chosen, seed: null, salt: null, generator: 'blake2b' as const };
  const props = {
    seats: [],
    seed,
    box: { name: '', figures: null },
    address: '',
    claim: () => undefined,
    choose: () => undefined,
  };
  const drawn = mount(Gathering, { target: document.body, props });
  flushSync();
  const text = document.body.textContent;
  void unmount(drawn);
  return text;
};

test.each([
  [true, 'shuffle.chosen', 'shuffle.drawn'],
  [false, 'shuffle.drawn', 'shuffle.chosen'],
] as const)('before anybody sits down all are told whether the shuffle was chosen: %s', (chosen, said, unsaid) => {
  const text = told(chosen);
  expect(text).toContain(t(said));
  expect(text).not.toContain(t(unsaid));
  expect(text).toContain(hash);
});
