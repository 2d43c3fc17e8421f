import { isOpenWhenDown, type LimitName } from "#app/domain/net/limits.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

/** The part of a rate limit binding that we use. */
export interface LimitBinding {
	limit(input: { key: string }): Promise<{ success: boolean }>;
}

/**
 * Whether one more call of `key` (an address bucket, a member id) passes. A null key stands for a caller on this
 * machine and always passes. Never throws.
 */
export type Limit = (name: LimitName, key: string | null) => Promise<boolean>;

/**
 * Asks the rate limit binding. If it throws or is missing, the answer is the default declared in
 * app/domain/net/limits.ts (R47), and the failure is logged.
 */
export function createLimit(deps: {
	bindings: Record<LimitName, LimitBinding | undefined>;
	log: Log;
}): Limit {
	return async (name, key) => {
		if (key === null) return true;
		try {
			const binding = deps.bindings[name];
			if (!binding) throw new Error("no such binding");
			return (await binding.limit({ key })).success;
		} catch (error) {
			const isOpen = isOpenWhenDown(name);
			deps.log({ event: "limiter_down", level: "error", limiter: name, isOpen, error });
			return isOpen;
		}
	};
}
