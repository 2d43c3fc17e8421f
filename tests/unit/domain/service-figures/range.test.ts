import { expect, test } from "vitest";
import { listOf, type Reader, sumRange, visibleTo } from "#app/domain/service-figures/range.ts";

const MANAGER: Reader = { memberId: "eva", readsPeople: true, sight: null };
const RANGE = { from: "2026-11-18", to: "2026-11-20" };
const day = (channelId: string, on: string, opened: number) => ({
	channelId,
	day: on,
	hours: { "09": [1, 2], "23": [0, 5] } as const,
	service: {
		all: { opened, "wait.3": 1, "wait.ms": 1_500 },
		"member:ana": { opened },
		"agent:bia": { handedOver: 1 },
	},
});

test("days of a range are added up by dimension, channel, day and hour", () => {
	const { sums, days, hours } = sumRange(
		[
			day("a", "2026-11-18", 2),
			day("a", "2026-11-20", 1),
			day("b", "2026-11-20", 4),
			day("b", "2026-11-21", 9),
			{ channelId: "c", day: "2026-11-19" },
		],
		RANGE,
		MANAGER,
	);
	expect(sums).toEqual({
		all: { opened: 7, "wait.3": 3, "wait.ms": 4_500 },
		"member:ana": { opened: 7 },
		"agent:bia": { handedOver: 3 },
		"channel:a": { opened: 3, "wait.3": 2, "wait.ms": 3_000 },
		"channel:b": { opened: 4, "wait.3": 1, "wait.ms": 1_500 },
	});
	expect(days).toEqual([
		{ day: "2026-11-18", sums: { opened: 2, "wait.ms": 1_500 } },
		{ day: "2026-11-19", sums: {} },
		{ day: "2026-11-20", sums: { opened: 5, "wait.ms": 3_000 } },
	]);
	// A Wednesday and a Friday.
	expect([hours[3]?.[9], hours[3]?.[23], hours[5]?.[9], hours[4]?.[9]]).toEqual([2, 5, 4, 0]);
});

test("a dimension's list has whoever did most first", () => {
	const { sums } = sumRange([day("a", "2026-11-18", 1), day("b", "2026-11-18", 4)], RANGE, MANAGER);
	expect(listOf(sums, "channel").map(({ id }) => id)).toEqual(["b", "a"]);
});

test("who may not read people's figures reads their own, and the team's", () => {
	const sums = { all: { opened: 3 }, "member:ana": { opened: 1 }, "member:rui": { opened: 2 } };
	const rui = { memberId: "rui", readsPeople: false, sight: null };
	expect(visibleTo(sums, rui)).toEqual({ all: { opened: 3 }, "member:rui": { opened: 2 } });
	expect(visibleTo(sums, MANAGER)).toEqual(sums);
});

test("decision 50: who is bound to departments reads what is of theirs and of none, and nothing that is not divided", () => {
	const sums = {
		all: { opened: 6, "wait.3": 2 },
		"department:vendas": { opened: 3, "wait.3": 2 },
		"department:suporte": { opened: 2 },
		"member:ana": { opened: 4 },
		"member:rui": { opened: 2 },
		"label:vip": { opened: 1 },
		"agent:bia": { opened: 1 },
	};
	const sight = { memberId: "rui", departmentIds: ["suporte"] };
	const rui = { memberId: "rui", readsPeople: false, sight };
	expect(visibleTo(sums, rui)).toEqual({
		all: { opened: 3 },
		"department:suporte": { opened: 2 },
		"member:rui": { opened: 2 },
	});
	const { hours } = sumRange([day("a", "2026-11-18", 2)], RANGE, rui);
	expect(hours.flat().every((count) => count === 0)).toBe(true);
});
