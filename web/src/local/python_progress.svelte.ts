// The progress of loading Python.

class PythonProgress {
  /** From 0 to 1 while its files load; null while it starts, or if the progress is unknown. */
  part = $state<number | null>(null);
  /** Does a request wait for Python? */
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

  /** Returns the same promise, and notes that a request waits if Python is still loading. */
  awaited<T>(answer: Promise<T>): Promise<T> {
    // later: the request may come from a $derived, which must not change state
    queueMicrotask(() => (this.isAwaited ||= this.#isComing));
    return answer;
  }
}

export const pythonProgress = new PythonProgress();
