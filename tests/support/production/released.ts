/** What was deployed to the emulated platform, run on this machine: its code, its settings and its database are what was uploaded. */
import { globSync, mkdtempSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findFreePort } from "#scripts/local/serve.mjs";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";
import { type Certificate, serveInProduction } from "./deployment.ts";

export interface Released {
	port: number;
	/** The version that serves now, in place of the one before: every socket drops, as on the platform. */
	restart: () => Promise<void>;
	stop: () => Promise<void>;
}

/**
 * From now on `worker` runs on this machine, and the platform's statements go to the database it works on.
 * @param folder an empty one, for its data and what was uploaded
 */
export async function runReleased(
	platform: CloudflareEmulator,
	worker: string,
	{ folder, gateway, ...certificate }: Certificate & { folder: string; gateway: string },
): Promise<Released> {
	const port = await findFreePort();
	const serve = async () => {
		const app = mkdtempSync(path.join(folder, "app-"));
		await platform.save(worker, app);
		return serveInProduction(folder, { ...certificate, app, port, gateway });
	};
	let stopServer = await serve();
	await platform.attach({
		database: `${worker}-db`,
		file: findDatabase(folder),
		host: `${worker}.equipe.workers.dev`,
		port,
	});
	return {
		port,
		async restart() {
			await stopServer();
			stopServer = await serve();
		},
		stop: () => stopServer(),
	};
}

/** The file of D1 that holds the product's tables. */
function findDatabase(folder: string): string {
	const found = globSync(path.join(folder, "state", "data", "**", "*.sqlite")).find((file) => {
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			const known = database.prepare("select 1 from sqlite_master where name = 'operator_keys'");
			return known.get() !== undefined;
		} finally {
			database.close();
		}
	});
	if (!found) throw new Error(`No database in ${folder}`);
	return found;
}
