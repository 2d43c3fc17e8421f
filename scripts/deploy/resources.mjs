/** Makes what the plan says is missing. Who made something and did not hear of it finds it by its name. */
import { WORDS } from "./words.mjs";

/**
 * @param {{ api: ReturnType<typeof import("./cloudflare.mjs").connect>, account: string, plan: import("./plan.mjs").Plan }} options
 * @returns {Promise<Record<string, string>>} ids of databases and namespaces by binding; throws CloudflareError
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
	return ids;
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
