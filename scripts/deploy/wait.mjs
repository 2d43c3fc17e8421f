/** Asks a deployment how it is until it is well. */
import { askHealth } from "../local/health.mjs";
import { delay } from "../local/process.mjs";
import { isEmulated, reachableAt } from "./emulated.mjs";

const TIMEOUT_MS = 10_000;

/**
 * @param {string} url
 * @param {{ isNew: boolean, env: NodeJS.ProcessEnv }} options `isNew`: its certificate may take minutes
 * @returns {Promise<{ kind: "well" | "silent" } | { kind: "unwell", text: string }>} `silent`: there was no answer at all
 */
export async function waitUntilWell(url, { isNew, env }) {
	const [tries, pauseMs] = isEmulated(env) ? [3, 20] : [isNew ? 100 : 20, 3_000];
	let last = { kind: "silent" };
	for (let tried = 0; tried < tries; tried++) {
		if (tried > 0) await delay(pauseMs);
		const { ok, status, text } = await askHealth(reachableAt(url, env), TIMEOUT_MS);
		if (ok) return { kind: "well" };
		last = status === null ? { kind: "silent" } : { kind: "unwell", text: `${status} ${text}` };
	}
	return last;
}
