// A lesson on this page: which of its sentences is shown. The table knows the learner's step; only this page knows what
// has been read.
import type { Frame, LessonSay } from '../border/protocol';
import { recall, remember } from '../device/storage';

/** Storage key: what the coach explained at the last table, so that a reload does not repeat it. */
const COACHED = 'coached';

export class Guide {
  /** How many sentences have been read since the table counted `done` as finished. */
  #read = $state.raw({ done: -1, count: 0 });
  /** Keys of the sentences that the coach has said at this table. */
  #explained = $state.raw<readonly string[]>([]);

  constructor(private readonly frame: () => Frame) {
    const [known, ...keys] = recall(COACHED)?.split(' ') ?? [];
    if (known === frame().table.id) this.#explained = keys;
  }

  readonly lesson = $derived.by(() => this.frame().table.lesson ?? null);
  readonly coached = $derived(this.lesson?.name === 'coached');

  readonly #unread = $derived.by((): LessonSay[] => {
    const says = this.lesson?.says ?? [];
    if (this.coached) return says.filter(({ said }) => !this.#explained.includes(said.key));
    return says.slice(this.#read.done === this.lesson?.done ? this.#read.count : 0);
  });

  /** The sentence to read now. */
  readonly say = $derived(this.#unread[0] ?? null);
  /** Does the sentence ask for a move? Otherwise a button goes on. */
  readonly asks = $derived((this.lesson?.asks ?? false) && this.#unread.length === 1);
  /** All steps are played and all sentences read. */
  readonly over = $derived(!this.coached && (this.lesson?.over ?? false) && this.say === null);
  /** A lesson with given moves is running. */
  readonly leads = $derived(this.lesson !== null && !this.coached && !this.over);

  readonly progress = $derived.by(() => {
    if (!this.leads || !this.lesson) return null;
    const { says, done, all } = this.lesson;
    return { n: Math.min(all, done + says.length - this.#unread.length + 1), all };
  });

  next(): void {
    if (!this.say || !this.lesson) return;
    if (this.coached) {
      this.#explained = [...this.#explained, this.say.said.key];
      remember(COACHED, [this.frame().table.id, ...this.#explained].join(' '));
    } else {
      const { done } = this.lesson;
      this.#read = { done, count: this.lesson.says.length - this.#unread.length + 1 };
    }
  }
}
