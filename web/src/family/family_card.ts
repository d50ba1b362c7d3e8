// The family card of this device: making it, looking at another device's and sharing it, syncing it, deleting it.
import { recall, remember, forget } from '../device/storage';
import { Refused, refusalOf } from '../backend/api';
import { dropCard, readCard, writeCard } from '../border/requests';
import { ourTables, setOurTables } from '../backend/my_tables';
import { contentOf } from './card_content';
import { encrypt, secretOf, decrypt, type Secret } from './encryption';
import { isSame, mergedTables, newestOf, tablesAtFirst, type OurTables } from './merge_tables';
import { bytesOf, WORDS, wordsOf } from './card_words';
import type { CardNow } from '../border/protocol';

const CARD = 'card';
/** Attempts to write while other devices of the family write, too. */
const TRIES = 6;

export const cardWords = (): string | null => recall(CARD);

/** A card that somebody has typed or brought by a link; nothing was taken from it and nothing given. */
export interface FoundCard extends OurTables {
  words: string;
  version: number;
}

export async function makeCard(): Promise<void> {
  const words = wordsOf(crypto.getRandomValues(new Uint8Array(WORDS * 2))).join(' ');
  await keepUp(await secretOfWords(words), null);
  remember(CARD, words);
}

export async function lookAtCard(typed: string): Promise<FoundCard> {
  const { place, key } = await secretOfWords(typed);
  const { version, body } = await readCard(place);
  return { words: normalWords(typed), version, ...contentOf(decrypt(body, key), Date.now()) };
}

/**
 * From now on this device shares all its tables by this card; returns how many are new here. Never replaces another card, and
 * refuses one that has changed since it was looked at.
 */
export async function shareCard(found: FoundCard): Promise<number> {
  if (![null, found.words].includes(cardWords())) throw new Refused(refusalOf('other-card', 'card.other'));
  const { place, key } = await secretOfWords(found.words);
  const ours = ourTables();
  const all = tablesAtFirst(ours, found);
  try {
    await writeCard(place, { version: found.version + 1, body: encrypt(JSON.stringify(cardOf(all)), key) });
  } catch (why) {
    throw hasChanged(why) ? new Refused(refusalOf('card-changed', 'card.changed')) : why;
  }
  setOurTables(all);
  remember(CARD, found.words);
  return all.tables.length - ours.tables.length;
}

/** Has another device written the card meanwhile? */
export const hasChanged = (why: unknown): boolean => why instanceof Refused && why.refusal.code === 'card-changed';

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
    const newest = cardOf(all);
    if (card && isSame(newest, there)) return;
    try {
      await writeCard(place, { version: (card?.version ?? 0) + 1, body: encrypt(JSON.stringify(newest), key) });
      return;
    } catch (why) {
      if (!hasChanged(why)) throw why;
      card = await cardAt(place);
    }
  }
}

/** As others read it: what only this device found out about its tables is not for the card. */
const cardOf = (all: OurTables): OurTables => contentOf(JSON.stringify(newestOf(all)), Date.now());
