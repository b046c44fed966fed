// Two people at each of many tables over boardgame.io's own client: node people.js PORT SERVER_PID MATCHES MOVES THINKING
const fs = require("fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { ConnectFour, free } = require("./game");

const [port, pid, matches, wanted, thinking] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const busy = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

let moves = 0, tables = 0, began = 0, busyBefore = 0;
const waits = [];

function table() {
  const matchID = `m${++tables}`;  // made when the first one comes
  const given = new Map();
  const people = [];
  let left = 2;
  for (const playerID of ["0", "1"]) {
    const client = Client({ game: ConnectFour, numPlayers: 2, multiplayer: SocketIO({ server }), matchID, playerID, debug: false });
    let answered = -1;
    client.subscribe((state) => {
      if (state === null) return;
      const at = given.get(state._stateID);
      if (at && at.who !== playerID && began) {  // the other one sees it
        given.delete(state._stateID);
        waits.push(performance.now() - at.when);
        moves++;
      }
      if (state.ctx.gameover) {
        if (answered !== Infinity) { answered = Infinity; if (--left === 0) { people.forEach((one) => one.stop()); table(); } }
        return;
      }
      if (!state.isConnected || state.ctx.currentPlayer !== playerID || answered >= state._stateID) return;
      answered = state._stateID;
      setTimeout(() => {
        const now = client.getState();
        if (!now || !now.isConnected || now.ctx.gameover || now.ctx.currentPlayer !== playerID) return;
        const open = [0, 1, 2, 3, 4, 5, 6].filter((column) => free(now.G.cells, column) !== undefined);
        given.set(now._stateID + 1, { who: playerID, when: performance.now() });
        client.moves.drop(open[Math.floor(Math.random() * open.length)]);
      }, 1000 * thinking * (0.7 + 0.6 * Math.random()));
    });
    client.start();
    people.push(client);
  }
}

(async () => {
  for (let n = 0; n < matches; n++) table();
  await new Promise((done) => setTimeout(done, 1500));
  began = performance.now();
  busyBefore = busy();
  const look = setInterval(() => {
    if (moves < wanted && performance.now() < began + 100000) return;
    clearInterval(look);
    const seconds = (performance.now() - began) / 1000, used = busy() - busyBefore;
    waits.sort((a, b) => a - b);
    const at = (share) => Math.round(10 * waits[Math.min(waits.length - 1, Math.floor(share * waits.length))]) / 10;
    console.log(JSON.stringify({ moves, moves_per_second: Math.round(10 * moves / seconds) / 10, seen_ms: { p50: at(0.5), p95: at(0.95) }, server_cpu_ms_per_move: Math.round(100000 * used / moves) / 100 }));
    process.exit(0);
  }, 50);
})();
