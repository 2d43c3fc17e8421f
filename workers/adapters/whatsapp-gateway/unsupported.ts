import type { GatewayAnswer } from "../channel-gateway/port.ts";

/** The answer of a vendor that has nothing of the kind. */
export function unsupported<T>(): Promise<GatewayAnswer<T>> {
	return Promise.resolve({ class: "refused", reason: "unsupported" });
}
