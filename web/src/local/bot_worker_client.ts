// The table worker's side of the bot worker: one job after another, each of which can be stopped.
import type { FromBotWorker, ToBotWorker } from './worker_messages';

interface Job {
  /** A blob URL that is revoked to stop the work: a busy worker can check it with a synchronous request. */
  stopUrl: string;
  steps: number;
  done(result: string): void;
  broken(why: Error): void;
}

export class BotWorkerClient {
  #worker: Worker | null = null;
  readonly #jobs = new Map<number, Job>();

  /** Starts the worker before the first job, so that no job waits for Python. */
  warmUp(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<FromBotWorker>) => this.#receive(data);
    worker.onerror = () => this.#die(worker);
    this.#worker = worker;
    return worker;
  }

  run(job: number, work: string): Promise<string> {
    const stopUrl = URL.createObjectURL(new Blob(['go on']));
    return new Promise((done, broken) => {
      this.#jobs.set(job, { stopUrl, steps: 0, done, broken });
      this.warmUp().postMessage({ job, work, stopUrl } satisfies ToBotWorker);
    });
  }

  stop(job: number): void {
    const stopUrl = this.#jobs.get(job)?.stopUrl;
    if (stopUrl) URL.revokeObjectURL(stopUrl);
  }

  steps = (job: number): number => this.#jobs.get(job)?.steps ?? 0;

  #receive(message: FromBotWorker): void {
    const job = this.#jobs.get(message.job);
    if (!job) return;
    if (message.kind === 'steps') {
      job.steps = message.steps;
      return;
    }
    this.#jobs.delete(message.job);
    URL.revokeObjectURL(job.stopUrl);
    if (message.kind === 'done') job.done(message.result);
    else job.broken(new Error(message.why));
  }

  /** The next job starts a new worker. */
  #die(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    for (const job of this.#jobs.values()) {
      URL.revokeObjectURL(job.stopUrl);
      job.broken(new Error('the bot worker has died'));
    }
    this.#jobs.clear();
  }
}
