/** `node tests/emulators/shop/main.ts --port 0`: one JSON line with the address, then silence. */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createShopEmulator } from "./server.ts";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: "0" },
		"stop-with-parent": { type: "boolean", default: false },
	},
});

const server = createShopEmulator();
server.listen(Number(values.port), "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.stdout.write(`${JSON.stringify({ port, url: `http://127.0.0.1:${port}` })}\n`);
});

const stop = () => {
	server.close(() => process.exit(0));
	server.closeAllConnections();
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// When the process that started it is gone, nobody would ever stop it.
if (values["stop-with-parent"]) {
	process.stdin.on("end", stop);
	process.stdin.resume();
}
