/** Workers: uploads, versions, deployments, secrets and where they are reached. */
import { createHash } from "node:crypto";
import { type Asked, json, ok, paged, Refusal, type Route, textOf } from "./routing.ts";
import { type Binding, newUuid, type Script, servingVersion, type Version } from "./state.ts";
import { addVersion, deployVersion, takeUpload } from "./upload.ts";

const NOT_FOUND = "This Worker does not exist on your account.";

function scriptOf({ world, params }: Asked): Script {
	const script = world.scripts.get(params["script"] ?? "");
	if (!script) throw new Refusal(404, 10_007, NOT_FOUND);
	return script;
}

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
			if (!former) throw new Refusal(404, 10_007, NOT_FOUND);
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

const reached: Route[] = [
	{
		call: "GET /workers/workers/:script",
		answer: (asked) => {
			const { name, workersDev, previews } = scriptOf(asked);
			const url = workersDev ? `https://${name}.${asked.world.subdomain}.workers.dev` : undefined;
			return ok({ name, subdomain: { enabled: workersDev, previews_enabled: previews, url } });
		},
	},
	{
		call: "GET /workers/scripts/:script/subdomain",
		answer: (asked) => {
			const { workersDev, previews } = scriptOf(asked);
			return ok({ enabled: workersDev, previews_enabled: previews });
		},
	},
	{
		call: "POST /workers/scripts/:script/subdomain",
		answer: (asked) => {
			const script = scriptOf(asked);
			const { enabled, previews_enabled } = json(asked);
			if (enabled === true && asked.world.subdomain === null)
				throw new Refusal(404, 10_007, "You do not have a workers.dev subdomain.");
			script.workersDev = enabled === true;
			script.previews = previews_enabled === true;
			return ok({ enabled: script.workersDev, previews_enabled: script.previews });
		},
	},
	{
		call: "PUT /workers/scripts/:script/schedules",
		answer: (asked) => {
			const crons = JSON.parse(asked.bytes.toString("utf8")) as { cron: string }[];
			scriptOf(asked).crons = crons.map((one) => one.cron);
			return ok({ schedules: crons });
		},
	},
	{
		call: "POST /workers/scripts/:script/domains/changeset",
		answer: (asked) => {
			scriptOf(asked);
			return ok({ added: [], removed: [], updated: [], conflicting: [] });
		},
	},
	{
		call: "PUT /workers/scripts/:script/domains/records",
		answer: (asked) => {
			const { name } = scriptOf(asked);
			const { origins } = json(asked) as { origins: { hostname: string }[] };
			for (const { hostname } of origins) {
				const zone = asked.world.zones.find(
					(one) => hostname === one.name || hostname.endsWith(`.${one.name}`),
				);
				if (!zone) throw new Refusal(400, 10_082, `No zone of the account has ${hostname}.`);
				const id = createHash("md5").update(hostname).digest("hex");
				const others = asked.world.domains.filter((one) => one.hostname !== hostname);
				asked.world.domains = [...others, { id, hostname, service: name }];
			}
			return ok(asked.world.domains);
		},
	},
	{
		call: "GET /workers/domains/records",
		answer: (asked) => paged(asked, asked.world.domains),
	},
	{
		call: "DELETE /workers/scripts/:script",
		answer: (asked) => {
			asked.world.scripts.delete(textOf(scriptOf(asked).name));
			return ok(null);
		},
	},
];

export const scripts: Route[] = [...uploads, ...reading, ...writing, ...reached];
