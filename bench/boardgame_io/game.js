// Connect Four, as boardgame.io's tutorial writes such games: seven columns of six, four in a row.
const lines = (cells) => {
  for (let i = 0; i < 42; i++) {
    const who = cells[i];
    if (who === null) continue;
    for (const [right, up] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      const column = i % 7, row = Math.floor(i / 7);
      let n = 1;
      while (n < 4 && column + n * right < 7 && row + n * up < 6 && row + n * up >= 0 && cells[(row + n * up) * 7 + column + n * right] === who) n++;
      if (n === 4) return who;
    }
  }
  return null;
};

const free = (cells, column) => [0, 1, 2, 3, 4, 5].map((row) => row * 7 + column).find((i) => cells[i] === null);

exports.free = free;
exports.ConnectFour = {
  name: "connect-four",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(42).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const cell = free(G.cells, column);
      if (cell === undefined) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => {
    const winner = lines(G.cells);
    if (winner !== null) return { winner };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
