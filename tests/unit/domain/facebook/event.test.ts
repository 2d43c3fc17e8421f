import { expect, test } from "vitest";
import {
	type EventListener,
	eventMoment,
	eventToast,
	routeEvents,
	type ReportedEvent,
} from "#app/domain/facebook/event.ts";

const NOW = Date.UTC(2026, 10, 20);
const event = (change: Partial<ReportedEvent> = {}): ReportedEvent => ({
	id: "e1",
	objectType: "page",
	objectId: "371",
	field: "feed",
	value: '{"item":"comment"}',
	happenedAt: NOW,
	...change,
});
const listener = (change: Partial<EventListener> = {}): EventListener => ({
	workspaceId: "a",
	objectId: "371",
	fields: ["feed"],
	includeValues: true,
	...change,
});

test("an event goes to the workspaces that own its object and have its field, once each", () => {
	const listeners = [
		listener(),
		listener({ fields: ["feed", "leadgen"] }),
		listener({ workspaceId: "b" }),
		listener({ workspaceId: "c", objectId: "999" }),
		listener({ workspaceId: "d", fields: ["leadgen"] }),
	];
	expect(routeEvents([event()], listeners).map(({ workspaceId }) => workspaceId)).toEqual([
		"a",
		"b",
	]);
	expect(routeEvents([event({ field: "photos" })], listeners)).toEqual([]);
	expect(routeEvents([event()], [])).toEqual([]);
});

test("a value is kept only where one of the workspace's filters asks for values", () => {
	const routed = routeEvents(
		[event()],
		[
			listener({ includeValues: false }),
			listener({ workspaceId: "b", includeValues: false }),
			listener({ workspaceId: "b" }),
		],
	);
	expect(routed.map(({ value }) => value)).toEqual([null, '{"item":"comment"}']);
});

test("I15 seconds and milliseconds are told apart, and strange moments are not believed", () => {
	const second = Math.floor(NOW / 1000) - 60;
	expect(eventMoment(second, NOW)).toBe(second * 1000);
	expect(eventMoment(NOW - 5, NOW)).toBe(NOW - 5);
	for (const strange of [null, 0, 1, 86_400, 4_070_908_800, 4_070_908_800_000, Number.NaN])
		expect(eventMoment(Number.isNaN(strange ?? 0) ? null : strange, NOW), String(strange)).toBe(
			NOW,
		);
});

test("the events of the specification become toasts, others are only listed", () => {
	expect(eventToast("page", "feed")).toBe("page.feed");
	expect(eventToast("ad_account", "with_issues_ad_objects")).toBe(
		"ad_account.with_issues_ad_objects",
	);
	for (const [object, field] of [
		["page", "mention"],
		["user", "email"],
		["instagram", "live_comments"],
		["certificate_transparency", "phishing"],
		["payments", "actions"],
	] as const)
		expect(eventToast(object, field), field).toBeNull();
});
