/** `node tests/emulators/evolution/main.ts --port 0`: one JSON line with the address, then silence. */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createEmulator } from "./server.ts";
import { createWorld, DEFAULT_OPTIONS } from "./state.ts";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: "0" },
		"api-key": { type: "string", default: DEFAULT_OPTIONS.apiKey },
		"retry-scale": { type: "string", default: "1" },
		"stop-with-parent": { type: "boolean", default: false },
	},
});

const world = createWorld({
	apiKey: values["api-key"],
	retryScale: Number(values["retry-scale"]),
});
const server = createEmulator(world);
server.listen(Number(values.port), "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	world.serverUrl = `http://127.0.0.1:${port}`;
	process.stdout.write(`${JSON.stringify({ port, url: world.serverUrl })}\n`);
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
