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

/** There is no other side whose link could be lost: nothing is probed, read again or waited for. */
export const isCarriedByUs = (carrier: CarrierName): boolean => carrier === "webchat";
