import fc from "fast-check";
import { expect, test } from "vitest";
import {
	areAllTheSame,
	decideOutcome,
	decideReply,
	isAnswerable,
	nextDueAt,
	nextTryAt,
	type OutcomeFacts,
	patienceOf,
	repeatKey,
	type ReplyFacts,
	sameTextKey,
} from "#app/domain/agents/reply-rules.ts";

const inbound = {
	origin: "live",
	type: "text",
	fromMe: false,
	isGroup: false,
	isNews: true,
} as const;
const facts = (change: Partial<ReplyFacts> = {}): ReplyFacts => ({
	handler: "agent",
	isMeanwhile: false,
	overLimit: 0,
	isOverCeiling: false,
	waitedMs: 0,
	answersLastHour: 0,
	inboundTexts: ["oi"],
	failures: 0,
	...change,
});

test("a customer's live message is answered, whatever it holds", () => {
	expect(isAnswerable(inbound)).toBe(true);
	expect(isAnswerable({ ...inbound, type: "image" })).toBe(true);
});

test("never answered: history, what was found late, groups, our own side, calls, what is unreadable", () => {
	expect(isAnswerable({ ...inbound, origin: "history" })).toBe(false);
	expect(isAnswerable({ ...inbound, origin: "recovered", isNews: false })).toBe(false);
	expect(isAnswerable({ ...inbound, isGroup: true })).toBe(false);
	expect(isAnswerable({ ...inbound, fromMe: true })).toBe(false);
	expect(isAnswerable({ ...inbound, origin: "phone" })).toBe(false);
	for (const type of ["call", "other", "system"] as const)
		expect(isAnswerable({ ...inbound, type })).toBe(false);
});

test("a burst is answered once it is quiet, and after five quiet times at the latest", () => {
	expect(nextDueAt(1_000, 1_000, 3_000)).toBe(4_000);
	expect(nextDueAt(1_000, 3_000, 3_000)).toBe(6_000);
	expect(nextDueAt(1_000, 15_000, 3_000)).toBe(16_000);
	expect(nextDueAt(1_000, 90_000, 3_000)).toBe(90_000);
	fc.assert(
		fc.property(
			fc.nat(1e9),
			fc.nat(1e6),
			fc.integer({ min: 1_000, max: 60_000 }),
			(since, later, d) => {
				const now = since + later;
				const due = nextDueAt(since, now, d);
				expect(due).toBeGreaterThanOrEqual(now);
				expect(due).toBeLessThanOrEqual(Math.max(now, since + 5 * d));
			},
		),
	);
});

test("an answer that is due is asked for", () => {
	expect(decideReply(facts())).toEqual({ kind: "ask" });
});

test("what is no agent's any more is dropped", () => {
	for (const handler of ["person", "nobody"] as const)
		expect(decideReply(facts({ handler }))).toEqual({ kind: "drop" });
});

test("what waits for people is asked for, and never handed over once more", () => {
	const waits = { handler: "nobody", isMeanwhile: true } as const;
	expect(decideReply(facts(waits))).toEqual({ kind: "ask" });
	expect(decideReply(facts({ ...waits, overLimit: null }))).toEqual({ kind: "wait" });
	for (const change of [{ overLimit: 1 }, { failures: 3 }, { answersLastHour: 20 }])
		expect(decideReply(facts({ ...waits, ...change }))).toEqual({ kind: "drop" });
});

test("over the plan's limit people are told instead; uncounted it waits, but not for ever", () => {
	expect(decideReply(facts({ overLimit: 1 }))).toEqual({ kind: "hand_over", reason: "plan_limit" });
	expect(decideReply(facts({ overLimit: null }))).toEqual({ kind: "wait" });
	expect(decideReply(facts({ overLimit: null, waitedMs: 30_000 }))).toEqual({ kind: "ask" });
});

test("K05 after twenty answers in an hour people take over", () => {
	expect(decideReply(facts({ answersLastHour: 19 }))).toEqual({ kind: "ask" });
	expect(decideReply(facts({ answersLastHour: 20 }))).toEqual({
		kind: "hand_over",
		reason: "loop",
	});
});

test("K05 the same text three times in a row is a loop; media without words are not", () => {
	const inboundTexts = ["sou um robo", "sou um robo", "sou um robo"];
	expect(decideReply(facts({ inboundTexts }))).toEqual({ kind: "hand_over", reason: "loop" });
	expect(areAllTheSame(["a", "a", "b", "a"])).toBe(false);
	expect(areAllTheSame(["a", "a"])).toBe(false);
	expect(areAllTheSame([null, null, null])).toBe(false);
	expect(areAllTheSame(["", "", ""])).toBe(false);
});

