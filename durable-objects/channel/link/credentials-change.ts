import { type ChannelConfig, isSameServer } from "../config.ts";
import type { Channel } from "../channel.ts";
import { leftoverOf } from "./gateway-cleanup.ts";
import { endLink, failDoubtful } from "./switch-gateway.ts";

/**
 * To be called right after `config` took over other credentials. A new token of the same bot, page or
 * number, or a new key of the same own gateway, keeps the link; another account is linked from scratch, and the former one is cleaned up by the
 * alarm.
 */
export function takeCredentials(channel: Channel, before: ChannelConfig | null, now: number): void {
	const { config, gateways, link } = channel;
	if (before?.credentialsSealed !== config.get()?.credentialsSealed) channel.account.forget();
	const after = config.get();
	// Another gateway is never configured: it is switched to (switch-gateway.ts).
	if (!before || !after || before.isErased || before.gateway !== after.gateway) return;
	if (before.credentialsSealed === after.credentialsSealed) return;
	const wasOpen = link.isOpen();
	if (gateways.isSameAccount(before, after)) {
		if (wasOpen) link.doubt();
		return;
	}
	endLink(channel, now);
	failDoubtful(channel);
	const left = leftoverOf(before, now);
	// Back at an account left earlier: its instance must not be deleted under the new link.
	const others = before.leftovers.filter((entry) => !gateways.isSameAccount(entry, after));
	config.set({
		...after,
		isCreated: false,
		leftovers: left ? [...others.filter((entry) => !isSameServer(entry, left)), left] : others,
	});
	if (wasOpen) link.request("connect", now);
}
