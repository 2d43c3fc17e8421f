import { expect, test } from "vitest";
import { formatPhone } from "#app/i18n/phone.ts";

test.each([
	["5511987654321", "+55 11 98765-4321"],
	["551132654321", "+55 11 3265-4321"],
	["12025550123", "+1 202 555-0123"],
	["351912345678", "+351912345678"],
	["not a number", "not a number"],
	["", ""],
])("%s is shown as %s", (digits, shown) => {
	expect(formatPhone(digits)).toBe(shown);
});
