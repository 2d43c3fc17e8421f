import { ok } from "#app/domain/result.ts";
import type { LinkRequest } from "#app/domain/channels/link/link-state.ts";
import type { Channel } from "../channel.ts";

/** How the channel stands with its gateway. */
export const link = (channel: Channel) => ok(channel.link.view(Date.now()));

/** Connect, QR, disconnect: stored as due, done by the alarm. Disconnecting ends what guests were given. */
export function requestLink(channel: Channel, wanted: LinkRequest) {
	if (wanted === "disconnect") channel.guests.close(Date.now());
	const answer = channel.link.request(wanted, Date.now());
	if (wanted === "disconnect") channel.visitors.sockets.closeAll();
	channel.afterChange(Date.now());
	return answer;
}
