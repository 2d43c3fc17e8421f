/** Writes down what was uploaded, so that a runtime on this machine can run exactly that. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dump } from "./databases.ts";
import { type Binding, servingVersion, type World } from "./state.ts";

const textOf = (binding: Binding, name: string): string =>
	typeof binding[name] === "string" ? binding[name] : "";

/**
 * In `folder`: `server` with the modules and a wrangler.json, `client` with the files of the site, `database.sql`, and
 * `secrets.env`. Throws for a Worker that does not serve.
 */
export function saveWorker(world: World, name: string, folder: string): void {
	const version = servingVersion(world.scripts.get(name));
	if (!version) throw new Error(`${name} does not serve`);
	const write = (place: string, content: string | Buffer) => {
		const file = path.join(folder, place);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, content);
	};
	for (const part of version.modules)
		write(`server/${part}`, world.code.get(`${version.id}/${part}`) ?? "");
	for (const [place, hash] of Object.entries(version.assets))
		write(`client${place}`, world.files.get(hash) ?? "");
	const ofType = (type: string) => version.bindings.filter((one) => one.type === type);
	const secrets = ofType("secret_text").map((one) => `${one.name}="${textOf(one, "text")}"`);
	write("secrets.env", `${secrets.join("\n")}\n`);
	const objects = ofType("durable_object_namespace");
	const consumed = world.queues.filter(({ consumers }) =>
		consumers.some(({ script }) => script === name),
	);
	write(
		"server/wrangler.json",
		JSON.stringify({
			name,
			main: version.main,
			no_bundle: true,
			rules: [{ type: "ESModule", globs: ["**/*.js"] }],
			compatibility_date: version.compatibility.date,
			compatibility_flags: version.compatibility.flags,
			assets: { directory: "../client" },
			vars: Object.fromEntries(ofType("plain_text").map((one) => [one.name, one["text"]])),
			durable_objects: {
				bindings: objects.map((one) => ({ name: one.name, class_name: one["class_name"] })),
			},
			migrations: [
				{ tag: version.migrationTag, new_sqlite_classes: objects.map((one) => one["class_name"]) },
			],
			kv_namespaces: ofType("kv_namespace").map((one) => ({
				binding: one.name,
				id: one["namespace_id"],
			})),
			d1_databases: ofType("d1").map((one) => ({
				binding: one.name,
				database_name: one.name,
				database_id: one["id"] ?? one["database_id"],
			})),
			r2_buckets: ofType("r2_bucket").map((one) => ({
				binding: one.name,
				bucket_name: one["bucket_name"],
			})),
			queues: {
				producers: ofType("queue").map((one) => ({ binding: one.name, queue: one["queue_name"] })),
				consumers: consumed.map(({ queue_name: queue, consumers }) => ({
					queue,
					dead_letter_queue: consumers[0]?.dead_letter_queue,
				})),
			},
			ratelimits: ofType("ratelimit").map((one) => ({
				name: one.name,
				namespace_id: one["namespace_id"],
				simple: one["simple"],
			})),
			send_email: ofType("send_email").map((one) => ({ name: one.name })),
		}),
	);
	const bound = ofType("d1")[0];
	const database = world.databases.find(
		(one) => one.uuid === (bound?.["id"] ?? bound?.["database_id"]),
	);
	if (database) write("database.sql", dump(database));
}
