// The family card of this device: making it, taking over another device's, syncing it, deleting it.
import { recall, remember, forget } from '../device/storage';
import { parseJson } from '../assert';
import { Refused, refusalOf } from '../backend/api';
import { dropCard, readCard, writeCard } from '../border/requests';
import { ourTables, setOurTables } from '../backend/my_tables';
import { encrypt, secretOf, decrypt, type Secret } from './encryption';
import { isSame, mergedTables, type OurTables } from './merge_tables';
import { bytesOf, WORDS, wordsOf } from './card_words';
import type { CardNow } from '../border/protocol';

const CARD = 'card';
/** Attempts to write while other devices of the family write, too. */
const TRIES = 6;

export const cardWords = (): string | null => recall(CARD);

export async function makeCard(): Promise<void> {
  const words = wordsOf(crypto.getRandomValues(new Uint8Array(WORDS * 2))).join(' ');
  await keepUp(await secretOfWords(words), null);
  remember(CARD, words);
}

/** Takes over the card with these words; returns how many of its tables are new here. */
export async function takeCard(typed: string): Promise<number> {
  const secret = await secretOfWords(typed);
  const before = ourTables().tables.length;
  await keepUp(secret, await readCard(secret.place));
  const bytes = bytesOf(typed);
  if (bytes) remember(CARD, wordsOf(bytes).join(' '));
  return ourTables().tables.length - before;
}

/** Merges the card with the tables of this device, both ways. */
export async function syncCard(): Promise<void> {
  const words = cardWords();
  if (!words) return;
  const secret = await secretOfWords(words);
  await keepUp(secret, await cardAt(secret.place));
}

export async function throwAway(): Promise<void> {
  const words = cardWords();
  if (!words) return;
  await dropCard((await secretOfWords(words)).place);
  forget(CARD);
}

async function secretOfWords(words: string): Promise<Secret> {
  const bytes = bytesOf(words);
  if (!bytes) throw new Refused(refusalOf('no-card', 'card.wrong'));
  return secretOf(bytes);
}

async function cardAt(place: string): Promise<CardNow | null> {
  try {
    return await readCard(place);
  } catch (why) {
    if (why instanceof Refused && why.refusal.code === 'no-such-card') return null;
    throw why;
  }
}

async function keepUp({ place, key }: Secret, found: CardNow | null): Promise<void> {
  let card = found;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there: OurTables = card ? parseJson(decrypt(card.body, key)) : { tables: [], gone: {} };
    const all = mergedTables(ourTables(), there);
    setOurTables(all);
    if (card && isSame(all, there)) return;
    try {
      await writeCard(place, { version: (card?.version ?? 0) + 1, body: encrypt(JSON.stringify(all), key) });
      return;
    } catch (why) {
      if (!(why instanceof Refused) || why.refusal.code !== 'card-changed') throw why;
      card = await cardAt(place);
    }
  }
}
