/** Files that somebody has chosen and that are still being read. Who starts the game at once must get them, too. */
const beingRead = new Set<Promise<void>>();

export function isBeingRead(file: Promise<void>): void {
  beingRead.add(file);
  void file.finally(() => beingRead.delete(file));
}

export async function allFilesRead(): Promise<void> {
  await Promise.all(beingRead);
}
