/** The configuration that wrangler is given: the built one, with the names and ids of one deployment in it. */
import { RECORD, toRecord } from "./settings.mjs";

/** What the paid plan gives anyway. A free account refuses it, and so tells that it is one (code 100328). */
const LIMITS = { cpu_ms: 30_000 };

/**
 * @param {object} bundle the built wrangler.json
 * @param {import("./plan.mjs").Plan} plan
 * @param {{ ids: Record<string, string>, keys: string[], migrations: string, account: string, worker: string }} known
 *   `keys`: prints of the master keys in use; `migrations`: folder of the migrations
 */
export function toWranglerConfig(bundle, plan, { ids, keys, migrations, account, worker }) {
	const { configPath: _, userConfigPath: __, topLevelName: ___, ...config } = bundle;
	const nameOfQueue = Object.fromEntries(plan.queues.map(({ job, name }) => [job, name]));
	const rename = (job) => nameOfQueue[job] ?? job;
	return {
		...config,
		name: worker,
		account_id: account,
		workers_dev: plan.address.workersDev,
		preview_urls: false,
		limits: LIMITS,
		vars: {
			...config.vars,
			PROSA_ENV: "production",
			PUBLIC_URL: plan.address.url,
			[RECORD]: toRecord({ settings: plan.secrets.record, keys }),
		},
		kv_namespaces: config.kv_namespaces.map((one) => ({ ...one, id: ids[one.binding] })),
		d1_databases: config.d1_databases.map((one) => ({
			...one,
			database_name: plan.databases.find(({ binding }) => binding === one.binding).name,
			database_id: ids[one.binding],
			migrations_dir: migrations,
		})),
		// Without the account's R2 the product runs without files.
		r2_buckets: config.r2_buckets
			.filter(({ binding }) => binding in ids)
			.map((one) => ({ ...one, bucket_name: ids[one.binding] })),
		queues: {
			producers: config.queues.producers.map((one) => ({ ...one, queue: rename(one.queue) })),
			consumers: config.queues.consumers.map((one) => ({
				...one,
				queue: rename(one.queue),
				...(one.dead_letter_queue ? { dead_letter_queue: rename(one.dead_letter_queue) } : {}),
			})),
		},
		ratelimits: config.ratelimits.map((one) => ({
			...one,
			namespace_id: plan.limiters[one.name],
		})),
	};
}
