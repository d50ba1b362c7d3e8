// A family of pictures in the gallery, loaded when it is looked at.
import type { Drawing } from '../art/drawing';
import type { PlainKey } from '../words';

export interface Exhibit {
  art: Drawing;
  /** How it is called; things and variants have no name of their own. */
  called?: PlainKey;
}

type FamilyId<Key = PlainKey> = Key extends `gallery.family.${infer Id}` ? Id : never;

export interface Family {
  id: FamilyId;
  /** Creatures have moods; things do not. */
  alive: boolean;
  /** Do words of its game call them by name? */
  isNamed?: true;
  load: () => Promise<Exhibit[]>;
}

export const withoutNames = (pictures: readonly Drawing[]): Exhibit[] => pictures.map((art) => ({ art }));
