import { expect, test } from "vitest";
import { toWranglerConfig } from "#scripts/deploy/config.mjs";
import { planDeploy } from "#scripts/deploy/plan.mjs";
import { readRecord, RECORD } from "#scripts/deploy/settings.mjs";
import { BUNDLE, EMPTY_ACCOUNT, wish } from "#tests/support/deployment-state.ts";

const known = {
	ids: { DB: "database-1", KV: "namespace-1", MEDIA: "prosa-staging-media" } as Record<
		string,
		string
	>,
	keys: ["print"],
	migrations: "/checkout/migrations",
	account: "account-1",
	worker: "prosa-staging",
};

function configOf(change = {}, ids = known.ids) {
	const answer = planDeploy(EMPTY_ACCOUNT, wish(change, { env: "staging" }));
	if ("refusal" in answer) throw new Error(answer.refusal.code);
	return toWranglerConfig(BUNDLE, answer.plan, { ...known, ids });
}

test("names and ids of the deployment stand in the configuration, so that nothing is made by surprise", () => {
	const config = configOf();
	expect(config).toMatchObject({
		name: "prosa-staging",
		account_id: "account-1",
		workers_dev: true,
		preview_urls: false,
		d1_databases: [
			{ binding: "DB", database_id: "database-1", migrations_dir: "/checkout/migrations" },
		],
		kv_namespaces: [{ binding: "KV", id: "namespace-1" }],
		r2_buckets: [{ binding: "MEDIA", bucket_name: "prosa-staging-media" }],
		queues: {
			producers: [{ queue: "prosa-staging-emails" }, { queue: "prosa-staging-emails-dead" }],
			consumers: [
				{ queue: "prosa-staging-emails", dead_letter_queue: "prosa-staging-emails-dead" },
				{ queue: "prosa-staging-emails-dead" },
			],
		},
	});
});

test("without a bucket nothing of it stands there", () => {
	expect(configOf({}, { DB: "database-1", KV: "namespace-1" }).r2_buckets).toEqual([]);
});

test("production is said here alone, and no secret stands in it", () => {
	const values = { SMTP_PASSWORD: "hidden-secret" };
	const config = configOf({ settings: { isThere: true, values, publicUrl: null, unknown: [] } });
	expect(config.vars).toMatchObject({
		PROSA_ENV: "production",
		PUBLIC_URL: "https://prosa-staging.equipe.workers.dev",
	});
	const record = readRecord(String(config.vars[RECORD]));
	expect(record).toEqual({ settings: ["SMTP_PASSWORD"], keys: ["print"] });
	expect(JSON.stringify(config)).not.toContain("hidden-secret");
});

test("where the Worker runs is what wrangler.toml says", () => {
	const answer = planDeploy(EMPTY_ACCOUNT, wish({}, { env: "staging" }));
	if ("refusal" in answer) throw new Error(answer.refusal.code);
	const placement = { mode: "smart" };
	expect(toWranglerConfig({ ...BUNDLE, placement }, answer.plan, known)).toMatchObject({
		placement,
	});
});

test("a free account is told by the platform itself: it refuses a CPU limit", () => {
	expect(configOf().limits).toEqual({ cpu_ms: 30_000 });
});

test("what an installation adds for itself goes along: a model of the platform's, its maker of small pictures", () => {
	const answer = planDeploy(EMPTY_ACCOUNT, wish({}, { env: "staging" }));
	if ("refusal" in answer) throw new Error(answer.refusal.code);
	const own = { ai: { binding: "AI" }, images: { binding: "IMAGES" } };
	expect(toWranglerConfig({ ...BUNDLE, ...own }, answer.plan, known)).toMatchObject(own);
	expect(configOf()).not.toHaveProperty("images");
});
