import { expect, test } from "vitest";
import { type Countable, count, countsFor, noCounts } from "#app/domain/conversations/counts.ts";
import { createRandom } from "#tests/support/random.ts";

const plain: Countable = {
	status: "active",
	channelId: "c1",
	assigneeId: null,
	handler: "nobody",
	agentId: null,
	unread: 0,
	labels: [],
	waitingSince: null,
	snoozedUntil: null,
};

test("a conversation counts by who looks after it, its channel, what is unread and its labels", () => {
	const counts = noCounts();
	count(counts, { ...plain, unread: 2, waitingSince: 5, labels: ["Troca", "Urgente"] }, 1);
	count(counts, { ...plain, assigneeId: "m1", handler: "person", channelId: "c2" }, 1);
	count(counts, { ...plain, handler: "agent", agentId: "a1", labels: ["TROCA"] }, 1);
	expect(counts).toEqual({
		active: 3,
		unassigned: 1,
		agent: 1,
		unread: 1,
		unreadOfNobody: 1,
		unreadMembers: {},
		waiting: 1,
		snoozed: 0,
		members: { m1: 1 },
		channels: { c1: { active: 2, unread: 1 }, c2: { active: 1, unread: 0 } },
		labels: { troca: { label: "TROCA", count: 2 }, urgente: { label: "Urgente", count: 1 } },
		departments: {},
	});
});

test("a closed conversation counts nowhere", () => {
	const counts = noCounts();
	count(counts, { ...plain, status: "closed", unread: 1, assigneeId: "m1", labels: ["x"] }, 1);
	expect(counts).toEqual(noCounts());
});

test("what was taken in and out again in any order leaves nothing behind", () => {
	const random = createRandom(16);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const counts = noCounts();
	const inside: Countable[] = [];
	for (let step = 0; step < 2_000; step++) {
		if (inside.length > 0 && random() < 0.45) {
			const [one] = inside.splice(Math.floor(random() * inside.length), 1);
			if (one) count(counts, one, -1);
			continue;
		}
		const one: Countable = {
			status: pick(["active", "closed"]),
			channelId: pick(["c1", "c2"]),
			assigneeId: pick([null, "m1", "m2"]),
			handler: pick(["nobody", "agent", "person"]),
			agentId: null,
			unread: pick([0, 3]),
			labels: pick([[], ["a"], ["a", "É"]]),
			waitingSince: pick([null, 7]),
			snoozedUntil: pick([null, 9]),
			departmentId: pick([undefined, null, "d1", "d2"]),
		};
		inside.push(one);
		count(counts, one, 1);
	}
	for (const one of inside) count(counts, one, -1);
	expect(counts).toEqual(noCounts());
});

test("a member sees their own figure, and labels in alphabetical order", () => {
	const counts = noCounts();
	count(counts, { ...plain, assigneeId: "m1", handler: "person", labels: ["Vip", "Ávila"] }, 1);
	count(counts, { ...plain, assigneeId: "m2", handler: "person", unread: 1 }, 1);
	const figures = { unassigned: 0, agent: 0, unread: 1, waiting: 0, snoozed: 0, open: 2 };
	const rest = {
		departments: {},
		channels: { c1: { active: 2, unread: 1 } },
		labels: ["Ávila", "Vip"],
	};
	expect(countsFor(counts, "m1")).toEqual({ counts: { mine: 1, ...figures }, ...rest });
	expect(countsFor(counts, "m9")).toEqual({ counts: { mine: 0, ...figures }, ...rest });
});

test("what is put aside counts as that and as its channel's, and nowhere else", () => {
	const counts = noCounts();
	const aside = { ...plain, snoozedUntil: 9, unread: 3, waitingSince: 1, labels: ["Vip"] };
	count(counts, { ...aside, assigneeId: "m1", handler: "person" }, 1);
	expect(counts).toEqual({
		...noCounts(),
		active: 1,
		snoozed: 1,
		channels: { c1: { active: 1, unread: 0 } },
	});
	expect(countsFor(counts, "m1").counts).toMatchObject({ mine: 0, open: 0, unread: 0, waiting: 0 });
});
