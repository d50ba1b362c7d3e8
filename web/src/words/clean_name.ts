// Names that others wrote into a link or onto a card, as short and as plain as the names at a table (table/names.py).
import { MOST_SEATS, NAME_LENGTH, TOWERS, UNSEEN } from '../border/constants';

export function cleanName(written: string, length = NAME_LENGTH): string {
  const plain = written.replace(UNSEEN, ' ').normalize('NFC').replace(TOWERS, '$1');
  const letters = [...plain.trim().replace(/\s+/g, ' ')];
  return letters.slice(0, length).join('').trim();
}

/** As many as people can sit at a table, without those of which nothing is seen. */
export const cleanNames = (written: unknown): string[] =>
  (Array.isArray(written) ? written : [])
    .filter((name) => typeof name === 'string')
    .slice(0, MOST_SEATS)
    .map((name) => cleanName(name))
    .filter((name) => name !== '');
