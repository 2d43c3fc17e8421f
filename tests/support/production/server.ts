/**
 * `node tests/support/production/server.ts --port P --data FOLDER --app FOLDER --gateway URL`: a build as a deployment runs it, over TLS.
 * `app` holds `server` and `client`, `secrets.env` and, where it was taken from the platform, `database.sql`. What the Worker asks of
 * the internet goes through `internet.ts`; the product has no setting that would let it reach a machine here, and needs none.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { createInternet } from "./internet.ts";

const { values } = parseArgs({
	options: {
		port: { type: "string" },
		data: { type: "string" },
		app: { type: "string" },
		gateway: { type: "string" },
		key: { type: "string" },
		cert: { type: "string" },
	},
});
const { port = "", data = "", app = "", gateway = "", key = "", cert = "" } = values;
const server = path.join(app, "server");
const config = path.join(server, "wrangler.json");
const { workerOptions } = unstable_getMiniflareWorkerOptions(config);

/** Every module of the bundle, the entry first. */
function listModules(folder: string): { type: "ESModule"; path: string }[] {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => path.join(folder, name))
		.filter((file) => /\.m?js$/.test(file) && statSync(file).isFile());
	const entry = path.join(folder, "index.js");
	return [entry, ...files.filter((file) => file !== entry)].map((file) => ({
		type: "ESModule",
		path: file,
	}));
}

/** As the platform holds it; once it is there, what migrates it is the next deploy. */
async function fillDatabase(database: D1Database): Promise<void> {
	const dump = path.join(app, "database.sql");
	if (!existsSync(dump)) return applyMigrations(database);
	const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'");
	if (await known.first()) return;
	const statements = unstable_splitSqlQuery(readFileSync(dump, "utf8"));
	await database.batch(statements.map((statement) => database.prepare(statement)));
}

/** What the deploy does with wrangler (tests/deploy proves that): a new database gets the whole schema. */
async function applyMigrations(database: D1Database): Promise<void> {
	const ledger =
		"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)";
	await database.prepare(ledger).run();
	const applied = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const names = new Set(applied.results.map(({ name }) => name));
	for (const name of readdirSync("migrations")
		.filter((each) => each.endsWith(".sql"))
		.sort()) {
		if (names.has(name)) continue;
		const statements = unstable_splitSqlQuery(readFileSync(path.join("migrations", name), "utf8"));
		await database.batch([
			...statements.map((statement) => database.prepare(statement)),
			database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
}

const miniflare = new Miniflare(
	convertV4MiniflareOptions({
		...workerOptions,
		name: "prosa",
		modules: listModules(server),
		modulesRoot: server,
		bindings: {
			...(workerOptions.bindings as object),
			...parseEnv(readFileSync(path.join(app, "secrets.env"), "utf8")),
		},
		outboundService: createInternet(gateway),
		host: "127.0.0.1",
		port: Number(port),
		https: true,
		httpsKey: readFileSync(key, "utf8"),
		httpsCert: readFileSync(cert, "utf8"),
		resourcePersistencePath: data,
	} as never),
);
await miniflare.ready;
await fillDatabase(await miniflare.getD1Database("DB"));
process.stdout.write("ready\n");

const stop = async () => {
	await miniflare.dispose();
	process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
