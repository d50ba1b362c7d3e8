// What a database of this page does when another tab wants to delete it or upgrade its schema: `blocking` of `openDB`.

export function closeForOthers(_was: number, _will: number | null, event: Event): void {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the target is the database
  (event.target as IDBDatabase).close();
}
