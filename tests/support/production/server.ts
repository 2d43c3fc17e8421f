/**
 * `node tests/support/production/server.ts --port P --data FOLDER --gateway URL`: the build as a deployment runs it
 * (PROSA_ENV=production), over TLS, with nothing configured but its secrets and its address. What the Worker asks of the internet goes
 * through `internet.ts`; the product has no setting that would let it reach a machine here, and needs none.
 */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
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
			PROSA_ENV: "production",
			PUBLIC_URL: `https://localhost:${port}`,
			AUTH_SECRET: "auth-secret-of-a-deployment-that-lives-for-a-minute",
			MASTER_KEY: "master-key-of-a-deployment-that-lives-for-a-minute",
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
await applyMigrations(await miniflare.getD1Database("DB"));
process.stdout.write("ready\n");

const stop = async () => {
	await miniflare.dispose();
	process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
