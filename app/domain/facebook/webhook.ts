// Spec 2, section 5: webhook creation: allowed objects and fields; founding.md 28.

export const WEBHOOK_FIELDS = {
	page: ["feed", "messages", "leadgen", "mention"],
	user: ["photos", "name", "email"],
	ad_account: ["with_issues_ad_objects", "in_process_ad_objects"],
	instagram: ["comments", "mentions", "story_insights", "live_comments"],
	certificate_transparency: ["certificate", "phishing"],
} as const satisfies Record<string, readonly string[]>;

export const WEBHOOK_OBJECTS = [
	"page",
	"user",
	"ad_account",
	"instagram",
	"certificate_transparency",
] as const satisfies readonly (keyof typeof WEBHOOK_FIELDS)[];
export type WebhookObject = (typeof WEBHOOK_OBJECTS)[number];

/** What may arrive: the objects of filters, and payments at their own address. */
export const EVENT_OBJECTS = [...WEBHOOK_OBJECTS, "payments"] as const;
export type EventObject = (typeof EVENT_OBJECTS)[number];

export const MAX_WEBHOOK_NAME = 80;
export const MAX_VERIFY_TOKEN = 200;

/** What a webhook is made of; the callback's address is the deployment's own. */
export interface WebhookDraft {
	/** "": it is called by its object. */
	name: string;
	objectType: WebhookObject;
	fields: string[];
	verifyToken: string;
	includeValues: boolean;
}

/** Fields of this object, each once, in its own order. */
export const keepKnownFields = (object: WebhookObject, fields: readonly string[]): string[] =>
	WEBHOOK_FIELDS[object].filter((field) => fields.includes(field));

/** Spec 2, section 5: object, verify token and at least one field; null when one is missing. */
export function parseWebhookDraft(typed: WebhookDraft): WebhookDraft | null {
	const name = typed.name.trim().slice(0, MAX_WEBHOOK_NAME);
	const verifyToken = typed.verifyToken.trim();
	const fields = keepKnownFields(typed.objectType, typed.fields);
	if (verifyToken === "" || verifyToken.length > MAX_VERIFY_TOKEN || fields.length === 0)
		return null;
	return { ...typed, name, verifyToken, fields };
}

/** Whether Meta's challenge may be said back: no browser makes a page of such letters (I06). */
export const isPlainChallenge = (mode: string, challenge: string): boolean =>
	mode === "subscribe" && /^[\w-]{1,128}$/.test(challenge);

/** Conversations of Messenger and Instagram come by it too, whatever filters are stored. */
const SHARED_FIELD = "messages";

/**
 * The fields to ask Meta for, because asking replaces: those of all stored filters, and of what it
 * sends now those that no filter governs.
 */
export function fieldsToSubscribe(
	object: WebhookObject,
	stored: readonly string[],
	subscribed: readonly string[],
): string[] {
	const governed: readonly string[] = WEBHOOK_FIELDS[object];
	const kept = subscribed.filter((field) => field === SHARED_FIELD || !governed.includes(field));
	return [...new Set([...stored, ...kept])].toSorted();
}
