// The words on the page where one lays a board for Wombat Rescue.
const NAMES: Record<string, string> = { H1: 'Home', W1: 'Nest W1', W2: 'Nest W2', W3: 'Nest W3', W4: 'Nest W4' };

export const words = {
  short: (id: string) => NAMES[id] ?? id,
  tile: (id: string) => (id === 'regular' ? 'shuffled tile' : (NAMES[id] ?? `tile ${id}`)),
  cell: (q: number, r: number, tile: string | null, picked: boolean) =>
    `${tile ?? 'free'}${picked ? ', picked' : ''}, at ${q}, ${r}`,
};
