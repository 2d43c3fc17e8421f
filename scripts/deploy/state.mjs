/** What of a deployment is already there. Reads only. */
import { CloudflareError } from "./cloudflare.mjs";

/** What the platform calls a store of files that nobody switched on in the account. */
const R2_IS_OFF = 10_042;
/** What the platform calls plans on which a request may compute for long enough. */
const PAID = /workers|enterprise|contract/i;

/**
 * @param {{ api: ReturnType<typeof import("./cloudflare.mjs").connect>, account: string, names: import("./options.mjs").Options["names"],
 *   bundle: object, host: string | null }} asked `bundle`: the built wrangler.json; `host`: of the address that is wished for
 * @returns {Promise<State>} throws CloudflareError
 * @typedef {{ worker: null | { bindings: Record<string, Record<string, unknown>>, workersDev: boolean },
 *   namespaces: Record<string, string>, databases: Record<string, string>, queues: string[], subdomain: string | null,
 *   plan: "paid" | "free" | "unknown", zone: null | "unknown" | { id: string, name: string },
 *   domain: null | { service: string }, applied: string[], buckets: Record<string, "there" | Lack> }} State ids by name;
 *   `applied`: names of migrations; `buckets`: those that are wished for and can or cannot be had, by name
 * @typedef {"off" | "forbidden"} Lack why a deployment has no store of files: the account has no R2, or the token may not
 */
export async function readState({ api, account, names, bundle, host }) {
	const at = `/accounts/${account}`;
	const [worker, namespaces, databases, queues, subdomain, plan, place] = await Promise.all([
		readWorker(api, `${at}/workers/scripts/${names.worker}`),
		api.list(`${at}/storage/kv/namespaces`),
		api.list(`${at}/d1/database`),
		api.list(`${at}/queues`),
		api.find(`${at}/workers/subdomain`),
		readPlan(api, at),
		host === null ? { zone: null, domain: null } : readPlace(api, at, host),
	]);
	const state = {
		worker,
		namespaces: Object.fromEntries(namespaces.map(({ title, id }) => [title, id])),
		databases: Object.fromEntries(databases.map(({ name, uuid }) => [name, uuid])),
		queues: queues.map(({ queue_name }) => queue_name),
		subdomain: subdomain?.subdomain ?? null,
		plan,
		...place,
	};
	const database = findDatabase(state, names, bundle.d1_databases[0]);
	const wished = bundle.r2_buckets.map((bucket) => findBucket(state, names, bucket));
	const [applied, ...found] = await Promise.all([
		database ? readApplied(api, at, database) : [],
		...wished.map((name) => readBucket(api, at, name)),
	]);
	const buckets = wished.map((name, index) => [name, found[index]]).filter(([, is]) => is !== null);
	return { ...state, applied, buckets: Object.fromEntries(buckets) };
}

/** The name of a deployment's bucket: it is bound to it, or it is called so. */
export function findBucket(state, names, { binding }) {
	return state.worker?.bindings[binding]?.bucket_name ?? names.resourceOf(binding);
}

/** Why the platform refuses anything about files; null: it refused for another reason. */
export function lackOf(error) {
	if (!(error instanceof CloudflareError)) return null;
	if (error.code === R2_IS_OFF) return "off";
	return error.isForbidden ? "forbidden" : null;
}

/** Null: it has to be made. */
async function readBucket(api, at, name) {
	try {
		return (await api.find(`${at}/r2/buckets/${name}`)) === null ? null : "there";
	} catch (error) {
		const lack = lackOf(error);
		if (lack === null) throw error;
		return lack;
	}
}

/** The id of a database that a deployment has: it is bound to it, its configuration names it, or it has its name. */
export function findDatabase(state, names, { binding, database_id: configured }) {
	const bound = state.worker?.bindings[binding];
	return (
		bound?.id ?? bound?.database_id ?? configured ?? state.databases[names.resourceOf(binding)]
	);
}

async function readWorker(api, script) {
	const settings = await api.find(`${script}/settings`);
	if (settings === null) return null;
	const reached = await api.find(`${script}/subdomain`);
	return {
		bindings: Object.fromEntries(settings.bindings.map((binding) => [binding.name, binding])),
		workersDev: reached?.enabled ?? false,
	};
}

/** Most tokens may not read what an account pays for. */
async function readPlan(api, at) {
	try {
		const subscriptions = await api.get(`${at}/subscriptions`);
		const isPaid = subscriptions.some(({ rate_plan: plan }) => PAID.test(plan?.id ?? ""));
		return isPaid ? "paid" : "free";
	} catch (error) {
		if (error instanceof CloudflareError) return "unknown";
		throw error;
	}
}

/** The zone of a host and who answers there; a token without that permission does not learn it. */
async function readPlace(api, at, host) {
	try {
		const parts = host.split(".");
		let zone = null;
		for (let from = 0; from < parts.length - 1 && zone === null; from++) {
			const name = parts.slice(from).join(".");
			const [found] = await api.get("/zones", { name });
			if (found) zone = { id: found.id, name: found.name };
		}
		const [domain] = await api.get(`${at}/workers/domains`, { hostname: host });
		return { zone, domain: domain ? { service: domain.service } : null };
	} catch (error) {
		if (error instanceof CloudflareError && error.isForbidden)
			return { zone: "unknown", domain: null };
		throw error;
	}
}

async function readApplied(api, at, database) {
	const query = async (sql) => {
		const [{ results }] = await api.send("POST", `${at}/d1/database/${database}/query`, { sql });
		return results;
	};
	const ledger = "select name from sqlite_master where type = 'table' and name = 'd1_migrations'";
	if ((await query(ledger)).length === 0) return [];
	return (await query("select name from d1_migrations order by id")).map(({ name }) => name);
}
