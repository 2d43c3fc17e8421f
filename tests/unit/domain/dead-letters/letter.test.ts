import fc from "fast-check";
import { expect, test } from "vitest";
import {
	describeJob,
	findQueue,
	formatLetterCursor,
	HIDDEN_VALUE,
	letterState,
	parseLetterCursor,
	subjectOf,
} from "#app/domain/dead-letters/letter.ts";

const ID = "0192f0c1-7b7a-7c3e-8a55-2d7f0a1b2c3d";

test("a letter waits until somebody decides; who discarded it had the last word", () => {
	expect(letterState({ replayedAt: null, discardedAt: null })).toBe("waiting");
	expect(letterState({ replayedAt: 5, discardedAt: null })).toBe("replayed");
	expect(letterState({ replayedAt: 5, discardedAt: 6 })).toBe("discarded");
});

test("a queue is one of ours or none", () => {
	expect(findQueue("emails")).toBe("emails");
	expect(findQueue("emails-dead")).toBeNull();
	expect(findQueue("toString")).toBeNull();
});

test("of a job our ids, our words and small numbers are shown", () => {
	const job = { type: "invitation", workspaceId: ID, resentCount: 2, isLast: true, askedBy: null };
	expect(describeJob(job)).toEqual(job);
});

test.each([
	["a telephone number", { inboundId: "false_5511999998888@c.us_3EB0" }],
	["a number that may be one", { phone: 5511999998888 }],
	["a message", { text: "Oi, meu CPF é 123" }],
	["a token", { token: "sk-0123456789abcdef" }],
	["a word where none is expected", { note: "invitation" }],
	["a sentence in a word's place", { type: "Maria da Silva" }],
	["what lies deeper", { nested: { id: ID } }],
	["a list", { ids: [ID] }],
])("%s is hidden (J10)", (_, job) => {
	expect(Object.values(describeJob(job))).toEqual([HIDDEN_VALUE]);
});

test("whatever a job is, nothing is shown that is not allowed", () => {
	const allowed = /^(?:[0-9a-f-]{36}|[a-z][a-z0-9_]{0,39}|•••)$/;
	fc.assert(
		fc.property(fc.anything(), (job) => {
			for (const value of Object.values(describeJob(job))) {
				if (typeof value === "string") expect(value).toMatch(allowed);
				if (typeof value === "number") expect(Math.abs(value)).toBeLessThan(10_000);
			}
		}),
	);
	expect(describeJob("text")).toEqual({});
	expect(describeJob({ "maria@loja.test": 1 })).toEqual({});
});

test("a job is about its narrowest id", () => {
	expect(subjectOf({ channelId: "c", deliveryId: ID })).toBe(ID);
	expect(subjectOf({ deliveryId: HIDDEN_VALUE, channelId: ID })).toBe(ID);
	expect(subjectOf({ attempt: 1 })).toBeNull();
});

test("a cursor comes back as it was; another's is none", () => {
	const at = { createdAt: 1_700_000_000_000, id: ID };
	expect(parseLetterCursor(formatLetterCursor(at))).toEqual(at);
	for (const text of [null, "", "x", "1.", "-1.a", "1.a'b", `1.${"a".repeat(65)}`])
		expect(parseLetterCursor(text), String(text)).toBeNull();
});
