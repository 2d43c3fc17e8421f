import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

/** Call first in a file that shall find nothing of the files that share its runtime. */
export function startFresh(): void {
	beforeAll(() => reset());
}

/** The database as a Worker that has just started holds it: nobody knows yet what schema it has. */
export function bindDatabaseAnew(): D1Database {
	const calls: Pick<D1Database, "prepare" | "batch"> = {
		prepare: (text) => env.DB.prepare(text),
		batch: (statements) => env.DB.batch(statements),
	};
	return calls as D1Database;
}
