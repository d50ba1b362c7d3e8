// What people at the table say to each other: phrases of the house and calls of the game.
import type { Wish } from '../../backend/session';
import type { Phrase, PhraseAnswer } from '../../border/protocol';
import { reading } from '../../device/reading.svelte';
import { play } from '../../device/sound';
import type { Kit } from '../kit';
import { phraseOf } from './phrases';

/** How long a phrase stays beside its seat, in milliseconds. */
const STAYS = 4000;

export class Conversation {
  /** What can be said here. */
  phrases = $state.raw<Phrase[]>([]);
  /** What was said lately, one phrase of each seat, the newest last. */
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

  /** A phrase of the house or a call of the game. Faster than the table wants to hear, nothing is said. */
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

  /** The game goes on: whoever reads at their own pace has read it by now. */
  moveOn(): void {
    if (reading.waits) this.said = [];
  }
}
