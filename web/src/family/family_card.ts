// The family card of this device: making it, looking at another device's and sharing it, syncing it, deleting it.
import { recall, remember, forget } from '../device/storage';
import { Refused, refusalOf } from '../backend/api';
import { dropCard, readCard, writeCard } from '../border/requests';
import { ourTables, setOurTables, type KnownTable } from '../backend/my_tables';
import { contentOf } from './card_content';
import { encrypt, secretOf, decrypt, type Secret } from './encryption';
import { isSame, mergedTables, type OurTables } from './merge_tables';
import { bytesOf, WORDS, wordsOf } from './card_words';
import type { CardNow } from '../border/protocol';

const CARD = 'card';
/** Attempts to write while other devices of the family write, too. */
const TRIES = 6;

export const cardWords = (): string | null => recall(CARD);

/** A card that somebody has typed or brought by a link; nothing was taken from it and nothing given. */
export interface FoundCard {
  words: string;
  tables: KnownTable[];
}

export async function makeCard(): Promise<void> {
  const words = wordsOf(crypto.getRandomValues(new Uint8Array(WORDS * 2))).join(' ');
  await keepUp(await secretOfWords(words), null);
  remember(CARD, words);
}

export async function lookAtCard(typed: string): Promise<FoundCard> {
  const { place, key } = await secretOfWords(typed);
  const { body } = await readCard(place);
  return { words: normalWords(typed), tables: contentOf(decrypt(body, key), Date.now()).tables };
}

/** From now on this device shares all its tables by this card; returns how many are new here. Never replaces another card. */
export async function shareCard(words: string): Promise<number> {
  if (![null, words].includes(cardWords())) throw new Refused(refusalOf('other-card', 'card.other'));
  const secret = await secretOfWords(words);
  const before = ourTables().tables.length;
  await keepUp(secret, await readCard(secret.place));
  remember(CARD, words);
  return ourTables().tables.length - before;
}

/** The other devices keep the card. */
export const forgetCard = (): void => forget(CARD);

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

const secretOfWords = async (words: string): Promise<Secret> => secretOf(bytesOfWords(words));

const normalWords = (typed: string): string => wordsOf(bytesOfWords(typed)).join(' ');

function bytesOfWords(words: string): Uint8Array {
  const bytes = bytesOf(words);
  if (!bytes) throw new Refused(refusalOf('no-card', 'card.wrong'));
  return bytes;
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
    const there: OurTables = card ? contentOf(decrypt(card.body, key), Date.now()) : { tables: [], gone: {} };
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
