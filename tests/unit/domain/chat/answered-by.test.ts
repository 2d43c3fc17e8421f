import { expect, test } from "vitest";
import { type Answered, findAnsweredBy, isWaitingForPerson } from "#app/domain/chat/answered-by.ts";

const AURORA = { id: "a1", name: "Aurora" };

const answered = (over: Partial<NonNullable<Answered["conversation"]>> = {}): Answered => ({
	closedAt: null,
	conversation: { handler: "agent", agent: AURORA, ...over },
});

test("who answers is told only of an open conversation that an agent has a part in", () => {
	expect(findAnsweredBy(answered())).toEqual({ handler: "agent", agent: AURORA });
	expect(findAnsweredBy(answered({ handler: "person" }))).toEqual({
		handler: "person",
		agent: AURORA,
	});
	expect(findAnsweredBy(answered({ agent: null, handler: "person" }))).toBeNull();
	expect(findAnsweredBy({ ...answered(), closedAt: 1 })).toBeNull();
	expect(findAnsweredBy({ closedAt: null, conversation: null })).toBeNull();
});

test("a conversation waits for a person once its agent has left it to nobody", () => {
	expect(isWaitingForPerson(answered({ handler: "nobody" }))).toBe(true);
	expect(isWaitingForPerson(answered())).toBe(false);
	expect(isWaitingForPerson(answered({ handler: "person" }))).toBe(false);
	// Without an agent nobody has left it: it is simply new.
	expect(isWaitingForPerson(answered({ handler: "nobody", agent: null }))).toBe(false);
	expect(isWaitingForPerson({ ...answered({ handler: "nobody" }), closedAt: 1 })).toBe(false);
});
