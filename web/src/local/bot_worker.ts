// The worker for bots, hints, turning points and replays: the same Python package as in the table worker, without storage.
import type { FromBotWorker, ToBotWorker } from './worker_messages';
import { startPython } from './python';

type WorkOn = (work: string, stopped: () => boolean, report: (steps: number) => void) => string;

const send = (message: FromBotWorker): void => self.postMessage(message);

const ready = startPython().then((python) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a function of src/homeward/page/bot_worker.py
  const { work_on } = python.pyimport('homeward.page.bot_worker') as { work_on: WorkOn };
  return work_on;
});

self.onmessage = async ({ data: { job, work, stopUrl } }: MessageEvent<ToBotWorker>) => {
  try {
    const workOn = await ready;
    const result = workOn(
      work,
      () => isRevoked(stopUrl),
      (steps) => send({ kind: 'steps', job, steps }),
    );
    send({ kind: 'done', job, result });
  } catch (why) {
    send({ kind: 'broken', job, why: String(why) });
  }
};

/** A synchronous request: while Python runs, this worker receives no messages. */
function isRevoked(stopUrl: string): boolean {
  const request = new XMLHttpRequest();
  request.open('GET', stopUrl, false);
  try {
    request.send();
    return request.status !== 200;
  } catch {
    return true;
  }
}
