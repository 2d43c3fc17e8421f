/** workerd's configuration of a built Worker whose bindings are stand-ins in the same process. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HOST } from "#scripts/local/serve.mjs";

const STAND_INS = path.join(import.meta.dirname, "stand-ins");

/** What wrangler.json of a build says, as far as it is served here. */
interface Built {
	main: string;
	compatibility_date: string;
	compatibility_flags: string[];
	durable_objects: { bindings: { name: string; class_name: string }[] };
	kv_namespaces?: { binding: string }[];
	d1_databases?: { binding: string }[];
	queues?: { producers?: { binding: string }[] };
	ratelimits?: { name: string }[];
	send_email?: { name: string }[];
	vars?: Record<string, string>;
}

export interface Serving {
	/** Folder of the built Worker, with its wrangler.json. */
	server: string;
	/** Folder for what objects store. */
	disk: string;
	port: number;
	/** Where the stand-in of D1 is told to run migrations, and says what it counted. */
	storePort: number;
	vars: Record<string, string>;
	/** Each trip to D1 takes so long. */
	d1DelayMs?: number;
}

const text = (value: string) => JSON.stringify(value);
const list = (items: readonly string[]) => items.join(",\n\t\t");
const embed = (file: string) => `embed ${text(file)}`;
const small = (name: string, kind: string) =>
	`(name = ${text(name)}, wrapped = (moduleName = "bench:small", innerBindings = [(name = "kind", text = ${text(kind)})]))`;

/** Every script of the build; the entry first, as workerd wants it. */
function listModules(server: string, main: string): string[] {
	const names = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((name) =>
		/\.m?js$/.test(name),
	);
	const others = names.filter((name) => name !== main);
	return [main, ...others].map(
		(name) => `(name = ${text(name)}, esModule = ${embed(path.join(server, name))})`,
	);
}

/** The whole configuration as capnp text. */
export function writeConfig({
	server,
	disk,
	port,
	storePort,
	vars,
	d1DelayMs = 0,
}: Serving): string {
	const built = JSON.parse(readFileSync(path.join(server, "wrangler.json"), "utf8")) as Built;
	const objects = built.durable_objects.bindings;
	// Buckets have no stand-in: nothing here is measured with files, and the product runs without them.
	const bindings = [
		...Object.entries({ ...built.vars, ...vars }).map(
			([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
		),
		...objects.map(
			(one) => `(name = ${text(one.name)}, durableObjectNamespace = ${text(one.class_name)})`,
		),
		...(built.d1_databases ?? []).map(
			({ binding }) =>
				`(name = ${text(binding)}, wrapped = (moduleName = "bench:d1", innerBindings = [(name = "store", durableObjectNamespace = (className = "Store", serviceName = "store")), (name = "delayMs", json = "${d1DelayMs}")]))`,
		),
		...(built.kv_namespaces ?? []).map(({ binding }) => small(binding, "kv")),
		...(built.queues?.producers ?? []).map(({ binding }) => small(binding, "queue")),
		...(built.ratelimits ?? []).map(({ name }) => small(name, "limit")),
		...(built.send_email ?? []).map(({ name }) => small(name, "mail")),
	];
	const namespaces = objects.map(
		(one) =>
			`(className = ${text(one.class_name)}, uniqueKey = ${text(one.class_name)}, enableSql = true)`,
	);
	const standIn = (name: string) => embed(path.join(STAND_INS, `${name}.mjs`));
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [
		(name = "main", worker = .main),
		(name = "store", worker = .store),
		(name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
		(name = "disk", disk = (path = ${text(disk)}, writable = true)),
	],
	sockets = [
		(name = "http", address = "${HOST}:${port}", http = (), service = "main"),
		(name = "store", address = "${HOST}:${storePort}", http = (), service = "store"),
	],
	extensions = [(modules = [
		(name = "bench:d1", internal = true, esModule = ${standIn("d1")}),
		(name = "bench:small", internal = true, esModule = ${standIn("small")}),
	])],
);
const main :Workerd.Worker = (
	modules = [
		${list(listModules(server, built.main))}
	],
	compatibilityDate = ${text(built.compatibility_date)},
	compatibilityFlags = [${built.compatibility_flags.map(text).join(", ")}],
	durableObjectNamespaces = [
		${list(namespaces)}
	],
	durableObjectStorage = (localDisk = "disk"),
	bindings = [
		${list(bindings)}
	],
);
const store :Workerd.Worker = (
	modules = [(name = "store.mjs", esModule = ${standIn("store")})],
	compatibilityDate = ${text(built.compatibility_date)},
	durableObjectNamespaces = [(className = "Store", uniqueKey = "Store", enableSql = true)],
	durableObjectStorage = (localDisk = "disk"),
	bindings = [(name = "store", durableObjectNamespace = "Store")],
);
`;
}
