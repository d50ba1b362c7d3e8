// A copy in IndexedDB of values of localStorage, which a browser writes to the disk only seconds after a change: without its
// token a table that was just made could not be opened again after a crash.
import { deleteDB, openDB, type DBSchema } from 'idb';
import { recall, remember } from '../device/storage';
import { closeForOthers } from './close_for_others';

interface Copy {
  /** When it was made, in milliseconds; later copies have later stamps. */
  stamp: number;
  values: Record<string, string>;
}
interface Schema extends DBSchema {
  copies: { key: string; value: Copy };
}

const NAME = 'homeward-device';
const COPY = 'copy';
/** In localStorage: the stamp of the last copy. It is older than the copy's own if the last changes were lost. */
const STAMP = 'copied';

const lastStamp = (): number => Number(recall(STAMP) ?? 0);

/** Resolves once the values are on the disk. */
export async function saveCopy(values: Record<string, string>): Promise<void> {
  const stamp = Math.max(Date.now(), lastStamp() + 1);
  remember(STAMP, String(stamp));
  try {
    const db = await openCopies();
    const writing = db.transaction('copies', 'readwrite', { durability: 'strict' });
    const before = await writing.store.get(COPY);
    if (!before || before.stamp < stamp) await writing.store.put({ stamp, values }, COPY); // another tab may be ahead
    await writing.done;
    db.close();
  } catch (why) {
    console.warn('the browser keeps no copy of the list of tables', why);
  }
}

/** Before the page reads anything: brings back what localStorage has lost. */
export async function restoreCopy(): Promise<void> {
  try {
    const db = await openCopies();
    const copy = await db.get('copies', COPY);
    db.close();
    if (!copy || copy.stamp <= lastStamp()) return;
    for (const [name, value] of Object.entries(copy.values)) remember(name, value);
    remember(STAMP, String(copy.stamp));
  } catch (why) {
    console.warn('the browser opens no copy of the list of tables', why);
  }
}

export const deleteCopy = (): Promise<void> => deleteDB(NAME);

const openCopies = () =>
  openDB<Schema>(NAME, 1, { upgrade: (db) => void db.createObjectStore('copies'), blocking: closeForOthers });
