import { expect, test } from "vitest";
import {
	fieldsToSubscribe,
	parseWebhookDraft,
	WEBHOOK_FIELDS,
	WEBHOOK_OBJECTS,
	type WebhookDraft,
} from "#app/domain/facebook/webhook.ts";

const draft = (change: Partial<WebhookDraft> = {}): WebhookDraft => ({
	name: "",
	objectType: "page",
	fields: ["feed"],
	verifyToken: "um token",
	includeValues: true,
	...change,
});

test("the objects and their fields are those of the specification", () => {
	expect(WEBHOOK_OBJECTS).toEqual(Object.keys(WEBHOOK_FIELDS));
	expect(WEBHOOK_FIELDS).toEqual({
		page: ["feed", "messages", "leadgen", "mention"],
		user: ["photos", "name", "email"],
		ad_account: ["with_issues_ad_objects", "in_process_ad_objects"],
		instagram: ["comments", "mentions", "story_insights", "live_comments"],
		certificate_transparency: ["certificate", "phishing"],
	});
});

test("a webhook needs a verify token and a field of its own object", () => {
	expect(parseWebhookDraft(draft({ verifyToken: "  " }))).toBeNull();
	expect(parseWebhookDraft(draft({ verifyToken: "x".repeat(201) }))).toBeNull();
	expect(parseWebhookDraft(draft({ fields: [] }))).toBeNull();
	expect(parseWebhookDraft(draft({ fields: ["photos"] }))).toBeNull();
	expect(
		parseWebhookDraft(
			draft({
				name: " Página ",
				verifyToken: " t ",
				fields: ["leadgen", "photos", "feed", "feed"],
			}),
		),
	).toEqual(draft({ name: "Página", verifyToken: "t", fields: ["feed", "leadgen"] }));
});

test("asking Meta replaces, so that what filters do not govern is asked for again", () => {
	const now = ["feed", "mention", "messages", "messaging_postbacks"];
	expect(fieldsToSubscribe("page", ["leadgen"], now)).toEqual([
		"leadgen",
		"messages",
		"messaging_postbacks",
	]);
	expect(fieldsToSubscribe("page", ["feed", "feed"], [])).toEqual(["feed"]);
	expect(fieldsToSubscribe("user", [], ["photos"])).toEqual([]);
});
