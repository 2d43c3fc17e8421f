/** `node tests/emulators/stripe/main.ts --port 0`: one JSON line with the address, then silence. */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { createEmulator } from "./server.ts";
import { createWorld, DEFAULT_OPTIONS } from "./state.ts";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: "0" },
		"secret-key": { type: "string", default: DEFAULT_OPTIONS.secretKey },
		"webhook-secret": { type: "string", default: DEFAULT_OPTIONS.webhookSecret },
		price: { type: "string", default: DEFAULT_OPTIONS.price },
		/** Where events go; nowhere without it. */
		"webhook-url": { type: "string" },
		"stop-with-parent": { type: "boolean", default: false },
	},
});

const world = createWorld({
	secretKey: values["secret-key"],
	webhookSecret: values["webhook-secret"],
	price: values.price,
	webhookUrl: values["webhook-url"] ?? null,
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
