// A game of about the size of Monster Chase on boardgame.io's server: fifteen tiles face down, two seats, one
// tile turned per turn. What lies under a tile is hidden from the players, as boardgame.io does it (playerView).
// usage: node server.cjs PORT [FOLDER [flushed]]: with a folder matches are stored in files there, otherwise in memory. FlatFile
// does not wait for the disk; with `flushed` it does, as Homeward's storage does.
const fs = require('node:fs');
const { INVALID_MOVE } = require('boardgame.io/core');
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const TILES = 15;

const TurnTiles = {
  name: 'turn-tiles',
  setup: ({ random }) => ({
    hidden: random.Shuffle(Array.from({ length: TILES }, (_, tile) => tile)),
    shown: Array(TILES).fill(null),
    turned: 0,
    scores: [0, 0],
  }),
  playerView: ({ G }) => ({ ...G, hidden: G.hidden.map(() => null) }),
  moves: {
    turn: {
      client: false,
      move: ({ G, playerID }, position) => {
        if (!Number.isInteger(position) || position < 0 || position >= TILES) return INVALID_MOVE;
        G.shown.fill(null);
        G.shown[position] = G.hidden[position];
        G.turned += 1;
        G.scores[Number(playerID)] += G.hidden[position] % 3;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

function flushEveryWrite() {
  const write = fs.writeFile;
  fs.writeFile = (file, data, ...rest) => {
    const done = rest.pop();
    write(file, data, ...rest, (error) => {
      if (error) return done(error);
      fs.open(file, 'r+', (error, descriptor) => {
        if (error) return done(error);
        fs.fsync(descriptor, (error) => fs.close(descriptor, () => done(error)));
      });
    });
  };
}

async function main() {
  const [port, folder, flushed] = process.argv.slice(2);
  if (flushed) flushEveryWrite();
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [TurnTiles], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  await server.run(Number(port));
}

main();
