/** Workers: uploads, versions, deployments and secrets. */
import { reached } from "./reached.ts";
import { type Asked, json, ok, Refusal, type Route } from "./routing.ts";
import { type Binding, newUuid, type Script, servingVersion, type Version } from "./state.ts";
import { addVersion, deployVersion, scriptOf, takeUpload } from "./upload.ts";

const isSecret = ({ type }: Binding) => type === "secret_text";
/** A secret is never shown again. */
const shownBinding = (binding: Binding) =>
	isSecret(binding) ? { type: binding.type, name: binding.name } : binding;

const shownVersion = (version: Version) => ({
	id: version.id,
	number: version.number,
	metadata: {
		created_on: version.created_on,
		source: "wrangler",
		author_email: "ana@loja.example",
	},
	annotations: { "workers/triggered_by": version.triggeredBy, ...version.annotations },
	resources: {
		script: { etag: version.id, handlers: ["fetch"], last_deployed_from: "wrangler" },
		bindings: version.bindings.map(shownBinding),
		script_runtime: { migration_tag: version.migrationTag },
	},
	startup_time_ms: 12,
});

const uploads: Route[] = [
	{
		call: "PUT /workers/scripts/:script",
		answer: async (asked) => {
			const { script, version } = await takeUpload(asked);
			deployVersion(script, version.id, version.annotations);
			return ok({
				id: script.name,
				etag: version.id,
				deployment_id: version.id.replaceAll("-", ""),
			});
		},
	},
	{
		call: "POST /workers/scripts/:script/versions",
		answer: async (asked) => {
			scriptOf(asked);
			return ok(shownVersion((await takeUpload(asked)).version));
		},
	},
	{
		call: "POST /workers/scripts/:script/assets-upload-session",
		answer: (asked) => {
			const { manifest } = json(asked) as { manifest: Record<string, { hash: string }> };
			const announced = Object.entries(manifest).map(([path, { hash }]) => [path, hash] as const);
			const jwt = newUuid();
			asked.world.sessions.set(jwt, Object.fromEntries(announced));
			const missing = announced
				.map(([, hash]) => hash)
				.filter((hash) => !asked.world.files.has(hash));
			return ok({ jwt, buckets: missing.length === 0 ? [] : [[...new Set(missing)]] });
		},
	},
	{
		call: "POST /workers/assets/upload",
		answer: async (asked) => {
			const type = asked.headers.get("content-type") ?? "";
			const jwt = (asked.headers.get("authorization") ?? "").replace("Bearer ", "");
			const form = await new Response(new Uint8Array(asked.bytes), {
				headers: { "content-type": type },
			}).formData();
			for (const [hash, file] of form) {
				const text = typeof file === "string" ? file : await file.text();
				asked.world.files.set(hash, Buffer.from(text, "base64"));
			}
			return { result: { jwt }, status: 201 };
		},
	},
];

const reading: Route[] = [
	{
		call: "GET /workers/services/:script",
		answer: (asked) => {
			const script = scriptOf(asked);
			const migration = servingVersion(script)?.migrationTag ?? null;
			return ok({
				id: script.name,
				default_environment: {
					environment: "production",
					script: {
						id: script.name,
						tag: script.tag,
						tags: script.tags,
						last_deployed_from: "wrangler",
						...(migration === null ? {} : { migration_tag: migration }),
					},
				},
			});
		},
	},
	{
		call: "GET /workers/scripts/:script/settings",
		answer: (asked) => {
			const version = servingVersion(scriptOf(asked));
			return ok({ bindings: (version?.bindings ?? []).map(shownBinding) });
		},
	},
	{
		call: "GET /workers/scripts/:script/versions",
		answer: (asked) => {
			const all = scriptOf(asked).versions;
			const items = asked.query.get("deployable") === "true" ? all.slice(0, 10) : all;
			return ok({ items: items.map(shownVersion) });
		},
	},
	{
		call: "GET /workers/scripts/:script/versions/:version",
		answer: (asked) => {
			const found = scriptOf(asked).versions.find((one) => one.id === asked.params["version"]);
			if (!found) throw new Refusal(404, 10_007, "This version does not exist.");
			return ok(shownVersion(found));
		},
	},
	{
		call: "GET /workers/scripts/:script/deployments",
		answer: (asked) => {
			const { deployments } = scriptOf(asked);
			return ok({
				deployments: deployments.map((one) => ({
					...one,
					source: "wrangler",
					strategy: "percentage",
					author_email: "ana@loja.example",
				})),
			});
		},
	},
	{
		call: "GET /workers/scripts/:script/secrets",
		answer: (asked) =>
			ok((servingVersion(scriptOf(asked))?.bindings ?? []).filter(isSecret).map(shownBinding)),
	},
];

/** The platform asks once more where another secret would come back. */
function checkSecrets(asked: Asked, script: Script, wanted: Version): void {
	const secretsOf = (version: Version | undefined) =>
		JSON.stringify((version?.bindings ?? []).filter(isSecret).toSorted(byName));
	const isSame = secretsOf(servingVersion(script)) === secretsOf(wanted);
	const isNewest = script.versions[0] === wanted;
	if (!isSame && !isNewest && asked.query.get("force") !== "true")
		throw new Refusal(400, 10_220, "The following secrets have changed: settings");
}
const byName = (one: Binding, other: Binding) => one.name.localeCompare(other.name);

const writing: Route[] = [
	{
		call: "POST /workers/scripts/:script/deployments",
		answer: (asked) => {
			const script = scriptOf(asked);
			const { versions, annotations } = json(asked) as {
				versions: { version_id: string }[];
				annotations?: Record<string, string>;
			};
			const wanted = script.versions.find((one) => one.id === versions[0]?.version_id);
			if (!wanted) throw new Refusal(400, 10_021, "No such version");
			checkSecrets(asked, script, wanted);
			deployVersion(script, wanted.id, annotations ?? {});
			return ok(script.deployments[0]);
		},
	},
	{
		call: "PATCH /workers/scripts/:script/secrets-bulk",
		answer: (asked) => {
			const script = scriptOf(asked);
			const { secrets } = json(asked) as { secrets: Record<string, Binding | null> };
			const former = servingVersion(script);
			if (!former) throw new Refusal(404, 10_007, "No version serves.");
			const kept = former.bindings.filter((one) => !(one.name in secrets));
			const set = Object.values(secrets).filter((one) => one !== null);
			const version = addVersion(script, {
				...former,
				triggeredBy: "secret",
				annotations: {},
				bindings: [...kept, ...set],
			});
			deployVersion(script, version.id, {});
			return ok({ modified: Object.keys(secrets) });
		},
	},
	{
		call: "PATCH /workers/scripts/:script/script-settings",
		answer: (asked) => {
			scriptOf(asked).tags = (json(asked)["tags"] as string[] | undefined) ?? [];
			return ok({});
		},
	},
];

export const scripts: Route[] = [...uploads, ...reading, ...writing, ...reached];
