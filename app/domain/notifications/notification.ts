// Spec 1, section 2: notifications panel. founding.md 12.

/** Kinds of notifications that come again and that a person may leave out. Each area adds its own. */
export const REPEATED_KINDS = [
	"invitation_accepted",
	"webhook_paused",
	"conversation_assigned",
	"conversations_assigned",
	"conversation_mentioned",
	"conversation_needs_person",
	"conversation_late",
	"agent_paused",
	"integration_problem",
	"integration_paused",
	"rule_told",
	"scheduled_not_sent",
	"number_notice",
	"price_ceiling",
] as const;
/** What the founder of a workspace finds, once (first-news.ts). */
const FIRST_KINDS = ["workspace_welcome", "connect_first", "switched_off"] as const;
export const NOTIFICATION_KINDS = [...REPEATED_KINDS, ...FIRST_KINDS] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The values the words of each kind need, and the id of what it opens. */
export interface NotificationParams {
	invitation_accepted: { name: string; email: string };
	/** The instance whose address failed for too long. */
	webhook_paused: { name: string; channelId: string };
	/** The contact's name or number, who assigned it, and where it is. */
	conversation_assigned: { name: string; by: string; channelId: string; contactId: string };
	/** Several at once; how many, and who did it. */
	conversations_assigned: { count: string; by: string };
	/** A note called the member; as `conversation_assigned`. */
	conversation_mentioned: { name: string; by: string; channelId: string; contactId: string };
	/** An agent left the conversation to people; `reason` is a HandOverReason. */
	conversation_needs_person: {
		name: string;
		reason: string;
		channelId: string;
		contactId: string;
	};
	/** It missed a goal; `goal` is a GoalKind. */
	conversation_late: { name: string; goal: string; channelId: string; contactId: string };
	/** By itself, because its model kept failing. */
	agent_paused: { name: string; agentId: string };
	/** The test of one that worked before failed. */
	integration_problem: { name: string; integrationId: string };
	/** An automation's address failed for too long: it is told nothing any more. */
	integration_paused: { name: string; integrationId: string };
	/** A rule tells of a conversation: the contact's name or number, the rule's name, and where it is. */
	rule_told: { name: string; rule: string; channelId: string; contactId: string };
	/** A message did not leave at its moment; `reason` is an UnsentReason. */
	scheduled_not_sent: { name: string; reason: string; channelId: string; contactId: string };
	/** What Meta says of a number, its account or a template (`name`): the notice's kind, and Meta's word for what happened. */
	number_notice: { name: string; channelId: string; notice: string; event: string };
	/** A number reached a part of its cost ceiling, percent. */
	price_ceiling: { name: string; channelId: string; part: string };
	/** The workspace's name. */
	workspace_welcome: { name: string };
	/** `whatsapp`, or `telegram_webchat` where the deployment offers no gateway. */
	connect_first: { first: string };
	/** Names of SWITCHABLE, joined by dots; "" when everything is on. */
	switched_off: { what: string };
}

/** The three samples of the specification, of types success, info and warning: only the demonstration has them. */
export const SAMPLE_NOTIFICATIONS = ["sample_success", "sample_info", "sample_warning"] as const;

/** How long a notification is kept. */
export const NOTIFICATION_TTL_MS = 90 * 24 * 60 * 60 * 1000;
/** Newest ones the panel shows. */
export const SHOWN_NOTIFICATIONS = 30;
/** The longest value kept of what somebody typed. */
const MAX_VALUE_LENGTH = 200;

/** Values as they are stored: text, cut. */
export function cutParams(params: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(params).map(([name, value]) => [
			name,
			// By code points: half an emoji is no text.
			Array.from(value).slice(0, MAX_VALUE_LENGTH).join(""),
		]),
	);
}

/** Stored values, whatever was stored: texts stay, everything else goes. */
export function parseParams(json: string): Record<string, string> {
	try {
		const value: unknown = JSON.parse(json);
		if (typeof value !== "object" || value === null) return {};
		return Object.fromEntries(
			Object.entries(value).filter(
				(entry): entry is [string, string] => typeof entry[1] === "string",
			),
		);
	} catch {
		return {};
	}
}
