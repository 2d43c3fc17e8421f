// Spec 2, section 5: webhook creation: allowed objects and fields; decisions.md 28.

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
