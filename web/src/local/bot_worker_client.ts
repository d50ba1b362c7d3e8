// The table worker's side of the worker that thinks: one piece of work after another, each with a sign to stop it.
import type { FromBotWorker, ToBotWorker } from './worker_messages';

interface Job {
  /** An address that can be read as long as the work may go on: even a worker that never rests can look at it. */
  sign: string;
  steps: number;
  done(result: string): void;
  broken(why: Error): void;
}

export class BotWorkerClient {
  #worker: Worker | null = null;
  readonly #jobs = new Map<number, Job>();

  /** Starts before the first bot is asked, so that nobody waits for it. */
  warmUp(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    worker.onmessage = ({ data }: MessageEvent<FromBotWorker>) => this.#hear(data);
    worker.onerror = () => this.#die(worker);
    this.#worker = worker;
    return worker;
  }

  run(job: number, work: string): Promise<string> {
    const sign = URL.createObjectURL(new Blob(['go on']));
    return new Promise((done, broken) => {
      this.#jobs.set(job, { sign, steps: 0, done, broken });
      this.warmUp().postMessage({ job, work, sign } satisfies ToBotWorker);
    });
  }

  stop(job: number): void {
    const sign = this.#jobs.get(job)?.sign;
    if (sign) URL.revokeObjectURL(sign);
  }

  steps = (job: number): number => this.#jobs.get(job)?.steps ?? 0;

  #hear(said: FromBotWorker): void {
    const job = this.#jobs.get(said.job);
    if (!job) return;
    if (said.kind === 'steps') {
      job.steps = said.steps;
      return;
    }
    this.#jobs.delete(said.job);
    URL.revokeObjectURL(job.sign);
    if (said.kind === 'done') job.done(said.result);
    else job.broken(new Error(said.why));
  }

  /** The next question is asked of a new one. */
  #die(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    for (const job of this.#jobs.values()) {
      URL.revokeObjectURL(job.sign);
      job.broken(new Error('the worker that thinks has died'));
    }
    this.#jobs.clear();
  }
}
