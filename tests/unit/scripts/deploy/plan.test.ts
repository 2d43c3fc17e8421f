import { expect, test } from "vitest";
import { planDeploy, type Wanted } from "#scripts/deploy/plan.mjs";
import { printsOf, RECORD, toRecord } from "#scripts/deploy/settings.mjs";
import type { State } from "#scripts/deploy/state.mjs";
import { deployedWith, EMPTY_ACCOUNT, wish } from "#tests/support/deployment-state.ts";

const OWN = { isThere: true, values: {}, publicUrl: "https://prosa.loja.example", unknown: [] };
const ZONE = { id: "zone-1", name: "loja.example" };
const PUBLIC = { PUBLIC_URL: { type: "plain_text", text: "https://prosa.equipe.workers.dev" } };
const recorded = (settings: string[], keys: string[] = []) => ({
	[RECORD]: { type: "plain_text", text: toRecord({ settings, keys }) },
});

function planOf(state: State, wanted: Wanted) {
	const answer = planDeploy(state, wanted);
	if ("refusal" in answer) throw new Error(answer.refusal.code);
	return answer.plan;
}
const refusalOf = (state: State, wanted: Wanted) => {
	const answer = planDeploy(state, wanted);
	return "refusal" in answer ? answer.refusal.code : null;
};

test("an empty account: everything is made, and the workers.dev address is found", () => {
	const plan = planOf(EMPTY_ACCOUNT, wish());
	expect(plan).toMatchObject({
		isFirst: true,
		doubtsPlan: false,
		address: { url: "https://prosa.equipe.workers.dev", workersDev: true, register: null },
		databases: [{ binding: "DB", name: "prosa-db", id: null, location: "enam" }],
		namespaces: [{ binding: "KV", name: "prosa-kv", id: null }],
		buckets: [
			{ binding: "MEDIA", name: "prosa-media", isThere: false, lack: null, location: "enam" },
		],
		queues: [
			{ job: "emails", name: "prosa-emails", isThere: false },
			{ job: "emails-dead", name: "prosa-emails-dead", isThere: false },
		],
		limiters: { API_LIMIT: "1011" },
		secrets: { draw: ["AUTH_SECRET", "MASTER_KEY"], send: [], remove: [] },
		migrations: ["0036_baseline.sql", "0037_create_installation.sql"],
	});
});

test("R52 after a first deploy that failed, what it made is found by its name", () => {
	const left = {
		...EMPTY_ACCOUNT,
		namespaces: { "prosa-kv": "namespace-7", other: "namespace-8" },
		databases: { "prosa-db": "database-7" },
		queues: ["prosa-emails"],
	};
	const plan = planOf(left, wish());
	expect(plan.databases[0]?.id).toBe("database-7");
	expect(plan.namespaces[0]?.id).toBe("namespace-7");
	expect(plan.queues.map(({ isThere }) => isThere)).toEqual([true, false]);
});

test("R52 an installation of before keeps its queues, its database, its limiters and its keys", () => {
	const settings = {
		isThere: false,
		values: {},
		publicUrl: "https://prosa.equipe.workers.dev",
		unknown: [],
	};
	const plan = planOf(deployedWith({}), wish({ settings }));
	expect(plan).toMatchObject({
		isFirst: false,
		databases: [{ id: "database-1" }],
		namespaces: [{ id: "namespace-1" }],
		queues: [
			{ job: "emails", name: "emails", isThere: true },
			{ job: "emails-dead", name: "emails-dead", isThere: true },
		],
		limiters: { API_LIMIT: "1011" },
		secrets: { draw: [], send: [], remove: [] },
		migrations: ["0037_create_installation.sql"],
	});
});

test("another name and another environment share nothing with the first", () => {
	const account = { ...deployedWith({}), worker: null, databases: { "prosa-db": "database-1" } };
	const staging = planOf(account, wish({}, { env: "staging" }));
	const other = planOf(account, wish({}, { name: "loja" }));
	expect(staging.databases[0]).toMatchObject({ name: "prosa-staging-db", id: null });
	expect(staging.buckets[0]?.name).toBe("prosa-staging-media");
	expect(staging.address.host).toBe("prosa-staging.equipe.workers.dev");
	expect(staging.queues.map(({ name }) => name)).toEqual([
		"prosa-staging-emails",
		"prosa-staging-emails-dead",
	]);
	const limiters = [staging, other].map((plan) => plan.limiters["API_LIMIT"]);
	expect(new Set([...limiters, "1011"]).size).toBe(3);
	for (const id of limiters) expect(Number(id)).toBeLessThan(2 ** 31);
});

