// The file of a voice: what is packed comes out again; what somebody else made of it is refused.
import { expect, test } from 'vitest';
import { BadVoiceFile, kindOfSound, LIMITS, packVoice, unpackVoice, type VoiceFile } from './voice_file';

const soundLike = (first: number[], size = 12): ArrayBuffer =>
  Uint8Array.from({ length: size }, (_, i) => first[i] ?? i).buffer;
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const MP4 = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70];

const voice: VoiceFile = {
  language: 'en',
  name: 'Grandma Zoë',
  made: new Date('2026-02-03T10:00:00Z'),
  recordings: [
    { language: 'en', text: 'Turn over a tile.', type: 'audio/webm', sound: soundLike(WEBM, 40) },
    { language: 'en', text: '’s turn', type: 'audio/mp4', sound: soundLike(MP4, 20) },
  ],
};

test('what is packed comes out again', async () => {
  expect(await unpackVoice(packVoice(voice))).toEqual(voice);
});

test('an empty voice is one', async () => {
  expect((await unpackVoice(packVoice({ ...voice, recordings: [] }))).recordings).toEqual([]);
});

test('the kind of a sound has no codec', () => {
  expect(['audio/webm;codecs=opus', 'audio/MP4', ''].map(kindOfSound)).toEqual(['audio/webm', 'audio/mp4', '']);
});

/** A file with any head and any sounds. */
function fileWith(head: unknown, sounds: ArrayBuffer[] = [], length?: number): Blob {
  const text = new TextEncoder().encode(typeof head === 'string' ? head : JSON.stringify(head));
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, length ?? text.length);
  return new Blob(['homeward-voice 1\n', size.buffer, text, ...sounds]);
}
const HEAD = { language: 'en', name: 'G', made: '2026-02-03', recordings: [] as unknown[] };
const entry = { text: 'Hello.', type: 'audio/webm', bytes: 12 };
const withEntry = (change: object) => fileWith({ ...HEAD, recordings: [{ ...entry, ...change }] }, [soundLike(WEBM)]);

/** Two pages of an Ogg, the second so many seconds after the first. */
const oggOf = (seconds: number): ArrayBuffer => {
  const pages = new DataView(new ArrayBuffer(2 * 28));
  [0, 28].forEach((at) => {
    [0x4f, 0x67, 0x67, 0x53].forEach((byte, i) => pages.setUint8(at + i, byte));
    pages.setUint8(at + 26, 1);
  });
  pages.setBigInt64(6, 48_000n, true);
  pages.setBigInt64(28 + 6, 48_000n * BigInt(seconds + 1), true);
  return pages.buffer;
};
const withOgg = (seconds: number) =>
  fileWith({ ...HEAD, recordings: [{ ...entry, type: 'audio/ogg', bytes: 56 }] }, [oggOf(seconds)]);

test('a sound of twenty seconds is none too many', async () => {
  expect((await unpackVoice(withOgg(20))).recordings.length).toBe(1);
});

const WRONG: readonly (readonly [string, Blob])[] = [
  ['nothing', new Blob([])],
  ['another file', new Blob(['PK\u0003\u0004 a zip, or so it says'])],
  ['only the mark', new Blob(['homeward-voice 1\n'])],
  ['a newer kind of file', new Blob(['homeward-voice 2\n', new ArrayBuffer(8)])],
  ['a head that is said to be longer than the file', fileWith(HEAD, [], 0xffffffff)],
  ['a head that is said to be longer than allowed', fileWith(' '.repeat(LIMITS.head + 1))],
  ['no JSON', fileWith('{"language":')],
  ['JSON that nests a hundred thousand deep', fileWith('['.repeat(100_000))],
  ['a list', fileWith([])],
  ['null', fileWith('null')],
  ['no language', fileWith({ ...HEAD, language: 7 })],
  ['a language that is a path', fileWith({ ...HEAD, language: '../en' })],
  ['no name', fileWith({ ...HEAD, name: null })],
  ['no date', fileWith({ ...HEAD, made: 'yesterday' })],
  ['no recordings', fileWith({ ...HEAD, recordings: {} })],
  ['too many recordings', fileWith({ ...HEAD, recordings: Array(LIMITS.recordings + 1).fill(entry) })],
  ['an entry that is none', fileWith({ ...HEAD, recordings: [null] })],
  ['an empty text', withEntry({ text: '' })],
  ['a text without end', withEntry({ text: 'a'.repeat(LIMITS.text + 1) })],
  ['a page instead of a sound', withEntry({ type: 'text/html' })],
  ['a type by the name of a method', withEntry({ type: 'constructor' })],
  ['a negative size', withEntry({ bytes: -12 })],
  ['half a byte', withEntry({ bytes: 11.5 })],
  ['no size', withEntry({ bytes: null })],
  ['a size beyond the file', withEntry({ bytes: 13 })],
  ['a size beyond every sound', withEntry({ bytes: LIMITS.sound + 1 })],
  ['sounds that nobody announced', fileWith(HEAD, [soundLike(WEBM)])],
  ['a sound of another kind', withEntry({ type: 'audio/mp4' })],
  ['a sound that plays for minutes', withOgg(120)],
  ['a text twice', fileWith({ ...HEAD, recordings: [entry, entry] }, [soundLike(WEBM), soundLike(WEBM)])],
];

test.each(WRONG)('what is no voice is refused: %s', async (_, file) => {
  await expect(unpackVoice(file)).rejects.toBeInstanceOf(BadVoiceFile);
});

test('a file larger than any voice is refused before it is read', async () => {
  const huge = new Blob([]);
  Object.defineProperty(huge, 'size', { value: LIMITS.file + 1 });
  huge.slice = () => expect.fail('it was read');
  await expect(unpackVoice(huge)).rejects.toBeInstanceOf(BadVoiceFile);
});

test('wherever a file is cut off it is refused', async () => {
  const whole = packVoice(voice);
  for (let size = 0; size < whole.size; size++)
    await expect(unpackVoice(whole.slice(0, size)), String(size)).rejects.toBeInstanceOf(BadVoiceFile);
});

test('a name is as short and as plain as every name', async () => {
  const found = await unpackVoice(packVoice({ ...voice, name: `\u202e<b>${'g'.repeat(99)}\n` }));
  expect(found.name).toMatch(/^<b>g+$/);
  expect(found.name.length).toBeLessThan(30);
});
