/** The local D1, brought to the newest migration. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, OWN_NODE, ROOT } from "./paths.mjs";
import { run } from "./process.mjs";
import { WRANGLER, wranglerEnvironment } from "./wrangler.mjs";

const MIGRATE_TIMEOUT_MS = 2 * 60_000;

/**
 * Applies what is missing; does nothing when the files are those of the last time.
 * @param {string} state folder of the local data
 * @returns {Promise<boolean>} false when it failed; the reason was printed
 */
export async function migrateLocal(state) {
	const stamp = path.join(state, "migrated");
	const hash = hashMigrations();
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return true;
	const result = await run(
		OWN_NODE,
		[
			WRANGLER,
			"d1",
			"migrations",
			"apply",
			"DB",
			"--local",
			"--persist-to",
			path.join(state, "data"),
		],
		{
			cwd: ROOT,
			timeoutMs: MIGRATE_TIMEOUT_MS,
			quiet: true,
			env: { ...wranglerEnvironment(state), CI: "1" },
		},
	);
	if (result.code !== 0) {
		console.error(result.output);
		console.error("O banco local não pôde ser migrado.");
		return false;
	}
	writeFileSync(stamp, hash);
	return true;
}

function hashMigrations() {
	const hash = createHash("sha256");
	const folder = inRoot("migrations");
	if (!existsSync(folder)) return "none";
	for (const name of readdirSync(folder).sort()) {
		if (name.endsWith(".sql")) hash.update(name).update(readFileSync(path.join(folder, name)));
	}
	return hash.digest("hex");
}