test("what the configuration names itself is taken, as the platform's own button writes it there", () => {
	const { bundle } = wish();
	const written = {
		...bundle,
		d1_databases: [{ ...bundle.d1_databases[0], database_id: "database-9" }],
		kv_namespaces: [{ binding: "KV", id: "namespace-9" }],
	};
	const plan = planOf(EMPTY_ACCOUNT, wish({ bundle: written }));
	expect([plan.databases[0]?.id, plan.namespaces[0]?.id]).toEqual(["database-9", "namespace-9"]);
});

test.for([
	["nothing is there yet: it is made", {}, {}, { isThere: false, lack: null }],
	["it is there", { "prosa-media": "there" }, {}, { isThere: true, lack: null }],
	["the account has no R2", { "prosa-media": "off" }, {}, { isThere: false, lack: "off" }],
	["the token may not", { "prosa-media": "forbidden" }, {}, { isThere: false, lack: "forbidden" }],
	[
		"the token may not, and the Worker has one of another name",
		{ arquivos: "forbidden" },
		{ MEDIA: { type: "r2_bucket", bucket_name: "arquivos" } },
		{ name: "arquivos", isThere: true, lack: null },
	],
	[
		"R2 was switched off after the Worker had one",
		{ "prosa-media": "off" },
		{ MEDIA: { type: "r2_bucket", bucket_name: "prosa-media" } },
		{ isThere: false, lack: "off" },
	],
] satisfies [string, State["buckets"], object, object][])(
	"the store of files is wished for, not needed: %s",
	([, buckets, bindings, bucket]) => {
		const state = { ...deployedWith({ ...PUBLIC, ...bindings }), buckets };
		expect(planOf(state, wish()).buckets).toMatchObject([{ ...bucket, location: null }]);
	},
);

test.for([
	["no workers.dev address and no domain", { subdomain: null }, {}, "no_subdomain"],
	["an address with a path", {}, { publicUrl: "https://a.example/x", unknown: [] }, "bad_address"],
	["an address without TLS", {}, { publicUrl: "http://a.example", unknown: [] }, "bad_address"],
	[
		"a foreign workers.dev",
		{},
		{ publicUrl: "https://a.b.workers.dev", unknown: [] },
		"foreign_workers_dev",
	],
	["a domain of another Worker", { domain: { service: "site" } }, OWN, "domain_taken"],
	["a free account", { plan: "free" }, {}, "free_account"],
	[
		"a Worker of that name that is something else",
		{ worker: { bindings: { KV: { type: "kv_namespace" } }, workersDev: true } },
		{},
		"not_ours",
	],
] satisfies [string, Partial<State>, object, string][])(
	"refused before anything is made: %s",
	([, state, settings, code]) => {
		const wanted = wish({
			settings: { isThere: false, values: {}, publicUrl: null, unknown: [], ...settings },
		});
		expect(refusalOf({ ...EMPTY_ACCOUNT, ...state }, wanted)).toBe(code);
	},
);

test("a free account is no matter for who says it is paid, nor for an installation that runs", () => {
	const free: State = { ...EMPTY_ACCOUNT, plan: "free" };
	expect(planOf(free, wish({ isPaid: true })).isFirst).toBe(true);
	expect(planOf({ ...deployedWith(PUBLIC), plan: "free" }, wish()).isFirst).toBe(false);
	expect(planOf({ ...EMPTY_ACCOUNT, plan: "unknown" }, wish()).doubtsPlan).toBe(true);
	expect(planOf({ ...deployedWith(PUBLIC), plan: "unknown" }, wish()).doubtsPlan).toBe(false);
});

test("a name for the account's address is registered with the first deploy", () => {
	const wanted = wish({ subdomain: "minha-equipe" });
	expect(planOf({ ...EMPTY_ACCOUNT, subdomain: null }, wanted).address).toMatchObject({
		url: "https://prosa.minha-equipe.workers.dev",
		register: "minha-equipe",
	});
});

