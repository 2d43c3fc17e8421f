// Spec 2, section 3: webhook_on_send, webhook_on_receive, webhook_on_connect, webhook_on_disconnect.

export const WEBHOOK_EVENTS = [
	"message.sent",
	"message.received",
	"instance.connected",
	"instance.disconnected",
	/** Asked for by "Enviar teste". */
	"test",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Events of conversations; only automations receive them. */
export const CONVERSATION_EVENTS = [
	"conversation.opened",
	"conversation.closed",
	/** An agent left it to people. */
	"conversation.handed_over",
] as const;

/** What a member may choose for an automation (n8n, zapier), in the order it is offered. */
export const AUTOMATION_EVENTS = [
	"message.received",
	"message.sent",
	...CONVERSATION_EVENTS,
	"instance.connected",
	"instance.disconnected",
] as const;
export type AutomationEvent = (typeof AUTOMATION_EVENTS)[number];

/** A rule of the workspace told the one integration that it names; nobody chooses it. */
export const RULE_EVENT = "rule.ran";

/** All events that are sent to webhook addresses. */
export const OUTGOING_EVENTS = [...WEBHOOK_EVENTS, ...CONVERSATION_EVENTS, RULE_EVENT] as const;
export type OutgoingEvent = (typeof OUTGOING_EVENTS)[number];

/** `held`: kept while the address is paused; it leaves when somebody resumes it. */
export const DELIVERY_STATES = ["queued", "delivered", "failed", "held"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why the last try of a delivery did not arrive. */
export const DELIVERY_PROBLEMS = [
	/** The address answered something else than "taken". */
	"status",
	"unreachable",
	/** The address may not be called (any more). */
	"refused_address",
	/** There is no address any more. */
	"no_address",
	"given_up",
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Which of an instance's four switches lets an event out. */
export interface WebhookSwitches {
	onSend: boolean;
	onReceive: boolean;
	onConnect: boolean;
	onDisconnect: boolean;
}

/** Whether an event of this kind is wanted; a test always is. */
export function isWanted(event: OutgoingEvent, switches: WebhookSwitches): boolean {
	switch (event) {
		case "message.sent":
			return switches.onSend;
		case "message.received":
			return switches.onReceive;
		case "instance.connected":
			return switches.onConnect;
		case "instance.disconnected":
			return switches.onDisconnect;
		case "test":
			return true;
		case "conversation.opened":
		case "conversation.closed":
		case "conversation.handed_over":
		case RULE_EVENT:
			return false;
	}
}
