import { expect, test } from "vitest";
import { isInSight, isWanted, judgeAlert, judgeMention } from "#app/domain/alerts/judge.ts";
import { type AlertViews, DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";

const NOW = Date.parse("2026-11-28T15:00:00Z");
const place = { channelId: "c1", contactId: "p1" };
const message = {
	...place,
	status: "active" as const,
	unread: 1,
	lastDirection: "incoming" as const,
	lastActivityAt: NOW,
	assigneeId: null,
	handler: "nobody" as const,
};
const ana = { memberId: "ana", canShow: true, sights: [] };
const loud = { ...DEFAULT_ALERTS, hasSound: true };

test("views say whose conversations call for somebody; what is put aside calls for nobody", () => {
	const wanted = (views: AlertViews) =>
		[
			{ ...message, assigneeId: "ana", handler: "person" as const },
			message,
			{ ...message, assigneeId: "rui", handler: "person" as const },
			{ ...message, handler: "agent" as const },
		].map((one) => isWanted({ views }, one, "ana"));
	expect(wanted("mine")).toEqual([true, false, false, false]);
	expect(wanted("unassigned")).toEqual([true, true, false, false]);
	expect(wanted("all")).toEqual([true, true, true, true]);
	expect(isWanted({ views: "all" }, { ...message, snoozedUntil: NOW + 1 }, "ana")).toBe(false);
});

test("sound and notification come as they were asked for, each by itself", () => {
	expect(judgeAlert(loud, message, ana, NOW)).toEqual({ hasSound: true, isShown: true });
	expect(judgeAlert(DEFAULT_ALERTS, message, ana, NOW)).toEqual({ hasSound: false, isShown: true });
	const noDesktop = { ...ana, canShow: false };
	expect(judgeAlert(loud, message, noDesktop, NOW)).toEqual({ hasSound: true, isShown: false });
});

test("nothing is told in quiet hours, of what is not wanted, and of what is open in a visible tab", () => {
	const silence = { hasSound: false, isShown: false };
	const quiet = { ...loud, quiet: { from: 11 * 60, until: 13 * 60 } };
	expect(judgeAlert(quiet, message, ana, NOW)).toEqual(silence);
	expect(judgeAlert({ ...loud, views: "mine" }, message, ana, NOW)).toEqual(silence);
	const seen = { isVisible: true, place };
	expect(judgeAlert(loud, message, { ...ana, sights: [seen] }, NOW)).toEqual(silence);
	for (const sight of [
		{ isVisible: false, place },
		{ isVisible: true, place: null },
		{ isVisible: true, place: { ...place, contactId: "p2" } },
		{ isVisible: true, place: { ...place, channelId: "c2" } },
	]) {
		expect(isInSight(sight, message)).toBe(false);
		expect(judgeAlert(loud, message, { ...ana, sights: [sight] }, NOW).isShown).toBe(true);
	}
});

test("where a note called them a customer's message is theirs; the call itself is told but in quiet hours and in sight", () => {
	const called = { ...message, assigneeId: "rui", mentioned: { ana: NOW } };
	expect(isWanted({ views: "mine" }, called, "ana")).toBe(true);
	expect(judgeMention({ ...loud, views: "mine" }, place, ana, NOW)).toEqual({
		hasSound: true,
		isShown: true,
	});
	const quiet = { ...loud, quiet: { from: 11 * 60, until: 13 * 60 } };
	const silence = { hasSound: false, isShown: false };
	expect(judgeMention(quiet, place, ana, NOW)).toEqual(silence);
	const seen = { ...ana, sights: [{ isVisible: true, place }] };
	expect(judgeMention(loud, place, seen, NOW)).toEqual(silence);
});
