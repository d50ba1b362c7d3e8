import { expect, test } from 'vitest';
import { drawing } from '../drawing';
import { AID, cardBack } from './shelter';

test('PR-05: the back of a starting card shows what a card does upright and sideways, and no other back does', () => {
  for (const [way, svg] of Object.entries(AID)) {
    const alone = drawing(`aid-${way}`, () => svg).svg;
    expect(cardBack(true).svg).toContain(alone);
    expect(cardBack().svg).not.toContain(alone);
  }
});
