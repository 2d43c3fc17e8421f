/** What is deployed, as far as the deploy asks for it: the health of a Worker and the files of its site. */
import type { Answer } from "./routing.ts";
import { type Script, servingVersion, type Version, type World } from "./state.ts";

const NOTHING: Answer = { bytes: Buffer.from("not found"), type: "text/html", status: 404 };

/** `/__site/<host>/<path>`: what `https://<host>/<path>` would answer; null: nobody listens there. */
export function answerSite(world: World, host: string, path: string): Answer | null {
	if (world.silentSites.includes(host)) return null;
	const version = servingVersion(scriptAt(world, host));
	if (!version) return NOTHING;
	if (path === "/api/health") return answerHealth(world, version, host);
	const bytes = world.files.get(version.assets[path] ?? "");
	return bytes ? { bytes, type: "application/octet-stream" } : NOTHING;
}

function scriptAt(world: World, host: string): Script | undefined {
	const attached = world.domains.find((one) => one.hostname === host);
	if (attached) return world.scripts.get(attached.service);
	return [...world.scripts.values()].find(
		(one) => one.workersDev && host === `${one.name}.${world.subdomain}.workers.dev`,
	);
}

/** Well only where its database is migrated, its address is its own and its secrets are there. */
function answerHealth(world: World, version: Version, host: string): Answer {
	const textOf = (name: string) => {
		const text = version.bindings.find((one) => one.name === name)?.["text"];
		return typeof text === "string" ? text : "";
	};
	const bound = version.bindings.find((one) => one.type === "d1");
	const database = world.databases.find(
		(one) => one.uuid === (bound?.["id"] ?? bound?.["database_id"]),
	);
	const problem =
		textOf("PROSA_ENV") !== "production"
			? "PROSA_ENV"
			: textOf("PUBLIC_URL") !== `https://${host}`
				? `PUBLIC_URL is ${textOf("PUBLIC_URL")}`
				: textOf("MASTER_KEY").length < 32
					? "MASTER_KEY"
					: countMigrations(database) === 0
						? "migrations"
						: null;
	const body = problem === null ? { ok: true, webhooks: world.webhooks } : { ok: false, problem };
	return {
		bytes: Buffer.from(JSON.stringify(body)),
		type: "application/json",
		status: problem === null ? 200 : 503,
	};
}

function countMigrations(database: World["databases"][number] | undefined): number {
	try {
		const row = database?.data.prepare("select count(*) as n from d1_migrations").get();
		return Number(row?.["n"] ?? 0);
	} catch {
		return 0;
	}
}
