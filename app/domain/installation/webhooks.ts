import type { CarrierName } from "../channels/channel.ts";
import type { InstanceStatus } from "../channels/link/link-view.ts";

/** `confirmed`: nothing calls another address than the present one, as far as it can be known. */
export const WEBHOOK_STATES = ["confirmed", "waiting"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** A channel that is not known to be called at the present address. */
export interface UnconfirmedChannel {
	gateway: CarrierName;
	status: InstanceStatus;
}

/** Their setting can be read and written, with each probe of a link and at each start of one. */
const KEPT: ReadonlySet<CarrierName> = new Set(["evolution", "waha", "telegram"]);

/**
 * Whether something may still call an address of before because of this channel. A gateway that keeps our setting is told
 * the present one before it is linked again. What stands in an app at Meta, or was copied into somebody's site, cannot
 * be read.
 */
export function mayUseFormer({ gateway, status }: UnconfirmedChannel): boolean {
	if (gateway === "simulator") return false;
	return KEPT.has(gateway) ? status === "connected" || status === "unstable" : true;
}
