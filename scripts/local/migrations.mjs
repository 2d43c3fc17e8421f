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
 * @param {{ config?: string, earlier?: string }} configs of wrangler, for a database whose name is not the checkout's: with
 *   the present migrations and with the earlier ones
 * @returns {Promise<{ code: number, output: string }>} of the last call; what was applied before a failure stays
 */
export async function applyMigrations(wrangler, where, { config, earlier = EARLIER } = {}) {
	const apply = (file) => {
		const named = file === undefined ? [] : ["--config", file];
		return wrangler(["d1", "migrations", "apply", "DB", ...named, ...where]);
	};
	const result = await apply(config);
	if (result.code === 0 || !result.output.includes(STOPPED_BEFORE)) return result;
	const caughtUp = await apply(earlier);
	return caughtUp.code === 0 ? apply(config) : caughtUp;
}
