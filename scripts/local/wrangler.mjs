/** How our scripts call wrangler: no telemetry, nothing written outside the state folder. */
import path from "node:path";
import { MODULES } from "./paths.mjs";

export const WRANGLER = path.join(MODULES, "wrangler", "bin", "wrangler.js");

/** @param {string} state folder of the local data */
export function wranglerEnvironment(state) {
	return {
		WRANGLER_SEND_METRICS: "false",
		WRANGLER_SEND_ERROR_REPORTS: "false",
		WRANGLER_HIDE_BANNER: "true",
		WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
		WRANGLER_LOG_PATH: path.join(state, "logs"),
		// Servers on other state folders must not find this one by its name.
		WRANGLER_REGISTRY_PATH: path.join(state, "registry"),
		CLOUDFLARE_CF_FETCH_ENABLED: "false",
		// Its traces keep the address of every call, and some addresses are secrets (J01).
		X_LOCAL_OBSERVABILITY: "false",
		// It reads and writes every table without a sign-in.
		X_LOCAL_EXPLORER: "false",
	};
}
