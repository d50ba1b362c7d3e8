// The curtain of a device that several seats share: seats that know different things never see each other's side.
import type { Frame } from '../../border/protocol';
import type { Kit } from '../kit';

export class Curtain {
  /** The seat the device must be handed to before its side may be shown; null while the curtain is open. */
  seat = $state<number | null>(null);
  /** Who said to be in front of the device; nobody right after a reload. */
  #present: number | null = null;

  constructor(private readonly kit: () => Pick<Kit, 'box' | 'needsCurtain'> | null) {}

  sharesSecrets(frame: Frame): boolean {
    return this.kit()?.box.secrets === true && !frame.over && frame.mine.length > 1;
  }

  /** A frame comes on show, after the one `shown`. What happens before everybody's eyes comes to rest before the curtain falls. */
  show(frame: Frame, shown: Frame | null, happens: boolean, facing: number | null): void {
    const seenByAll = shown !== null && !this.#mustHide(shown) && happens;
    if (this.#present === null && !seenByAll && this.#mustHide(frame)) this.seat = actorHere(frame) ?? facing;
  }

  /** The pieces of a frame lie. Returns the seat that faces the board from now on; null if nobody has to turn it. */
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

  /** The next person has the device in hand. Returns their seat. */
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

/** The seat that is to act, if it is at this device. */
const actorHere = ({ mine, actor }: Frame): number | null => (mine.some(({ seat }) => seat === actor) ? actor : null);
