/** `POST /__emulator/<route>`: what a test does with the account and what it sees of it. */
import { z } from "zod";
import { Faults } from "./faults.ts";
import { type Answer, ok, Refusal } from "./routing.ts";
import { attach } from "./running.ts";
import { saveWorker } from "./saved.ts";
import { createWorld, servingVersion, type World } from "./state.ts";

const Change = z.object({
	accounts: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
	plan: z.enum(["paid", "free"]).optional(),
	tellsPlan: z.boolean().optional(),
	subdomain: z.string().nullable().optional(),
	zones: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
	records: z.array(z.string()).optional(),
	hasR2: z.boolean().optional(),
	denied: z.array(z.string()).optional(),
	faults: Faults.optional(),
	silentSites: z.array(z.string()).optional(),
	webhooks: z.enum(["waiting", "confirmed"]).optional(),
	domains: z
		.array(z.object({ id: z.string(), hostname: z.string(), service: z.string() }))
		.optional(),
});
export type Change = z.input<typeof Change>;

const Binding = z.object({ script: z.string(), name: z.string(), text: z.string().nullable() });
const Saving = z.object({ script: z.string(), folder: z.string() });
const Runs = z.object({
	database: z.string(),
	file: z.string(),
	host: z.string(),
	port: z.number(),
});
const Sql = z.object({ database: z.string(), sql: z.string() });

export function control(world: World, route: string, body: object): Answer {
	switch (route) {
		case "reset":
			Object.assign(world, createWorld(world.url), Change.parse(body));
			return ok({});
		case "set":
			Object.assign(world, Change.parse(body));
			return ok({});
		case "state":
			return ok(show(world));
		case "sql": {
			const { database, sql } = Sql.parse(body);
			const found = world.databases.find((one) => one.name === database);
			if (!found) throw new Refusal(404, 7_404, database);
			if (/^\s*select\b/i.test(sql)) return ok(found.data.prepare(sql).all());
			found.data.exec(sql);
			return ok([]);
		}
		case "binding": {
			const { script, name, text } = Binding.parse(body);
			const version = servingVersion(world.scripts.get(script));
			if (!version) throw new Refusal(404, 10_007, script);
			version.bindings = version.bindings.filter((one) => one.name !== name);
			if (text !== null) version.bindings.push({ type: "secret_text", name, text });
			return ok({});
		}
		case "save": {
			const { script, folder } = Saving.parse(body);
			saveWorker(world, script, folder);
			return ok({});
		}
		case "attach":
			attach(world, Runs.parse(body));
			return ok({});
		default:
			throw new Refusal(404, 7_003, route);
	}
}

/** What a test compares. Secrets are shown here, and only here. */
function show(world: World) {
	return {
		calls: world.calls,
		subdomain: world.subdomain,
		namespaces: world.namespaces,
		buckets: world.buckets.map(({ name, location }) => ({ name, location })),
		databases: world.databases.map(({ uuid, name, location }) => ({ uuid, name, location })),
		queues: world.queues.map(({ queue_name, consumers }) => ({
			name: queue_name,
			consumers: consumers.map(({ script, dead_letter_queue }) => ({ script, dead_letter_queue })),
		})),
		domains: world.domains,
		scripts: [...world.scripts.values()].map((script) => ({
			name: script.name,
			workersDev: script.workersDev,
			crons: script.crons,
			versions: script.versions.map(({ id, triggeredBy, annotations }) => ({
				id,
				triggeredBy,
				annotations,
			})),
			serving: servingVersion(script),
		})),
	};
}
export type Shown = ReturnType<typeof show>;
