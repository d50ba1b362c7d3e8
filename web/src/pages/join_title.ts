// What is said of the way to a table that is not on the shelf.
import { backend } from '../backend';
import type { PlainKey } from '../words';

/** Where no other device can come, there are still games that were saved as a file. */
export const joinTitle: PlainKey = backend.guests ? 'join.title' : 'join.alone';
