import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { inRoot } from "#scripts/local/paths.mjs";

/** Files by their path, as base64 in JSON, all but D1; the keys in it are those of the tests. */
const KEPT = inRoot("tests", "pages", "kept-state", "before-capabilities.json.br");
const ROWS = inRoot("tests", "fixtures", "before-capabilities.sql");
const MIGRATIONS = inRoot("migrations", "earlier");
/** The runtime calls the file by a hash of the database's id. */
const DATABASE =
	"data/v3/d1/miniflare-D1DatabaseObject/e7352547963de7050bd7d94658afc4fe78b61811b7815da12d90be8e863abf4d.sqlite";

/**
 * Makes `state` the data of `npm start` as the release before the capabilities (record 065) left it: the demonstration, and
 * a linked number with two conversations. A product that is started on it goes on from there.
 */
export function unpackKeptState(state: string): void {
	const kept = brotliDecompressSync(readFileSync(KEPT)).toString();
	for (const [name, content] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
		const place = path.join(state, name);
		mkdirSync(path.dirname(place), { recursive: true });
		writeFileSync(place, Buffer.from(content, "base64"), { mode: 0o600 });
	}
	makeDatabase(path.join(state, DATABASE));
}

/** D1 as it was: the migrations of then, and the rows. */
function makeDatabase(file: string): void {
	const steps = readdirSync(MIGRATIONS)
		.filter((name) => name.endsWith(".sql"))
		.toSorted()
		.map((name) => readFileSync(path.join(MIGRATIONS, name), "utf8"));
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	database.exec(["begin;", ...steps, readFileSync(ROWS, "utf8"), "commit;"].join("\n"));
	database.close();
}
