/** The local D1, brought to the newest migration. */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyMigrations } from "./migrations.mjs";
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
	const data = path.join(state, "data");
	const where = ["--local", "--persist-to", data];
	const result = existsSync(data)
		? await applyMigrations((args) => wrangler(state, args), where)
		: await applyAll(state, where);
	if (result.code !== 0) {
		console.error(result.output);
		console.error("O banco local não pôde ser migrado.");
		return false;
	}
	writeFileSync(stamp, hash);
	return true;
}

/**
 * wrangler starts a runtime for each migration. Where there is no data yet, one file holds them all
 * with the same ledger, as one batch: all of it is there or nothing.
 */
async function applyAll(state, where) {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-migrations-"));
	const file = path.join(folder, "all.sql");
	try {
		writeFileSync(file, joinMigrations());
		return await wrangler(state, ["d1", "execute", "DB", "--yes", "--file", file, ...where]);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Every migration and, after each, its line in the ledger that `d1 migrations` reads. */
function joinMigrations() {
	const ledger =
		"CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);";
	const parts = listMigrations().map(
		({ name, sql }) => `${sql}\n;\nINSERT INTO d1_migrations (name) VALUES ('${name}');`,
	);
	return [ledger, ...parts].join("\n");
}

const wrangler = (state, args) =>
	run(OWN_NODE, [WRANGLER, ...args], {
		cwd: ROOT,
		timeoutMs: MIGRATE_TIMEOUT_MS,
		quiet: true,
		env: { ...wranglerEnvironment(state), CI: "1" },
	});

/** In the order in which they apply. */
function listMigrations() {
	const folder = inRoot("migrations");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.map((name) => ({ name, sql: readFileSync(path.join(folder, name), "utf8") }));
}

function hashMigrations() {
	const hash = createHash("sha256");
	for (const { name, sql } of listMigrations()) hash.update(name).update(sql);
	return hash.digest("hex");
}
