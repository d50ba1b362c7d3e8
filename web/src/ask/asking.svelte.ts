// The state of "What is this?": the thing whose sheet is open, and whether every tap asks.

export class Asking {
  /** Every tap asks instead of playing. */
  mode = $state(false);
  /** The thing whose sheet is open: the `data-ask` of its element. */
  topic = $state<string | null>(null);
  /** Everything on the board, while the list is open. */
  list = $state.raw<readonly string[] | null>(null);

  /** `halt` is called at every question: a game in real time stops its clock if it may. */
  constructor(private readonly halt: () => void = () => undefined) {}

  ask(topic: string): void {
    this.halt();
    this.topic = topic;
  }

  show(list: readonly string[]): void {
    this.halt();
    this.list = list;
  }

  toggle(): void {
    this.mode = !this.mode;
    if (this.mode) this.halt();
  }
}
