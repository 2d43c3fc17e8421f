import type { GatewayName, InstanceSettings } from "../domain/channels/settings.ts";
import type { NumberStanding } from "../domain/channels/link/number-claim.ts";
import type {
	DeliveryState,
	ToldEvent,
	WebhookEvent,
	WebhookSwitches,
} from "../domain/webhooks/event.ts";
import type { ChannelSummary } from "./whatsapp.ts";

/** What the settings of an instance show. No secret is in it: masks and prefixes only. */
export interface InstanceSettingsView {
	instance: ChannelSummary;
	settings: InstanceSettings;
	webhook: {
		address: { isSet: boolean; mask: string };
		switches: WebhookSwitches;
		hasSecret: boolean;
		/** Until when the secret before signs too; null when it does not. */
		oldSecretUntil: number | null;
		pausedAt: number | null;
		/** Nothing is called before; null while all is well. */
		retryAt: number | null;
	};
	/** First 8 characters; null without a key. */
	apiKey: { prefix: string; createdAt: number } | null;
	/** Official API only. */
	cloud: {
		phoneNumberId: string;
		businessId: string;
		/** Whether Meta confirmed the number; nothing comes by one it did not. */
		standing: NumberStanding;
		token: { isSet: boolean; mask: string };
	} | null;
	/** What the deployment offers beside the gateway in use. */
	otherGateways: GatewayName[];
	deliveries: DeliveryView[];
	/** Leads to older ones; null when these are the last. */
	olderCursor: string | null;
}

export interface DeliveryView<Event extends ToldEvent = WebhookEvent> {
	id: string;
	event: Event;
	state: DeliveryState;
	/** The beginning of what was sent. */
	body: string;
	isBodyCut: boolean;
	attempts: number;
	responseStatus: number | null;
	responseText: string | null;
	/** A code of DELIVERY_PROBLEMS; null when there was none. */
	problem: string | null;
	isReplay: boolean;
	createdAt: number;
	/** When it is tried next, while it is queued. */
	nextAt: number;
	triedAt: number | null;
}

/** The credentials of the official API as somebody typed them. */
export interface TypedCloudCredentials {
	token: string;
	phoneNumberId: string;
	businessId: string;
}

/** What `GET /api/v1/instances/:id` answers. */
export interface ApiInstance {
	id: string;
	name: string;
	status: ChannelSummary["status"];
	phone: string | null;
	today: { messagesSent: number; messagesReceived: number };
}
