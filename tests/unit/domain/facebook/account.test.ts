import { expect, test } from "vitest";
import { isUsable, parseAccountId } from "#app/domain/facebook/account.ts";

test("Facebook is configured by an active account with status 1 only", () => {
	expect(isUsable({ isActive: true, accountStatus: 1 })).toBe(true);
	expect(isUsable({ isActive: false, accountStatus: 1 })).toBe(false);
	for (const accountStatus of [0, 2, 3, 7, 8, 9, 100, 101])
		expect(isUsable({ isActive: true, accountStatus })).toBe(false);
});

test("an account is its digits, with act_ in front or without", () => {
	expect(parseAccountId(" act_1122334455667788 ")).toBe("1122334455667788");
	expect(parseAccountId("1122334455667788")).toBe("1122334455667788");
	for (const typed of ["", "act_", "1234", "act_12x45", "112233445566778899001", "1122/../me"])
		expect(parseAccountId(typed)).toBeNull();
});
