import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll } from "vitest";

/** Call first in a file that shall find nothing of the files that share its runtime, and leaves nothing to them. */
export function startFresh(): void {
	beforeAll(empty);
	afterAll(empty);
}

async function empty(): Promise<void> {
	const tables = env.DB.prepare(
		"select count(*) as n from sqlite_master where type = 'table' and name not glob '_cf_*'",
	);
	// What an earlier file began may still write into what is being emptied.
	do await reset();
	while ((await tables.first<number>("n")) !== 0);
}

/** The database as a Worker that has just started holds it: nobody knows yet what schema it has. */
export function bindDatabaseAnew(): D1Database {
	const calls: Pick<D1Database, "prepare" | "batch"> = {
		prepare: (text) => env.DB.prepare(text),
		batch: (statements) => env.DB.batch(statements),
	};
	return calls as D1Database;
}
