// The state of the curtain of a device with several seats: seats with secrets never see each other's view.
import type { Frame } from '../../border/protocol';
import type { Kit } from '../kit';

export class Curtain {
  /** The seat whose person must open the curtain; null while it is open. */
  seat = $state<number | null>(null);
  /** The seat whose person opened the curtain last; null after a reload. */
  #present: number | null = null;

  constructor(private readonly kit: () => Pick<Kit, 'box' | 'needsCurtain'> | null) {}

  sharesSecrets(frame: Frame): boolean {
    return this.kit()?.box.secrets === true && !frame.over && frame.mine.length > 1;
  }

  /** Called when a frame is shown after `shown`. An animation that all may see ends before the curtain closes. */
  show(frame: Frame, shown: Frame | null, happens: boolean, facing: number | null): void {
    const seenByAll = shown !== null && !this.#mustHide(shown) && happens;
    if (this.#present === null && !seenByAll && this.#mustHide(frame)) this.seat = actorHere(frame) ?? facing;
  }

  /** Called after the animation of a frame. Returns the seat that faces the board from now on; null for no change. */
  rest(frame: Frame, facing: number | null): number | null {
    const next = actorHere(frame);
    if (this.#mustHide(frame)) {
      const wanted = next ?? this.#present ?? facing;
      this.seat = wanted === this.#present ? null : wanted;
      return null;
    }
    this.seat = null;
    this.#present = null;
    return next;
  }

  /** Opens the curtain. Returns the seat of the person who has the device. */
  open(): number | null {
    const { seat } = this;
    this.#present = seat;
    this.seat = null;
    return seat;
  }

  #mustHide(frame: Frame): boolean {
    const [first] = frame.mine;
    if (!first || !this.sharesSecrets(frame)) return false;
    return this.kit()?.needsCurtain?.(first.view) ?? true;
  }
}

/** The acting seat, if it is at this device. */
const actorHere = ({ mine, actor }: Frame): number | null => (mine.some(({ seat }) => seat === actor) ? actor : null);
