/** After the upload: the own domain, the key, health, and the link by which somebody comes in. */
import { CloudflareError } from "./cloudflare.mjs";
import { createSetupLink, isEntered, LINK_HOURS, queryOf } from "./link.mjs";
import { isPrivate } from "./plan-with.mjs";
import { forgetPendingKeys, printsOf } from "./settings.mjs";
import { waitUntilWell } from "./wait.mjs";
import { WORDS } from "./words.mjs";

/**
 * @param {{ api: ReturnType<typeof import("./cloudflare.mjs").connect>, account: string,
 *   options: import("./options.mjs").Options, plan: import("./plan.mjs").Plan, ids: Record<string, string>,
 *   lacks: Record<string, import("./state.mjs").Lack>, keys: string[], pending: Record<string, string> | null }} done `pending`: keys that nobody was shown yet
 * @returns {Promise<number>} the exit code
 */
export async function finish({ api, account, options, plan, ids, lacks, keys, pending }) {
	const { address } = plan;
	const { worker } = options.names;
	const mayShow = isPrivate(process.env, options.showsSecrets);
	if (pending !== null && mayShow) showKey(pending, keys, worker);
	if (address.attach && !(await attach(api, account, { address, worker }))) return 1;
	console.log(WORDS.asking(address.url));
	const isNew = plan.isFirst || address.attach !== null;
	const health = await waitUntilWell(address.url, { isNew, env: process.env });
	if (health.kind === "unwell") return refuse(WORDS.unhealthy(address.url, health.text));
	if (health.kind === "silent" && !isNew)
		return refuse(WORDS.unhealthy(address.url, "sem resposta"));
	console.log(health.kind === "well" ? WORDS.done(address.url) : WORDS.silent(address.url));
	for (const lack of Object.values(lacks)) console.log(WORDS.withoutFiles(lack));
	if (address.isOutside) console.log(WORDS.outside(address.host));
	if (!address.url.endsWith(".workers.dev") && address.workersDev)
		console.log(WORDS.openWorkersDev);
	const query = queryOf(api, account, ids[plan.databases[0].binding]);
	if (await isEntered(query)) return 0;
	if (!mayShow) console.log(WORDS.linkLater);
	else await showLink(query, address.url);
	return 0;
}

/** A key of a deploy that was cut is only ours when the deployment's record knows it. */
function showKey(pending, keys, worker) {
	const isInUse = printsOf(pending.MASTER_KEY).some((print) => keys.includes(print));
	if (isInUse) console.log(WORDS.key(pending.MASTER_KEY));
	forgetPendingKeys(worker);
}

async function showLink(query, url) {
	const link = await createSetupLink({ query, url, now: Date.now() });
	console.log(WORDS.link(link, LINK_HOURS));
}

async function attach(api, account, { address, worker }) {
	console.log(WORDS.attaching(address.host));
	try {
		await api.send("PUT", `/accounts/${account}/workers/domains`, {
			hostname: address.host,
			zone_id: address.attach.zone,
			service: worker,
			environment: "production",
			// Somebody else's site may be behind a record of that name.
			override_existing_dns_record: false,
		});
		return true;
	} catch (error) {
		if (!(error instanceof CloudflareError) || error.status === 0) throw error;
		console.error(WORDS.domainConflict(address.host, error.message));
		return false;
	}
}

/** `npm run deploy -- --link`: another link, for a deployment that is there. */
export async function printLink({ api, account, options }) {
	const { worker } = options.names;
	const found = await api.find(`/accounts/${account}/workers/scripts/${worker}/settings`);
	const bindingOf = (name) => found?.bindings.find((one) => one.name === name);
	const database = bindingOf("DB");
	const url = process.env.PUBLIC_URL || bindingOf("PUBLIC_URL")?.text;
	if (!database) return refuse(WORDS.notThere(worker));
	if (!url) return refuse(WORDS.refusal({ code: "address_unknown" }));
	await showLink(queryOf(api, account, database.id ?? database.database_id), url);
	return 0;
}

function refuse(text) {
	console.error(text);
	return 1;
}
