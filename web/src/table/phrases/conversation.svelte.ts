// Phrases of the house and calls of the game, as said at this table.
import type { Wish } from '../../backend/session';
import type { Phrase, PhraseAnswer } from '../../border/protocol';
import { reading } from '../../device/reading.svelte';
import { play } from '../../device/sound';
import type { Kit } from '../kit';
import { phraseOf } from './phrases';

/** Milliseconds for which a phrase stays beside its seat. */
const STAYS = 4000;

export class Conversation {
  /** The phrases to choose from. */
  phrases = $state.raw<Phrase[]>([]);
  /** The latest phrase of each seat, the newest last. */
  said = $state.raw<PhraseAnswer[]>([]);
  #perSecond = 1;
  #spoke = -Infinity;

  constructor(
    private readonly wish: (wish: Wish) => void,
    private readonly kit: () => Kit | null,
  ) {}

  welcome(phrases: Phrase[], perSecond: number): void {
    this.phrases = phrases;
    this.#perSecond = perSecond;
  }

  /** Says a phrase or a call; ignored if it follows the last one too fast. */
  say(seat: number, phrase: string): void {
    const now = performance.now();
    if (now - this.#spoke < 1000 / this.#perSecond) return;
    this.#spoke = now;
    this.wish({ type: 'phrase', seat, phrase });
  }

  hear(said: PhraseAnswer): void {
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    const kit = this.kit();
    const heard = kit && phraseOf(kit, said.phrase).sound;
    if (heard) play(heard);
    if (!reading.waits) setTimeout(() => (this.said = this.said.filter((one) => one !== said)), STAYS);
  }

  /** Removes phrases that wait for a tap: the game goes on. */
  moveOn(): void {
    if (reading.waits) this.said = [];
  }
}
