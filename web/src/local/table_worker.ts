// The worker with the tables of this page: the house in Python, with IndexedDB as its storage and a second worker for bots.
import type { FromTableWorker, ToTableWorker } from './worker_messages';
import { startPython } from './python';
import { doIn, Store } from './store';
import { BotWorkerClient } from './bot_worker_client';

/** The methods of `PageHouse` (src/homeward/page/page_house.py) that are called here. */
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

const send = (message: FromTableWorker): void => self.postMessage(message);
const store = new Store();
const bots = new BotWorkerClient();
const tabs = new BroadcastChannel('homeward');

/** `Browser` of src/homeward/page/browser.py. */
const browser = {
  store: (what: string, args: string) => doIn(store, what, args),
  run_job: (job: number, work: string) => bots.run(job, work),
  stop: (job: number) => bots.stop(job),
  steps: bots.steps,
  send: (transport: number, text: string) => send({ kind: 'received', transport, text }),
  close: (transport: number) => send({ kind: 'closed', transport }),
  send_to_other_workers: (table: string, text: string) => tabs.postMessage({ table, text }),
};

async function openHouse(): Promise<PythonHouse> {
  const isFirstVisit = self.name === 'first visit';
  const python = await startPython(
    isFirstVisit ? (loaded, total) => send({ kind: 'progress', loaded, total }) : undefined,
  );
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a class of src/homeward/page/page_house.py
  const { PageHouse } = python.pyimport('homeward.page.page_house') as {
    PageHouse: (of: typeof browser) => PythonHouse;
  };
  const house = PageHouse(browser);
  await house.open();
  tabs.onmessage = ({ data }: MessageEvent<{ table: string; text: string }>) =>
    house.receive_from_worker(data.table, data.text);
  send({ kind: 'ready' });
  bots.warmUp(); // after the tables: its files are in the cache by now
  return house;
}

const opened = openHouse();
opened.catch((why: unknown) => send({ kind: 'failed', why: String(why) }));

self.onmessage = async ({ data }: MessageEvent<ToTableWorker>) => {
  const house = await opened;
  switch (data.kind) {
    case 'request':
      return answer(house, data);
    case 'abort':
      return house.abort(data.id);
    case 'open':
      return house.open_transport(data.transport, data.table);
    case 'send':
      return house.receive(data.transport, data.text);
    case 'close':
      return house.close_transport(data.transport);
  }
};

async function answer(
  house: PythonHouse,
  { id, method, path, body }: Extract<ToTableWorker, { kind: 'request' }>,
): Promise<void> {
  const part = (text: string) => send({ kind: 'part', id, text });
  const found = await house.request(id, method, path, body, part);
  const [ok, text] = found.toJs();
  found.destroy();
  send({ kind: 'answer', id, ok, text });
}
