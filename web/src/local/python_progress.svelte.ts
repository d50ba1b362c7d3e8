// How far Python has come, for whoever waits for it.

class PythonProgress {
  /** From 0 to 1 while its files come; null while it starts, or if nobody counts. */
  part = $state<number | null>(null);
  /** Has somebody asked for something that is not there yet? */
  isAwaited = $state(false);
  #isComing = false;

  begin(): void {
    this.#isComing = true;
  }

  have(loaded: number, total: number): void {
    this.part = loaded < total ? loaded / total : null;
  }

  end(): void {
    this.#isComing = false;
    this.isAwaited = false;
    this.part = null;
  }

  /** The same promise; while Python is on its way, it is said that somebody waits for it. */
  awaited<T>(answer: Promise<T>): Promise<T> {
    // not at once: what is asked for may be part of what a page works out, and that must change nothing
    queueMicrotask(() => (this.isAwaited ||= this.#isComing));
    return answer;
  }
}

export const pythonProgress = new PythonProgress();
