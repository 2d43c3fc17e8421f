/** A server on Node with `ws` or with socket.io: each message into SQLite, then to everybody who listens. */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";

const [, , kind, port, file] = process.argv;
const require = createRequire(import.meta.url);

const database = new DatabaseSync(file);
database.exec(
	"PRAGMA journal_mode = WAL; CREATE TABLE messages (id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
);
const insert = database.prepare("INSERT INTO messages (text) VALUES (?)");

let publish = () => undefined;
const server = createServer((request, response) => {
	let text = "";
	request.setEncoding("utf8");
	request.on("data", (part) => (text += part));
	request.on("end", () => {
		if (request.method === "POST") {
			insert.run(text);
			publish(text);
		}
		response.writeHead(request.method === "POST" ? 204 : 200).end();
	});
});

if (kind === "ws") {
	const sockets = new (require("ws").WebSocketServer)({ server, perMessageDeflate: false });
	publish = (text) => {
		const frame = JSON.stringify({ message: text });
		for (const socket of sockets.clients) socket.send(frame);
	};
} else {
	const io = new (require("socket.io").Server)(server, { perMessageDeflate: false });
	publish = (text) => io.emit("message", { message: text });
}
server.listen(Number(port), "127.0.0.1");
