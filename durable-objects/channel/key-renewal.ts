import { rewrapDataKey } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import type { ConfigStore } from "./config.ts";

/** `none`: nobody's, another workspace's, or nothing is sealed here. `unreadable`: no master key opens it. */
export type KeyRenewal = "renewed" | "current" | "none" | "unreadable";

/** The object's copy of the data key under the present master key. Repeated it changes nothing. */
export function renewKey(config: ConfigStore, workspaceId: string, env: Env): KeyRenewal {
	const current = config.get();
	// An erased channel's key still opens what is left at a gateway.
	if (current?.workspaceId !== workspaceId || current.dataKeyWrapped === "") return "none";
	const { dataKeyWrapped } = current;
	const { masterKeys } = loadConfig(env);
	const renewed = rewrapDataKey({ masterKeys, workspaceId, dataKeyWrapped });
	if (renewed === null) return "unreadable";
	if (renewed === dataKeyWrapped) return "current";
	config.set({ ...current, dataKeyWrapped: renewed });
	return "renewed";
}

/**
 * A configuration was read from D1 a moment ago; meanwhile this object may have been told of a new
 * master key, and must not go back to an earlier one.
 */
export function withPresentWrapping<Told extends { workspaceId: string; dataKeyWrapped: string }>(
	told: Told,
	env: Env,
): Told {
	const { masterKeys } = loadConfig(env);
	const { workspaceId, dataKeyWrapped } = told;
	return {
		...told,
		dataKeyWrapped: rewrapDataKey({ masterKeys, workspaceId, dataKeyWrapped }) ?? dataKeyWrapped,
	};
}
