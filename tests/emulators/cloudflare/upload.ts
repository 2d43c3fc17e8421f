/** An upload of a Worker: its modules, what it is bound to, and what the platform refuses. */
import { type Asked, Refusal } from "./routing.ts";
import {
	type Binding,
	newId,
	newUuid,
	now,
	type Script,
	servingVersion,
	type Version,
	type World,
} from "./state.ts";

interface Metadata {
	main_module: string;
	compatibility_date?: string;
	compatibility_flags?: string[];
	bindings: Binding[];
	keep_bindings?: string[];
	keep_assets?: boolean;
	annotations?: Record<string, string>;
	migrations?: { old_tag?: string; new_tag?: string };
	assets?: { jwt: string };
	limits?: { cpu_ms?: number };
}

/** The Worker that an address names. */
export function scriptOf({ world, params }: Asked): Script {
	const script = world.scripts.get(params["script"] ?? "");
	if (!script) throw new Refusal(404, 10_007, "This Worker does not exist on your account.");
	return script;
}

async function readForm({ headers, bytes }: Asked): Promise<FormData> {
	const type = headers.get("content-type") ?? "";
	return new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
}

function toText(part: FormDataEntryValue | null): Promise<string> {
	if (part === null) throw new Refusal(400, 10_021, "The upload has no metadata");
	return typeof part === "string" ? Promise.resolve(part) : part.text();
}

/** Takes an upload and makes a version of it; who calls decides whether it serves. */
export async function takeUpload(asked: Asked): Promise<{ script: Script; version: Version }> {
	const name = asked.params["script"] ?? "";
	const form = await readForm(asked);
	const metadata = JSON.parse(await toText(form.get("metadata"))) as Metadata;
	const script = asked.world.scripts.get(name) ?? createScript(name);
	const former = servingVersion(script);
	check(asked.world, metadata, former);
	const modules = [...form.entries()].flatMap(([part, content]) =>
		typeof content === "string" ? [] : [[part, content] as const],
	);
	if (!modules.some(([part]) => part === metadata.main_module))
		throw new Refusal(400, 10_021, `No such module "${metadata.main_module}".`);
	asked.world.scripts.set(name, script);
	const announced = asked.world.sessions.get(metadata.assets?.jwt ?? "");
	const version = addVersion(script, {
		triggeredBy: "upload",
		annotations: metadata.annotations ?? {},
		bindings: resolveBindings(metadata, former),
		assets: announced ?? former?.assets ?? {},
		modules: modules.map(([part]) => part),
		main: metadata.main_module,
		compatibility: {
			date: metadata.compatibility_date ?? "",
			flags: metadata.compatibility_flags ?? [],
		},
		migrationTag: metadata.migrations?.new_tag ?? former?.migrationTag ?? null,
	});
	for (const [part, content] of modules)
		asked.world.code.set(`${version.id}/${part}`, Buffer.from(await content.arrayBuffer()));
	return { script, version };
}

function createScript(name: string): Script {
	return {
		name,
		tag: newId(),
		tags: [],
		versions: [],
		deployments: [],
		workersDev: false,
		previews: false,
		crons: [],
	};
}

export function addVersion(
	script: Script,
	made: Omit<Version, "id" | "number" | "created_on">,
): Version {
	const number = script.versions.length + 1;
	const version = { id: newUuid(), number, created_on: now(), ...made };
	script.versions.unshift(version);
	return version;
}

export function deployVersion(
	script: Script,
	version: string,
	annotations: Record<string, string>,
): void {
	script.deployments.unshift({
		id: newUuid(),
		created_on: now(),
		annotations,
		versions: [{ version_id: version, percentage: 100 }],
	});
}

/** What is kept of the version before: kinds of bindings by their type, and single ones that are inherited. */
function resolveBindings(metadata: Metadata, former: Version | undefined): Binding[] {
	const named = metadata.bindings.map((binding) => {
		if (binding.type !== "inherit") return binding;
		const inherited = former?.bindings.find((one) => one.name === binding.name);
		if (!inherited) throw new Refusal(400, 10_057, `Binding ${binding.name} cannot be inherited`);
		return inherited;
	});
	const kept = (former?.bindings ?? []).filter(
		(one) =>
			metadata.keep_bindings?.includes(one.type) && !named.some(({ name }) => name === one.name),
	);
	return [...named, ...kept];
}

function check(world: World, metadata: Metadata, former: Version | undefined): void {
	if (world.plan === "free" && metadata.limits?.cpu_ms !== undefined)
		throw new Refusal(400, 100_328, "CPU limits are not supported for the Free plan.");
	if (
		(metadata.migrations?.old_tag ?? null) !== (former?.migrationTag ?? null) &&
		metadata.migrations
	)
		throw new Refusal(400, 10_079, "The migrations do not follow the applied ones");
	for (const binding of metadata.bindings) {
		const problem = whatIsWrong(world, binding);
		if (problem !== null) throw new Refusal(400, 10_021, problem);
	}
}

function whatIsWrong(world: World, binding: Binding): string | null {
	switch (binding.type) {
		case "kv_namespace":
			return world.namespaces.some((one) => one.id === binding["namespace_id"])
				? null
				: `KV namespace of binding ${binding.name} not found`;
		case "d1":
			return world.databases.some((one) => one.uuid === (binding["id"] ?? binding["database_id"]))
				? null
				: `binding ${binding.name} of type d1 must have a valid \`id\` specified`;
		case "r2_bucket":
			return world.hasR2 && world.buckets.some((one) => one.name === binding["bucket_name"])
				? null
				: `R2 bucket '${String(binding["bucket_name"])}' not found`;
		case "queue":
			return world.queues.some((one) => one.queue_name === binding["queue_name"])
				? null
				: `Queue of binding ${binding.name} not found`;
		default:
			return null;
	}
}
