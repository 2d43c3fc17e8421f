import { expect, test } from "vitest";
import { INACTIVE_AFTER_MS, REOPEN_WITHIN_MS } from "#app/domain/conversations/conversation.ts";
import {
	decideStep,
	type Dialogue,
	endedAtBefore,
	ownWordBegins,
	silentSince,
} from "#app/domain/conversations/dialogue.ts";

const NOW = 1_800_000_000_000;
const open = (overrides: Partial<Dialogue> = {}): Dialogue => ({
	conversationId: "a",
	closedAt: null,
	lastActivityAt: NOW - 1000,
	...overrides,
});
const customer = (dialogue: Dialogue, at = NOW) => decideStep(dialogue, { by: "customer", at });
const us = (dialogue: Dialogue, at = NOW) => decideStep(dialogue, { by: "us", at });

test("the first message begins a conversation, whoever writes it; the next ones go on with it", () => {
	const nobody = { conversationId: null, closedAt: null, lastActivityAt: 0 };
	expect([customer(nobody), us(nobody)]).toEqual(["begins", "begins"]);
	expect([customer(open()), us(open())]).toEqual(["stays", "stays"]);
});

test("what a customer writes within a day after closing goes on with it; later it is a new one", () => {
	const closed = (ago: number) => open({ closedAt: NOW - ago });
	expect(customer(closed(1))).toBe("reopens");
	expect(customer(closed(REOPEN_WITHIN_MS))).toBe("reopens");
	expect(customer(closed(REOPEN_WITHIN_MS + 1))).toBe("begins");
});

test("a last word of ours after closing opens nothing; a day later it begins a new conversation", () => {
	expect(us(open({ closedAt: NOW - 1 }))).toBe("stays");
	expect(us(open({ closedAt: NOW - REOPEN_WITHIN_MS - 1 }))).toBe("begins");
	// The line above the composer says so before.
	for (const ago of [1, REOPEN_WITHIN_MS, REOPEN_WITHIN_MS + 1])
		expect(ownWordBegins(NOW - ago, NOW)).toBe(us(open({ closedAt: NOW - ago })) === "begins");
});

test("what was said before the closing and comes late opens nothing", () => {
	expect(customer(open({ closedAt: NOW }), NOW)).toBe("stays");
	expect(customer({ conversationId: null, closedAt: NOW, lastActivityAt: 1 }, NOW - 1)).toBe(
		"stays",
	);
});

test("seven days of silence end a conversation, also when nobody has noted it yet", () => {
	const quiet = open({ lastActivityAt: NOW - INACTIVE_AFTER_MS });
	expect(silentSince(quiet, NOW)).toBe(NOW);
	expect(silentSince(quiet, NOW - 1)).toBeNull();
	expect(silentSince(open({ closedAt: 5, lastActivityAt: 1 }), NOW)).toBeNull();
	expect(silentSince(open({ lastActivityAt: 0 }), NOW)).toBeNull();
	expect(customer(quiet, NOW + 1)).toBe("stays");
	expect(customer(quiet, NOW + REOPEN_WITHIN_MS + 1)).toBe("begins");
	expect(endedAtBefore(quiet, NOW + REOPEN_WITHIN_MS + 1)).toBe(NOW);
	expect(endedAtBefore(open({ closedAt: 5 }), NOW)).toBe(5);
	expect(endedAtBefore(open(), NOW)).toBe(NOW);
});
