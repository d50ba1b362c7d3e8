// Which seats of this device are ready. The engine asks one member of a team after the other; people press in any order.
import type { FalleView } from '../../border/monster_falle';

export class Readiness {
  #pressed = $state.raw<readonly number[]>([]);
  /** The seat whose "go" has been sent. */
  #sent: number | null = null;

  constructor(private readonly go: (seat: number) => void) {}

  press(seat: number, view: FalleView): void {
    if (!this.#pressed.includes(seat)) this.#pressed = [...this.#pressed, seat];
    this.follow(view);
  }

  /** A new view: sends the "go" of the next seat that has pressed. A wish to swap must be answered first. */
  follow(view: FalleView): void {
    const { active } = view;
    if (this.#sent !== null && active !== this.#sent) this.forget();
    if (view.phase !== 'ready' || view.wishes.includes('swap')) this.#pressed = [];
    if (active === null || this.#sent !== null || !this.#pressed.includes(active)) return;
    this.#sent = active;
    this.go(active);
  }

  /** The "go" that was sent is refused, perhaps because there is no connection: it can be said again. */
  forget(): void {
    this.#pressed = this.#pressed.filter((seat) => seat !== this.#sent);
    this.#sent = null;
  }

  /** Has this seat said "go", or pressed the button? */
  isReady(seat: number, view: FalleView): boolean {
    const wish = view.wishes[seat === view.pair_x ? 0 : 1];
    return this.#pressed.includes(seat) || (wish !== null && view.active !== seat);
  }
}
