import { GATEWAY_NAMES } from "./settings.ts";

export const CHANNEL_TYPES = ["whatsapp", "telegram", "webchat", "messenger", "instagram"] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** What carries a channel's messages: one of WhatsApp's gateways, or the only one of its type. */
export const CARRIER_NAMES = [
	...GATEWAY_NAMES,
	"telegram",
	"webchat",
	"messenger",
	"instagram",
] as const;
export type CarrierName = (typeof CARRIER_NAMES)[number];

/**
 * True for channels without a vendor: no link can be lost, so nothing is probed, fetched again or waited
 * for.
 */
export const isCarriedByUs = (carrier: CarrierName): boolean => carrier === "webchat";
