import type { InstanceSettings } from "../domain/channels/settings.ts";
import type { LinkWay } from "../domain/gateways/way.ts";
import type { NumberStanding } from "../domain/channels/link/number-claim.ts";
import type {
	DeliveryState,
	OutgoingEvent,
	WebhookEvent,
	WebhookSwitches,
} from "../domain/webhooks/event.ts";
import type { ChannelSummary } from "./whatsapp.ts";

/** The settings page of a WhatsApp number. Contains no secrets, only masks and prefixes. */
export interface InstanceSettingsView {
	instance: ChannelSummary;
	settings: InstanceSettings;
	webhook: {
		address: { isSet: boolean; mask: string };
		switches: WebhookSwitches;
		hasSecret: boolean;
		/** Until when the previous secret also signs, epoch ms; null when it does not. */
		oldSecretUntil: number | null;
		pausedAt: number | null;
		/** The address is not called before this time (epoch ms); null while calls succeed. */
		retryAt: number | null;
	};
	/** First 8 characters; null without a key. */
	apiKey: { prefix: string; createdAt: number } | null;
	/** Official API only; null for other gateways. */
	cloud: {
		phoneNumberId: string;
		businessId: string;
		/** Whether the number is proved at Meta; an unproved one receives nothing. */
		standing: NumberStanding;
		/** It came by Meta's embedded sign-up. */
		isSignedUp: boolean;
		token: { isSet: boolean; mask: string };
	} | null;
	/** The name of the workspace's own gateway that carries the number; null: the deployment's does. */
	gatewayName: string | null;
	/** Other ways to link the number. */
	otherWays: LinkWay[];
	deliveries: DeliveryView[];
	/** Cursor of the next page; null on the last. */
	olderCursor: string | null;
}

export interface DeliveryView<Event extends OutgoingEvent = WebhookEvent> {
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
	/** Time of the next attempt while it is queued, epoch ms. */
	nextAt: number;
	triedAt: number | null;
}

/** Credentials of the official API, as typed. */
export interface TypedCloudCredentials {
	token: string;
	phoneNumberId: string;
	businessId: string;
}

/** Answer of `GET /api/v1/instances/:id`. */
export interface ApiInstance {
	id: string;
	name: string;
	status: ChannelSummary["status"];
	phone: string | null;
	today: { messagesSent: number; messagesReceived: number };
}
