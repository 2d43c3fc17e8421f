import fc from "fast-check";
import { expect, test } from "vitest";
import {
	decideLease,
	type Lease,
	type LeaseEvent,
	mayStillLeave,
	waitsForPeople,
} from "#app/domain/agents/lease.ts";

const agent = { id: "agent-1", name: "Lia" };
const lease = (change: Partial<Lease> = {}): Lease => ({
	handler: "agent",
	agentId: agent.id,
	agentName: agent.name,
	epoch: 4,
	...change,
});

test("a conversation that begins on a channel with an agent is the agent's", () => {
	const nobodys = lease({ handler: "nobody", agentId: null, agentName: null });
	const opened = decideLease(nobodys, { type: "opened", by: "customer", agent });
	expect(opened.lease).toEqual(lease({ epoch: 5 }));
});

test("a conversation that begins on a channel without an agent is nobody's", () => {
	const opened = decideLease(lease(), { type: "opened", by: "customer", agent: null });
	expect(opened.lease).toEqual({ handler: "nobody", agentId: null, agentName: null, epoch: 5 });
});

test("whom we write to first is a person's, whatever agent the channel has", () => {
	expect(decideLease(lease(), { type: "opened", by: "us", agent }).lease.handler).toBe("person");
});

test("K11 a person who writes takes over from the agent, and the conversation says so", () => {
	const change = decideLease(lease(), { type: "person_answers" });
	expect(change).toEqual({
		lease: lease({ handler: "person", epoch: 5 }),
		line: { code: "taken_over" },
		isVoid: true,
	});
});

test("a person who goes on writing changes nothing", () => {
	const persons = lease({ handler: "person" });
	expect(decideLease(persons, { type: "person_answers" })).toEqual({
		lease: persons,
		line: null,
		isVoid: false,
	});
});

test("who answers a conversation that was nobody's takes it without a line", () => {
	const change = decideLease(lease({ handler: "nobody" }), { type: "person_answers" });
	expect([change.lease.handler, change.lease.epoch, change.line]).toEqual(["person", 5, null]);
});

test("given back, the channel's agent of now goes on, else the one it had", () => {
	const persons = lease({ handler: "person" });
	const other = { id: "agent-2", name: "Rui" };
	const toOther = decideLease(persons, { type: "given_back", agent: other, note: "Já pagou." });
	expect(toOther.lease).toEqual({
		handler: "agent",
		agentId: "agent-2",
		agentName: "Rui",
		epoch: 5,
	});
	expect(toOther.line).toEqual({ code: "given_back", note: "Já pagou." });
	const back = decideLease(persons, { type: "given_back", agent: null, note: null });
	expect(back.lease).toEqual(lease({ epoch: 5 }));
});

test("where no agent is known nothing can be given back", () => {
	const persons = lease({ handler: "person", agentId: null, agentName: null });
	expect(decideLease(persons, { type: "given_back", agent: null, note: null }).lease).toBe(persons);
});

test("an agent that hands over leaves the conversation to whoever comes first", () => {
	const change = decideLease(lease(), { type: "handed_over", reason: "no_answer" });
	expect(change.lease).toEqual(lease({ handler: "nobody", epoch: 5 }));
	expect(change.line).toEqual({ code: "handed_over", reason: "no_answer" });
	expect(change.isVoid, "what it said before may still leave").toBe(false);
});

test("K11 an agent that lost the conversation cannot hand it over", () => {
	const persons = lease({ handler: "person" });
	expect(decideLease(persons, { type: "handed_over", reason: "loop" }).lease).toBe(persons);
});

test("a closed conversation is nobody's", () => {
	expect(decideLease(lease(), { type: "closed" }).lease.handler).toBe("nobody");
});

test("the epoch rises with each change of who answers, and never falls", () => {
	const event: fc.Arbitrary<LeaseEvent> = fc.constantFrom<LeaseEvent>(
		{ type: "opened", by: "customer", agent },
		{ type: "opened", by: "us", agent },
		{ type: "person_answers" },
		{ type: "given_back", agent, note: null },
		{ type: "handed_over", reason: "loop" },
		{ type: "closed" },
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 30 }), (events) => {
			let now = lease();
			for (const each of events) {
				const next = decideLease(now, each).lease;
				expect(next.epoch).toBeGreaterThanOrEqual(now.epoch);
				if (next.handler !== now.handler) expect(next.epoch).toBe(now.epoch + 1);
				now = next;
			}
		}),
	);
});

test("a text leaves only under the epoch it was said under, or as a member's own", () => {
	expect(mayStillLeave(lease({ epoch: 4 }), 4)).toBe(true);
	expect(mayStillLeave(lease({ epoch: 5 }), 4)).toBe(false);
	expect(mayStillLeave(lease({ epoch: 9 }), null)).toBe(true);
});

test("an agent that called people in vain goes on; a person's conversation never comes back so (agents 3.1)", () => {
	const called = lease({ handler: "nobody" });
	const change = decideLease(called, { type: "returned", agent });
	expect(change.lease).toEqual(lease({ epoch: 5 }));
	expect(change.line).toEqual({ code: "agent_returned" });
	const persons = lease({ handler: "person" });
	expect(decideLease(persons, { type: "returned", agent }).lease).toBe(persons);
});

test("only what an agent handed over waits for people", () => {
	const handedOver = decideLease(lease(), { type: "handed_over", reason: "requested" }).lease;
	expect(waitsForPeople(handedOver)).toBe(true);
	expect(waitsForPeople(lease())).toBe(false);
	expect(waitsForPeople(lease({ handler: "person" }))).toBe(false);
	expect(waitsForPeople(lease({ handler: "nobody", agentId: null }))).toBe(false);
});
