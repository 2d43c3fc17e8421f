import type { GatewayAnswer } from "../channel-gateway/port.ts";

/** The answer of a vendor that does not support an operation. */
export function unsupported<T>(): Promise<GatewayAnswer<T>> {
	return Promise.resolve({ class: "refused", reason: "unsupported" });
}
