/** `node tests/emulators/cloudflare/main.ts`: the API of the platform that `wrangler` deploys to, over real HTTP. */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createEmulator } from "./server.ts";
import { createWorld } from "./state.ts";

const { values } = parseArgs({
	options: {
		"stop-with-parent": { type: "boolean", default: false },
		/** 0: any that is free. */
		port: { type: "string", default: "0" },
	},
});
const world = createWorld("");
const server = createEmulator(() => world);
server.listen(Number(values.port), "127.0.0.1", () => {
	world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	process.stdout.write(`${JSON.stringify({ url: world.url })}\n`);
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
