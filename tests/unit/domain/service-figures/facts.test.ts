import { expect, test } from "vitest";
import {
	endFacts,
	followState,
	FORMER,
	noteAnswered,
	noteAsked,
	noteRated,
	type ServiceFacts,
	type ServiceState,
} from "#app/domain/service-figures/facts.ts";

/** Half of any time lies within the hours of service. */
const openTime = (from: number, to: number) => (to - from) / 2;
const OPEN: ServiceState = {
	id: "one",
	openedAt: 1_000,
	closedAt: null,
	waitingSince: null,
	handler: "nobody",
	memberId: null,
	departmentId: null,
	agentId: null,
	labels: [],
};
const follow = (known: ServiceFacts | null, over: Partial<ServiceState>, at = 0, isNew = false) =>
	followState(known, { ...OPEN, ...over }, { at, isNew, openTime });
const begun = () => follow(null, {}, 1_000, true);
const ANA = { memberId: "ana", agentId: null };
const BIA = { memberId: null, agentId: "bia" };

test("a conversation that began before figures were counted was never opened, and its end took no known time", () => {
	const facts = follow(null, { closedAt: 9_000 });
	expect(facts.openedAt).toBeNull();
	expect(facts.closed).toEqual({ at: 9_000, took: null });
});

test("the first answer is timed from the customer's first message, once", () => {
	const asked = noteAsked(noteAsked(begun(), 2_000), 3_000);
	const answered = noteAnswered(asked, 8_000, ANA, openTime);
	expect(answered.answer).toEqual({ ...ANA, at: 8_000, took: { ms: 6_000, openMs: 3_000 } });
	const later = noteAnswered(noteAsked(answered, 9_000), 10_000, BIA, openTime);
	expect(later.answer).toEqual(answered.answer);
	expect([later.byPerson, later.byAgent]).toEqual([true, true]);
});

test("a customer who waits in an imported conversation has asked, unless somebody wrote here already", () => {
	expect(follow(begun(), { waitingSince: 900 }).askedAt).toBe(900);
	const answered = noteAnswered(begun(), 8_000, ANA, openTime);
	expect(follow(answered, { waitingSince: 900 }).askedAt).toBeNull();
	expect(follow(null, { waitingSince: 900 }).askedAt).toBeNull();
});

test("what is said to a customer who asked nothing is no answer", () => {
	const facts = noteAnswered(begun(), 8_000, ANA, openTime);
	expect(facts.answer).toBeNull();
	expect(noteAnswered(facts, 9_000, ANA, openTime)).toBe(facts);
});

test("closed is timed since it was opened; reopened takes that back, and ends anew", () => {
	const closed = follow(begun(), { closedAt: 5_000 });
	expect(closed.closed).toEqual({ at: 5_000, took: { ms: 4_000, openMs: 2_000 } });
	const reopened = follow(closed, {}, 6_000);
	expect([reopened.closed, reopened.reopenedAt]).toEqual([null, [6_000]]);
	expect(follow(reopened, { closedAt: 9_000 }).closed).toEqual({
		at: 9_000,
		took: { ms: 8_000, openMs: 4_000 },
	});
});

test("what another conversation follows is over; what was closed stays as it was", () => {
	expect(endFacts(begun(), 3_000, openTime).closed?.at).toBe(3_000);
	const closed = follow(begun(), { closedAt: 2_000 });
	expect(endFacts(closed, 3_000, openTime)).toBe(closed);
});

test("an agent's hand-over counts; that a person takes over, or that it is closed, is none", () => {
	const agents = follow(null, { handler: "agent", agentId: "bia" }, 1_000, true);
	const to = (over: Partial<ServiceState>) => follow(agents, { agentId: "bia", ...over }, 4_000);
	expect(to({ handler: "nobody" }).handOvers).toEqual([{ at: 4_000, agentId: "bia" }]);
	expect(to({ handler: "person" }).handOvers).toEqual([]);
	expect(to({ handler: "nobody", closedAt: 4_000 }).handOvers).toEqual([]);
	expect(follow(to({ handler: "nobody" }), { agentId: "bia" }, 5_000).handOvers).toHaveLength(1);
});

test("facts of another conversation begin anew", () => {
	const closed = follow(begun(), { closedAt: 5_000 });
	const next = follow(closed, { id: "two", openedAt: 7_000 }, 7_000, true);
	expect(next).toMatchObject({ id: "two", openedAt: 7_000, closed: null, reopenedAt: [] });
});

test("what a former member had stays theirs until somebody takes it", () => {
	const former = { ...begun(), memberId: FORMER };
	expect(follow(former, { memberId: null }).memberId).toBe(FORMER);
	expect(follow(former, { memberId: "ana" }).memberId).toBe("ana");
	expect(follow({ ...begun(), memberId: "ana" }, { memberId: null }).memberId).toBeNull();
});

test("a later rating takes the place of the one before", () => {
	expect(noteRated(noteRated(begun(), 2, 1), 3, 5).rating).toEqual({ at: 3, score: 5 });
});
