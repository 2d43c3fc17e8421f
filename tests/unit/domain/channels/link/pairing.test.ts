import { expect, test } from "vitest";
import {
	formatPairingCode,
	maskPhone,
	parsePairingPhone,
} from "#app/domain/channels/link/pairing.ts";

test.each([
	["ABCD1234", "ABCD-1234"],
	["abcd-1234", "ABCD-1234"],
	["123", "123"],
])("a code %s is shown as the phone shows its boxes: %s", (code, shown) => {
	expect(formatPairingCode(code)).toBe(shown);
});

test.each([
	["", ""],
	["1", "1"],
	["119", "(11) 9"],
	["1187654321", "(11) 8765-4321"],
	["11987654321", "(11) 98765-4321"],
	["(11) 98765-4321", "(11) 98765-4321"],
	["5511987654321", "+55 (11) 98765-4321"],
	["+5511987654321", "+55 (11) 98765-4321"],
	["+55", "+55"],
	["+351912345678", "+351912345678"],
	["+", "+"],
	["abc", ""],
	["+1234567890123456789", "+123456789012345"],
])("typed %s shows %s", (typed, shown) => {
	expect(maskPhone(typed)).toBe(shown);
});

test("each character typed, and each one taken away, leaves what was there before", () => {
	let field = "";
	for (const digit of "11987654321") field = maskPhone(field + digit);
	expect(field).toBe("(11) 98765-4321");
	for (let left = 10; left >= 0; left--) {
		field = maskPhone(field.slice(0, -1));
		expect(field.replace(/\D/g, "")).toBe("11987654321".slice(0, left));
	}
});

test.each([
	["(11) 98765-4321", "5511987654321"],
	["(11) 3765-4321", "551137654321"],
	["+55 (11) 98765-4321", "5511987654321"],
	["5511987654321", "5511987654321"],
	["+351 912 345 678", "351912345678"],
	["+1 415 555 2671", "14155552671"],
])("%s is the number %s", (typed, phone) => {
	expect(parsePairingPhone(typed)).toBe(phone);
});

test.each([
	"",
	"11",
	"987654321",
	"(01) 98765-4321",
	"(11) 18765-4321",
	"+55 11",
	"+0123456789",
	"+12",
])("%s is no number with WhatsApp", (typed) => {
	expect(parsePairingPhone(typed)).toBeNull();
});
