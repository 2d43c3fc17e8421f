/** The server's own database, for states that no click brings about. */
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Runs statements beside the running server, which waits for them as for any other writer.
 * @param scratch folder of the servers' data
 */
export function withDatabase<Answer>(
	scratch: string,
	act: (database: DatabaseSync) => Answer,
): Answer {
	const data = path.join(scratch, "state", "data");
	for (const file of globSync(path.join(data, "**", "*.sqlite"))) {
		const database = new DatabaseSync(file, { timeout: 10_000 });
		try {
			const known = database.prepare("select 1 from sqlite_master where name = 'dead_letters'");
			if (known.get() !== undefined) return act(database);
		} finally {
			database.close();
		}
	}
	throw new Error("The server keeps no database here.");
}
