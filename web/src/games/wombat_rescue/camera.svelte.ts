// The camera of the map: pan and zoom by touch, mouse, wheel and keys. A drag is not a click: see `dragged`.
import { Tween } from 'svelte/motion';
import { cubicOut } from 'svelte/easing';
import { still, TIMES } from '../../device/motion';
import { FOOT, clampLook, sight, firstLook, zoomAbout, type Box, type Look, type Point } from './map';

const SLOP = 7;
const AT_ONCE = { duration: 0 };

export class Camera {
  width = $state(0);
  height = $state(0);
  #look = new Tween<Look>({ x: 0, y: 0, zoom: 1 }, { duration: TIMES.glide, easing: cubicOut });
  /** Was the camera moved by hand? */
  #chosen = false;
  #fingers = new Map<number, Point>();
  #began: Point = [0, 0];
  dragged = false;

  constructor(private readonly box: () => Box) {}

  readonly ready = $derived(this.width > 0 && this.height > 0);
  readonly look = $derived.by(() =>
    this.ready ? clampLook(this.#look.current, this.box(), this.width, this.height, FOOT) : this.#look.current,
  );
  readonly seen = $derived.by(() => (this.ready ? sight(this.look, this.box(), this.width, this.height) : this.box()));
  readonly scale = $derived(this.ready ? this.width / this.seen.w : 1);

  /** Is the whole map in view? */
  readonly all = $derived(this.look.zoom === 1);

  whole(): void {
    this.#chosen = true;
    this.#turn({ x: 0, y: 0, zoom: 1 });
  }

  /** Shows these places, unless the camera was moved by hand. */
  begin(places: readonly Point[]): void {
    if (!this.#chosen) this.#turn(firstLook(places, this.box(), this.width, this.height), true);
  }

  /** Brings as many of these places into view as fit; always the first. */
  showAll(places: readonly Point[]): void {
    if (this.all || places.every((place) => this.sees(place))) return;
    const look = firstLook(places, this.box(), this.width, this.height);
    this.#turn(clampLook({ ...look, zoom: this.look.zoom }, this.box(), this.width, this.height));
  }

  sees([x, y]: Point, air = 0): boolean {
    const { seen } = this;
    return x > seen.x + air && x < seen.x + seen.w - air && y > seen.y + air && y < seen.y + seen.h - air;
  }

  #turn(look: Look, atOnce = false): void {
    void this.#look.set(look, atOnce || still() || document.hidden ? AT_ONCE : undefined);
  }

  /** Zooms about the middle, or about a point of the map. */
  zoom(factor: number, about: Point = [this.look.x, this.look.y]): void {
    this.#chosen = true;
    this.#turn(zoomAbout(this.look, factor, about, this.box(), this.width, this.height), true);
  }

  /** Moves by pixels. */
  pan(dx: number, dy: number): void {
    this.#chosen = true;
    this.#shift(dx, dy, true);
  }

  #shift(dx: number, dy: number, atOnce: boolean): void {
    const look = { ...this.look, x: this.look.x + dx / this.scale, y: this.look.y + dy / this.scale };
    this.#turn(clampLook(look, this.box(), this.width, this.height, FOOT), atOnce);
  }

  /** Brings a point of the map into view. */
  show([x, y]: Point, margin = 60): void {
    const { seen } = this;
    const air = Math.min(margin / this.scale, seen.w / 3, seen.h / 3);
    const off = (at: number, start: number, size: number) =>
      Math.min(0, at - start - air) + Math.max(0, at - start - size + air);
    const [dx, dy] = [off(x, seen.x, seen.w), off(y, seen.y, seen.h)];
    if (dx || dy) this.#shift(dx * this.scale, dy * this.scale, false);
  }

  /** The position of an overlay of so many pixels for a point of the map, in percent of the view: at the point, or as near
   *  as it fits. */
  part([x, y]: Point, wide: number, high: number): Point {
    const { seen } = this;
    const inside = (part: number, room: number) =>
      Math.min(Math.max(part, Math.min(room, 0.5)), Math.max(1 - room, 0.5));
    return [
      100 * inside((x - seen.x) / seen.w, wide / 2 / this.width),
      100 * inside((y - seen.y) / seen.h, high / 2 / this.height),
    ];
  }

  /** The point of the map under a pointer. */
  under(event: { clientX: number; clientY: number }, frame: DOMRect): Point {
    return [
      this.seen.x + (event.clientX - frame.left) / this.scale,
      this.seen.y + (event.clientY - frame.top) / this.scale,
    ];
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size === 1) {
      this.dragged = false;
      this.#began = [event.clientX, event.clientY];
    }
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#fingers.set(event.pointerId, now);
    if (Math.hypot(now[0] - this.#began[0], now[1] - this.#began[1]) > SLOP || other) this.dragged = true;
    if (!this.dragged) return;
    const node = event.currentTarget;
    node.setPointerCapture?.(event.pointerId);
    if (other) {
      const [was, is] = [
        Math.hypot(before[0] - other[0], before[1] - other[1]),
        Math.hypot(now[0] - other[0], now[1] - other[1]),
      ];
      const middle = { clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 };
      if (was > 0) this.zoom(is / was, this.under(middle, node.getBoundingClientRect()));
    }
    this.pan((before[0] - now[0]) / (other ? 2 : 1), (before[1] - now[1]) / (other ? 2 : 1));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent & { currentTarget: Element }): void {
    if (this.all && event.deltaY > 0) return; // already zoomed out: the page may scroll
    event.preventDefault();
    const frame = event.currentTarget.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), this.under(event, frame));
  }

  /** + and - zoom, 0 shows everything, shift and an arrow move. True if the key was meant for the camera. */
  key(event: KeyboardEvent): boolean {
    const far = 60;
    const moves: Record<string, Point> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const move = event.shiftKey ? moves[event.key] : undefined;
    if (move) this.pan(...move);
    else if (event.key === '+' || event.key === '=') this.zoom(1.4);
    else if (event.key === '-') this.zoom(1 / 1.4);
    else if (event.key === '0') this.whole();
    else return false;
    event.preventDefault();
    return true;
  }
}
