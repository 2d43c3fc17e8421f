import { expect, test } from "vitest";
import { parsePhoneNumber } from "#app/domain/inbox/phone-number.ts";

test("one number, however it is written", () => {
	for (const written of [
		"5511987654321",
		"+55 (11) 98765-4321",
		"11 98765-4321",
		"011 98765.4321",
		" 11987654321 ",
	])
		expect(parsePhoneNumber(written), written).toEqual({ ok: true, value: "5511987654321" });
	expect(parsePhoneNumber("1133334444")).toEqual({ ok: true, value: "551133334444" });
});

test("a number of another country stays what it is", () => {
	expect(parsePhoneNumber("+1 212 555 0100")).toEqual({ ok: true, value: "12125550100" });
	expect(parsePhoneNumber("351912345678")).toEqual({ ok: true, value: "351912345678" });
});

test("what is no telephone number is refused", () => {
	for (const written of ["", "123", "abc", "+", "12345678901234567", "55 11 9x", "1".repeat(60)])
		expect(parsePhoneNumber(written).ok, written).toBe(false);
});
