/** What a deploy does, decided from what is there and what is wished for. Pure: it asks nobody. */
import { SECRETS } from "../local/settings.mjs";
import { DEFAULT_LOCATION } from "./regions.mjs";
import { RECORD, printsOf, readRecord } from "./settings.mjs";
import { findBucket, findDatabase } from "./state.mjs";

/**
 * @param {import("./state.mjs").State} found
 * @param {Wanted} wanted
 * @returns {{ refusal: { code: string } & Record<string, unknown> } | { plan: Plan }}
 * @typedef {{ names: import("./options.mjs").Options["names"], bundle: object, migrations: string[],
 *   settings: ReturnType<typeof import("./settings.mjs").readWanted>, location: string | null, subdomain: string | null,
 *   isPaid: boolean, closesWorkersDev: boolean, areWebhooksConfirmed: boolean, isReached: boolean, hasPendingKeys: boolean,
 *   mayShowKeys: boolean }} Wanted `isReached`: the wished-for address answers as a Prosa does; `mayShowKeys`:
 *   what is printed here is read by whoever deploys alone
 * @typedef {{ isFirst: boolean, doubtsPlan: boolean, address: Address, namespaces: Resource[], databases: Resource[],
 *   buckets: Bucket[], queues: { job: string, name: string, isThere: boolean }[], limiters: Record<string, string>,
 *   secrets: Secrets, migrations: string[] }} Plan
 * @typedef {{ url: string, host: string, register: string | null, attach: { zone: string } | null, isOutside: boolean,
 *   workersDev: boolean, closes: boolean }} Address `isOutside`: an own domain that we cannot attach
 * @typedef {{ binding: string, name: string, id: string | null, location: string | null }} Resource `id` null: is made
 * @typedef {{ binding: string, name: string, isThere: boolean, lack: import("./state.mjs").Lack | null,
 *   location: string | null }} Bucket `lack`: the deployment works without it; `location` null: near whoever deploys
 * @typedef {{ draw: string[], send: string[], remove: string[], record: string[], keys: string[] | null }} Secrets
 */
export function planDeploy(found, wanted) {
	if (isForeign(found.worker)) return { refusal: { code: "not_ours", name: wanted.names.worker } };
	const state = { ...found, worker: isRunning(found.worker) ? found.worker : null };
	const address = planAddress(state, wanted);
	if ("refusal" in address) return address;
	const secrets = planSecrets(found, wanted);
	if ("refusal" in secrets) return secrets;
	const isFirst = state.worker === null;
	if (isFirst && state.plan === "free" && !wanted.isPaid)
		return { refusal: { code: "free_account" } };
	const { bundle, names } = wanted;
	const bound = state.worker?.bindings ?? {};
	return {
		plan: {
			isFirst,
			doubtsPlan: isFirst && state.plan === "unknown" && !wanted.isPaid,
			address,
			namespaces: bundle.kv_namespaces.map(({ binding, id }) => {
				const name = names.resourceOf(binding);
				const known = bound[binding]?.namespace_id ?? id ?? state.namespaces[name] ?? null;
				return { binding, name, id: known, location: null };
			}),
			databases: bundle.d1_databases.map((database) => ({
				binding: database.binding,
				name: names.resourceOf(database.binding),
				id: findDatabase(state, names, database) ?? null,
				location: wanted.location ?? DEFAULT_LOCATION,
			})),
			buckets: planBuckets(state, wanted),
			queues: planQueues(state, wanted),
			limiters: Object.fromEntries(
				bundle.ratelimits.map(({ name, namespace_id: id }) => [
					name,
					bound[name]?.namespace_id ?? names.limiterOf(id),
				]),
			),
			secrets,
			migrations: wanted.migrations.filter((name) => !state.applied.includes(name)),
		},
	};
}

/** A Prosa has this object. What the platform's own button makes before the first deploy has at most secrets. */
const isRunning = (worker) => worker !== null && "WORKSPACE_HUB" in worker.bindings;

/** A Worker of this name that somebody made for something else. */
const isForeign = (worker) =>
	worker !== null &&
	!isRunning(worker) &&
	Object.values(worker.bindings).some(({ type }) => !/^(secret_text|plain_text)$/.test(type));

/**
 * A queue that the running Worker is bound to stays its queue, whatever it is called: jobs are waiting in it. Installations
 * of before there were names have `emails` and others without the deployment's name before it.
 */
function planQueues(state, { bundle, names }) {
	return bundle.queues.producers.map(({ binding, queue: job }) => {
		const name = state.worker?.bindings[binding]?.queue_name ?? names.queueOf(job);
		return { job, name, isThere: state.queues.includes(name) };
	});
}

