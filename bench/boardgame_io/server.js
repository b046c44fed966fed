// boardgame.io's own server: node server.js PORT [FOLDER]; with a folder, moves are written to files there.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { ConnectFour } = require("./game");

const [port, dir] = process.argv.slice(2);
const stored = dir ? { db: new FlatFile({ dir, logging: false }) } : {};
const server = Server({ games: [ConnectFour], origins: [Origins.LOCALHOST], ...stored });
server.run({ port: Number(port), callback: () => console.log("open") });
