// Moving a table to another house: its record is in the fragment of a link, which is not sent to a server.
import { parseJson } from '../../assert';
import { isSite } from '../../backend';
import { LARGEST_RECORD, TABLE_NAME_LENGTH } from '../../border/constants';
import { recall, remember } from '../../device/storage';
import { cleanName, cleanNames } from '../../words/clean_name';

/** Letters of the address of another house; a longer one would hide what is asked. */
const LONGEST_ADDRESS = 200;

/** The address of the other house, from the last move in either direction. */
export const otherServer = (): string => recall('other-house') ?? '';

/** The link that opens the record in the other house; null if the address is invalid. A site moves to servers, a server to sites. */
export async function linkTo(address: string, record: string): Promise<string | null> {
  const server = serverAt(address);
  if (!server) return null;
  remember('other-house', server);
  const told = new URLSearchParams({ record: await compressText(record), from: ownAddress() });
  return `${server}${isSite ? 'join' : '?/join'}#${told.toString()}`;
}

/** A table that a link has brought, before anything is done with it. */
export interface BroughtTable {
  record: string;
  /** The house it says it comes from, if any. */
  from: string | null;
  game: string;
  names: string[];
  moves: number;
}

/** What a link has brought: null if nothing, 'unreadable' if it cannot be read. Stores nothing. */
export async function broughtBy(hash: string): Promise<BroughtTable | 'unreadable' | null> {
  const told = new URLSearchParams(hash.slice(1));
  const letters = told.get('record');
  if (!letters) return null;
  const record = await decompressText(letters);
  return (record !== null && describedRecord(record, serverAt(told.get('from') ?? ''))) || 'unreadable';
}

/** The table was laid out here: the way back to its house is stored. */
export function rememberWayBack({ from }: BroughtTable): void {
  if (from) remember('other-house', from);
}

function describedRecord(record: string, from: string | null): BroughtTable | null {
  try {
    const { game, names, moves } = parseJson<Partial<Record<string, unknown>>>(record);
    if (typeof game !== 'string') return null;
    return {
      record,
      from,
      game: cleanName(game, TABLE_NAME_LENGTH),
      names: cleanNames(names),
      moves: Array.isArray(moves) ? moves.length : 0,
    };
  } catch {
    return null;
  }
}

const ownAddress = (): string => (isSite ? new URL('.', location.href).href : `${location.origin}/`);

/** The folder of a house's page. */
function serverAt(written: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(/^\w+:\/\//.test(written) ? written : `https://${written}`);
    const folder = origin + pathname.replace(/[^/]*$/, '');
    return /^https?:$/.test(protocol) && folder.length <= LONGEST_ADDRESS ? folder : null;
  } catch {
    return null;
  }
}

/** Compressed, in letters that are allowed in URLs. */
export async function compressText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await new Response(stream).arrayBuffer();
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null if it cannot be decompressed, or is larger than any server takes: a few letters can become gigabytes. */
export async function decompressText(letters: string): Promise<string | null> {
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const raw = new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))]);
    return await readUpTo(LARGEST_RECORD, raw.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function readUpTo(most: number, stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
