// The words on the page where one lays a board for Wombat Rescue.
const NAMES: Record<string, string> = { H1: 'Home', W1: 'Nest W1', W2: 'Nest W2', W3: 'Nest W3', W4: 'Nest W4' };

export const words = {
  title: 'Lay your own outback',
  name: 'My outback',
  back: 'Back to the set-up',
  map: 'The board you lay. Arrow keys move, Enter lays or picks a tile, F turns it upside down, T twists it, Delete takes it away.',
  closer: 'Closer',
  further: 'Further away',
  tray: 'Tiles to lay',
  short: (id: string) => NAMES[id] ?? id,
  tile: (id: string) => (id === 'regular' ? 'shuffled tile' : (NAMES[id] ?? `tile ${id}`)),
  regular: (left: number) => `Shuffled × ${left}`,
  flip: 'Turn over',
  twist: 'Twist',
  remove: 'Take away',
  help: 'Take a tile from here, or tap one on the board to move, twist or take it away.',
  helpHeld: 'Tap where it should lie.',
  taken: 'There is a tile already.',
  check: 'Can one play on it?',
  ready: 'Yes: all 25 tiles lie well.',
  nameIt: 'Its name',
  use: 'Play on it',
  save: 'Save as a file',
  open: 'Open a file',
  noLayout: 'No board was found in that file.',
  startFrom: 'Start from',
  nothing: 'An empty table',
  cell: (q: number, r: number, tile: string | null, picked: boolean) =>
    `${tile ?? 'free'}${picked ? ', picked' : ''}, at ${q}, ${r}`,
};
