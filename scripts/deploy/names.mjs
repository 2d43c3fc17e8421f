/** What the parts of one deployment are called, so that several of them share an account. */
import { createHash } from "node:crypto";

const DEFAULT = "prosa";
/** Lower-case letters, digits and hyphens; short enough for the names made of it (a queue's may have 63 characters). */
const NAME = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
/** Blocks of limiter ids; with four digits behind them they stay below 2^31. */
const LIMITER_BLOCKS = 200_000;

/**
 * @param {{ name?: string, env?: string }} chosen `prosa` and no environment when absent
 * @returns {{ worker: string, settings: string, resourceOf: (binding: string) => string, queueOf: (job: string) => string,
 *   limiterOf: (id: string) => string } | null} null: not a name. `settings`: the file of its settings; `resourceOf`: a
 *   database or namespace, called as wrangler itself would call it
 */
export function namesOf({ name = DEFAULT, env = "" }) {
	const worker = env === "" ? name : `${name}-${env}`;
	if (!NAME.test(worker)) return null;
	const suffix = [name === DEFAULT ? "" : name, env].filter((part) => part !== "").join("-");
	return {
		worker,
		settings: `.env.${suffix || "production"}`,
		resourceOf: (binding) => `${worker}-${binding.toLowerCase().replaceAll("_", "-")}`,
		queueOf: (job) => `${worker}-${job}`,
		limiterOf: (id) => (worker === DEFAULT ? id : `${blockOf(worker)}${id}`),
	};
}

/** Whether an account's own address may be called so. */
export const isSubdomain = (text) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text);

/** Counters with the same id are shared by the whole account: each deployment has a block of its own. */
function blockOf(worker) {
	const print = createHash("sha256").update(`prosa limiters|${worker}`).digest();
	return 1 + (print.readUInt32BE(0) % LIMITER_BLOCKS);
}
