// For tests: what a board lacks for "What is this?".
import { flushSync, mount, unmount } from 'svelte';
import { meaningOf } from '../ask/answer';
import { allAsked, ASKED } from '../ask/topic';
import { GAME_NAMES } from './index';
import { topicOf, type Asker, type Explains } from './explains';

/** The key of a missing sentence, or a placeholder that was not filled. */
const UNSAID = new RegExp(String.raw`\b(?:${GAME_NAMES.join('|')})\.[a-z]|\{\w+\}|undefined`);
const PRESSED = 'button, [role="button"], a[href]';

export class Askable {
  /** Names whose pictures were drawn: a map has hundreds of equal spaces. */
  readonly #drawn = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly explains: Explains,
    private readonly rules: ReadonlySet<string>,
  ) {}

  /** The things that can be pressed but not asked about, and the incomplete answers. */
  wrongOn(page: Element, asker: Asker): string[] {
    const mute = [...page.querySelectorAll(PRESSED)].filter((one) => !one.closest(ASKED));
    return [
      ...mute.map((one) => `cannot be asked: ${one.outerHTML.slice(0, 200)}`),
      ...allAsked(page).flatMap((ask) => this.wrongWith(ask, asker)),
    ];
  }

  wrongWith(ask: string, asker: Asker): string[] {
    const { kind, id } = topicOf(ask);
    const answer = this.explains.about[kind]?.(id, asker);
    if (!answer) return [`${ask}: nobody says what it is`];
    const said = [answer.name, meaningOf(this.game, answer), ...(answer.now ?? [])];
    return [
      ...(said.every((one) => one && !UNSAID.test(one)) ? [] : [`${ask}: ${said.join(' | ')}`]),
      ...(this.rules.has(answer.rule) ? [] : [`${ask}: there is no rule ${answer.rule}`]),
      ...(this.#draws(kind, id, answer.name, asker) ? [] : [`${ask}: it has no picture`]),
    ];
  }

  #draws(kind: string, id: string, name: string, { view }: Asker): boolean {
    if (this.#drawn.has(`${kind}.${name}`)) return true;
    this.#drawn.add(`${kind}.${name}`);
    const target = document.createElement('div');
    const picture = mount(this.explains.Picture, { target, props: { kind, id, view } });
    flushSync();
    const drawn = target.querySelector('svg') !== null;
    void unmount(picture);
    return drawn;
  }
}
