import { expect, test } from "vitest";
import { fieldOf } from "#app/areas/auth/form-errors.ts";

test.each([
	["full_name_required", "fullName"],
	["email_invalid", "email"],
	["password_common", "password"],
	["password_mismatch", "confirmation"],
	["rate_limited", null],
	["unavailable", null],
] as const)("%s is shown at %s", (code, field) => {
	expect(fieldOf(code)).toBe(field);
});