/**
 * A store of files is wished for, not needed. What a Worker is bound to already stays bound where the token may only not
 * look at it.
 */
function planBuckets(state, { bundle, names, location }) {
	return bundle.r2_buckets.map((bucket) => {
		const { binding } = bucket;
		const name = findBucket(state, names, bucket);
		const found = state.buckets[name] ?? null;
		const isBound = state.worker !== null && binding in state.worker.bindings;
		const isThere = found === "there" || (found === "forbidden" && isBound);
		return {
			binding,
			name,
			isThere,
			lack: isThere ? null : found,
			// An installation of before may have its database anywhere.
			location: location ?? (state.worker === null ? DEFAULT_LOCATION : null),
		};
	});
}

function planAddress(state, wanted) {
	const { worker, subdomain } = state;
	const given = wanted.settings.publicUrl ?? worker?.bindings["PUBLIC_URL"]?.text ?? null;
	const chosen = subdomain ?? wanted.subdomain;
	const ownHost = chosen === null ? null : `${wanted.names.worker}.${chosen}.workers.dev`;
	const workersDev = {
		register: null,
		attach: null,
		isOutside: false,
		workersDev: true,
		closes: false,
	};
	if (given === null) {
		// A release of before kept its address as a secret: nobody can read it.
		if (worker?.bindings["PUBLIC_URL"]) return { refusal: { code: "address_unknown" } };
		if (ownHost === null) return { refusal: { code: "no_subdomain" } };
		const register = subdomain === null ? chosen : null;
		return { ...workersDev, url: `https://${ownHost}`, host: ownHost, register };
	}
	if (!isOrigin(given)) return { refusal: { code: "bad_address", url: given } };
	const { host, origin: url } = new URL(given);
	if (host === ownHost)
		return { ...workersDev, url, host, register: subdomain === null ? chosen : null };
	if (host.endsWith(".workers.dev"))
		return { refusal: { code: "foreign_workers_dev", url, own: ownHost } };
	return planOwnDomain(state, wanted, { url, host });
}

function isOrigin(text) {
	return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;
}

function planOwnDomain(state, wanted, { url, host }) {
	const { worker, zone, domain, subdomain } = state;
	if (domain !== null && domain.service !== wanted.names.worker)
		return { refusal: { code: "domain_taken", host, service: domain.service } };
	// A route of the zone may lead here as well: what answers already is left as somebody made it.
	const isAttached = domain !== null || (worker !== null && wanted.isReached);
	const attach = !isAttached && zone !== null && zone !== "unknown" ? { zone: zone.id } : null;
	// Nobody was told the other address before the first deploy. Later, gateways may still call it.
	const isOpen = worker === null ? !isAttached && attach === null : worker.workersDev;
	const closes = isOpen && wanted.closesWorkersDev;
	if (closes && !wanted.areWebhooksConfirmed) return { refusal: { code: "webhooks_waiting" } };
	return {
		url,
		host,
		register: null,
		attach,
		isOutside: !isAttached && attach === null,
		workersDev: isOpen && !closes && subdomain !== null,
		closes,
	};
}

function planSecrets({ worker }, { settings, hasPendingKeys, mayShowKeys }) {
	const bindings = worker?.bindings ?? {};
	const record = readRecord(bindings[RECORD]?.text);
	const names = Object.keys(settings.values);
	const isKnown = (name) => name in bindings || names.includes(name);
	const draw = SECRETS.filter((name) => !isKnown(name));
	const givenKey = settings.values.MASTER_KEY;
	// Another key would leave what is sealed unreadable. A rotation names the present one beside the new one.
	if (givenKey && record.keys.length > 0) {
		const prints = printsOf(givenKey);
		if (!record.keys.some((print) => prints.includes(print)))
			return { refusal: { code: "foreign_key" } };
	}
	if (draw.includes("MASTER_KEY")) {
		if (isRunning(worker) && !hasPendingKeys) return { refusal: { code: "key_lost" } };
		if (!mayShowKeys) return { refusal: { code: "key_has_no_place" } };
	}
	const sent = names.filter((name) => !SECRETS.includes(name));
	const remove = settings.isThere
		? record.settings.filter((name) => !sent.includes(name) && name in bindings)
		: [];
	return {
		draw,
		send: names,
		remove,
		record: settings.isThere ? sent : record.settings,
		keys: givenKey ? printsOf(givenKey) : record.keys.length > 0 ? record.keys : null,
	};
}
