import { expect, test } from "vitest";
import {
	MAX_VISITOR_MESSAGES,
	ownMessageId,
	parseToldEmail,
	parseToldName,
	parseToldPhone,
	takeMessage,
	visitorMessageId,
} from "#app/domain/channels/visitor.ts";

test("D04 a message's id counts within its visitor, and is theirs again on the way back", () => {
	const id = "0190A5A0-3f6e-7c11-8f57-0a1b2c3d4e5f";
	expect(visitorMessageId("a", id)).not.toBe(visitorMessageId("b", id));
	expect(ownMessageId(visitorMessageId("a", id))).toBe(id.toLowerCase());
});

test("what somebody tells of themself is kept only where it could be true", () => {
	expect(parseToldEmail(" Maria@Example.com ")).toBe("maria@example.com");
	for (const no of [
		"",
		"maria",
		"a@b",
		"a@b@c.d",
		"a b@c.d",
		"@c.d",
		"a@c.",
		`${"a".repeat(250)}@b.com`,
	])
		expect(parseToldEmail(no), no).toBeNull();
	expect(parseToldPhone("+55 (81) 99999-0000")).toBe("5581999990000");
	for (const no of ["", "123", "1".repeat(16), "ligue"]) expect(parseToldPhone(no), no).toBeNull();
	expect(parseToldName("  Maria\n Silva ")).toBe("Maria Silva");
	expect(parseToldName("\u3164")).toBeNull();
	expect(parseToldName(undefined)).toBeNull();
});

test("L15 a burst passes, then so many a minute", () => {
	let bucket: ReturnType<typeof takeMessage>["bucket"] | undefined;
	const take = (now: number): boolean => {
		const taken = takeMessage(bucket, now);
		({ bucket } = taken);
		return taken.isAllowed;
	};
	for (let n = 0; n < MAX_VISITOR_MESSAGES; n++) expect(take(0)).toBe(true);
	expect(take(0)).toBe(false);
	expect(take(2_001)).toBe(true);
	expect(take(2_001)).toBe(false);
	// A clock that went back gives nothing away.
	expect(take(0)).toBe(false);
});