test("an own domain of the account is attached; who has never been called elsewhere closes workers.dev", () => {
	const first = planOf({ ...EMPTY_ACCOUNT, zone: ZONE }, wish({ settings: OWN }));
	expect(first.address).toMatchObject({ attach: { zone: "zone-1" }, workersDev: false });
	// Gateways were told the other address: it stays open beside the domain.
	const later = planOf({ ...deployedWith(PUBLIC), zone: ZONE }, wish({ settings: OWN }));
	expect(later.address).toMatchObject({ attach: { zone: "zone-1" }, workersDev: true });
	const elsewhere = planOf(EMPTY_ACCOUNT, wish({ settings: OWN }));
	expect(elsewhere.address).toMatchObject({ attach: null, isOutside: true, workersDev: true });
});

test("a domain that a route leads here already is left as it is", () => {
	const state = { ...deployedWith(PUBLIC), zone: ZONE };
	const { address } = planOf(state, wish({ settings: OWN, isReached: true }));
	expect(address).toMatchObject({ attach: null, isOutside: false, workersDev: true });
});

test("workers.dev is closed when every gateway has confirmed the domain, and not before", () => {
	const state = { ...deployedWith(PUBLIC), zone: ZONE, domain: { service: "prosa" } };
	const wanted = { settings: OWN, closesWorkersDev: true };
	expect(refusalOf(state, wish(wanted))).toBe("webhooks_waiting");
	const plan = planOf(state, wish({ ...wanted, areWebhooksConfirmed: true }));
	expect(plan.address).toMatchObject({ workersDev: false, closes: true, attach: null });
});

test("R52 another machine deploys without a file: the address is read, the settings stay, nothing is drawn", () => {
	const plan = planOf(
		deployedWith({ ...PUBLIC, ...recorded(["SMTP_HOST"]), SMTP_HOST: {} }),
		wish(),
	);
	expect(plan.address.url).toBe("https://prosa.equipe.workers.dev");
	expect(plan.secrets).toEqual({
		draw: [],
		send: [],
		remove: [],
		record: ["SMTP_HOST"],
		keys: null,
	});
	expect(refusalOf(deployedWith({}), wish())).toBe("address_unknown");
});

test("a setting that left the file is removed; one that somebody set by hand stays", () => {
	const state = deployedWith({
		...PUBLIC,
		...recorded(["SMTP_HOST", "WAHA_URL", "REMOVED_BY_HAND"]),
		SMTP_HOST: {},
		WAHA_URL: {},
		STRIPE_SECRET_KEY: {},
	});
	const settings = {
		isThere: true,
		values: { SMTP_HOST: "a", RESEND_API_KEY: "b" },
		publicUrl: null,
		unknown: [],
	};
	expect(planOf(state, wish({ settings })).secrets).toMatchObject({
		send: ["SMTP_HOST", "RESEND_API_KEY"],
		remove: ["WAHA_URL"],
		record: ["SMTP_HOST", "RESEND_API_KEY"],
	});
});

test("R53 a foreign master key is refused, a rotation is not", () => {
	const state = deployedWith({ ...PUBLIC, ...recorded([], printsOf("present")) });
	const withKey = (MASTER_KEY: string) =>
		wish({ settings: { isThere: true, values: { MASTER_KEY }, publicUrl: null, unknown: [] } });
	expect(refusalOf(state, withKey("other"))).toBe("foreign_key");
	expect(planOf(state, withKey("present,new")).secrets.keys).toEqual(printsOf("present,new"));
});

test("R53 a key is never drawn for a Worker that lost it, nor where strangers read along", () => {
	const { MASTER_KEY: _, ...bindings } = deployedWith(PUBLIC).worker.bindings;
	const lost = { ...deployedWith(PUBLIC), worker: { bindings, workersDev: true } };
	expect(refusalOf(lost, wish())).toBe("key_lost");
	expect(refusalOf(EMPTY_ACCOUNT, wish({ mayShowKeys: false }))).toBe("key_has_no_place");
	const given = { isThere: false, values: { MASTER_KEY: "k" }, publicUrl: null, unknown: [] };
	const plan = planOf(EMPTY_ACCOUNT, wish({ mayShowKeys: false, settings: given }));
	expect(plan.secrets).toMatchObject({ draw: ["AUTH_SECRET"], send: ["MASTER_KEY"] });
});
