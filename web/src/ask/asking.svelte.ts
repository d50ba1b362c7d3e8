// Who asks what: the thing whose sheet is open, and whether every touch is a question.

export class Asking {
  /** Every touch asks instead of playing. */
  mode = $state(false);
  /** The thing that is explained, as its element names it. */
  topic = $state<string | null>(null);
  /** Everything on the board, for whoever would rather choose from a list. */
  list = $state.raw<readonly string[] | null>(null);

  /** Somebody asks: a game in real time stops its clock here, if it may. */
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
