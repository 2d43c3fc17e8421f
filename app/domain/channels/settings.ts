// Spec 2, section 3: whatsapp_instance; section 7: Insert instance.

export const GATEWAY_NAMES = ["simulator", "evolution", "waha", "cloud-api"] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What carries a whatsapp channel. @throws for a channel of another type */
export function gatewayOf({ gateway }: { gateway: string }): GatewayName {
	const known = GATEWAY_NAMES.find((name) => name === gateway);
	if (!known) throw new Error(`${gateway} carries no WhatsApp.`);
	return known;
}

/** The toggles of an instance that change how it behaves; D1 owns them, the object holds a copy. */
export interface InstanceSettings {
	autoReconnect: boolean;
	autoReadMessages: boolean;
	rejectCalls: boolean;
	enableChatPresence: boolean;
	receiveMessageStatus: boolean;
	maxConnectionAttempts: number;
	/** Nothing that is said in groups is stored. */
	ignoreGroups: boolean;
}

export const DEFAULT_MAX_CONNECTION_ATTEMPTS = 5;

/** Values of a new instance: auto_reconnect and reject_calls on (spec 2, section 4). */
export const DEFAULT_SETTINGS: InstanceSettings = {
	autoReconnect: true,
	autoReadMessages: false,
	rejectCalls: true,
	enableChatPresence: true,
	receiveMessageStatus: true,
	maxConnectionAttempts: DEFAULT_MAX_CONNECTION_ATTEMPTS,
	ignoreGroups: false,
};

/**
 * Whether customers see that their messages were read.
 * @param settings undefined: the object has no copy of them yet, and nobody chose that anything is shown
 */
export const tellsOfReading = (settings: InstanceSettings | undefined): boolean =>
	settings?.autoReadMessages ?? false;
