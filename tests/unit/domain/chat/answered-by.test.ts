import { expect, test } from "vitest";
import { type Answered, findAnsweredBy } from "#app/domain/chat/answered-by.ts";

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
