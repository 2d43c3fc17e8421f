/** Makes what the plan says is missing. Who made something and did not hear of it finds it by its name. */
import { lackOf } from "./state.mjs";
import { WORDS } from "./words.mjs";

/**
 * @param {{ api: ReturnType<typeof import("./cloudflare.mjs").connect>, account: string, plan: import("./plan.mjs").Plan }} options
 * @returns {Promise<{ ids: Record<string, string>, lacks: Record<string, import("./state.mjs").Lack> }>} by binding: ids of
 *   databases and namespaces and names of buckets, and why there is none of those that can be lacked; throws CloudflareError
 */
export async function makeResources({ api, account, plan }) {
	const at = `/accounts/${account}`;
	if (plan.address.register)
		await api.send("PUT", `${at}/workers/subdomain`, { subdomain: plan.address.register });
	const ids = {};
	for (const { binding, name, id, location } of plan.databases) {
		const path = `${at}/d1/database`;
		ids[binding] =
			id ??
			(
				await make(
					name,
					() => api.send("POST", path, { name, primary_location_hint: location }),
					async () => (await api.list(path, { name })).find((one) => one.name === name),
				)
			).uuid;
	}
	for (const { binding, name, id } of plan.namespaces) {
		const path = `${at}/storage/kv/namespaces`;
		ids[binding] =
			id ??
			(
				await make(
					name,
					() => api.send("POST", path, { title: name }),
					async () => (await api.list(path)).find(({ title }) => title === name),
				)
			).id;
	}
	for (const { name, isThere } of plan.queues) {
		if (isThere) continue;
		const path = `${at}/queues`;
		await make(
			name,
			() => api.send("POST", path, { queue_name: name }),
			async () => (await api.list(path, { name })).find((one) => one.queue_name === name),
		);
	}
	const lacks = {};
	for (const bucket of plan.buckets) {
		const lack = await makeBucket(api, at, bucket);
		if (lack === null) ids[bucket.binding] = bucket.name;
		else lacks[bucket.binding] = lack;
	}
	return { ids, lacks };
}

/** @returns {Promise<import("./state.mjs").Lack | null>} null: it is there */
async function makeBucket(api, at, { name, isThere, lack, location }) {
	if (isThere || lack !== null) return lack;
	const path = `${at}/r2/buckets`;
	const body = location === null ? { name } : { name, locationHint: location };
	try {
		await make(
			name,
			() => api.send("POST", path, body),
			() => api.find(`${path}/${name}`),
		);
		return null;
	} catch (error) {
		const refused = lackOf(error);
		if (refused === null) throw error;
		return refused;
	}
}

/** The answer to making may be lost, and somebody else may have been quicker: then it is there under its name. */
async function make(name, create, find) {
	console.log(WORDS.making(name));
	try {
		return await create();
	} catch (error) {
		const found = await find();
		if (!found) throw error;
		return found;
	}
}