test("the same said with other marks and spaces is the same", () => {
	expect(sameTextKey("Olá,  MUNDO!")).toBe(sameTextKey("ola mundo"));
	expect(sameTextKey("sim")).not.toBe(sameTextKey("não"));
});

test("R34 a model is asked three times, four and eight seconds apart, then people take over", () => {
	expect(nextTryAt(1, 0)).toBe(4_000);
	expect(nextTryAt(2, 0)).toBe(8_000);
	expect(nextTryAt(3, 0)).toBeNull();
	expect(decideReply(facts({ failures: 2 }))).toEqual({ kind: "ask" });
	expect(decideReply(facts({ failures: 3 }))).toEqual({
		kind: "hand_over",
		reason: "model_failed",
	});
});

test("a slow model is excused after 15 seconds and given up after 30, later tries sooner (agents 3.3)", () => {
	expect(patienceOf(0)).toEqual({ excuseInMs: 15_000, giveUpInMs: 30_000 });
	expect(patienceOf(14_000)).toEqual({ excuseInMs: 1_000, giveUpInMs: 16_000 });
	expect(patienceOf(60_000)).toEqual({ excuseInMs: 0, giveUpInMs: 5_000 });
});

const outcomeFacts = (change: Partial<OutcomeFacts> = {}): OutcomeFacts => ({
	isMeanwhile: false,
	isOverLimit: false,
	isRepeated: () => false,
	...change,
});
const ANSWER = { type: "answer", text: "Às 9h.", handOver: null } as const;
const WISH = { type: "hand_over", reason: "requested", text: "Certo!" } as const;

test("a draft is sent, a hand-over with its own words, and nothing is nothing", () => {
	const plain = outcomeFacts();
	expect(decideOutcome(ANSWER, plain)).toEqual({ kind: "say", text: "Às 9h.", handOver: null });
	expect(decideOutcome({ ...ANSWER, handOver: "keyword" }, plain)).toMatchObject({
		handOver: "keyword",
	});
	expect(decideOutcome(WISH, plain)).toEqual({
		kind: "say",
		text: "Certo!",
		handOver: "requested",
	});
	expect(decideOutcome({ ...WISH, text: null }, plain)).toEqual({
		kind: "hand_over",
		reason: "requested",
	});
	expect(decideOutcome({ type: "nothing" }, plain)).toEqual({ kind: "ignore" });
});

test("K05 an answer too many hands over, a courtesy too many is not sent", () => {
	const again = outcomeFacts({ isRepeated: ({ text }) => text === ANSWER.text });
	expect(decideOutcome(ANSWER, again)).toEqual({ kind: "hand_over", reason: "loop" });
	expect(decideOutcome({ ...ANSWER, isCourtesy: true }, again)).toEqual({ kind: "ignore" });
	expect(decideOutcome({ ...ANSWER, text: "Às 10h." }, again)).toMatchObject({ kind: "say" });
});

test("over the plan's limit nothing is answered", () => {
	const over = outcomeFacts({ isOverLimit: true });
	for (const drafted of [ANSWER, WISH])
		expect(decideOutcome(drafted, over)).toEqual({ kind: "hand_over", reason: "plan_limit" });
	expect(decideOutcome({ type: "nothing" }, over)).toEqual({ kind: "ignore" });
});

test("what waits for people is answered, and handed over to nobody else", () => {
	const waits = { isMeanwhile: true };
	expect(decideOutcome(ANSWER, outcomeFacts(waits))).toMatchObject({ kind: "say" });
	expect(decideOutcome(WISH, outcomeFacts(waits))).toEqual({ kind: "ignore" });
	for (const change of [{ isOverLimit: true }, { isRepeated: () => true }])
		expect(decideOutcome(ANSWER, outcomeFacts({ ...waits, ...change }))).toEqual({
			kind: "ignore",
		});
});

test("files and courtesies do not count as the same again", () => {
	expect(repeatKey("text", "Tem PÃO?")).toBe("tem pao");
	expect(repeatKey("text", "ok, obrigada!")).toBeNull();
	expect(repeatKey("image", "Tem pão?")).toBeNull();
});

test("at the number's ceiling agents stop, and an agent that only fills in says nothing", () => {
	expect(decideReply(facts({ isOverCeiling: true }))).toEqual({
		kind: "hand_over",
		reason: "price_ceiling",
	});
	expect(decideReply(facts({ isOverCeiling: true, handler: "nobody", isMeanwhile: true }))).toEqual(
		{ kind: "drop" },
	);
});
