// What is said of the way to a table that is not on the shelf.
import { house } from '../house';
import type { PlainKey } from '../words';

/** Where no other device can come, there are still games that were saved as a file. */
export const joinTitle: PlainKey = house.guests ? 'join.title' : 'join.alone';
