import { rewrapDataKey } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import type { ConfigStore } from "./config.ts";

/**
 * `none`: not configured, of another workspace, or nothing is sealed here. `unreadable`: no known master
 * key opens the data key.
 */
export type KeyRenewal = "renewed" | "current" | "none" | "unreadable";

/**
 * Wraps the object's copy of the data key by the present master key. Repeated calls change nothing
 * (`current`).
 */
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
 * The configuration with its data key wrapped by the present master key. It was read from D1 a moment ago;
 * meanwhile the key may have been renewed here and must not fall back to an earlier wrapping.
 */
export function withPresentWrapping<Given extends { workspaceId: string; dataKeyWrapped: string }>(
	configuration: Given,
	env: Env,
): Given {
	const { masterKeys } = loadConfig(env);
	const { workspaceId, dataKeyWrapped } = configuration;
	return {
		...configuration,
		dataKeyWrapped: rewrapDataKey({ masterKeys, workspaceId, dataKeyWrapped }) ?? dataKeyWrapped,
	};
}
