// Moving a table to another house: its record is in the fragment of a link, which is not sent to a server.
import { isSite } from '../../backend';
import { recall, remember } from '../../device/storage';

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

/** The record in a fragment, if any; stores the house it came from. */
export async function recordIn(hash: string): Promise<string | null> {
  const told = new URLSearchParams(hash.slice(1));
  const record = told.get('record');
  if (!record) return null;
  const from = serverAt(told.get('from') ?? '');
  if (from) remember('other-house', from);
  return decompressText(record);
}

const ownAddress = (): string => (isSite ? new URL('.', location.href).href : `${location.origin}/`);

/** The folder of a house's page. */
function serverAt(written: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(/^\w+:\/\//.test(written) ? written : `https://${written}`);
    return /^https?:$/.test(protocol) ? origin + pathname.replace(/[^/]*$/, '') : null;
  } catch {
    return null;
  }
}

/** Compressed, in letters that are allowed in URLs. */
export async function compressText(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function decompressText(letters: string): Promise<string | null> {
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const raw = new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))]);
    return new TextDecoder().decode(await through(raw, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

const through = (blob: Blob, way: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(way)).arrayBuffer();
