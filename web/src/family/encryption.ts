// The address and the key of a family card: both are derived from its words, which never leave the devices.
// (docs/protocol.md, "Family cards"; browsers offer WebCrypto only over HTTPS, so a library does it.)
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Secret {
  place: string;
  key: Uint8Array;
}

const SALT = 'homeward card 1';
const NONCE = 24;

/** Slow on purpose, so that the words cannot be guessed. */
export async function secretOf(words: Uint8Array): Promise<Secret> {
  const made = await scryptAsync(words, utf8ToBytes(SALT), { N: 2 ** 14, r: 8, p: 1, dkLen: 64 });
  return { place: bytesToHex(made.slice(0, 32)), key: made.slice(32) };
}

export function encrypt(text: string, key: Uint8Array): string {
  const nonce = randomBytes(NONCE);
  const body = xchacha20poly1305(key, nonce).encrypt(utf8ToBytes(text));
  return btoa(String.fromCharCode(...nonce, ...body));
}

/** Throws if the body was changed. */
export function decrypt(body: string, key: Uint8Array): string {
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const plain = xchacha20poly1305(key, bytes.slice(0, NONCE)).decrypt(bytes.slice(NONCE));
  return new TextDecoder().decode(plain);
}
