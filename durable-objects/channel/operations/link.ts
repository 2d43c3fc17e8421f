import { ok } from "#app/domain/result.ts";
import type { LinkRequest } from "#app/domain/channels/link/link-state.ts";
import type { Channel } from "../channel.ts";

/** The state of the link as a browser may see it. */
export const link = (channel: Channel) => ok(channel.link.view(Date.now()));

/**
 * Stores a member's request about the link; the alarm carries it out. `disconnect` also ends guest links
 * and closes visitors' sockets. Refusals: see `LinkRefusal`.
 */
export function requestLink(channel: Channel, wanted: LinkRequest) {
	if (wanted === "disconnect") channel.guests.close(Date.now());
	const answer = channel.link.request(wanted, Date.now());
	if (wanted === "disconnect") channel.visitors.sockets.closeAll();
	channel.afterChange(Date.now());
	return answer;
}
