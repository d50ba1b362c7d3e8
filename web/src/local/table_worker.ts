// The worker in which the tables of this page live: the real house in Python, with a storage and another worker that thinks.
import type { FromTableWorker, ToTableWorker } from './worker_messages';
import { startPython } from './python';
import { doIn, Store } from './store';
import { BotWorkerClient } from './bot_worker_client';

/** `PageHouse` of src/homeward/page/page_house.py, as far as it is called from here. */
interface PythonHouse {
  open(): Promise<void>;
  request(id: number, method: string, path: string, body: string, part: (text: string) => void): Promise<PythonAnswer>;
  abort(id: number): void;
  open_transport(transport: number, table: string): void;
  receive(transport: number, text: string): void;
  close_transport(transport: number): void;
  receive_from_worker(table: string, text: string): void;
}
interface PythonAnswer {
  toJs(): [ok: boolean, text: string];
  destroy(): void;
}

const tell = (said: FromTableWorker): void => self.postMessage(said);
const store = new Store();
const thinker = new BotWorkerClient();
const tabs = new BroadcastChannel('homeward');

/** What the house knows of a browser: src/homeward/page/browser.py. */
const browser = {
  store: (what: string, args: string) => doIn(store, what, args),
  run_job: (job: number, work: string) => thinker.run(job, work),
  stop: (job: number) => thinker.stop(job),
  steps: thinker.steps,
  send: (line: number, text: string) => tell({ kind: 'heard', line, text }),
  close: (line: number) => tell({ kind: 'closed', line }),
  send_to_other_workers: (table: string, text: string) => tabs.postMessage({ table, text }),
};

async function openHouse(): Promise<PythonHouse> {
  const isFirstVisit = self.name === 'first visit';
  const python = await startPython(
    isFirstVisit ? (loaded, total) => tell({ kind: 'arriving', loaded, total }) : undefined,
  );
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a class of src/homeward/page/page_house.py
  const { PageHouse } = python.pyimport('homeward.page.page_house') as {
    PageHouse: (of: typeof browser) => PythonHouse;
  };
  const house = PageHouse(browser);
  await house.open();
  tabs.onmessage = ({ data }: MessageEvent<{ table: string; text: string }>) =>
    house.receive_from_worker(data.table, data.text);
  tell({ kind: 'ready' });
  thinker.warmUp(); // only now: what has come for this worker need not come again, and nobody waits for bots first
  return house;
}

const opened = openHouse();
opened.catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));

self.onmessage = async ({ data }: MessageEvent<ToTableWorker>) => {
  const house = await opened;
  switch (data.kind) {
    case 'ask':
      return answer(house, data);
    case 'abort':
      return house.abort(data.id);
    case 'open':
      return house.open_transport(data.line, data.table);
    case 'say':
      return house.receive(data.line, data.text);
    case 'close':
      return house.close_transport(data.line);
  }
};

async function answer(
  house: PythonHouse,
  { id, method, path, body }: Extract<ToTableWorker, { kind: 'ask' }>,
): Promise<void> {
  const part = (text: string) => tell({ kind: 'part', id, text });
  const found = await house.request(id, method, path, body, part);
  const [ok, text] = found.toJs();
  found.destroy();
  tell({ kind: 'answer', id, ok, text });
}
