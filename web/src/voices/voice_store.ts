// The recordings on this device, in IndexedDB. A recording belongs to a language and to the text that it says: a text that
// was changed since then has none.
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { closeForOthers } from '../local/close_for_others';

export interface Recording {
  language: string;
  text: string;
  /** Bytes: some browsers cannot store a Blob. */
  sound: ArrayBuffer;
  type: string;
}

/** Whose voice speaks a language. */
interface Speaker {
  language: string;
  name: string;
}

/** How far somebody has come in a game. */
export interface VoiceProgress {
  language: string;
  game: string;
  /** The lines that there were. */
  known: string[];
  /** The line at which to go on. */
  at: string;
}

export interface StoredVoice extends Speaker {
  recordings: number;
  bytes: number;
}

interface Schema extends DBSchema {
  recordings: { key: [string, string]; value: Recording };
  speakers: { key: string; value: Speaker };
  progress: { key: [string, string]; value: VoiceProgress };
}

const NAME = 'homeward-voices';
const VERSION = 1;

/** Everything of a language, as keys that begin with it. */
const inLanguage = (language: string): IDBKeyRange => IDBKeyRange.bound([language], [language, []]);

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('recordings', { keyPath: ['language', 'text'] });
      db.createObjectStore('speakers', { keyPath: 'language' });
      db.createObjectStore('progress', { keyPath: ['language', 'game'] });
    },
    blocking(was, will, event) {
      opened = null;
      closeForOthers(was, will, event);
    },
  }).catch((why: unknown) => {
    opened = null;
    throw why;
  }));

export async function recordedTextsOf(language: string): Promise<string[]> {
  const keys = await (await database()).getAllKeys('recordings', inLanguage(language));
  return keys.map(([, text]) => text);
}

export async function soundOf(language: string, text: string): Promise<Blob | null> {
  const found = await (await database()).get('recordings', [language, text]);
  return found ? new Blob([found.sound], { type: found.type }) : null;
}

export const recordingsOf = async (language: string): Promise<Recording[]> =>
  (await database()).getAll('recordings', inLanguage(language));

/** All of them, or none if there is no room. */
export async function keepRecordings(recordings: readonly Recording[]): Promise<void> {
  const writing = (await database()).transaction('recordings', 'readwrite');
  await Promise.all([...recordings.map((one) => writing.store.put(one)), writing.done]);
}

export async function storedVoices(): Promise<StoredVoice[]> {
  const db = await database();
  const names = new Map((await db.getAll('speakers')).map(({ language, name }) => [language, name]));
  const voices = new Map<string, StoredVoice>();
  for (const { language, sound } of await db.getAll('recordings')) {
    const voice = voices.get(language) ?? { language, name: names.get(language) ?? '', recordings: 0, bytes: 0 };
    voices.set(language, { ...voice, recordings: voice.recordings + 1, bytes: voice.bytes + sound.byteLength });
  }
  return [...voices.values()];
}

export const speakerOf = async (language: string): Promise<string> =>
  (await (await database()).get('speakers', language))?.name ?? '';

export async function nameSpeaker(language: string, name: string): Promise<void> {
  await (await database()).put('speakers', { language, name });
}

export const progressIn = async (language: string, game: string): Promise<VoiceProgress | undefined> =>
  (await database()).get('progress', [language, game]);

export async function keepProgress(progress: VoiceProgress): Promise<void> {
  await (await database()).put('progress', progress);
}

export async function forgetVoice(language: string): Promise<void> {
  const db = await database();
  const writing = db.transaction(['recordings', 'speakers', 'progress'], 'readwrite');
  await Promise.all([
    writing.objectStore('recordings').delete(inLanguage(language)),
    writing.objectStore('speakers').delete(language),
    writing.objectStore('progress').delete(inLanguage(language)),
    writing.done,
  ]);
}

export async function forgetAllVoices(): Promise<void> {
  const open = opened;
  opened = null;
  (await open?.catch(() => null))?.close();
  await deleteDB(NAME);
}
