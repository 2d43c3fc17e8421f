/** Reads what is there, plans, and asks the one thing a plan may lack: a name for the account's own address. */
import { randomBytes } from "node:crypto";
import { askHealth } from "../local/health.mjs";
import { askText, askYes } from "./ask.mjs";
import { reachableAt } from "./emulated.mjs";
import { isSubdomain } from "./names.mjs";
import { planDeploy } from "./plan.mjs";
import { readPendingKeys, readWanted } from "./settings.mjs";
import { readState } from "./state.mjs";
import { WORDS } from "./words.mjs";

const HEALTH_TIMEOUT_MS = 10_000;

/** An account on which there is nothing, for a plan without an account. */
const NOTHING = {
	worker: null,
	namespaces: {},
	databases: {},
	queues: [],
	subdomain: "sua-conta",
	plan: "paid",
	zone: null,
	domain: null,
	applied: [],
	buckets: {},
};

/** Whether what we print is read by whoever deploys alone. The builds of the platform are seen by its account only. */
export const isPrivate = (env, showsSecrets) => showsSecrets || !env.CI || env.WORKERS_CI === "1";

/**
 * @param {{ api?: ReturnType<typeof import("./cloudflare.mjs").connect>, account?: string,
 *   options: import("./options.mjs").Options, bundle: object, migrations: string[] }} given without `api` the plan is
 *   that of a first deploy
 * @returns {Promise<{ problem: string } | { plan: import("./plan.mjs").Plan, formerUrl: string | null,
 *   settings: ReturnType<typeof readWanted> }>} `formerUrl`: where the release of before is reached
 */
export async function planWith({ api, account, options, bundle, migrations }) {
	const { names } = options;
	const settings = readWanted(names.settings, process.env);
	if (settings.unknown.length > 0)
		console.log(WORDS.unknownSettings(names.settings, settings.unknown));
	const host = URL.canParse(settings.publicUrl ?? "") ? new URL(settings.publicUrl).host : null;
	if (!api) console.log(WORDS.noAccountToRead);
	const state = api ? await readState({ api, account, names, bundle, host }) : NOTHING;
	const formerUrl = state.worker?.bindings["PUBLIC_URL"]?.text ?? settings.publicUrl;
	const wanted = {
		names,
		bundle,
		migrations,
		settings,
		location: options.location,
		subdomain: options.subdomain,
		isPaid: options.isPaid,
		closesWorkersDev: options.closesWorkersDev,
		areWebhooksConfirmed: options.closesWorkersDev && (await mayClose(formerUrl, options)),
		isReached: host !== null && (await askSite(settings.publicUrl)).ok,
		hasPendingKeys: readPendingKeys(names.worker) !== null,
		mayShowKeys: isPrivate(process.env, options.showsSecrets),
	};
	const first = planDeploy(state, wanted);
	if (first.refusal?.code !== "no_subdomain") return toAnswer(first, { settings, formerUrl });
	const proposed = `equipe-${randomBytes(3).toString("hex")}`;
	const typed = options.isYes ? proposed : await askText(WORDS.askSubdomain(proposed));
	if (typed === null) return { problem: WORDS.refusal(first.refusal) };
	const subdomain = typed === "" ? proposed : typed;
	if (!isSubdomain(subdomain)) return { problem: WORDS.badSubdomain };
	const second = planDeploy(state, { ...wanted, subdomain });
	return toAnswer(second, { settings, formerUrl });
}

const toAnswer = (planned, more) =>
	"refusal" in planned
		? { problem: WORDS.refusal(planned.refusal) }
		: { plan: planned.plan, ...more };

/** Health may say it in a code; where it does not, somebody has to. */
async function mayClose(url, { isYes }) {
	if (isYes || (await areConfirmed(url))) return true;
	console.log(WORDS.whoIsTold);
	return (await askYes(WORDS.askClose)) === true;
}

const askSite = (url) => askHealth(reachableAt(url, process.env), HEALTH_TIMEOUT_MS);

async function areConfirmed(url) {
	if (url === null) return false;
	const { ok, text } = await askSite(url);
	try {
		return ok && JSON.parse(text).webhooks === "confirmed";
	} catch {
		return false;
	}
}
