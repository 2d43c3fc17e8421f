import type { RouteOrder } from "#app/contracts/routing.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/**
 * Gives a conversation to a member, or takes it back, as the workspace's hub decided on what it knew. `conflict`: by this
 * object's rows somebody claimed, answered or closed it meanwhile; they win. The same order again changes nothing.
 */
export function route(channel: Channel, order: RouteOrder): Result<null, "not_found" | "conflict"> {
	const { inbox } = channel;
	const now = Date.now();
	const routed = inbox.route(order, now);
	if (!routed.ok || !routed.value.isChanged) return routed.ok ? ok(null) : routed;
	channel.afterChange(now);
	return ok(null);
}
