/** `node tests/emulators/oauth/main.ts --port 0`: one JSON line with the address, then silence. */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createEmulator } from "./server.ts";
import { createWorld } from "./state.ts";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: "0" },
		"google-id": { type: "string", default: "prosa-e2e.apps.googleusercontent.com" },
		"google-secret": { type: "string", default: "emulated-google-secret" },
		"facebook-id": { type: "string", default: "123456789012345" },
		"facebook-secret": { type: "string", default: "emulated-facebook-secret" },
		"stop-with-parent": { type: "boolean", default: false },
	},
});

const world = createWorld({
	googleId: values["google-id"],
	googleSecret: values["google-secret"],
	facebookId: values["facebook-id"],
	facebookSecret: values["facebook-secret"],
});
const server = createEmulator(world);
server.listen(Number(values.port), "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	world.url = `http://127.0.0.1:${port}`;
	process.stdout.write(`${JSON.stringify({ port, url: world.url })}\n`);
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
