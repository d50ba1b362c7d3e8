// A voice as one file, to take along to another device: a mark, the length of the head, the head as JSON, then all sounds.
// Whoever made a file chose what is in it: everything is checked, and nothing is kept before a press.
import { parseJson } from '../assert';
import { LONGEST_SOUND } from '../device/speech/speaking';
import { cleanName } from '../words/clean_name';
import { soundLength } from './sound_length';
import type { Recording } from './voice_store';

const MARK = new TextEncoder().encode('homeward-voice 1\n');
const LENGTH_BYTES = 4;
export const VOICE_FILE = '.homeward-voice';
export const LIMITS = { file: 100_000_000, head: 2_000_000, sound: 1_000_000, recordings: 5_000, text: 500 } as const;

/** What files of each kind begin with, and where. */
const KINDS: Readonly<Record<string, { at: number; bytes: readonly number[] }>> = {
  'audio/webm': { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  'audio/ogg': { at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  'audio/mp4': { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
};

/** Without what follows, such as the codec. */
export const kindOfSound = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

export interface VoiceFile {
  language: string;
  /** Whose voice it is. */
  name: string;
  /** The day on which the file was made. */
  made: Date;
  recordings: Recording[];
}

interface Head {
  language: string;
  name: string;
  made: string;
  recordings: { text: string; type: string; bytes: number }[];
}

/** It is no voice, or a damaged one. */
export class BadVoiceFile extends Error {}

export function packVoice({ language, name, made, recordings }: VoiceFile): Blob {
  const head: Head = {
    language,
    name,
    made: made.toISOString(),
    recordings: recordings.map(({ text, type, sound }) => ({ text, type, bytes: sound.byteLength })),
  };
  const told = new TextEncoder().encode(JSON.stringify(head));
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint32(0, told.length);
  return new Blob([MARK, length.buffer, told, ...recordings.map(({ sound }) => sound)], {
    type: 'application/octet-stream',
  });
}

export async function unpackVoice(file: Blob): Promise<VoiceFile> {
  demand(file.size <= LIMITS.file, 'too large');
  const start = MARK.length + LENGTH_BYTES;
  const first = new Uint8Array(await file.slice(0, start).arrayBuffer());
  demand(first.length === start && MARK.every((byte, i) => byte === first[i]), 'no voice');
  const length = new DataView(first.buffer).getUint32(MARK.length);
  demand(length <= LIMITS.head && start + length <= file.size, 'its head is cut off');
  const head = headIn(await file.slice(start, start + length).text());
  const sounds = file.slice(start + length);
  demand(head.recordings.reduce((sum, { bytes }) => sum + bytes, 0) === sounds.size, 'its sounds are cut off');
  return {
    language: head.language,
    name: cleanName(head.name),
    made: new Date(head.made),
    recordings: recordingsIn(head, await sounds.arrayBuffer()),
  };
}

function headIn(text: string): Head {
  const head = jsonOf(text);
  demand(isObject(head), 'its head is no object');
  const { language, name, made, recordings } = head;
  demand(typeof language === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language), 'no language');
  demand(typeof name === 'string' && typeof made === 'string' && !Number.isNaN(Date.parse(made)), 'no name or no date');
  demand(Array.isArray(recordings) && recordings.length <= LIMITS.recordings, 'no recordings, or too many');
  return { language, name, made, recordings: recordings.map(entryOf) };
}

function entryOf(entry: unknown): Head['recordings'][number] {
  demand(isObject(entry), 'an entry is no object');
  const { text, type, bytes } = entry;
  demand(typeof text === 'string' && text.length > 0 && text.length <= LIMITS.text, 'a text is none');
  demand(typeof type === 'string' && Object.hasOwn(KINDS, type), 'a type is none of ours');
  demand(
    typeof bytes === 'number' && Number.isInteger(bytes) && bytes > 0 && bytes <= LIMITS.sound,
    'a sound has no size',
  );
  return { text, type, bytes };
}

function recordingsIn({ language, recordings }: Head, sounds: ArrayBuffer): Recording[] {
  let at = 0;
  const found = recordings.map(({ text, type, bytes }): Recording => {
    const sound = sounds.slice(at, at + bytes);
    at += bytes;
    demand(isOfKind(sound, type), 'a sound is none');
    demand(soundLength(sound, type) <= LONGEST_SOUND, 'a sound plays too long');
    return { language, text, type, sound };
  });
  demand(new Set(found.map(({ text }) => text)).size === found.length, 'a text is there twice');
  return found;
}

function isOfKind(sound: ArrayBuffer, type: string): boolean {
  const kind = KINDS[type];
  const start = new Uint8Array(sound);
  return kind?.bytes.every((byte, i) => start[kind.at + i] === byte) ?? false;
}

function jsonOf(text: string): unknown {
  try {
    return parseJson<unknown>(text);
  } catch {
    throw new BadVoiceFile('its head is no JSON');
  }
}

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function demand(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new BadVoiceFile(problem);
}
