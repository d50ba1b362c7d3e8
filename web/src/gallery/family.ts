// A family of pictures in the gallery, loaded when it comes into view.
import type { Drawing } from '../art/drawing';
import type { PlainKey } from '../words';

export interface Exhibit {
  art: Drawing;
  /** Its name; things and variants have none. */
  called?: PlainKey;
}

type FamilyId<Key = PlainKey> = Key extends `gallery.family.${infer Id}` ? Id : never;

export interface Family {
  id: FamilyId;
  /** Creatures have moods; things do not. */
  alive: boolean;
  /** Are the names in the game's catalogue? */
  isNamed?: true;
  load: () => Promise<Exhibit[]>;
}

export const withoutNames = (pictures: readonly Drawing[]): Exhibit[] => pictures.map((art) => ({ art }));
