// The worker that thinks: bots, hints, turning points, replays. It has the same package as the tables, and no storage.
import type { FromBotWorker, ToBotWorker } from './worker_messages';
import { startPython } from './python';

type WorkOn = (work: string, stopped: () => boolean, told: (steps: number) => void) => string;

const tell = (said: FromBotWorker): void => self.postMessage(said);

const ready = startPython().then((python) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a function of src/homeward/page/bot_worker.py
  const { work_on } = python.pyimport('homeward.page.bot_worker') as { work_on: WorkOn };
  return work_on;
});

self.onmessage = async ({ data: { job, work, sign } }: MessageEvent<ToBotWorker>) => {
  try {
    const workOn = await ready;
    const result = workOn(
      work,
      () => isGone(sign),
      (steps) => tell({ kind: 'steps', job, steps }),
    );
    tell({ kind: 'done', job, result });
  } catch (why) {
    tell({ kind: 'broken', job, why: String(why) });
  }
};

/** Looked at without waiting: while Python thinks, no message is heard. */
function isGone(sign: string): boolean {
  const look = new XMLHttpRequest();
  look.open('GET', sign, false);
  try {
    look.send();
    return look.status !== 200;
  } catch {
    return true;
  }
}
