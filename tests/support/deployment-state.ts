/** An account and a wish, as the planning of a deploy takes them. */
import { namesOf } from "#scripts/deploy/names.mjs";
import type { Wanted } from "#scripts/deploy/plan.mjs";
import type { State } from "#scripts/deploy/state.mjs";

export const BUNDLE = {
	name: "prosa",
	main: "index.js",
	vars: {},
	d1_databases: [{ binding: "DB", database_name: "prosa-db", migrations_dir: "../../migrations" }],
	kv_namespaces: [{ binding: "KV" }],
	r2_buckets: [{ binding: "MEDIA", bucket_name: "prosa-media" }],
	queues: {
		producers: [
			{ binding: "EMAILS", queue: "emails" },
			{ binding: "EMAILS_DEAD", queue: "emails-dead" },
		],
		consumers: [
			{ queue: "emails", max_retries: 3, dead_letter_queue: "emails-dead" },
			{ queue: "emails-dead" },
		],
	},
	ratelimits: [{ name: "API_LIMIT", namespace_id: "1011", simple: { limit: 600, period: 60 } }],
};

export const EMPTY_ACCOUNT: State = {
	worker: null,
	namespaces: {},
	databases: {},
	queues: [],
	subdomain: "equipe",
	plan: "paid",
	zone: null,
	domain: null,
	applied: [],
	buckets: {},
};

/** What a Worker of a release before deployments had names is bound to. */
export const OLD_BINDINGS = {
	WORKSPACE_HUB: { type: "durable_object_namespace" },
	DB: { type: "d1", id: "database-1" },
	KV: { type: "kv_namespace", namespace_id: "namespace-1" },
	EMAILS: { type: "queue", queue_name: "emails" },
	EMAILS_DEAD: { type: "queue", queue_name: "emails-dead" },
	API_LIMIT: { type: "ratelimit", namespace_id: "1011" },
	AUTH_SECRET: { type: "secret_text" },
	MASTER_KEY: { type: "secret_text" },
	PUBLIC_URL: { type: "secret_text" },
	PROSA_ENV: { type: "plain_text", text: "production" },
};

export const deployedWith = (bindings: object): State & { worker: object } => ({
	...EMPTY_ACCOUNT,
	queues: ["emails", "emails-dead"],
	worker: { bindings: { ...OLD_BINDINGS, ...bindings }, workersDev: true },
	applied: ["0036_baseline.sql"],
});

export function wish(
	change: Partial<Wanted> = {},
	chosen: { name?: string; env?: string } = {},
): Wanted & { bundle: typeof BUNDLE } {
	const names = namesOf(chosen);
	if (names === null) throw new Error("not a name");
	return { names, ...PLAIN_WISH, ...change, bundle: { ...BUNDLE, ...change.bundle } };
}

const PLAIN_WISH = {
	bundle: BUNDLE,
	migrations: ["0036_baseline.sql", "0037_create_installation.sql"],
	settings: { isThere: false, values: {}, publicUrl: null, unknown: [] },
	location: null,
	subdomain: null,
	isPaid: false,
	closesWorkersDev: false,
	areWebhooksConfirmed: false,
	isReached: false,
	hasPendingKeys: false,
	mayShowKeys: true,
};
