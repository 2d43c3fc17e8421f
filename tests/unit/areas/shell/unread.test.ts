import { expect, test } from "vitest";
import { badgeOf, countUnread, withNew, withRead } from "#app/areas/shell/unread.ts";
import { SHOWN_NOTIFICATIONS } from "#app/domain/notifications/notification.ts";
import { demonstration, headerData, told } from "./header-data.ts";

test("the badge is the number of unread ones, 9+ above nine, and nothing for none", () => {
	expect([0, 1, 9, 10, 250].map(badgeOf)).toEqual([null, "1", "9", "9+", "9+"]);
});

test("decision 40: a sample is unread in the demonstration and nowhere else; before the first answer nothing is known", () => {
	expect(countUnread(null)).toBe(0);
	expect(countUnread(headerData())).toBe(0);
	expect(countUnread(demonstration())).toBe(3);
	const notifications = [told({ id: "a" }), told({ id: "b", isRead: true })];
	expect(countUnread(headerData({ notifications }))).toBe(1);
	expect(countUnread(demonstration({ notifications, readSamples: ["sample_info"] }))).toBe(3);
});

test("what was read is read once, and a name nobody knows is no sample", () => {
	const data = demonstration({ notifications: [told({ id: "a" })], readSamples: ["sample_info"] });
	const read = withRead(data, ["a", "sample_info", "sample_success", "sample_evil"]);
	expect(read.notifications.map(({ isRead }) => isRead)).toEqual([true]);
	expect(read.readSamples).toEqual(["sample_info", "sample_success"]);
	expect(countUnread(read)).toBe(1);
	expect(data.readSamples).toEqual(["sample_info"]);
});

test("what is told comes first, once, and no more are kept than are shown", () => {
	const full = headerData({
		notifications: Array.from({ length: SHOWN_NOTIFICATIONS }, (_, n) => told({ id: `${n}` })),
	});
	const more = withNew(full, told({ id: "new" }));
	expect(more.notifications).toHaveLength(SHOWN_NOTIFICATIONS);
	expect(more.notifications[0]?.id).toBe("new");
	// Told again by an answer that was under way, and read since.
	expect(withNew(withRead(more, ["new"]), told({ id: "new" })).notifications[0]?.isRead).toBe(true);
});

test("what a person left out is not counted", () => {
	const data = demonstration({ notifications: [told({ id: "a" })] });
	expect(countUnread(data, ["samples"])).toBe(1);
	expect(countUnread(data, ["invitation_accepted"])).toBe(3);
	expect(countUnread(data, ["samples", "invitation_accepted"])).toBe(0);
});
