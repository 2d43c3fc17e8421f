/** The emulator of the platform's API in this process, with one database that a test may look into. */
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { createEmulator } from "#tests/emulators/cloudflare/server.ts";
import { createWorld, newUuid } from "#tests/emulators/cloudflare/state.ts";

export interface D1Api {
	url: string;
	database: DatabaseSync;
	close: () => Promise<void>;
}

/** Listens on a free port of 127.0.0.1; `wrangler d1 … --remote` finds the database under the name it has in wrangler.toml. */
export async function serveD1Api(): Promise<D1Api> {
	const world = createWorld("");
	const database = new DatabaseSync(":memory:");
	world.databases.push({
		uuid: newUuid(),
		name: "prosa-db",
		location: null,
		data: database,
		imports: new Map(),
	});
	const server = createEmulator(() => world);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		database,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
