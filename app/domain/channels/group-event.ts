import type { GatewayEvent } from "./gateway-event.ts";

/** Whether something is new in a group, or about one. */
export function isOfGroup(event: GatewayEvent): boolean {
	if ("address" in event) return true;
	return "addresses" in event && event.addresses.some(({ kind }) => kind === "group");
}
