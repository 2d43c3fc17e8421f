import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";

/**
 * Listens as a process of its own, `--port 0` being any free one: one JSON line with the address, then silence. Ends on
 * a signal, and with `--stop-with-parent` when its input does: when the process that started it is gone, nobody would
 * ever stop it.
 */
export function listen(server: Server): void {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "0" },
			"stop-with-parent": { type: "boolean", default: false },
		},
		strict: false,
	});
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
	if (values["stop-with-parent"]) {
		process.stdin.on("end", stop);
		process.stdin.resume();
	}
}
