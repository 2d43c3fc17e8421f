import { expect, test } from "vitest";
import type { ServiceFacts } from "#app/domain/service-figures/facts.ts";
import {
	addDay,
	averageIn,
	contributionOf,
	countIn,
	forgetMemberIn,
	percentileIn,
	type ServiceDay,
} from "#app/domain/service-figures/sums.ts";

const at = (text: string) => Date.parse(`2026-11-${text}:00-03:00`);
const FACTS: ServiceFacts = {
	id: "one",
	openedAt: at("18T23:30"),
	askedAt: null,
	answer: {
		at: at("19T00:10"),
		memberId: "ana",
		agentId: null,
		took: { ms: 2_400_000, openMs: 0 },
	},
	closed: { at: at("20T10:00"), took: { ms: 3_000, openMs: 3_000 } },
	reopenedAt: [],
	handOvers: [],
	byPerson: true,
	byAgent: false,
	rating: null,
	memberId: "rui",
	departmentId: "vendas",
	agentId: null,
	labels: ["vip", "vip"],
	isAgents: false,
};
const of = (over: Partial<ServiceFacts>) => contributionOf({ ...FACTS, ...over });

test("each event counts on its local day, for whoever it is of", () => {
	const days = contributionOf(FACTS);
	expect([...days.keys()]).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
	expect(days.get("2026-11-18")).toEqual({
		all: { opened: 1 },
		"department:vendas": { opened: 1 },
		"label:vip": { opened: 1 },
		"member:rui": { opened: 1 },
	});
	const answered = days.get("2026-11-19");
	expect(Object.keys(answered ?? {})).toEqual([
		"all",
		"department:vendas",
		"label:vip",
		"member:ana",
	]);
	expect(countIn(answered?.["member:ana"], "answered")).toBe(1);
	expect(averageIn(answered?.["all"], "wait")).toBe(2_400_000);
	expect(averageIn(answered?.["all"], "waitOpen")).toBe(0);
	expect(percentileIn(answered?.["all"], "waitOpen", 0.5)).toBe(1_000);
	expect(averageIn(answered?.["all"], "solve")).toBeNull();
});

test("closed at once, and by an agent alone", () => {
	const closed = (over: Partial<ServiceFacts>) => of(over).get("2026-11-20")?.["all"];
	expect(closed({})).toMatchObject({ closed: 1, once: 1 });
	expect(closed({})).not.toHaveProperty("alone");
	const byAgent = { byAgent: true, byPerson: false };
	expect(closed(byAgent)).toMatchObject({ alone: 1 });
	expect(closed({ ...byAgent, handOvers: [{ at: 0, agentId: "bia" }] })).not.toHaveProperty(
		"alone",
	);
	expect(closed({ reopenedAt: [at("19T10:00")] })).not.toHaveProperty("once");
});

test("hand-overs count for the agent that made them, ratings with their score", () => {
	const days = of({
		handOvers: [{ at: at("19T08:00"), agentId: "bia" }],
		rating: { at: at("21T08:00"), score: 4 },
	});
	expect(days.get("2026-11-19")?.["agent:bia"]).toEqual({ handedOver: 1 });
	expect(days.get("2026-11-21")?.["member:rui"]).toEqual({ rated: 1, score: 4 });
});

test("what is taken away leaves nothing behind", () => {
	const day: ServiceDay = {};
	for (const sums of contributionOf(FACTS).values()) addDay(day, sums);
	for (const sums of contributionOf(FACTS).values()) addDay(day, sums, -1);
	expect(day).toEqual({});
});

test("an erased member's figures are added to those of former members", () => {
	const day = { all: { opened: 3 }, "member:ana": { opened: 2 }, "member:former": { opened: 1 } };
	expect(forgetMemberIn(day, "ana")).toEqual({
		all: { opened: 3 },
		"member:former": { opened: 3 },
	});
	expect(forgetMemberIn(day, "rui")).toBeNull();
});
