import { expect, test } from "vitest";
import { type Awaited, waitsForPersonSince } from "#app/domain/conversations/waiting.ts";

const told: Awaited = {
	status: "active",
	handler: "nobody",
	waitingSince: 5,
	lastDirection: "incoming",
	lastActivityAt: 9,
};

test("a customer waits from the first message that nobody answered", () => {
	expect(waitsForPersonSince(told)).toBe(5);
	expect(waitsForPersonSince({ ...told, handler: "person" })).toBe(5);
	expect(waitsForPersonSince({ ...told, waitingSince: null })).toBeNull();
});

test("nobody waits for a person while an agent answers, or when it is over", () => {
	expect(waitsForPersonSince({ ...told, handler: "agent" })).toBeNull();
	expect(waitsForPersonSince({ ...told, status: "closed" })).toBeNull();
});

test("of what an earlier release told the last message is the best that is known", () => {
	const { waitingSince: _, ...old } = told;
	expect(waitsForPersonSince(old)).toBe(9);
	expect(waitsForPersonSince({ ...old, lastDirection: "outgoing" })).toBeNull();
});
