// The title of the page to join a table.
import { backend } from '../../backend';
import type { PlainKey } from '../../words';

/** Where other devices cannot join, the page only loads record files. */
export const joinTitle: PlainKey = backend.guests ? 'join.title' : 'join.alone';
