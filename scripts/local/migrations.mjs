/** How our scripts apply the migrations of D1, to a local database and to the deployed one alike. */
import { inRoot } from "./paths.mjs";

/** What the baseline says when it refuses a database (the name of a constraint in migrations/0036_baseline.sql). */
const STOPPED_BEFORE = "migrations/earlier come first";
const EARLIER = inRoot("migrations", "earlier", "wrangler.toml");

/**
 * Applies what is missing, each file as one transaction with its line in the ledger. A database of a release before the
 * baseline is refused by it, unchanged, unless it has all that the baseline replaces: then those come first.
 * @param {(args: string[]) => Promise<{ code: number, output: string }>} wrangler runs it and returns what it printed
 * @param {string[]} where `["--remote"]`, or `["--local", "--persist-to", <folder>]`
 * @returns {Promise<{ code: number, output: string }>} of the last call; what was applied before a failure stays
 */
export async function applyMigrations(wrangler, where) {
	const apply = (...config) => wrangler(["d1", "migrations", "apply", "DB", ...config, ...where]);
	const result = await apply();
	if (result.code === 0 || !result.output.includes(STOPPED_BEFORE)) return result;
	const earlier = await apply("--config", EARLIER);
	return earlier.code === 0 ? apply() : earlier;
}
