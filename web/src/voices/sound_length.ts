// How long a sound plays by what its file says: the times of its pages (Ogg), blocks (WebM) or fragments (MP4). Browsers cannot tell
// the length of what they recorded without playing it, and to decode what somebody else made could take all the memory. A file can
// lie; what is played ends in any case (device/speech/speaking.ts).

/** Milliseconds; 0 if the file says nothing that we can read. */
export function soundLength(sound: ArrayBuffer, kind: string): number {
  const bytes = new DataView(sound);
  if (kind === 'audio/ogg') return lengthOfOgg(bytes);
  return kind === 'audio/webm' ? lengthOfWebm(bytes) : lengthOfMp4(bytes);
}

/** From the first of some times to the last. A recording need not begin at nought. */
class Span {
  #first = Infinity;
  #last = -Infinity;

  add(time: number): void {
    this.#first = Math.min(this.#first, time);
    this.#last = Math.max(this.#last, time);
  }
  get length(): number {
    return Math.max(0, this.#last - this.#first);
  }
}

/** Bytes. */
const LARGEST_NUMBER = 8;

/** A whole number, as far as a double can hold it. */
function uint(bytes: DataView, at: number, size: number): number {
  let value = 0;
  const end = Math.min(at + Math.min(size, LARGEST_NUMBER), bytes.byteLength);
  for (let i = at; i < end; i++) value = value * 256 + bytes.getUint8(i);
  return value;
}

const OGG_PAGE = 27;
/** Opus counts samples at 48 kHz whatever it was made from. */
const OGG_SAMPLES_A_MILLISECOND = 48;

function lengthOfOgg(bytes: DataView): number {
  const span = new Span();
  for (let at = 0; at + OGG_PAGE <= bytes.byteLength;) {
    const granule = Number(bytes.getBigInt64(at + 6, true));
    // the pages of the head have nought, and a page on which no packet ends has less
    if (granule > 0) span.add(granule);
    const segments = bytes.getUint8(at + OGG_PAGE - 1);
    const from = at + OGG_PAGE;
    at = from + segments;
    for (let i = from; i < from + segments && i < bytes.byteLength; i++) at += bytes.getUint8(i);
  }
  return span.length / OGG_SAMPLES_A_MILLISECOND;
}

/** Elements of WebM (RFC 8794 and 9559). */
const WEBM = { scale: 0x2ad7b1, duration: 0x4489, clusterTime: 0xe7, simpleBlock: 0xa3, block: 0xa1 };
const WEBM_PARENTS: ReadonlySet<number> = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);
const USUAL_SCALE = 1_000_000;

function lengthOfWebm(bytes: DataView): number {
  const span = new Span();
  let scale = USUAL_SCALE;
  let duration = 0;
  let cluster = 0;
  for (let at = 0; at < bytes.byteLength;) {
    const idBytes = vintSize(bytes, at);
    const id = uint(bytes, at, idBytes);
    at += idBytes;
    const sizeBytes = vintSize(bytes, at);
    const size = Math.max(0, uint(bytes, at, sizeBytes) - 2 ** (7 * sizeBytes));
    at += sizeBytes;
    if (WEBM_PARENTS.has(id)) continue;
    if (id === WEBM.scale) scale = uint(bytes, at, size);
    else if (id === WEBM.clusterTime) cluster = uint(bytes, at, size);
    else if (id === WEBM.duration && (size === 4 || size === 8) && at + size <= bytes.byteLength)
      duration = size === 4 ? bytes.getFloat32(at) : bytes.getFloat64(at);
    else if (id === WEBM.simpleBlock || id === WEBM.block) {
      const time = at + vintSize(bytes, at);
      if (time + 2 <= bytes.byteLength) span.add(cluster + bytes.getInt16(time));
    }
    at += size;
  }
  return (Math.max(span.length, duration) * scale) / 1_000_000;
}

/** A number of variable size: the zeros before its first bit say how many bytes follow. */
const vintSize = (bytes: DataView, at: number): number =>
  at < bytes.byteLength ? Math.clz32(bytes.getUint8(at)) - 23 : 1;

const MP4_PARENTS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
const MP4_HEAD = 8;

function lengthOfMp4(bytes: DataView): number {
  const fragments = new Span();
  let longest = 0;
  /** Units in a second: of the whole, and of its sound. */
  let movie = 1_000;
  let media = 1_000;
  for (let at = 0; at + MP4_HEAD <= bytes.byteLength;) {
    const short = uint(bytes, at, 4);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((i) => bytes.getUint8(at + i)));
    const head = short === 1 ? 2 * MP4_HEAD : MP4_HEAD;
    const body = at + head;
    if (MP4_PARENTS.has(name)) {
      at = body;
      continue;
    }
    const wide = uint(bytes, body, 1) === 1;
    const number = (offset: number) => uint(bytes, body + offset, wide ? 8 : 4);
    const known = (value: number) => (value >= (wide ? 2 ** 63 : 2 ** 32 - 1) ? 0 : value);
    if (name === 'mvhd' || name === 'mdhd') {
      const units = uint(bytes, body + (wide ? 20 : 12), 4) || 1;
      if (name === 'mvhd') movie = units;
      else media = units;
      longest = Math.max(longest, known(number(wide ? 24 : 16)) / units);
    } else if (name === 'mehd') longest = Math.max(longest, known(number(4)) / movie);
    else if (name === 'tfdt') fragments.add(number(4));
    const size = short === 1 ? uint(bytes, at + MP4_HEAD, 8) : short;
    if (size < head) break;
    at += size;
  }
  return 1_000 * Math.max(longest, fragments.length / media);
}
